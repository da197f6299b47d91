import { addDays, nightsBetween } from '@/domain/values/dates'
import { hijriOf, RAMADHAN } from '@/domain/values/hijri'
import type { Season, CalendarDate } from '@/domain/types'
import type { Kurs } from '@/domain/kurs/kurs'

const RAJAB = 7
const SYABAN = 8

/** Returns the month (1–12) of a date in the Islamic calendar (Umm al-Qura). */
export const hijriMonth = (date: CalendarDate): number => hijriOf(date)?.month ?? Number.NaN

export function seasonOf(date: CalendarDate): Season {
  const month = hijriMonth(date)
  if (month === RAMADHAN) return 'ramadhan'
  return month === RAJAB || month === SYABAN ? 'rajabSyaban' : 'regular'
}

/** Counts the nights of a stay in each season. */
export function seasonNights(checkIn: CalendarDate, checkOut: CalendarDate): Record<Season, number> {
  const nights: Record<Season, number> = { regular: 0, rajabSyaban: 0, ramadhan: 0 }
  for (let night = 0; night < nightsBetween(checkIn, checkOut); night += 1)
    nights[seasonOf(addDays(checkIn, night))] += 1
  return nights
}

/** The demo data's rates per season, in tenths of the normal rate (docs/product.md §16.1.3). Floats such as 1.2 are not exact. */
export const SEASON_TENTHS: Record<Season, number> = { regular: 10, rajabSyaban: 12, ramadhan: 18 }

/** The rate that demo data, and databases from before rates were records, begin with (docs/product.md §16.1.1). */
export const FIRST_KURS: Kurs = { rupiahPerSar: 4700, buffer: 0 }
