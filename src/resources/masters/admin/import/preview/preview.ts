import { decimalSignsOf, type DecimalSign } from '@/domain/values/writtenNumbers'
import { readTypedDate } from '@/domain/text/typedDate'
import { withoutUnseen } from '@/domain/values/letters'
import type { Id } from '@/domain/types'
import { say } from '@/i18n/translate'
import { mergedRecord, recordWith, valueAt } from '@/records/fields'
import type { Column, FileKind, Form, Saved } from '../rows/columns'
import { asShown, currencyProblem, digitsOf, readFigure, readMeasured } from '../rows/figures'
import { createFinder } from '../rows/findRecord'
import { ID_HEADING } from '../rows/headings'
import { misplaced } from '../rows/misplaced'
import { skippedRows, type Skipped } from './skipped'
import { type Cell, type Row, type Table, isBlank, isCovered, isMeasured, dateText, cellText } from '../rows/table'
import type { Proportion } from './proportion'
import { withoutGuards } from '@/domain/values/csv'
import type { Unit } from '@/domain/values/units'
import { isStorable } from '@/domain/values/isStorable'
import { importText } from '@/i18n/admin/importTexts'

/** The value of a cell, or why it cannot be read. */
type ReadCell = { value: string | number | null } | { why: string }

// A spreadsheet's own words for a formula that failed, and ours for one that was never computed (xlsx/sheetXml.ts).
const FORMULA_ERROR =
  /^(#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|PYTHON!|EXTERNAL!|GETTING_DATA|ERROR!|RUMUS)|Err:\d{3})$/

/** Why a cell cannot be read in any column, or null. */
function cellProblem(cell: Cell | undefined): string | null {
  if (isCovered(cell)) return importText('cellMerged')
  if (cell instanceof Date) return importText('cellDate', { date: dateText(cell) })
  if (typeof cell === 'boolean') return importText('cellBoolean')
  if (typeof cell !== 'string' || !FORMULA_ERROR.test(cell.trim())) return null
  return cell === '#RUMUS' ? importText('cellFormula') : importText('cellError', { error: cell.trim() })
}

/** How price lists say that a room is not sold. */
const UNSOLD =
  /^(?:[-–—x×]+|n\/?a|nil|tba|full|penuh|habis|closed|tutup|sold ?out|(?:(?:by|on|up ?on) )?req(?:uest|\.)?|tanya|call|not available|tidak (?:ada|dijual|tersedia))$/i
const isUnsold = (cell: Cell | undefined): boolean => isBlank(cell) || UNSOLD.test(cellText(cell).trim())

function readNumberCell(cell: Cell, unit: Unit, signs: ReadonlySet<DecimalSign>): ReadCell {
  if (isMeasured(cell)) return readMeasured(cell, unit)
  if (typeof cell === 'number') return readMeasured({ number: cell, unit: '' }, unit)
  return readFigure(cellText(cell), unit, signs)
}

/** Excel keeps a day as midnight in UTC. */
function readDay(cell: Cell): ReadCell {
  if (cell instanceof Date && !Number.isNaN(cell.getTime())) return { value: cell.toISOString().slice(0, 10) }
  const day = readTypedDate(cellText(cell))
  return day === null ? { why: importText('cellDay') } : { value: day }
}

/** A picture is never called by digits alone: a separator within an amount has moved the row (`14,500`). */
const isMoved = (text: string, { isPicture }: Pick<Column, 'isPicture'>) => isPicture && /^[\d.,\s]+$/.test(text)

/** Reads a cell of a column; an empty cell that may be one is null. */
function readCell(
  cell: Cell | undefined,
  column: Pick<Column, 'kind' | 'unit' | 'isPicture' | 'isOptional'>,
  signs: ReadonlySet<DecimalSign>,
): ReadCell {
  if (column.kind === 'day' && cell !== undefined && !isBlank(cell)) return readDay(cell)
  const why = cellProblem(cell)
  if (why !== null) return { why }
  if (cell === undefined || isBlank(cell))
    return column.isOptional ? { value: null } : { why: importText('cellMissing') }
  if (column.unit === 'sar' && isUnsold(cell)) return { value: null }
  if (column.kind === 'number') return readNumberCell(cell, column.unit ?? 'rupiah', signs)
  const text = withoutGuards(cellText(cell))
  if (isMoved(text, column)) return { why: importText('cellPicture') }
  return isStorable(text) ? { value: text } : { why: importText('cellUnstorable') }
}

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
/** Rows that were compared with a master's records, and what is wrong with some. */
export type ComparedRows = {
  columns: readonly Column[]
  rows: PreviewRow[]
  wrong: Wrong[]
  /** Prices to look at once more; checkRows adds them when all rows are read. */
  proportion: Proportion
  /** Rows of a file that are no records. */
  skipped?: readonly Skipped[]
}
/** The rows of a file, with what was read of it. */
export type Preview = ComparedRows & {
  table: Table
  /** The texts of the cells by which a room is not sold. */
  unsold: string[]
}

function comparable(value: unknown, { unit }: Column): unknown {
  if (typeof value === 'number' && unit) return asShown(value, unit)
  return typeof value === 'string' ? withoutUnseen(value).replaceAll('\u00A0', ' ').trim() || null : (value ?? null)
}
const isSame = ({ column, from, to }: Change) => Object.is(comparable(from, column), comparable(to, column))

function signsOf({ rows, decimal, found: { places } }: Table, columns: readonly Column[]): ReadonlySet<DecimalSign> {
  const numeric = columns.filter(({ kind }) => kind === 'number')
  const texts = rows.flatMap(({ cells }) =>
    numeric.flatMap(({ path }) => {
      const cell = cells[places.get(path) ?? -1]
      return typeof cell === 'string' ? [[digitsOf(cell), undefined] as const] : []
    }),
  )
  const signs = decimalSignsOf(texts)
  return decimal ? signs.add(decimal) : signs
}

/**
 * Compares the rows of a file with a master's records, a row at a time. A row is new, changed or the same, or it has at
 * least one problem.
 */
export function createPreview(table: Table, saved: readonly Saved[], kind: FileKind, master: string) {
  const headings = table.found
  const signs = signsOf(table, kind.columns)
  const find = createFinder(saved, kind, master)
  const preview: Preview = {
    table,
    skipped: skippedRows(table),
    unsold: [],
    columns: kind.columns,
    rows: [],
    wrong: [...misplaced(table, kind.columns)],
    proportion: { moved: [], far: [] },
  }
  const movedLines = new Set(preview.wrong.map(({ line }) => line))
  const currency = kind.columns.some(({ unit }) => unit === 'sar') ? 'sar' : 'rupiah'
  const placeOf = (heading: string) => kind.columns.findIndex((column) => column.heading === heading)
  const present = kind.columns.filter(({ path }) => headings.places.has(path))

  function readRow({ cells, line }: Row): void {
    const refuse = (column: string, cell: Cell | undefined, why: string) =>
      void preview.wrong.push({ line, column, content: cellText(cell), why })
    const cellOf = ({ path }: Column) => cells[headings.places.get(path) ?? -1]

    const first = preview.wrong.length
    const unreadable = new Set<string>()
    const values = kind.columns.map((column): [string, unknown] => {
      const read = readCell(cellOf(column), column, signs)
      if ('value' in read) {
        if (column.unit === 'sar' && read.value === null && headings.places.has(column.path))
          preview.unsold.push(cellText(cellOf(column)).trim())
        return [column.path, read.value]
      }
      unreadable.add(column.path)
      refuse(column.heading, cellOf(column), read.why)
      return [column.path, null]
    })
    const typed = recordWith(values)
    for (const { path, key } of kind.problems(typed).filter(({ path }) => !unreadable.has(path))) {
      const column = kind.columns.find((one) => one.path === path)
      if (column) refuse(column.heading, cellOf(column), say(key))
    }
    const idCell = headings.idPlace === null ? undefined : cells[headings.idPlace]
    const idProblem = cellProblem(idCell)
    if (idProblem) refuse(ID_HEADING, idCell, idProblem)
    for (const at of headings.meant.currency) {
      const why = isBlank(cells[at]) ? null : currencyProblem(cellText(cells[at]), currency)
      if (why) refuse(table.headings[at] ?? '', cells[at], why)
    }
    if (preview.wrong.length > first) {
      const inOrder = preview.wrong.splice(first).sort((a, b) => placeOf(a.column) - placeOf(b.column))
      preview.wrong.push(...inOrder)
      return
    }

    // The cells of a moved row may all be readable, but they are another column's.
    if (movedLines.has(line)) return
    const form = kind.parse(typed)
    const found = find(withoutUnseen(cellText(idCell)).trim(), form, line)
    if ('why' in found) {
      const [column, cell] = found.isId ? [ID_HEADING, idCell] : [kind.columns[0]?.heading ?? '', kind.nameOf(form)]
      return refuse(column, cell, found.why)
    }
    preview.rows.push(compared(form, found.record, line))
  }

  function compared(form: Form, record: Saved | null, line: number): PreviewRow {
    if (!record)
      return { line, kind: 'new', id: null, before: null, after: mergedRecord(kind.fields, form) as Form, changes: [] }
    const before = kind.formOf(record)
    const changes = present
      .map((column) => ({ column, from: valueAt(before, column.path), to: valueAt(form, column.path) }))
      .filter((change) => !isSame(change))
    // A column that the file lacks, or that differs in marks and digits nobody sees, keeps the record's value.
    const changed = new Set(changes.map(({ column }) => column.path))
    const kept = kind.columns.map(({ path }) => [path, valueAt(changed.has(path) ? form : before, path)] as const)
    const after = { ...before, ...recordWith(kept) } as Form
    return { line, kind: changes.length > 0 ? 'changed' : 'same', id: record.id, before, after, changes }
  }

  return { preview, readRow }
}
