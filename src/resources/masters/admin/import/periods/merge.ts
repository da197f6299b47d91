import { byFirstNight, type Period } from '@/domain/masters/periods'
import type { Nights } from '@/domain/types'
import { addDays } from '@/domain/values/dates'

const isSameNights = (a: Nights, b: Nights) => a.from === b.from && a.to === b.to

/** The nights of a period that other ones leave. `others` are sorted and share no night. */
function rest(period: Period, others: readonly Nights[]): Period[] {
  const left: Period[] = []
  let from = period.from
  for (const other of others.filter((one) => one.from <= period.to && one.to >= period.from)) {
    if (from < other.from) left.push({ ...period, from, to: addDays(other.from, -1) })
    from = addDays(other.to, 1)
  }
  if (from <= period.to) left.push({ ...period, from })
  return left
}

/**
 * The periods of a hotel after an import: the file's count for their nights, and a saved one keeps its other nights
 * (docs/product.md §15.6.22). Neither list has a night twice.
 */
export function mergedPeriods(saved: readonly Period[], file: readonly Period[]): Period[] {
  const named = [...file].sort(byFirstNight)
  return [...saved.flatMap((period) => rest(period, named)), ...named].sort(byFirstNight)
}

export type PeriodChange =
  | { kind: 'new'; after: Period }
  | { kind: 'changed'; before: Period; after: readonly Period[] }
  | { kind: 'removed'; before: Period }

const valuesOf = ({ from: _, to: __, ...values }: Period) =>
  JSON.stringify(Object.entries(values).sort(([a], [b]) => a.localeCompare(b)))
const isSame = (a: Period, b: Period) => isSameNights(a, b) && valuesOf(a) === valuesOf(b)

export const areSamePeriods = (a: readonly Period[], b: readonly Period[]): boolean =>
  a.length === b.length && a.every((period, at) => isSame(period, b[at] ?? period))

/** What becomes of the periods of a hotel, in the order of their nights. */
export function periodChanges(before: readonly Period[], after: readonly Period[]): PeriodChange[] {
  const isPart = (part: Period, whole: Period) =>
    part.from >= whole.from && part.to <= whole.to && valuesOf(part) === valuesOf(whole)
  const left = new Map(
    before.map((period) => {
      const same = after.filter((one) => isSameNights(one, period))
      return [period, same.length > 0 ? same : after.filter((one) => isPart(one, period))] as const
    }),
  )
  const kept = new Set([...left.values()].flat())
  const old = before.flatMap((period): PeriodChange[] => {
    const parts = left.get(period) ?? []
    if (parts.length === 0) return [{ kind: 'removed', before: period }]
    return parts.length === 1 && parts[0] && isSame(parts[0], period)
      ? []
      : [{ kind: 'changed', before: period, after: parts }]
  })
  const added = after
    .filter((period) => !kept.has(period))
    .map((period): PeriodChange => ({ kind: 'new', after: period }))
  const startOf = (change: PeriodChange) => (change.kind === 'new' ? change.after : change.before)
  return [...old, ...added].sort((a, b) => byFirstNight(startOf(a), startOf(b)))
}
