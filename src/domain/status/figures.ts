import type { Id } from '../types'
import { LOST_REASONS, type LostReason } from './packageStatus'

/** How many packages came to which end. */
export type FigureCounts = { sent: number; read: number; won: number; lost: Record<LostReason, number> }
/** The figures of a mitra for the packages that it shared first in a month such as `2026-11`. */
export type MonthlyFigures = FigureCounts & { id: string; mitraId: Id; mitra: string; month: string }

/** The meaning of a row of the table. */
export const GROUPINGS = ['mitra', 'month', 'both'] as const
export type Grouping = (typeof GROUPINGS)[number]

export type FiguresFilter = { from?: string; to?: string; mitra?: string }

/** `mitra` and `month` are null where a row stands for all of them. */
export type FiguresRow = FigureCounts & { key: string; mitra: string | null; month: string | null; allLost: number }
export type FiguresTable = {
  rows: FiguresRow[]
  sum: FiguresRow
  /** The largest figure of a row: the length of the bars follows from it. */
  most: number
}

const lostFor = (count: (reason: LostReason) => number) =>
  Object.fromEntries(LOST_REASONS.map((reason) => [reason, count(reason)])) as FigureCounts['lost']
const total = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

function sumOf(figures: readonly FigureCounts[], of: Pick<FiguresRow, 'key' | 'mitra' | 'month'>): FiguresRow {
  const lost = lostFor((reason) => total(figures.map((one) => one.lost[reason])))
  return {
    ...of,
    sent: total(figures.map(({ sent }) => sent)),
    read: total(figures.map(({ read }) => read)),
    won: total(figures.map(({ won }) => won)),
    lost,
    allLost: total(Object.values(lost)),
  }
}

const isWithin = ({ month, mitraId }: MonthlyFigures, { from, to, mitra }: FiguresFilter) =>
  (!from || month >= from) && (!to || month <= to) && (!mitra || String(mitraId) === mitra)

const KEYS: Record<Grouping, (one: MonthlyFigures) => string> = {
  mitra: ({ mitraId }) => String(mitraId),
  month: ({ month }) => month,
  both: ({ mitraId, month }) => `${mitraId} ${month}`,
}

function grouped(figures: readonly MonthlyFigures[], keyOf: (one: MonthlyFigures) => string) {
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
  const most = Math.max(0, ...rows.flatMap(({ sent, read, won, allLost }) => [sent, read, won, allLost]))
  return { rows, sum: sumOf(figures, { key: 'sum', mitra: null, month: null }), most }
}
