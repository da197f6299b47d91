import type { CalendarDate, Season } from '../types'
import { hijriOf, RAMADHAN } from '../values/hijri'

const RAJAB = 7
const SYABAN = 8

/** The season of a night, by its evening's month in the calendar of Umm al-Qura (docs/product.md §16.1.2). */
export function seasonOf(night: CalendarDate): Season {
  const month = hijriOf(night)?.month
  if (month === RAMADHAN) return 'ramadhan'
  return month === RAJAB || month === SYABAN ? 'rajabSyaban' : 'regular'
}
