import type { CalendarDate, Nights } from '@/domain/types'
import { addDays, addMonths, isCalendarDate } from '@/domain/values/dates'
import { daysOfHijri } from './hijriDays'
import { TO } from './monthWords'
import { partsIn, type WrittenPart } from './writtenParts'

/** Nights as a price list writes them. `to` is the last written day. */
export type WrittenNights = Nights & {
  /** What `to` is: the last night, the day of the check-out, or either of them. */
  end: 'night' | 'checkOut' | 'open'
  /** Proposed by the calendar of Umm al-Qura. */
  isHijri: boolean
  /** Written without a year, and read as going on in the year after the one that the file names. */
  isOfNextYear?: boolean
  /** What else the text says, such as the name of a season. */
  label: string | null
}

/** Why a text is no period, as the name of a text in the catalogue. `at` is the end that cannot be read, where two cells say them. */
type DateProblem = 'dateUnknown' | 'dateInvalid' | 'dateTurned' | 'dateYear' | 'dateReversed'
export type ReadNights = { nights: WrittenNights } | { why: DateProblem; at?: 'from' | 'to' }

/** The years that a file names elsewhere, for days that are written without one. */
export type Years = { islamic?: number | null; common?: number | null }

const pad = (n: number) => String(n).padStart(2, '0')
const dayOf = (year: number, month: number, day: number): CalendarDate => `${year}-${pad(month)}-${pad(day)}`
const lastOf = (year: number, month: number) => addDays(`${addMonths(`${year}-${pad(month)}`, 1)}-01`, -1)

type Gregorian = Extract<WrittenPart, { kind: 'day' | 'days' | 'month' }>
const isGregorian = (part: WrittenPart): part is Gregorian => part.kind !== 'hijri' && part.kind !== 'before'

/** The first and the last day of a part in a year of its own calendar; null where they are no days. */
function nightsIn(part: WrittenPart, year: number): Nights | null {
  if (isGregorian(part)) {
    if (part.kind === 'month') return { from: dayOf(year, part.month, 1), to: lastOf(year, part.month) }
    const to = part.kind === 'days' ? part.to : part.day
    return { from: dayOf(year, part.month, part.day), to: dayOf(year, part.month, to) }
  }
  const days = daysOfHijri({ month: part.month, year })
  if (!days) return null
  if (part.kind === 'before') return { from: days.from, to: addDays(days.from, -1) }
  // A list is printed before anybody knows whether the month has 29 days or 30.
  const isWhole = part.to === null || (part.to === 30 && part.day < 30)
  const from = addDays(days.from, part.day - 1)
  const to = isWhole ? days.to : addDays(days.from, (part.to ?? 0) - 1)
  return part.day < 1 || to > days.to ? null : { from, to }
}

/** A year that the other end of a period gives: an end is the first of its kind behind the start, a start the last before the end. */
function nightsBeside(part: WrittenPart, known: Nights, isEnd: boolean): Nights | null {
  const around = Number(known.from.slice(0, 4))
  const year = isGregorian(part) ? around : Math.floor(((around - 622) * 33) / 32)
  const all = [-1, 0, 1, 2].flatMap((more) => nightsIn(part, year + more) ?? [])
  if (!isEnd) return all.findLast(({ from }) => from <= known.to) ?? null
  return all.find(({ to }) => to >= known.from) ?? null
}

/** The Islamic year of a month that a Gregorian year names: `Ramadhan 2027`. */
function yearOf(part: WrittenPart): number | null {
  if (part.year === null || part.year < 2000 || isGregorian(part)) return part.year
  const about = Math.floor(((part.year - 622) * 33) / 32)
  const begins = (year: number) => daysOfHijri({ month: part.month, year })?.from.startsWith(String(part.year))
  return [about - 1, about, about + 1].find(begins) ?? null
}

/** The two ends of a period with their years. One end gives the other its year, and the file's year is that of the start. */
function endsOf(
  first: WrittenPart,
  last: WrittenPart,
  { islamic = null, common = null }: Years,
): readonly [Nights, Nights] | DateProblem {
  const isAlone = yearOf(first) === null && yearOf(last) === null
  const written = [first, last].map((part, at) => {
    const own = yearOf(part) ?? (isGregorian(part) ? (isAlone && at === 0 ? common : null) : islamic)
    return own === null ? null : nightsIn(part, own)
  })
  const [start = null, end = null] = written
  const from = start ?? (end && nightsBeside(first, end, false))
  const to = end ?? (start && nightsBeside(last, start, true))
  if (from && to) return [from, to]
  const isKnown = [first, last].some((part) => yearOf(part) !== null || (isGregorian(part) ? common : islamic) !== null)
  return isKnown ? 'dateInvalid' : 'dateYear'
}

