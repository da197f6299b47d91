import { ROOM_TYPES, type CalendarDate, type Nights } from '../types'
import { addDays, formatShortDate, isCalendarDate, weekdayOf, type Weekday } from '../values/dates'
import { hasAnyRate, hasRate, type Rates, type RatesOfSeason } from './rates'

/**
 * Nights of a hotel with prices of their own (docs/product.md §16.4). `from` and `to` are its first and its last night. Prices
 * are SAR for a room and a night; null: the room is not sold then. `weekend` is added to each of them in a weekend's night.
 */
export type Period = Nights & RatesOfSeason & { label: string | null; weekend: number | null; note: string | null }

/** What prices a hotel's nights. */
export type HotelPrices = {
  rates: Rates
  periods?: readonly Period[]
  weekendNights?: readonly Weekday[]
}

export const MAX_PERIODS = 60

/** The nights that cost a period's weekend amount more, if a hotel names none itself. */
export const USUAL_WEEKEND: readonly Weekday[] = ['thu', 'fri']

export const byFirstNight = (a: Nights, b: Nights): number => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)

/** Whether a night costs the weekend amount of its period. */
export const isWeekendNight = ({ weekendNights }: HotelPrices, night: CalendarDate): boolean =>
  (weekendNights ?? USUAL_WEEKEND).includes(weekdayOf(night))

export const sellsAnyNight = ({ rates, periods = [] }: HotelPrices): boolean =>
  hasAnyRate(rates) || periods.some(hasRate)

/**
 * A rule that rows of a list break: an i18n key of the forms, the values of its text, and the wrong cells (`1.from`). Rows of a text
 * count from 1, as they are listed.
 */
export type RowProblem = { key: string; values: Record<string, string | number>; cells: readonly string[] }

const sar = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

const MOST = { label: 40, note: 120, sar: 1_000_000 }
const LEAST = 0.01

const isAmount = (value: unknown): boolean =>
  value === null || (typeof value === 'number' && value >= LEAST && value <= MOST.sar)
const isText = (value: unknown, most: number): boolean =>
  value === null || (typeof value === 'string' && value.length <= most)

export const isDated = ({ from, to }: Nights): boolean => isCalendarDate(from) && isCalendarDate(to) && from <= to

/** What is wrong with a row that may have other values than a period has, and in which of its cells. */
function rowProblem(period: Period): { key: string; cells: readonly string[] } | null {
  const days = (['from', 'to'] as const).filter((name) => !isCalendarDate(period[name]))
  if (days.length > 0) return { key: 'periodeTanggal', cells: days }
  if (period.to < period.from) return { key: 'periodeTerbalik', cells: ['to'] }
  const amounts = [...ROOM_TYPES, 'weekend'] as const
  const zeros = amounts.filter((name) => period[name] === 0)
  if (zeros.length > 0) return { key: 'periodeNol', cells: zeros }
  const unreadable = amounts.filter((name) => !isAmount(period[name]))
  const tooMuch = unreadable.filter((name) => Number(period[name]) > MOST.sar)
  if (tooMuch.length > 0) return { key: 'periodeBesar', cells: tooMuch }
  if (unreadable.length > 0) return { key: 'periodeTarif', cells: unreadable }
  if (!hasRate(period)) return { key: 'periodeTanpaTarif', cells: ['quad'] }
  if (!isText(period.label, MOST.label)) return { key: 'periodeNama', cells: ['label'] }
  return isText(period.note, MOST.note) ? null : { key: 'periodeCatatan', cells: ['note'] }
}

/** Whether a row of a form is a period by itself. */
export const isSound = (period: Period): boolean => rowProblem(period) === null

/** Nights in words: `15 Agu 2026`, `20–30 Sep 2026`, `15 Agu–3 Sep 2026`, `18 Des 2026–10 Jan 2027`. */
export function nightsText({ from, to }: Nights): string {
  if (from === to) return formatShortDate(from)
  const [day, month, year] = formatShortDate(from).split(' ')
  const [, endMonth, endYear] = formatShortDate(to).split(' ')
  const first = year !== endYear ? [day, month, year] : month === endMonth ? [day] : [day, month]
  return `${first.join(' ')}–${formatShortDate(to)}`
}

export const ROOM_WORDS = { double: 'Double', triple: 'Triple', quad: 'Quad' } as const

/** A period in words: `18 Des 2026–10 Jan 2027 Akhir tahun: Double 700, akhir pekan + 50`. Prices are SAR. */
export function periodText(period: Period): string {
  const { label, weekend, note } = period
  const prices = ROOM_TYPES.flatMap((room) =>
    period[room] === null ? [] : [`${ROOM_WORDS[room]} ${sar.format(period[room])}`],
  )
  const more = [...(weekend === null ? [] : [`akhir pekan + ${sar.format(weekend)}`]), ...(note === null ? [] : [note])]
  return `${[nightsText(period), label].filter(Boolean).join(' ')}: ${[...prices, ...more].join(', ')}`
}

export const isPeriod = (value: object): value is Period => 'from' in value && 'to' in value && 'double' in value

/** The pairs of rows that share nights. The whole list is compared at once, so that a border may move in two rows together. */
function overlaps(periods: readonly Period[]): RowProblem[] {
  const sorted = periods
    .map((period, at) => ({ ...period, row: at + 1 }))
    .filter(isDated)
    .sort(byFirstNight)
  return sorted.flatMap((later, at) => {
    const earlier = sorted.slice(0, at).find(({ to }) => to >= later.from)
    if (!earlier) return []
    const shared = nightsText({ from: later.from, to: earlier.to < later.to ? earlier.to : later.to })
    const [a, b] = [earlier.row, later.row].sort((x, y) => x - y)
    const cells = [`${earlier.row - 1}.to`, `${later.row - 1}.from`]
    return [{ key: 'periodeBertumpuk', values: { a: a ?? 0, b: b ?? 0, nights: shared }, cells }]
  })
}

/** The i18n key of a problem with its values, as the forms say it. */
export const problemText = ({ key, values }: RowProblem): string =>
  `validation.${key}?${new URLSearchParams(Object.entries(values).map(([of, value]) => [of, String(value)]))}`

/** The rules that periods break, those of single rows first (docs/product.md §16.4.3). */
export function periodProblems(periods: readonly Period[]): RowProblem[] {
  if (periods.length > MAX_PERIODS) return [{ key: 'periodeBanyak', values: { n: MAX_PERIODS }, cells: ['0.from'] }]
  const rows = periods.flatMap((period, at): RowProblem[] => {
    const problem = rowProblem(period)
    if (!problem) return []
    return [{ key: problem.key, values: { row: at + 1 }, cells: problem.cells.map((cell) => `${at}.${cell}`) }]
  })
  return [...rows, ...overlaps(periods)]
}

/** The nights between the first and the last period that none of them has, in order. */
export function gapsBetween(periods: readonly Nights[]): Nights[] {
  const sorted = [...periods].sort(byFirstNight)
  return sorted.flatMap(({ to }, at) => {
    const next = sorted[at + 1]
    const from = addDays(to, 1)
    return next && next.from > from ? [{ from, to: addDays(next.from, -1) }] : []
  })
}
