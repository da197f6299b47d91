import type { Season } from '@/domain/types'
import type { DecimalSign } from '@/domain/values/writtenNumbers'
import type { Foreign } from './foreign'
import type { Headings } from './headings'

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

/** A list of records within a sheet, with its own headings. */
export type Block = {
  headings: readonly string[]
  /** The line of the headings; the last one, if they have several lines. */
  headingLine: number
  /** The filled rows above the headings, for example a title. */
  above: readonly Row[]
  /** The filled rows below the headings that are records. */
  rows: readonly Row[]
  /** Rows that say something about the records. */
  notes: readonly Row[]
  /** Rows that begin another list within the sheet. */
  breaks: readonly Row[]
  /** What the headings name. */
  found: Headings
  sheet: string | null
  /** The title that says for which nights the rates of the list count, such as `LOW SEASON 1 Juli – 30 Nov 2026`. */
  titled: string | null
}

/** What of a file an import reads: one list, or several that name nights. */
export type Table = Block & {
  more: readonly Block[]
  /** The sheets that are read. */
  read: readonly string[]
  /** All sheets whose prices count for nights: an import may read several of them. */
  joinable: readonly string[]
  /** What says that the sheet is another master's. */
  foreign: Foreign | null
  /** The season of rates whose headings name none; null where there are no such rates. */
  season: Season | null
  /** What says that these rates count for another season, or for a part of one. */
  otherSeason: string | null
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

export const blocksOf = (table: Table): readonly Block[] => [table, ...table.more]

/** Whether the prices of a list count for the nights that its rows or its title name. */
export const isOfNights = ({ found, titled }: Pick<Block, 'found' | 'titled'>): boolean =>
  found.isDated || titled !== null

export const isCovered = (cell: Cell | undefined): cell is Covered =>
  typeof cell === 'object' && cell !== null && 'covered' in cell

export const isMeasured = (cell: Cell | undefined): cell is Measured =>
  typeof cell === 'object' && cell !== null && 'unit' in cell

/** Whether nothing is written in a cell. */
export const isBlank = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || isCovered(cell) || (typeof cell === 'string' && cell.trim() === '')

/** Whether a cell has a number, with a short text beside it at most. */
export const isFigure = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' ||
  isMeasured(cell) ||
  (typeof cell === 'string' && /^\D{0,5}\d[\d.,\s]*\D{0,5}$/.test(cell.trim()))

const dateFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' })
const numberFormat = new Intl.NumberFormat('id', { maximumFractionDigits: 20 })

export const dateText = (date: Date): string => (Number.isNaN(date.getTime()) ? '?' : dateFormat.format(date))

/** The text of a cell, as an error message shows it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateText(cell)
  if (isCovered(cell)) return cell.covered
  if (!isMeasured(cell)) return String(cell)
  const { number, unit } = cell
  return unit === '%' ? `${numberFormat.format(number * 100)}%` : `${numberFormat.format(number)} ${unit}`
}

/** The texts of a row; a cell that a merged range covers has none. */
export const rowText = ({ cells }: Row): string =>
  cells
    .filter((cell) => !isBlank(cell))
    .map(cellText)
    .join(' ')

const A = 64

/** The place of a cell, both from 0: `B3` is column 1 of row 2. Null for a text that names no cell. */
export function placeOf(name: string): { column: number; row: number } | null {
  const [, letters, digits] = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/.exec(name) ?? []
  if (!letters || !digits) return null
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - A, 0) - 1
  return { column, row: Number(digits) - 1 }
}

/** The name of a column, from 0: 27 is `AB`. */
export function columnName(column: number): string {
  const last = String.fromCharCode(A + 1 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}
