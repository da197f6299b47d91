import type { Id } from '@/domain/types'
import { USUAL_WEEKEND } from '@/domain/masters/periods'
import { withoutUnseen } from '@/domain/values/letters'
import type { Unit } from '@/domain/values/units'
import { mergedRecord, recordWith, saysNothing, valueAt } from '@/records/fields'
import type { Column, FileKind, Form, Saved } from '../rows/columns'
import { asShown } from '../rows/figures'
import { figureText } from './figureText'

export type Change = { column: Column; from: unknown; to: unknown }
export type PreviewRow = {
  line: number
  /** Where several sheets are read together. */
  sheet?: string
  kind: 'new' | 'changed' | 'same'
  /** Null for a new record. */
  id: Id | null
  before: Form | null
  after: Form
  changes: readonly Change[]
}

function comparable(value: unknown, unit: Unit | undefined): unknown {
  if (Array.isArray(value)) return figureText(value)
  if (typeof value === 'number' && unit) return asShown(value, unit)
  return typeof value === 'string' ? withoutUnseen(value).replaceAll('\u00A0', ' ').trim() || null : (value ?? null)
}
/** Whether two values differ in nothing that a cell shows. */
export const isSameValue = (a: unknown, b: unknown, unit?: Unit): boolean =>
  Object.is(comparable(a, unit), comparable(b, unit))
/** A hotel without nights of its weekends has the usual ones. */
export const isSame = ({ column: { kind, unit }, from, to }: Change): boolean => {
  const usual = kind === 'weekdays' ? USUAL_WEEKEND : null
  return isSameValue(from ?? usual, to ?? usual, unit)
}

/** A record of a file beside the saved one. `given` are the columns that the file fills. */
export function comparedRow(
  kind: FileKind,
  given: readonly Column[],
  form: Form,
  record: Saved | null,
): Omit<PreviewRow, 'line'> {
  if (!record)
    return { kind: 'new', id: null, before: null, after: mergedRecord(kind.fields, form) as Form, changes: [] }
  const before = kind.formOf(record)
  const changesIn = (columns: readonly Column[]) =>
    columns
      .map((column) => ({ column, from: valueAt(before, column.path), to: valueAt(form, column.path) }))
      // An empty cell keeps the nights of the weekends.
      .filter((change) => !isSame(change) && !(change.column.kind === 'weekdays' && saysNothing(change.to)))
  const own = changesIn(given)
  // Tiers never count in another currency: where a file changes it and has no column of tiers, they go.
  const lacking = kind.columns.filter((column) => column.kind === 'tiers' && !given.includes(column))
  const changes = own.some(({ column }) => column.kind === 'currency') ? [...own, ...changesIn(lacking)] : own
  // A column that the file lacks, or that differs in marks and digits nobody sees, keeps the record's value.
  const changed = new Set(changes.map(({ column }) => column.path))
  const kept = kind.columns.map(({ path }) => [path, valueAt(changed.has(path) ? form : before, path)] as const)
  const after = { ...before, ...recordWith(kept) } as Form
  return { kind: changes.length > 0 ? 'changed' : 'same', id: record.id, before, after, changes }
}
