import { decimalSignsOf, type DecimalSign } from '../../../../../domain/values/writtenNumbers'
import type { Id } from '../../../../../domain/types'
import { importText } from '../../../../../i18n/admin/importTexts'
import { say } from '../../../../../i18n/translate'
import { cellText, readCell } from '../rows/cells'
import { formWith, valueAt, type Column, type FileKind, type Form, type Saved } from '../rows/columns'
import { createFinder } from '../rows/findRecord'
import { ID_HEADING, readHeadings, type Headings } from '../rows/headings'
import type { Cell, Table } from '../rows/table'

export type Change = { column: Column; from: unknown; to: unknown }
export type PreviewRow = {
  line: number
  kind: 'new' | 'changed' | 'same'
  /** Null for a new record. */
  id: Id | null
  before: Form | null
  after: Form
  changes: readonly Change[]
}
export type Wrong = { line: number; column: string; content: string; why: string }
export type Preview = { headings: Headings; columns: readonly Column[]; rows: PreviewRow[]; wrong: Wrong[] }

const comparable = (value: unknown) => (typeof value === 'string' ? value.trim() || null : (value ?? null))
const isEqual = (a: unknown, b: unknown) => Object.is(comparable(a), comparable(b))

function signsOf(table: Table, columns: readonly Column[], { places }: Headings): ReadonlySet<DecimalSign> {
  const numeric = columns.filter(({ kind }) => kind === 'number')
  const texts = table.rows.slice(1).flatMap((row) =>
    numeric.flatMap(({ path, unit }) => {
      const cell = row[places.get(path) ?? -1]
      return typeof cell === 'string' ? [[cell, unit] as const] : []
    }),
  )
  const signs = decimalSignsOf(texts)
  return table.decimal ? signs.add(table.decimal) : signs
}

/**
 * Compares the rows of a file with a master's records, a row at a time. A row is new, changed or the same, or it has at
 * least one problem.
 */
export function createPreview(table: Table, saved: readonly Saved[], kind: FileKind, master: string) {
  const headings = readHeadings((table.rows[0] ?? []).map(cellText), kind.columns)
  const signs = signsOf(table, kind.columns, headings)
  const find = createFinder(saved, kind, master)
  const preview: Preview = { headings, columns: kind.columns, rows: [], wrong: [] }
  const placeOf = (heading: string) => kind.columns.findIndex((column) => column.heading === heading)
  const present = kind.columns.filter(({ path }) => headings.places.has(path))

  function readRow(cells: readonly Cell[], line: number): void {
    const refuse = (column: string, cell: Cell | undefined, why: string) =>
      void preview.wrong.push({ line, column, content: cellText(cell), why })
    const cellOf = ({ path }: Column) => cells[headings.places.get(path) ?? -1]

    const first = preview.wrong.length
    const unreadable = new Set<string>()
    const values = kind.columns.map((column): [string, unknown] => {
      const read = readCell(cellOf(column), column, signs)
      if ('value' in read) return [column.path, read.value]
      unreadable.add(column.path)
      refuse(column.heading, cellOf(column), read.why)
      return [column.path, null]
    })
    const typed = formWith(values)
    const broken = kind.problems(typed).filter(({ path }) => !unreadable.has(path))
    for (const { path, key } of broken) {
      const column = kind.columns.find((one) => one.path === path)
      if (column) refuse(column.heading, cellOf(column), say(key))
    }
    if (broken.length > 0 || unreadable.size > 0) {
      const inOrder = preview.wrong.splice(first).toSorted((a, b) => placeOf(a.column) - placeOf(b.column))
      preview.wrong.push(...inOrder)
      return
    }

    const form = kind.parse(typed)
    const idCell = headings.idPlace === null ? undefined : cells[headings.idPlace]
    const found = find(cellText(idCell).trim(), form, line)
    if ('why' in found) {
      const [column, cell] = found.isId ? [ID_HEADING, idCell] : [kind.columns[0]?.heading ?? '', kind.nameOf(form)]
      return refuse(column, cell, found.why)
    }
    preview.rows.push(compared(form, found.record, line))
  }

  function compared(form: Form, record: Saved | null, line: number): PreviewRow {
    if (!record) return { line, kind: 'new', id: null, before: null, after: form, changes: [] }
    const before = kind.formOf(record)
    const changes = present
      .map((column) => ({ column, from: valueAt(before, column.path), to: valueAt(form, column.path) }))
      .filter(({ from, to }) => !isEqual(from, to))
    // A column that the file lacks keeps the record's value.
    const kept = kind.columns.map(
      ({ path }) => [path, valueAt(headings.places.has(path) ? form : before, path)] as const,
    )
    const after = { ...before, ...formWith(kept) } as Form
    return { line, kind: changes.length > 0 ? 'changed' : 'same', id: record.id, before, after, changes }
  }

  return { preview, readRow }
}

/** Why a file as a whole cannot be imported, or null. */
export function headingProblem({ missing, doubled }: Headings): string | null {
  if (missing.length > 0) return importText('missing', { columns: missing.join(', ') })
  if (doubled.length > 0) return importText('doubled', { columns: doubled.join(', ') })
  return null
}
