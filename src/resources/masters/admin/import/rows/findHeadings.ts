import { firstLetters } from '@/domain/values/letters'
import type { Column } from './columns'
import { namesOf, readHeadings, type Headings, type Names, type PlainRates } from './headings'
import { cellText, isBlank, type Row } from './table'

/** Titles, logos and dates take the first rows of many price lists. */
export const SEARCHED_ROWS = 30
/** A heading may stand in several rows: the season, the room below it, and the currency below that. */
const DEPTHS = [1, 2, 3]

export type FoundHeadings = {
  texts: readonly string[]
  /** The place of the first row of the headings among the rows, and the number of their rows. */
  from: number
  depth: number
  /** How many of the columns they name. */
  known: number
  headings: Headings
}

const widthOf = (rows: readonly Row[]) => Math.max(...rows.map(({ cells }) => cells.length))

/** A heading is short; the longest cell of a hostile file has 32.767 letters. */
const LONGEST = 200
const shownAt = ({ cells }: Row, place: number): string => {
  const cell = cells[place]
  return isBlank(cell) ? '' : firstLetters(cellText(cell).trim(), LONGEST)
}

/** The last text at or before a place: `Biasa` stands above the first of three rooms, merged or not. */
function textBefore(row: Row, place: number): string {
  for (let at = place; at >= 0; at -= 1) {
    const text = shownAt(row, at)
    if (text !== '') return text
  }
  return ''
}

/**
 * The heading that some rows make together at a place: the texts above each other, or the last one, if it is known alone.
 * `Double` below `Ramadhan` is a rate of Ramadhan, though `Double` alone is known, too.
 */
function headingAt(rows: readonly Row[], place: number, names: Names): string {
  const own = rows.map((row) => shownAt(row, place))
  if (rows.length === 1) return own[0] ?? ''
  const parts = rows.map((row, at) =>
    own.slice(at + 1).some((text) => text !== '') ? textBefore(row, place) : own[at],
  )
  const together = parts.filter((part) => part !== '').join(' ')
  const last = own.at(-1) ?? ''
  return names(together).path === undefined && names(last).path !== undefined ? last : together
}

type Reader = { columns: readonly Column[]; names: Names }

const areAdjacent = (rows: readonly Row[]) =>
  rows.every(({ line }, at) => at === 0 || line === (rows[at - 1]?.line ?? 0) + 1)

const filledIn = ({ cells }: Row) => cells.filter((cell) => !isBlank(cell)).length

function candidate(rows: readonly Row[], from: number, depth: number, reader: Reader): FoundHeadings {
  const together = rows.slice(from, from + depth)
  const texts = Array.from({ length: widthOf(together) }, (_, place) => headingAt(together, place, reader.names))
  const headings = readHeadings(texts, reader.columns, reader.names)
  return { texts, from, depth, known: headings.places.size + (headings.idPlace === null ? 0 : 1), headings }
}

/**
 * Finds the headings among the first rows of a sheet: the row, or the rows that belong together, that name most columns.
 * Where none does, the first of the longest rows counts as headings, so that the admin sees what was read.
 */
export function findHeadings(
  rows: readonly Row[],
  columns: readonly Column[],
  plain: PlainRates = 'regular',
): FoundHeadings | null {
  const reader = { columns, names: namesOf(columns, plain) }
  const places = rows.slice(0, SEARCHED_ROWS).map((_, at) => at)
  const candidates = DEPTHS.flatMap((depth) =>
    places
      .filter((from) => from + depth <= rows.length && areAdjacent(rows.slice(from, from + depth)))
      .map((from) => candidate(rows, from, depth, reader)),
  )
  const most = Math.max(0, ...candidates.map(({ known }) => known))
  if (most > 0) return candidates.find(({ known }) => known === most) ?? null
  const longest = Math.max(0, ...places.map((at) => filledIn(rows[at] ?? { line: 0, cells: [] })))
  return candidates.find(({ from }) => filledIn(rows[from] ?? { line: 0, cells: [] }) === longest) ?? null
}
