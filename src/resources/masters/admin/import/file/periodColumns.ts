import { readNights } from '../periods/writtenNights'
import { SEARCHED_ROWS } from '../rows/findHeadings'
import { roomIn } from '../rows/headings'
import { cellText, isBlank, isFigure, type Cell, type Row, type Sheet } from '../rows/table'

const isNights = (cell: Cell | undefined) =>
  !isBlank(cell) && typeof cell === 'string' && 'nights' in readNights(cellText(cell))

type Columns = {
  /** The place of the first heading row. */
  at: number
  /** The nights above the rooms, with the places of their rooms. */
  periods: readonly { text: string; places: readonly number[] }[]
  /** The columns of the hotel itself. */
  own: readonly number[]
}

/** Finds nights in one row above the rooms of the next row. A title above other headings is none of them. */
function columnsIn(rows: readonly Row[]): Columns | null {
  const isAbove = ({ cells }: Row, next: Row | undefined) =>
    cells.every((cell, place) => !isNights(cell) || roomIn(cellText(next?.cells[place])) !== null)
  const at = rows
    .slice(0, SEARCHED_ROWS)
    .findIndex((row, index) => row.cells.some(isNights) && isAbove(row, rows[index + 1]))
  const [upper, lower] = [rows[at], rows[at + 1]]
  if (!upper || !lower) return null
  const isRoom = (place: number) => roomIn(cellText(lower.cells[place])) !== null
  const periods: { text: string; places: number[] }[] = []
  const own: number[] = []
  for (let place = 0; place < Math.max(upper.cells.length, lower.cells.length); place += 1) {
    const above = upper.cells[place]
    if (isNights(above)) periods.push({ text: cellText(above), places: [] })
    const last = isRoom(place) && (isBlank(above) || isNights(above)) ? periods.at(-1) : undefined
    if (last) last.places.push(place)
    else own.push(place)
  }
  return { at, periods, own }
}

/**
 * A sheet of hotels whose nights stand above the rooms (docs/product.md §15.6.28), with a row for each hotel and period instead; the
 * sheet itself where it is another one.
 */
export function withPeriodRows(sheet: Sheet): Sheet {
  const { rows } = sheet
  const found = columnsIn(rows)
  if (!found) return sheet
  const { at, periods, own } = found
  const [upper, lower] = [rows[at], rows[at + 1]]
  const rooms = [
    ...new Set(periods.flatMap(({ places }) => places.map((place) => cellText(lower?.cells[place]).trim()))),
  ]
  const headings = own.map((place) => (isBlank(lower?.cells[place]) ? upper : lower)?.cells[place] ?? null)
  const head: Row = { line: lower?.line ?? 0, cells: [...headings, 'Periode', ...rooms] }
  const body = rows.slice(at + 2).flatMap(({ line, cells }): Row[] => {
    const hotel = own.map((place) => cells[place] ?? null)
    const priced = periods.filter(({ places }) => places.some((place) => !isBlank(cells[place])))
    if (!priced.some(({ places }) => places.some((place) => isFigure(cells[place])))) return [{ line, cells }]
    return priced.map(({ text, places }) => {
      const cellOf = (room: string) => places.find((place) => cellText(lower?.cells[place]).trim() === room)
      return { line, cells: [...hotel, text, ...rooms.map((room) => cells[cellOf(room) ?? -1] ?? null)] }
    })
  })
  const [hidden, isHidden] = [sheet.hidden, (place: number) => sheet.hidden?.columns.has(place) ?? false]
  const columns = new Set([
    ...own.flatMap((place, index) => (isHidden(place) ? [index] : [])),
    ...(periods.some(({ places }) => places.some(isHidden)) ? rooms.map((_, index) => own.length + 1 + index) : []),
  ])
  return {
    ...sheet,
    ...(hidden ? { hidden: { ...hidden, columns } } : {}),
    rows: [...rows.slice(0, at), head, ...body],
    count: sheet.count + body.length + 1 + at - rows.length,
  }
}
