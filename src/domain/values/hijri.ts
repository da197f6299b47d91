import type { CalendarDate } from '../types'
import { addDays } from './dates'

/** The Islamic months as Indonesian names them, the first one Muharram. */
export const HIJRI_MONTHS =
  "Muharram|Safar|Rabiul Awal|Rabiul Akhir|Jumadil Awal|Jumadil Akhir|Rajab|Sya'ban|Ramadhan|Syawal|Dzulqa’dah|Dzulhijjah".split(
    '|',
  )

export const RAMADHAN = 9

const CALENDAR = 'islamic-umalqura'

/** A month (1–12) of the Islamic calendar and its year. */
export type HijriMonth = { month: number; year: number }

/** Reads the Islamic month of a day with a format; null in an engine whose format counts by another calendar. */
export function hijriReader(format: Intl.DateTimeFormat): (date: CalendarDate) => HijriMonth | null {
  if (format.resolvedOptions().calendar !== CALENDAR) return () => null
  return (date) => {
    const [month = 0, year = 0] =
      format
        .format(new Date(`${date}T00:00:00Z`))
        .match(/\d+/g)
        ?.map(Number) ?? []
    return { month, year }
  }
}

/** The month of a day in the calendar of Umm al-Qura, which decides the seasons in Saudi Arabia. */
export const hijriOf = hijriReader(
  new Intl.DateTimeFormat(`en-u-ca-${CALENDAR}-nu-latn`, { month: 'numeric', year: 'numeric', timeZone: 'UTC' }),
)

export const isRamadhan = (date: CalendarDate): boolean => hijriOf(date)?.month === RAMADHAN

const nameOf = ({ month }: HijriMonth): string => HIJRI_MONTHS[month - 1] ?? ''

/** The Islamic month of a day by its name; empty if the engine does not know it. */
export function hijriMonthName(date: CalendarDate): string {
  const month = hijriOf(date)
  return month ? nameOf(month) : ''
}

const daysOf = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { first: `${month}-01`, last: addDays(`${next}-01`, -1) }
}

/** The Islamic months that a month touches: `Ramadhan – Syawal 1448`; empty if the engine knows none. */
export function hijriMonthsOf(month: string): string {
  const days = daysOf(month)
  const [first, last] = [hijriOf(days.first), hijriOf(days.last)]
  if (!first || !last) return ''
  const end = `${nameOf(last)} ${last.year}`
  if (first.month === last.month) return end
  return `${nameOf(first)}${first.year === last.year ? '' : ` ${first.year}`} – ${end}`
}

/** Whether a month (`2027-03`) has days of Ramadhan. Ramadhan has 29 days at least, so it holds the first, the 15th or the last. */
export function isRamadhanIn(month: string): boolean {
  const { first, last } = daysOf(month)
  return [first, `${month}-15`, last].some(isRamadhan)
}
