import type { CalendarDate } from '../types'

export const MONTHS = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
  ' ',
)
const MONTHS_SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des']
const DAY_MS = 86_400_000

function parts(date: CalendarDate) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

function writtenDate(year: number, month: number, day: number): CalendarDate {
  const pad = (n: number, width: number) => String(n).padStart(width, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** Whether a value is a real day, written `YYYY-MM-DD`. `2026-02-31` is not; years before 1000 are refused, since `Date` reads 50 as 1950. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return false
  const { year, month, day } = parts(value)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * The day of a `Date` on this phone's own calendar. UTC would be wrong: at 01:00 in Jakarta the day in UTC is
 * yesterday.
 */
export const toCalendarDate = (date: Date): CalendarDate =>
  writtenDate(date.getFullYear(), date.getMonth() + 1, date.getDate())

/** The phone's today. */
export const today = (now: Date = new Date()): CalendarDate => toCalendarDate(now)

/** Reads a wire date (`2026-03-01`, or a timestamp that begins with a date); null for anything else. */
export function readCalendarDate(value: unknown): CalendarDate | null {
  if (typeof value !== 'string') return null
  const day = value.slice(0, 10)
  return isCalendarDate(day) ? day : null
}

const serial = (date: CalendarDate) => {
  const { year, month, day } = parts(date)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** Nights between two calendar dates; negative when `checkOut` is earlier. */
export const nightsBetween = (checkIn: CalendarDate, checkOut: CalendarDate): number =>
  serial(checkOut) - serial(checkIn)

/** The days of a week, Sunday first, as the partner API and forms name them. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof WEEKDAYS)[number]

export const WEEKDAY_NAMES: Record<Weekday, string> = {
  sun: 'Minggu',
  mon: 'Senin',
  tue: 'Selasa',
  wed: 'Rabu',
  thu: 'Kamis',
  fri: 'Jumat',
  sat: 'Sabtu',
}

// 1 January 1970, from which serial numbers count, was a Thursday.
export const weekdayOf = (date: CalendarDate): Weekday => WEEKDAYS[(((serial(date) + 4) % 7) + 7) % 7] ?? 'sun'

/** The calendar date `days` later (or earlier). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date((serial(date) + days) * DAY_MS)
  return writtenDate(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate())
}

/** The same day and month, `years` later. 29 February becomes 28 February in a year without one. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const { year, month, day } = parts(date)
  const same = writtenDate(year + years, month, day)
  return isCalendarDate(same) ? same : writtenDate(year + years, month, day - 1)
}

/** `5 Maret 2026`; '-' for any other value. (docs/product.md §9.1.3) */
export function formatDate(value: unknown): string {
  if (!isCalendarDate(value)) return '-'
  const { year, month, day } = parts(value)
  return `${day} ${MONTHS[month - 1]} ${year}`
}

/** Two days as people say them: `5–10 Maret 2027`, `28 Februari – 3 Maret 2027`; '-' if one is missing. */
export function formatDays(from: CalendarDate | null, to: CalendarDate | null): string {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return '-'
  const [first, last] = [parts(from), parts(to)]
  if (first.year !== last.year) return `${formatDate(from)} – ${formatDate(to)}`
  if (first.month !== last.month) return `${first.day} ${MONTHS[first.month - 1]} – ${formatDate(to)}`
  return first.day === last.day ? formatDate(to) : `${first.day}–${formatDate(to)}`
}

/** The day of a moment (ISO 8601) on this phone's calendar; null for any other value. */
function dayOfMoment(value: unknown): CalendarDate | null {
  const moment = typeof value === 'string' ? new Date(value) : null
  return moment && !Number.isNaN(moment.getTime()) ? toCalendarDate(moment) : null
}

/** A moment's day, `5 Maret 2026`; '-' for any other value. */
export const formatMoment = (value: unknown): string => formatDate(dayOfMoment(value))

/** A moment for a spreadsheet, on this computer's clock as the tables show it: `2026-11-28 00:19`. Another text stays. */
export function momentForCsv(moment: string | null): string | null {
  const date = new Date(moment ?? '')
  if (Number.isNaN(date.getTime())) return moment
  const time = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  return `${toCalendarDate(date)} ${time}`
}

/** A moment's day, `5 Mar 2026`. */
export const formatShortMoment = (value: unknown): string => formatShortDate(dayOfMoment(value))

/** `5 Mar 2026`, for narrow places. */
export function formatShortDate(value: unknown): string {
  if (!isCalendarDate(value)) return '-'
  const { year, month, day } = parts(value)
  return `${day} ${MONTHS_SHORT[month - 1]} ${year}`
}

/** `5 Mar`; with the year if it is not the year of `today`. */
export const formatShortDay = (date: CalendarDate, today: CalendarDate): string =>
  formatShortDate(date).replace(` ${today.slice(0, 4)}`, '')

/** A moment (ms since the epoch, or ISO 8601) by this phone's calendar and clock: `5 Mar 2026, 14.05`. */
export function formatTime(at: number | string): string {
  const date = new Date(at)
  const pad = (n: number) => String(n).padStart(2, '0')
  return `${formatShortDate(toCalendarDate(date))}, ${pad(date.getHours())}.${pad(date.getMinutes())}`
}

/** How long ago a moment was (both ms since the epoch), in the largest whole unit. */
export function sinceThen(at: number, now: number): { unit: 'now' | 'minutes' | 'hours' | 'days'; n: number } {
  const minutes = Math.max(0, Math.floor((now - at) / 60_000))
  if (minutes < 1) return { unit: 'now', n: 0 }
  if (minutes < 60) return { unit: 'minutes', n: minutes }
  return minutes < 24 * 60
    ? { unit: 'hours', n: Math.floor(minutes / 60) }
    : { unit: 'days', n: Math.floor(minutes / (24 * 60)) }
}

/** The last months up to the one of a day, such as `2026-11`, the oldest first. */
export function lastMonths(today: CalendarDate, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const ago = (months: number) => new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7)
  return Array.from({ length: count }, (_, index) => ago(count - 1 - index))
}

/** `Maret 2026`, for the month `2026-03`. */
export const formatMonth = (month: string): string => formatDate(`${month}-01`).replace(/^\d+ /, '')

/** Whether a value is a month, written `YYYY-MM`. */
export const isMonth = (value: unknown): value is string => isCalendarDate(`${String(value)}-01`)

/** The month that lies so many months after a month; before it, if negative. */
export function addMonths(month: string, months: number): string {
  const { year, month: at } = parts(`${month}-01`)
  return new Date(Date.UTC(year, at - 1 + months, 1)).toISOString().slice(0, 7)
}

// Jakarta has no summer time.
const OFFSET = 7 * 3_600_000

const local = (at: number) => new Date(at + OFFSET).toISOString()

/** The moment (ms since the epoch) at which a month begins in Jakarta. */
export const jakartaMonthStart = (month: string): number => Date.parse(`${month}-01T00:00:00Z`) - OFFSET

/** The business's calendar day at a moment (ms since the epoch): the day in Jakarta, whatever the machine's time zone. */
export const jakartaDay = (at: number): CalendarDate => local(at).slice(0, 10)

/** The time of day in Jakarta as people write it: `14.05 WIB`. */
export const jakartaTime = (at: number): string => `${local(at).slice(11, 16).replace(':', '.')} WIB`

/** The day on which the validity of an offer is judged, on every phone: it ends with its last day in Jakarta. */
export const jakartaToday = (): CalendarDate => jakartaDay(Date.now())

/** The first day on which a new offer may end: today on the phone or in Jakarta, the later one. */
export const firstValidDay = (): CalendarDate => [today(), jakartaToday()].sort()[1] ?? today()
