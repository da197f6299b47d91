import { addDays, nightsBetween } from '../../domain/values/dates'
import { SEASONS, type Season } from '../../domain/types'
import type { CalendarDate } from '../../domain/types'

const RAJAB = 7
const SYABAN = 8
const RAMADHAN = 9
const MONTHS = [
  'Muharram',
  'Safar',
  'Rabiul Awal',
  'Rabiul Akhir',
  'Jumadil Awal',
  'Jumadil Akhir',
  'Rajab',
  "Sya'ban",
  'Ramadhan',
  'Syawal',
  'Dzulqa’dah',
  'Dzulhijjah',
]

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric', timeZone: 'UTC' })

/** The month (1–12) of the Islamic calendar, Umm al-Qura, that a date lies in. */
export const hijriMonth = (date: CalendarDate): number =>
  Number.parseInt(hijri.format(new Date(`${date}T00:00:00Z`)), 10)

/** Its name in Indonesian. */
export const hijriMonthName = (date: CalendarDate): string => MONTHS[hijriMonth(date) - 1] ?? ''

function seasonOf(date: CalendarDate): Season {
  const month = hijriMonth(date)
  if (month === RAMADHAN) return 'ramadhan'
  return month === RAJAB || month === SYABAN ? 'rajabSyaban' : 'regular'
}

/** How many nights of a stay lie in each season. */
export function seasonNights(checkIn: CalendarDate, checkOut: CalendarDate): Record<Season, number> {
  const nights: Record<Season, number> = { regular: 0, rajabSyaban: 0, ramadhan: 0 }
  for (let night = 0; night < nightsBetween(checkIn, checkOut); night += 1)
    nights[seasonOf(addDays(checkIn, night))] += 1
  return nights
}

/** What a season's rate is of an ordinary one where nobody says otherwise (seed-data.md, season). In tenths: 1.2 is not exact. */
export const SEASON_TENTHS: Record<Season, number> = { regular: 10, rajabSyaban: 12, ramadhan: 18 }

/** What a stay costs in ordinary nights by those, ×10. */
export function seasonTenths(checkIn: CalendarDate, checkOut: CalendarDate): number {
  const nights = seasonNights(checkIn, checkOut)
  return SEASONS.reduce((tenths, season) => tenths + nights[season] * SEASON_TENTHS[season], 0)
}
