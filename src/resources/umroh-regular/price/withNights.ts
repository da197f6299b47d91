import { HOTEL_FIELDS } from '@/domain/masters/masters'
import type { PriceLine } from '@/domain/package/price/price'
import type { SavedLine } from '@/domain/package/price/savedBreakdown'
import type { PackageForm } from '@/domain/types'

const isHotel = (key: PriceLine['key']): key is 'hotelMakkah' | 'hotelMadinah' =>
  key === HOTEL_FIELDS.makkah || key === HOTEL_FIELDS.madinah

/** The lines of a form's price, with the rows that price the nights of its hotels. */
export const withNights = (lines: readonly PriceLine[], form: PackageForm): SavedLine[] =>
  lines.map((line) => {
    const nights = isHotel(line.key) && !form[line.key].tanpaHotel ? form[line.key].dataHotel?.nights : undefined
    return nights ? { ...line, nights } : line
  })
