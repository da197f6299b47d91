import type { DecimalSign } from '../../../../../domain/values/writtenNumbers'

/** A cell of a file. CSV has texts alone. */
export type Cell = string | number | boolean | Date | null

/** The rows of a file as they were read; the first holds the headings. */
export type Table = {
  rows: readonly (readonly Cell[])[]
  /** The line of the first row in the file. */
  firstLine: number
  /** The sign before decimals that the file's separator proves. */
  decimal?: DecimalSign
}

const isBlank = (row: readonly Cell[]) =>
  row.every((cell) => cell === null || (typeof cell === 'string' && !cell.trim()))

/** The filled rows below the headings, with their lines. */
export const filledRows = ({ rows, firstLine }: Table) =>
  rows.flatMap((cells, at) => (at === 0 || isBlank(cells) ? [] : [{ cells, line: firstLine + at }]))
