import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '@/domain/values/dates'

/** The nights of weekends as a file has them in one cell (docs/product.md §15.6.31): `Kam, Jum`. */
export const writtenWeekdays = (days: readonly Weekday[]): string =>
  days.map((day) => WEEKDAY_NAMES[day].slice(0, 3)).join(', ')

/** What files call the days of a week, Sunday first. The first three letters of a name are enough. */
const NAMES = (
  'minggu sunday ahad|senin monday|selasa tuesday|rabu wednesday|' +
  'kamis thursday khamis|jumat friday jumah|sabtu saturday'
).split('|')
const dayOf = (name: string): number => {
  const word = name.toLowerCase().replace(/['’ʼ]/g, '')
  return word.length < 3 ? -1 : NAMES.findIndex((names) => ` ${names}`.includes(` ${word}`))
}

const SPAN = / ?(?:\p{Pd}|s\/d|(?<!\p{L})(?:sd|to|till|until|sampai|hingga)(?!\p{L})) ?/giu
const BETWEEN = /(?:[\s,;/&+.]|(?<!\p{L})(?:dan|and)(?!\p{L}))+/iu
const LONGEST = 100

/** Reads `Kam, Jum`, `Thu/Fri` and `Jum–Sab`; null for a text that is no list of days. */
export function readWeekdays(text: string): readonly Weekday[] | null {
  if (text.length > LONGEST) return null
  const parts = text.replace(/\s+/gu, ' ').replace(SPAN, '-').split(BETWEEN).filter(Boolean)
  const spans = parts.map((part) => part.split('-').map(dayOf))
  if (spans.length === 0 || spans.some((span) => span.length > 2 || span.includes(-1))) return null
  const daysFrom = (first: number, day: number) => (day - first + 7) % 7
  return WEEKDAYS.filter((_, day) =>
    spans.some(([first = 0, last = first]) => daysFrom(first, day) <= daysFrom(first, last)),
  )
}

/** The days that a heading names, such as `WEEKEND (Fri-Sat)`, or null, and the heading without them. */
export function weekdaysIn(heading: string): { days: readonly Weekday[] | null; rest: string } {
  const named = [...heading.matchAll(/[\p{L}'’ʼ]+/gu)].filter(([word]) => dayOf(word) !== -1)
  const [first, last] = [named[0], named.at(-1)]
  const text = first && last ? heading.slice(first.index, last.index + last[0].length) : ''
  return { days: readWeekdays(text), rest: heading.replace(text, ' ') }
}
