import { HOTEL_RESOURCES } from '@/domain/masters/masters'
import { t } from '@/i18n/translate'
import { HOTEL } from '@/records/hotel'
import { defineMaster } from '@/resources/masters'

/** The hotels of each city, with a rate for each room type and season. */
export const hotels = [
  defineMaster(HOTEL_RESOURCES.makkah, t('field.hotelMakkah'), HOTEL),
  defineMaster(HOTEL_RESOURCES.madinah, t('field.hotelMadinah'), HOTEL),
]
