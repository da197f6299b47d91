import { ROOM_TYPES, type CalendarDate, type PackageDetail, type RoomType } from '../types'
import { addDays } from '../values/dates'
import { departureOf, knownPrice } from './savedFacts'

/** Why a package cannot be offered as chosen (docs/product.md §21.3.7). */
export type ShareProblem = { kind: 'past'; departure: CalendarDate } | { kind: 'unpriced'; rooms: readonly RoomType[] }

/** The reason why a package is not shared, if there is one. `today` is the phone's own day. */
export function shareProblem(
  detail: Pick<PackageDetail, 'hotels' | 'totals'>,
  rooms: readonly RoomType[],
  today: CalendarDate,
): ShareProblem | null {
  const departure = departureOf(detail)
  if (departure && departure < today) return { kind: 'past', departure }
  const unpriced = ROOM_TYPES.filter((room) => rooms.includes(room) && knownPrice(detail, room) === null)
  return unpriced.length > 0 ? { kind: 'unpriced', rooms: unpriced } : null
}

/** The validity that a new offer starts with: `days` from today, but not after the departure (docs/product.md §21.2.2). */
export function usualValidity(detail: Pick<PackageDetail, 'hotels'>, days: number, today: CalendarDate): CalendarDate {
  const usual = addDays(today, days)
  const last = departureOf(detail)
  return last !== null && last < usual ? last : usual
}

/** Whether an offer may be valid to the end of this day. */
export const isValidDay = (day: CalendarDate, detail: Pick<PackageDetail, 'hotels'>, today: CalendarDate): boolean => {
  const last = departureOf(detail)
  return day >= today && (last === null || day <= last)
}
