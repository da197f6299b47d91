import type { Id } from '@/domain/types'
import { isTierList, tiersText } from '@/domain/masters/tiers'
import { withoutUnseen } from '@/domain/values/letters'
import type { Unit } from '@/domain/values/units'
import { mergedRecord, recordWith, valueAt } from '@/records/fields'
import type { Column, FileKind, Form, Saved } from '../rows/columns'
import { asShown } from '../rows/figures'

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
  if (isTierList(value)) return tiersText(value)
  if (typeof value === 'number' && unit) return asShown(value, unit)
  return typeof value === 'string' ? withoutUnseen(value).replaceAll('\u00A0', ' ').trim() || null : (value ?? null)
}
/** Whether two values differ in nothing that a cell shows. */
export const isSameValue = (a: unknown, b: unknown, unit?: Unit): boolean =>
  Object.is(comparable(a, unit), comparable(b, unit))
export const isSame = ({ column, from, to }: Change): boolean => isSameValue(from, to, column.unit)

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
      .filter((change) => !isSame(change))
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
