import { decimalSignsOf, type DecimalSign } from '@/domain/values/writtenNumbers'
import { withoutUnseen } from '@/domain/values/letters'
import { key } from '@/domain/masters/masters'
import { isTierList, keepsAmounts } from '@/domain/masters/tiers'
import { importText } from '@/i18n/admin/importTexts'
import { say } from '@/i18n/translate'
import { recordWith, valueAt } from '@/records/fields'
import type { Dated } from '../periods/datedPreview'
import { unitOfPrice } from '../../masterForm'
import { searchedColumns, type Column, type FileKind, type Form, type Saved } from '../rows/columns'
import { currencyProblem, digitsOf } from '../rows/figures'
import { createFinder } from '../rows/findRecord'
import { createFlightReader } from '../rows/flightRows'
import { ID_HEADING } from '../rows/headings'
import { misplaced } from '../rows/misplaced'
import { cellProblem, readCell } from '../rows/readCell'
import { blocksOf, cellText, isBlank, type Block, type Cell, type Row, type Table } from '../rows/table'
import { comparedRow, type PreviewRow } from './compare'
import type { Proportion } from './proportion'
import { skippedRows, type Skipped } from './skipped'

export type Wrong = { line: number; sheet?: string; column: string; content: string; why: string }
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
  /** The texts of prices with a mark that is not read. */
  marked: string[]
  /** The headings of columns whose values the rows say, in whichever cell. */
  told: Set<string>
  /** What a list of nights leaves to the admin. */
  dated?: Dated
}

const NOTHING_SOLD = key('hotelTanpaTarif')

/** The signs before decimals that the numbers of a file prove. */
export function signsOf(table: Table, columns: readonly Column[]): ReadonlySet<DecimalSign> {
  const numeric = columns.filter(({ kind }) => kind === 'number')
  const texts = blocksOf(table).flatMap(({ rows, found: { places } }) =>
    rows.flatMap(({ cells }) =>
      numeric.flatMap(({ path }) => {
        const cell = cells[places.get(path) ?? -1]
        return typeof cell === 'string' ? [[digitsOf(cell), undefined] as const] : []
      }),
    ),
  )
  const signs = decimalSignsOf(texts)
  return table.decimal ? signs.add(table.decimal) : signs
}

/** A preview without rows, with what of the file is no record. */
export function emptyPreview(table: Table, kind: FileKind): Preview {
  const isMany = table.read.length > 1
  const eachOf = <T extends { line: number }>(find: (block: Block) => readonly T[]) =>
    blocksOf(table).flatMap((block) =>
      find(block).map((one) => (isMany && block.sheet !== null ? { ...one, sheet: block.sheet } : one)),
    )
  return {
    table,
    skipped: eachOf(skippedRows),
    unsold: [],
    marked: [],
    told: new Set(),
    columns: kind.columns,
    rows: [],
    wrong: eachOf((block) => misplaced(block, searchedColumns(kind))),
    proportion: { moved: [], far: [] },
  }
}

/**
 * Compares the rows of a file with a master's records, a row at a time. A row is new, changed or the same, or it has at
 * least one problem.
 */
export function createPreview(table: Table, saved: readonly Saved[], kind: FileKind, master: string) {
  const headings = table.found
  const signs = signsOf(table, kind.columns)
  const find = createFinder(saved, kind, master)
  const preview = emptyPreview(table, kind)
  const movedLines = new Set(preview.wrong.map(({ line }) => line))
  const currency = kind.columns.some(({ unit }) => unit === 'sar') ? 'sar' : 'rupiah'
  const moneyColumn = kind.columns.find((column) => column.kind === 'currency')
  const tiersColumn = kind.columns.find((column) => column.kind === 'tiers')
  const placeOf = (heading: string) => kind.columns.findIndex((column) => column.heading === heading)
  const flightOf = createFlightReader(table, kind, saved)

  function readRow(row: Row): void {
    const { cells, line } = row
    const flight = flightOf(row)
    const refuse = (column: string, cell: Cell | undefined, why: string) =>
      void preview.wrong.push({ line, column, content: cellText(cell), why })
    const cellOf = (column: Column) => cells[headings.places.get(column.path) ?? -1]
    const money = moneyColumn && readCell(cellOf(moneyColumn), moneyColumn, signs)
    const unit = unitOfPrice(money && 'value' in money ? money.value : null)
    const inUnit = (column: Column) =>
      column.unit === 'rupiah' || column.kind === 'tiers' ? { ...column, unit } : column
    const read = (column: Column) => flight.get(column.path) ?? readCell(cellOf(column), inUnit(column), signs)

    const first = preview.wrong.length
    const unreadable = new Set<string>()
    const values = kind.columns.map((column): [string, unknown] => {
      const found = read(column)
      if ('value' in found) {
        if (found.mark !== undefined) preview.marked.push(found.mark)
        if (column.unit === 'sar' && found.value === null && headings.places.has(column.path))
          preview.unsold.push(cellText(cellOf(column)).trim())
        return [column.path, found.value]
      }
      unreadable.add(column.path)
      refuse(column.heading, cellOf(column), found.why)
      return [column.path, null]
    })
    const typed = recordWith(values)
    const refuseAll = (problems: ReturnType<FileKind['problems']>) => {
      for (const { path, key: why } of problems.filter(({ path }) => !unreadable.has(path))) {
        const column = kind.columns.find((one) => one.path === path)
        if (column) refuse(column.heading, cellOf(column), say(why))
      }
    }
    // A saved hotel may sell the nights of its periods alone.
    refuseAll(kind.problems(typed).filter((problem) => problem.key !== NOTHING_SOLD))
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
    const named = { ...typed, name: String(typed.name ?? '').trim() } as Form
    const found = find(withoutUnseen(cellText(idCell)).trim(), named, line)
    if ('why' in found) {
      const [column, cell] = found.isId ? [ID_HEADING, idCell] : [kind.columns[0]?.heading ?? '', kind.nameOf(named)]
      return refuse(column, cell, found.why)
    }
    const { record } = found
    // Nobody knows whether the prices of a file without the column are rupiah or in the currency of their records.
    const saved = moneyColumn && !headings.places.has('currency') ? valueAt(record, 'currency') : null
    if (moneyColumn && saved)
      return refuse(moneyColumn.heading, null, importText('noCurrency', { currency: String(saved) }))
    const whole = { ...typed, ...(record && 'periods' in record ? { periods: record.periods } : {}) }
    const problems = kind.problems(whole)
    if (problems.length > 0) return refuseAll(problems)
    const form = kind.parse(whole)
    const present = kind.columns.filter(({ path }) => headings.places.has(path) || flight.has(path))
    for (const { heading } of present) preview.told.add(heading)
    const compared = comparedRow(kind, present, form, found.record)
    const [before, after] = [compared.before, compared.after].map((one) => valueAt(one, 'tiers'))
    const isMoved = compared.changes.some(({ column }) => column.kind === 'currency')
    if (tiersColumn && isMoved && isTierList(before) && isTierList(after) && keepsAmounts(after, before))
      return refuse(tiersColumn.heading, cellOf(tiersColumn), importText('tiersKept'))
    preview.rows.push({ line, ...compared })
  }

  return { preview, readRow }
}
