import type { DecimalSign } from '../../../../../domain/values/writtenNumbers'

/** A number whose cell shows more than the number: `SAR 570` or `10%` (for which `number` is 0.1). */
export type Measured = { number: number; unit: string }
/** A cell below or beside the first one of a merged range: it shows that cell's text. */
export type Covered = { covered: string }
/** A cell of a file. CSV has texts alone. */
export type Cell = string | number | boolean | Date | Measured | Covered | null

/** A row of a file with its line, as a spreadsheet counts lines. */
export type Row = { line: number; cells: readonly Cell[] }

/** What a spreadsheet hides: rows by their lines, for example by a filter, and columns by their places. */
export type Hidden = { lines: ReadonlySet<number>; columns: ReadonlySet<number> }

/** The rows of a sheet in which something is written. */
export type Sheet = {
  /** Null for a CSV file. */
  name: string | null
  isHidden: boolean
  rows: readonly Row[]
  /** How many rows there are; the last ones of a long sheet are not kept. */
  count: number
  /** Absent for a CSV file, which hides nothing. */
  hidden?: Hidden
}

/** The sheet of a file that an import reads. */
export type Table = {
  headings: readonly string[]
  /** The line of the headings; the last one, if they have several lines. */
  headingLine: number
  /** The filled rows above the headings, for example a title. */
  above: readonly Row[]
  /** The filled rows below the headings. */
  rows: readonly Row[]
  sheet: string | null
  /** All sheets that the file shows. */
  sheets: readonly string[]
  /** Other sheets with the same headings. */
  rivals: readonly string[]
  /** The lines and the headings that are read although the spreadsheet hides them. */
  hiddenLines: readonly number[]
  hiddenHeadings: readonly string[]
  /** The sign before decimals that the file's separator proves. */
  decimal?: DecimalSign
}

export const isCovered = (cell: Cell | undefined): cell is Covered =>
  typeof cell === 'object' && cell !== null && 'covered' in cell

export const isMeasured = (cell: Cell | undefined): cell is Measured =>
  typeof cell === 'object' && cell !== null && 'unit' in cell

/** Whether nothing is written in a cell. */
export const isBlank = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || isCovered(cell) || (typeof cell === 'string' && cell.trim() === '')