const isTurned = (part: WrittenPart) => part.kind === 'day' && part.month > 12

function nightsOf(first: WrittenPart, last: WrittenPart, years: Years): ReadNights {
  if ([first, last].some(isTurned)) return { why: 'dateTurned' }
  const ends = endsOf(first, last, years)
  if (typeof ends === 'string') return { why: ends }
  const [{ from }, { to }] = ends
  if (!isCalendarDate(from) || !isCalendarDate(to)) return { why: 'dateInvalid' }
  if (to < from) return { why: 'dateReversed' }
  // A single day can only be a night.
  const isOpen = (last.kind === 'day' || last.kind === 'days') && from < to
  const isHijri = !isGregorian(first) || !isGregorian(last)
  return { nights: { from, to, end: isOpen ? 'open' : 'night', isHijri, label: null } }
}

const BETWEEN = new RegExp(`^[ ,(]*${TO}[ ,)]*$`, 'iu')
const clean = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim()

/** The text around the parts of a period, without the marks that set it off. */
function labelOf(text: string, first: WrittenPart, last: WrittenPart): string {
  const around = `${text.slice(0, first.start)} ${text.slice(last.end)}`.replace(/\(\s*\)/g, ' ').replace(/\s+/g, ' ')
  let [from, to] = [0, around.length]
  while (from < to && ' :;,(–-'.includes(around.charAt(from))) from += 1
  while (from < to && ' :;,()–-'.includes(around.charAt(to - 1))) to -= 1
  return around.slice(from, to)
}

/** Words that make other nights of a written month or day: `akhir Agustus`, `after Ramadhan`. */
const OTHER_NIGHTS =
  /(?<!\p{L})(?:awal|akhir|first|last|early|late|tengah|pertengahan|mid|half|separuh|luar|outside|non|kecuali|except|selain|setelah|sesudah|after|pasca|post|before|sebelum|tiap|setiap|every|each)(?!\p{L})/iu

const joins = (text: string, first: WrittenPart, last: WrittenPart) => {
  const between = text.slice(first.end, last.start)
  return BETWEEN.test(between) || (last.kind === 'before' && between.trim() === '')
}

/** The days that a text names in one place, and what else it says; null for a text without such days. */
export function daysWithin(text: string, years: Years): { read: ReadNights; isDay: boolean; rest: string } | null {
  const whole = clean(text)
  const [first, second, ...more] = partsIn(whole)
  if (!first || more.length > 0 || (second && !joins(whole, first, second))) return null
  const last = second ?? first
  const isDay = !second && (first.kind === 'day' || first.kind === 'before')
  return { read: nightsOf(first, last, years), isDay, rest: labelOf(whole, first, last) }
}

/**
 * Reads nights that one text says: `30 JUN 2026 TO 15 AUG 2026`, `SEPT 2025`, `1–20 Ramadhan 1448`. Days stand before months
 * (docs/product.md §15.6.19).
 */
export function readNights(text: string, years: Years = {}): ReadNights {
  const found = daysWithin(text, years)
  if (!found || found.isDay || /\d/.test(found.rest) || OTHER_NIGHTS.test(found.rest)) return { why: 'dateUnknown' }
  const { read, rest } = found
  return 'why' in read ? read : { nights: { ...read.nights, label: read.nights.isHijri ? clean(text) : rest || null } }
}

/** What may stand before the day of a cell that says one end of a period: `TILL 30 JUN 2026`. */
const LEADING = new RegExp(`^(?:from|dari|mulai|start|${TO})(?![\\p{L}\\p{N}])[ :]*`, 'iu')

/** Reads nights whose first and last day stand in cells of their own. */
export function readEnds(fromText: string, toText: string, years: Years = {}): ReadNights {
  const [from, to] = [fromText, toText].map((text) => {
    const day = clean(text).replace(LEADING, '')
    const [part, ...more] = partsIn(day)
    const isWhole = part && more.length === 0 && !/[\p{L}\p{N}]/u.test(day.slice(0, part.start) + day.slice(part.end))
    return isWhole ? part : null
  })
  return from && to ? nightsOf(from, to, years) : { why: 'dateUnknown', at: from ? 'to' : 'from' }
}

/** The Islamic year that a text names, such as `20 AWAL RAMADHAN 1448`; null where it names none. */
export function hijriYearIn(text: string): number | null {
  const part = partsIn(clean(text)).find((one) => !isGregorian(one))
  return part ? yearOf(part) : null
}
