import { isBlank, type Cell, type Row } from '../rows/table'
import { FileError } from './fileError'
import { MAX_CELL_TEXT, MAX_COLUMNS, MAX_KEPT_ROWS, MAX_TEXT } from './limits'

/**
 * The filled rows of a sheet while it is read. A file of 2 kB can declare a million rows of 16.000 cells: only filled
 * cells within the limits are kept, and all other rows are counted.
 */
export type Grid = {
  /** Adds a row, as often as the file repeats it. Blank rows are left out. */
  add: (line: number, cells: readonly Cell[], times?: number) => void
  rows: readonly Row[]
  count: () => number
}

/** Counts the letters of all sheets of a file. */
export type TextBudget = { letters: number }

const lengthOf = (cell: Cell) => (typeof cell === 'string' ? cell.length : 1)

export function createGrid(budget: TextBudget): Grid {
  const rows: Row[] = []
  let count = 0

  function pay(cells: readonly Cell[]): void {
    for (const cell of cells) {
      const length = lengthOf(cell)
      budget.letters += length
      if (length > MAX_CELL_TEXT || budget.letters > MAX_TEXT) throw new FileError('fileBomb')
    }
  }

  return {
    rows,
    count: () => count,
    add(line, cells, times = 1) {
      const end = cells.findLastIndex((cell) => cell !== null && cell !== '') + 1
      const kept = cells.slice(0, end)
      if (kept.every(isBlank)) return
      if (!kept.slice(MAX_COLUMNS).every(isBlank)) throw new FileError('fileBomb')
      count += times
      const row = kept.slice(0, MAX_COLUMNS)
      for (let at = 0; at < times && rows.length < MAX_KEPT_ROWS; at += 1) {
        pay(row)
        rows.push({ line: line + at, cells: row })
      }
    },
  }
}
