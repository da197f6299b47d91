import { raisedPrice, type Raise } from '@/domain/masters/raise'
import { say } from '@/i18n/translate'
import type { ComparedRows, PreviewRow, Wrong } from '../import/preview/preview'
import { proportionOf } from '../import/preview/proportion'
import { recordWith, valueAt } from '@/records/fields'
import { type Column, type FileKind, type Form, type Saved } from '../import/rows/columns'

/** The columns of a master's prices. */
export const priceColumns = ({ columns }: FileKind): readonly Column[] =>
  columns.filter(({ unit }) => unit === 'rupiah' || unit === 'sar')

const priceAt = (form: Form, path: string): number | null => {
  const value = valueAt(form, path)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

type NewPrice = (price: number, path: string) => number

/** The records with other prices, as the rows of an import. A record without a price keeps none. */
function repriced(saved: readonly Saved[], kind: FileKind, newPrice: NewPrice): ComparedRows {
  const wrong: Wrong[] = []
  const rows = saved.map((record, at): PreviewRow => {
    const [line, id, before] = [at + 1, record.id, kind.formOf(record)]
    const changes = priceColumns(kind).flatMap((column) => {
      const from = priceAt(before, column.path)
      const to = from === null ? null : newPrice(from, column.path)
      return from === to ? [] : [{ column, from, to }]
    })
    if (changes.length === 0) return { line, kind: 'same', id, before, after: before, changes }
    const changed = new Map(changes.map(({ column, to }) => [column.path, to]))
    const values = kind.columns.map(({ path }) => [path, changed.get(path) ?? valueAt(before, path)] as const)
    const after = { ...before, ...recordWith(values) } as Form
    for (const { path, key } of kind.problems(after)) {
      const column = kind.columns.find((one) => one.path === path)
      wrong.push({ line, column: column?.heading ?? path, content: String(valueAt(after, path) ?? ''), why: say(key) })
    }
    return { line, kind: 'changed', id, before, after, changes }
  })
  // The neighbours of a price move with it, so only its own move is remarkable.
  const { moved } = proportionOf(rows, saved, kind.columns)
  return { columns: kind.columns, rows, wrong, proportion: { moved, far: [] } }
}

/** The names of the records whose mistakes no other percent mends; none where a price is wrong. */
export function recordsToMend({ rows, wrong }: ComparedRows, kind: FileKind): string[] {
  const prices = new Set(priceColumns(kind).map(({ heading }) => heading))
  if (wrong.some(({ column }) => prices.has(column))) return []
  return [...new Set(wrong.map(({ line }) => String(valueAt(rows[line - 1]?.before ?? {}, 'name'))))]
}

/** A change of prices: which columns, and how. */
export type ColumnRaise = Raise & { paths: ReadonlySet<string> }

export const raisedRows = (saved: readonly Saved[], kind: FileKind, { paths, ...raise }: ColumnRaise): ComparedRows =>
  repriced(saved, kind, (price, path) => (paths.has(path) ? raisedPrice(price, raise) : price))
