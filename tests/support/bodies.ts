import type { MasterField } from '@/domain/masters/masters'
import { bodyOf } from '@/records/fields'
import { HOTEL_PATHS, type HotelForm } from '@/records/hotel'
import { MASTER_PATHS, type MasterForm } from '@/records/masters'

/** The bodies of POST and PUT of a master and of a hotel. */
export const masterBody = (field: MasterField, form: MasterForm) => bodyOf(MASTER_PATHS[field], form)
export const hotelBody = (form: HotelForm) => bodyOf(HOTEL_PATHS, form)
