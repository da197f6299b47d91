import { isBlank, type Cell, type Row, cellText } from '../rows/table'
import { MAX_CELL_TEXT, MAX_COLUMNS, MAX_KEPT_ROWS, MAX_TEXT, FileError, MAX_COVERED } from './limits'

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

/** A merged range; its lines count from 1, its columns from 0. */
export type Merge = { top: number; bottom: number; left: number; right: number }

/**
 * Rows in which the cells of merged ranges know what covers them. Only rows that the sheet has are walked through,
 * whatever a range declares.
 */
export function withMerges(rows: readonly Row[], merges: readonly Merge[]): readonly Row[] {
  let covered = 0
  const cellsOf = new Map<number, Cell[]>(rows.map(({ line, cells }) => [line, [...cells]]))

  function cover(cells: Cell[], from: number, to: number, by: Cell): void {
    covered += to - from + 1
    if (covered > MAX_COVERED) throw new FileError('fileBomb')
    for (let place = from; place <= to; place += 1) {
      while (cells.length < place) cells.push(null)
      cells[place] ??= by
    }
  }

  for (const { top, bottom, left, right } of merges) {
    const covering = cellText(cellsOf.get(top)?.[left])
    const last = Math.min(right, MAX_COLUMNS - 1)
    for (const [line, cells] of cellsOf) {
      if (line === top) cover(cells, left + 1, last, { covered: covering })
      else if (line > top && line <= bottom) cover(cells, left, last, { covered: covering })
    }
  }
  return rows.map(({ line }) => ({ line, cells: cellsOf.get(line) ?? [] }))
}
