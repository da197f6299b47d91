import type { Id } from '../types'
import { LOST_REASONS, type LostReason } from './packageStatus'

/** How many packages came to which end. */
export type FigureCounts = {
  sent: number
  read: number
  won: number
  /** Rupiah that customers agreed to pay (docs/product.md §21.7.6); null if the API does not tell it. */
  value: number | null
  /** How many of the won packages `value` leaves out. */
  unvalued: number
  lost: Record<LostReason, number>
}
/** The figures of a mitra for the packages that it shared first in a month such as `2026-11`. */
export type MonthlyFigures = FigureCounts & { id: string; mitraId: Id; mitra: string; month: string }

/** The meaning of a row of the table. */
export const GROUPINGS = ['mitra', 'month', 'both'] as const
export type Grouping = (typeof GROUPINGS)[number]

export type FiguresFilter = { from?: string; to?: string; mitra?: string }

/** `mitra` and `month` are null if a row stands for all of them. */
export type FiguresRow = FigureCounts & { key: string; mitra: string | null; month: string | null; allLost: number }
export type FiguresTable = { rows: FiguresRow[]; sum: FiguresRow }

const lostFor = (count: (reason: LostReason) => number) =>
  Object.fromEntries(LOST_REASONS.map((reason) => [reason, count(reason)])) as FigureCounts['lost']
const total = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

/** Adds figures up. The value of the sum is unknown if a part has no value. */
export function addFigures(figures: readonly FigureCounts[]): FigureCounts {
  const values = figures.flatMap(({ value }) => (value === null ? [] : [value]))
  return {
    sent: total(figures.map(({ sent }) => sent)),
    read: total(figures.map(({ read }) => read)),
    won: total(figures.map(({ won }) => won)),
    value: values.length === figures.length ? total(values) : null,
    unvalued: total(figures.map(({ unvalued }) => unvalued)),
    lost: lostFor((reason) => total(figures.map((one) => one.lost[reason]))),
  }
}

export const allLost = ({ lost }: Pick<FigureCounts, 'lost'>): number => total(Object.values(lost))

function sumOf(figures: readonly FigureCounts[], of: Pick<FiguresRow, 'key' | 'mitra' | 'month'>): FiguresRow {
  const sum = addFigures(figures)
  return { ...of, ...sum, allLost: allLost(sum) }
}

/** Whether a filter finds the figures of a mitra and month. Both ends of a range of months count. */
export const isWithin = ({ month, mitraId }: MonthlyFigures, { from, to, mitra }: FiguresFilter) =>
  (!from || month >= from) && (!to || month <= to) && (!mitra || String(mitraId) === mitra)

export const KEYS: Record<Grouping, (one: MonthlyFigures) => string> = {
  mitra: ({ mitraId }) => String(mitraId),
  month: ({ month }) => month,
  both: ({ mitraId, month }) => `${mitraId} ${month}`,
}

export function grouped(figures: readonly MonthlyFigures[], keyOf: (one: MonthlyFigures) => string) {
  const groups = new Map<string, MonthlyFigures[]>()
  for (const one of figures) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return [...groups].map(([key, group]) => ({ key, group }))
}

/** The ids of the mitra, the one that shared most first. */
function mitraInOrder(figures: readonly MonthlyFigures[]): string[] {
  const each = grouped(figures, KEYS.mitra).map(({ key, group }) => {
    return { key, name: group[0]?.mitra ?? '', sent: total(group.map(({ sent }) => sent)) }
  })
  each.sort((a, b) => b.sent - a.sent || a.name.localeCompare(b.name, 'id'))
  return each.map(({ key }) => key)
}

/**
 * Arranges figures as a table: the mitra that shared most first, and of each the newest month first. Months and mitra
 * without any have no row.
 */
export function figuresTable(all: readonly MonthlyFigures[], filter: FiguresFilter, by: Grouping): FiguresTable {
  const figures = all.filter((one) => isWithin(one, filter))
  const order = mitraInOrder(figures)
  const sorted = [...figures].sort((a, b) => {
    const ahead = by === 'month' ? 0 : order.indexOf(KEYS.mitra(a)) - order.indexOf(KEYS.mitra(b))
    return ahead || (a.month < b.month ? 1 : a.month > b.month ? -1 : 0)
  })
  const rows = grouped(sorted, KEYS[by]).map(({ key, group }) =>
    sumOf(group, {
      key,
      mitra: by === 'month' ? null : (group[0]?.mitra ?? ''),
      month: by === 'mitra' ? null : (group[0]?.month ?? ''),
    }),
  )
  return { rows, sum: sumOf(figures, { key: 'sum', mitra: null, month: null }) }
}
