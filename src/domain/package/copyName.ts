import type { CalendarDate, PackageForm, Stay } from '../types'
import { addDays, MONTHS, nightsBetween } from '../values/dates'
import { journeyOf, staysOfForm } from './stayDates'
import { HIJRI_MONTHS, hijriOf, type HijriMonth } from '../values/hijri'

/** How names write the Islamic months, the first one Muharram. */
const SPELLINGS =
  "Muharr?am | Sh?afar | Rabi['’]?ul Aww?al | Rabi['’]?ul Akhir | Jumadil Aww?al | Jumadil Akhir | Rajab | Sya['’]?ban | Ramadh?an | Syaww?al | D?zulqa['’]?dah | D?zulhijjah".split(
    ' | ',
  )

type Month = HijriMonth

/** A calendar whose months a name may say: how they are written, and the month of a day. */
type Naming = { spellings: readonly string[]; names: readonly string[]; monthOf: (date: CalendarDate) => Month | null }

const CALENDARS: readonly Naming[] = [
  {
    spellings: MONTHS,
    names: MONTHS,
    monthOf: (date) => ({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) }),
  },
  { spellings: SPELLINGS, names: HIJRI_MONTHS, monthOf: hijriOf },
]

// A trip lasts weeks. Dates that lie years apart are a slip, and need not be read day by day.
const MOST_NIGHTS = 90

function monthsOf({ checkIn, checkOut }: Stay, { monthOf }: Naming): Month[] {
  const nights = Math.min(MOST_NIGHTS, Math.max(0, nightsBetween(checkIn, checkOut)))
  return Array.from({ length: nights + 1 }, (_, night) => monthOf(addDays(checkIn, night)) ?? []).flat()
}

const likeWord = (word: string, name: string) => (word === word.toUpperCase() ? name.toUpperCase() : name)

function renamed(name: string, calendar: Naming, before: Stay, after: Stay): string {
  const [old, now] = [monthsOf(before, calendar), monthsOf(after, calendar)]
  const [first] = now
  if (!first) return name
  const pattern = new RegExp(`\\b(?:${calendar.spellings.map((each) => `(${each})`).join('|')})(?: (\\d{4}))?\\b`, 'gi')
  return name.replace(pattern, (match: string, ...parts: (string | undefined)[]) => {
    const words = parts.slice(0, calendar.spellings.length)
    const at = words.findIndex((word) => word !== undefined)
    const year = parts[calendar.spellings.length]
    const fits = (months: readonly Month[]) =>
      months.some((month) => month.month === at + 1 && (year === undefined || month.year === Number(year)))
    if (!fits(old) || fits(now)) return match
    const word = likeWord(words[at] ?? '', calendar.names[first.month - 1] ?? '')
    return year === undefined ? word : `${word} ${first.year}`
  })
}

/** The first check-in and the last check-out of the stays that have both dates; null without any. */
export function tripOf(form: Pick<PackageForm, 'hotelMakkah' | 'hotelMadinah'>): Stay | null {
  const journey = journeyOf(Object.values(staysOfForm(form)).flatMap((stay) => stay ?? []))
  return journey && { checkIn: journey.from, checkOut: journey.to }
}

/**
 * The name of a package for other dates (docs/product.md §23.1.9): a month in it that the old trip touched and the new one
 * does not becomes the month in which the new one begins. Null if no month of the name is wrong.
 */
export function nameForDates(name: string, before: Stay | null, after: Stay | null): string | null {
  if (!before || !after) return null
  const found = CALENDARS.reduce((text, calendar) => renamed(text, calendar, before, after), name)
  return found === name ? null : found
}
