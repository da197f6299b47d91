import { CITIES, type CalendarDate, type MasterRecord, type PackageForm } from '../types'
import { addDays } from '../values/dates'
import { HOTEL_FIELDS } from './masters'

type Departs = Pick<MasterRecord, 'departsFrom' | 'departsTo'>

/** The earliest check-in of a form's hotels; null while none is chosen. */
export function firstCheckIn(form: Pick<PackageForm, 'hotelMakkah' | 'hotelMadinah'>): CalendarDate | null {
  const days = CITIES.flatMap((city) => {
    const { tanpaHotel, tanggalCheckIn } = form[HOTEL_FIELDS[city]]
    return tanpaHotel || tanggalCheckIn === null ? [] : [tanggalCheckIn]
  })
  return days.sort()[0] ?? null
}

/**
 * Whether a flight's price counts for a journey with this first check-in (docs/product.md §6.10.13): it departs on that day or
 * on the one before. A flight without days, and a journey without one, fit.
 */
export function fitsCheckIn({ departsFrom, departsTo }: Departs, checkIn: CalendarDate | null): boolean {
  if (checkIn === null) return true
  const isLate = departsFrom !== undefined && departsFrom > checkIn
  const isOver = departsTo !== undefined && departsTo < addDays(checkIn, -1)
  return !isLate && !isOver
}
