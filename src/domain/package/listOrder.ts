import type { CalendarDate } from '../types'
import { nightsBetween } from '../values/dates'

/** The orders of the phone's list (docs/product.md §22.4.3). The newest first is the API's own. */
export const LIST_ORDERS = ['newest', 'departure', 'name'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

/** The orders to offer if an API sorts by these fields of a row; none if there is nothing to choose. */
export function ordersOf(sortBy: readonly string[]): readonly ListOrder[] {
  const known = LIST_ORDERS.filter((order) => order === 'newest' || sortBy.includes(order))
  return known.length > 1 ? known : []
}

// More days than the calendar of the app has.
export const PAST_DEPARTURE = 10_000_000
export const NO_DEPARTURE = 2 * PAST_DEPARTURE

/**
 * The place of a package in the order by departure: the next departure first, then the departures that have passed, the
 * latest first, then the packages without one (docs/product.md §22.4.7).
 */
export function departureRank(checkIn: CalendarDate | null, today: CalendarDate): number {
  if (checkIn === null) return NO_DEPARTURE
  const days = nightsBetween(today, checkIn)
  return days < 0 ? PAST_DEPARTURE - days : days
}
