import type { CalendarDate, Nights } from '@/domain/types'
import { addDays } from '@/domain/values/dates'
import { hijriOf, type HijriMonth } from '@/domain/values/hijri'

// The mean lengths of a month and a year, and the day before the first Muharram of the first year, counted from 1 January 1970.
const [MONTH_DAYS, YEAR_DAYS, BEFORE_FIRST] = [29.530588, 354.367056, -492_148]
const DOUBT = 4

function firstDayOf({ month, year }: HijriMonth): CalendarDate | null {
  const about = Math.round(BEFORE_FIRST + (year - 1) * YEAR_DAYS + (month - 1) * MONTH_DAYS)
  const days = Array.from({ length: 2 * DOUBT + 1 }, (_, at) => addDays('1970-01-01', about - DOUBT + at))
  const isIn = (day: CalendarDate) => {
    const found = hijriOf(day)
    return found?.month === month && found.year === year
  }
  return days.find((day) => isIn(day) && !isIn(addDays(day, -1))) ?? null
}

/** The first and the last day of an Islamic month by Umm al-Qura; null in an engine that does not know that calendar. */
export function daysOfHijri({ month, year }: HijriMonth): Nights | null {
  const from = firstDayOf({ month, year })
  const next = firstDayOf(month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year })
  return from && next ? { from, to: addDays(next, -1) } : null
}
