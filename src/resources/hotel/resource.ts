import { HOTEL_RESOURCES } from '@/domain/masters/masters'
import { defineMaster } from '@/resources/masters'

/** The hotels of each city, with a rate for each room type and season. */
export const hotels = Object.values(HOTEL_RESOURCES).map(defineMaster)
