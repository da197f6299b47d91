import { lastMonths } from '../values/dates'
import type { CalendarDate } from '../types'
import {
  addFigures,
  grouped,
  isWithin,
  KEYS,
  type FigureCounts,
  type FiguresFilter,
  type MonthlyFigures,
} from './figures'
import { LOST_REASONS, type LostReason } from './packageStatus'

/** Months such as `2026-11`, both ends included. */
export type Period = { from: string; to: string }

/** The months of the figures: this one and the eleven before. */
const REACH = 12

function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = monthsAfter(month, 1)) months.push(month)
  return months
}

/** The last months that the figures have, the oldest first. The server's clock may know a newer one. */
export const knownMonths = (figures: readonly MonthlyFigures[], today: CalendarDate): string[] =>
  [...new Set([...lastMonths(today, REACH), ...figures.map(({ month }) => month)])].sort()

/** The names of the periods that one press chooses, with the month from which each counts; '' stands for all months. */
export function quickPeriods(today: CalendarDate): { name: 'month' | 'quarter' | 'year'; from: string }[] {
  const month = today.slice(0, 7)
  const inQuarter = (Number(month.slice(5)) - 1) % 3
  return [
    { name: 'month', from: month },
    { name: 'quarter', from: monthsAfter(month, -inQuarter) },
    { name: 'year', from: '' },
  ]
}

/** The period of a filter within the known months, which fill in an end that the filter leaves open. */
export function periodOf({ from = '', to }: FiguresFilter, known: readonly string[]): Period {
  const [first = '', last = ''] = [known[0], known.at(-1)]
  return { from: from > first ? from : first, to: to && to < last ? to : last }
}

/** The equally long period before; null if the figures do not reach that far. */
export function periodBefore(period: Period, known: readonly string[]): Period | null {
  const length = monthsOf(period).length
  const before = { from: monthsAfter(period.from, -length), to: monthsAfter(period.from, -1) }
  return length > 0 && before.from >= (known[0] ?? '') ? before : null
}

/** The part of a whole, from 0 to 1; null without a whole. A link may be read although nothing was noted as sent. */
export const rateOf = (part: number, whole: number): number | null => (whole > 0 ? Math.min(1, part / whole) : null)

/** How much a figure has grown, as a part of the figure before; null if it was 0 or is not known. */
export const growthOf = (now: number | null, before: number | null): number | null =>
  now === null || !before ? null : (now - before) / before

export type RankedMitra = FigureCounts & { key: string; mitra: string }
/** The mitra that sell most, and the sum of all the others; null if there are none. */
export type Ranking = { first: RankedMitra[]; others: (FigureCounts & { count: number }) | null }

const salesOf = ({ value, won }: FigureCounts) => value ?? won

/** Ranks mitra by the value of their agreements, or by their number if the API tells no value. */
export function rankedMitra(figures: readonly MonthlyFigures[], most: number): Ranking {
  const all = grouped(figures, KEYS.mitra).map(({ key, group }): RankedMitra => {
    return { ...addFigures(group), key, mitra: group[0]?.mitra ?? '' }
  })
  all.sort(
    (a, b) => salesOf(b) - salesOf(a) || b.won - a.won || b.sent - a.sent || a.mitra.localeCompare(b.mitra, 'id'),
  )
  const others = all.slice(most)
  return {
    first: all.slice(0, most),
    others: others.length > 0 ? { ...addFigures(others), count: others.length } : null,
  }
}

/** The reasons for which packages were lost, the commonest first. Reasons that nobody gave are left out. */
export const rankedReasons = ({ lost }: FigureCounts): { reason: LostReason; count: number }[] =>
  LOST_REASONS.map((reason) => ({ reason, count: lost[reason] }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)

export type MonthOfSales = FigureCounts & { month: string }

/** The figures of each month of a period. A month without any has zeros. */
function monthlySales(figures: readonly MonthlyFigures[], period: Period): MonthOfSales[] {
  return monthsOf(period).map((month) => ({ month, ...addFigures(figures.filter((one) => one.month === month)) }))
}

/** The month with the most agreements, or the largest value; of equal ones that with the most shares, and of these the newest. */
export const bestMonth = (months: readonly MonthOfSales[], by: 'won' | 'value'): MonthOfSales | undefined =>
  [...months].sort((a, b) => (b[by] ?? 0) - (a[by] ?? 0) || b.sent - a.sent || (a.month < b.month ? 1 : -1))[0]

export type Sales = {
  period: Period
  sum: FigureCounts
  /** The period before with its figures; null if the figures do not reach that far. */
  before: { period: Period; sum: FigureCounts } | null
  months: MonthOfSales[]
  figures: MonthlyFigures[]
}

/** The sales of the period and mitra of a filter (docs/product.md §21.7.7). */
export function salesWithin(all: readonly MonthlyFigures[], filter: FiguresFilter, today: CalendarDate): Sales {
  const known = knownMonths(all, today)
  const period = periodOf(filter, known)
  const earlier = periodBefore(period, known)
  const within = (range: Period) => all.filter((one) => isWithin(one, { ...filter, ...range }))
  const figures = within(period)
  return {
    period,
    sum: addFigures(figures),
    before: earlier && { period: earlier, sum: addFigures(within(earlier)) },
    months: monthlySales(figures, period),
    figures,
  }
}
