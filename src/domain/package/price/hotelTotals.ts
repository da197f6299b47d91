import { toldTotals, type RoundingStep } from '../../offer/rounding'
import { HOTEL_FIELDS } from '../../masters/masters'
import type { City, HotelRecord, PackageForm } from '../../types'
import { packageProblems } from '../packageSchema'
import { isPriceKnown, totalsPerRoom } from './packagePrice'

/** The total of a quad room with a hotel, per jamaah, in whole rupiah. */
export type HotelTotal = {
  total: number
  /** How much more than with the hotel that all are compared with; null without a price of that one, and for itself. */
  by: number | null
}

/**
 * Returns the form's total with each hotel (docs/product.md §6.10.8); null while it is not known. A
 * hotel is priced when a row first asks for it, because a list may have thousands. With a step the
 * totals are those that a customer is told. They are compared with the present choice, else with `cheapest`.
 */
export function totalsWithHotels(
  form: PackageForm,
  city: City,
  step: RoundingStep = 0,
  cheapest: HotelRecord | null = null,
): (hotel: HotelRecord) => HotelTotal | null {
  const quadOf = (priced: PackageForm): number | null => {
    const { quad } = toldTotals(totalsPerRoom(priced), step)
    return isPriceKnown(priced) ? quad && Math.round(quad) : null
  }
  const field = HOTEL_FIELDS[city]
  const choice = form[field]
  const quadWith = (hotel: HotelRecord) => quadOf({ ...form, [field]: { ...choice, id: hotel.id, dataHotel: hotel } })
  const base = choice.dataHotel ?? cheapest
  const now = base && quadWith(base)
  const known = new WeakMap<HotelRecord, HotelTotal | null>()

  function priced(hotel: HotelRecord): HotelTotal | null {
    const total = quadWith(hotel)
    return total === null
      ? null
      : { total, by: now === null || String(hotel.id) === String(base?.id) ? null : total - now }
  }

  return (hotel) => {
    const before = known.get(hotel)
    if (before !== undefined) return before
    const total = priced(hotel)
    known.set(hotel, total)
    return total
  }
}

/** Whether the form lacks something besides this city's hotel that its price needs: its total is one so far. */
export const isTotalSoFar = (form: PackageForm, city: City): boolean =>
  packageProblems(form).some(({ path }) => path !== 'namaPaket' && !path.startsWith(`${HOTEL_FIELDS[city]}.`))
