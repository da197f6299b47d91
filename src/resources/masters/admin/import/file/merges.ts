import type { Cell, Row } from '../rows/table'
import { cellText } from '../rows/cellText'
import { FileError } from './fileError'
import { MAX_COLUMNS, MAX_COVERED } from './limits'

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
