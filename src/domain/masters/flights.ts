import type { CalendarDate, MasterRecord } from '../types'
import { addDays } from '../values/dates'
import { foldedName } from './masters'

type Departs = Pick<MasterRecord, 'departsFrom' | 'departsTo'>

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

/** What an import tells the records of a master apart by: the name, and a flight's route and days. */
type Named = { name: string } & { [Path in 'route' | 'departsFrom' | 'departsTo']?: string | null | undefined }

const routeOf = ({ route }: Named) => foldedName(route ?? '')

/** A text that only the same record of a master has (docs/product.md §15.6.25). */
export const importKey = (record: Named): string =>
  [foldedName(record.name), routeOf(record), record.departsFrom ?? '', record.departsTo ?? ''].join('\n')

/** Whether a row of a file changes a saved flight of this name: each of them names what the other does, or nothing. */
export function isSameFlight(row: Named, saved: Named): boolean {
  const hasDays = (one: Named) => Boolean(one.departsFrom ?? one.departsTo)
  const isOnRoute = routeOf(row) === '' || routeOf(saved) === '' || routeOf(row) === routeOf(saved)
  return isOnRoute && !(hasDays(row) && hasDays(saved))
}
