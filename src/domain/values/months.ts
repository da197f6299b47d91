import type { CalendarDate } from '../types'

/** The last months up to the one of a day, such as `2026-11`, the oldest first. */
export function lastMonths(today: CalendarDate, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const ago = (months: number) => new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7)
  return Array.from({ length: count }, (_, index) => ago(count - 1 - index))
}
