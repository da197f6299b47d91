import { HOTEL_FIELDS, isOfTrip, MASTER_FIELDS } from '../../masters/masters'
import { CITIES, type PackageForm } from '../../types'
import { choicesOf } from '../choices'
import { pricedIn } from './packagePrice'
import { masterMove, roomMoves, type PriceMove } from './priceCheck'

/**
 * Why the price of a copy differs (docs/product.md §23.1.10): the choices that it kept, and whose price is another one than
 * in the saved form. A price that the form does not have explains nothing.
 */
export function copyMoves(saved: PackageForm, copy: PackageForm): PriceMove[] {
  const masters = MASTER_FIELDS.filter((field) => isOfTrip(field, copy.tipePerjalanan)).flatMap((field) =>
    choicesOf(copy, field).flatMap(({ id, data }): PriceMove[] => {
      const kept = choicesOf(saved, field).find((choice) => id !== null && String(choice.id) === String(id))
      return masterMove(field, pricedIn(saved, kept?.data), pricedIn(copy, data))
    }),
  )
  const hotels = CITIES.flatMap((city) => {
    const field = HOTEL_FIELDS[city]
    const [before, after] = [saved[field].dataHotel, copy[field].dataHotel]
    if (!before || !after || String(saved[field].id) !== String(copy[field].id)) return []
    return roomMoves(field, after.name, before.perJamaah, after.perJamaah)
  })
  return [...hotels, ...masters]
}
