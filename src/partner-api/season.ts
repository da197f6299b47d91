import { addDays, nightsBetween } from '../domain/dates'
import type { CalendarDate } from '../domain/types'

const RAJAB = 7
const SYABAN = 8
const RAMADHAN = 9
const MONTHS = ['Muharram', 'Safar', 'Rabiul Awal', 'Rabiul Akhir', 'Jumadil Awal', 'Jumadil Akhir',
  'Rajab', "Sya'ban", 'Ramadhan', 'Syawal', 'Dzulqa’dah', 'Dzulhijjah']

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric', timeZone: 'UTC' })

/** The month (1–12) of the Islamic calendar, Umm al-Qura, that a date lies in. */
export const hijriMonth = (date: CalendarDate): number => Number.parseInt(hijri.format(new Date(`${date}T00:00:00Z`)), 10)

/** Its name in Indonesian. */
export const hijriMonthName = (date: CalendarDate): string => MONTHS[hijriMonth(date) - 1] ?? ''

// In tenths: sums of 1.2 and 1.8 would not be exact.
function tenthsOfNight(date: CalendarDate): number {
  const month = hijriMonth(date)
  if (month === RAMADHAN) return 18
  return month === RAJAB || month === SYABAN ? 12 : 10
}

/** What a stay costs in ordinary nights, ×10: each night counts by the season it lies in (seed-data.md, season). */
export function seasonTenths(checkIn: CalendarDate, checkOut: CalendarDate): number {
  let tenths = 0
  for (let night = 0; night < nightsBetween(checkIn, checkOut); night += 1) tenths += tenthsOfNight(addDays(checkIn, night))
  return tenths
}
