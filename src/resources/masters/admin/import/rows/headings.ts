import type { Unit } from '../../../../../domain/values/units'
import { firstLetters } from '../../../../../domain/values/letters'
import type { Column } from './columns'
import { readUnit } from './unitWords'
import { isBlank, type Row, cellText } from './table'

const inBrackets = (heading: string) =>
  [...heading.normalize('NFKC').matchAll(/\(([^()]*)\)/g)].map(([, inner = '']) => inner.trim())

/** A distance may say from where; another measure of length or time changes its figures. */
const OTHER_MEASURE = /(?<!\p{L})(?:km|kilometer|kilo|menit|min|jam|mil|mile|ft|feet|langkah)(?!\p{L})/iu

function isOther(inner: string, unit: Unit): boolean {
  if (unit === 'star') return false
  if (unit === 'metre') return OTHER_MEASURE.test(inner)
  const found = readUnit(inner, unit)
  return typeof found !== 'object' || !('factor' in found)
}

/** Whether the brackets of a heading give its column another unit: `Harga (SAR)`, `Harga (ribu Rp)`, `Jarak (km)`. */
const isOfOtherUnit = (heading: string, { unit }: Column): boolean =>
  unit !== undefined && inBrackets(heading).some((inner) => inner !== '' && isOther(inner, unit))

export const ID_HEADING = 'ID'

/** A heading of the file that names a column, but in another unit: `Harga (SAR)` for `Harga (Rp)`. */
export type OtherUnit = { heading: string; column: string }

export type Headings = {
  /** The place of each column in a row, by the column's path. A missing optional column has none. */
  places: ReadonlyMap<string, number>
  idPlace: number | null
  /** Headings of the file that name no column. */
  unknown: readonly string[]
  /** Columns that the file lacks: without one of these no row can be read. */
  missing: readonly string[]
  /** Optional columns that the file lacks. */
  absent: readonly string[]
  /** Headings that the file has twice. */
  doubled: readonly string[]
  otherUnits: readonly OtherUnit[]
}

// UTF-8 that was read as another code page, and a Mac's apostrophe that was: Syaâ€™ban, SyaÕban.
const MISREAD_APOSTROPHE = /â€[™˜]|(?<=\p{Ll})[ÔÕ](?=\p{Ll})/gu

/** 'HARGA  (rp)', 'Harga' and 'Harga Rp' all name the column 'Harga (Rp)'. Some apostrophes are letters (`ʼ`). */
export const folded = (heading: string): string =>
  heading
    .replace(MISREAD_APOSTROPHE, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]|\p{Lm}/gu, '')

const BRACKETS = /\([^()]*\)/g
const withoutBrackets = (heading: string) => heading.normalize('NFKC').replace(BRACKETS, ' ')
const spellings = (heading: string) =>
  [folded(heading), folded(withoutBrackets(heading))].filter((spelling) => spelling !== '')

/** Whether a heading of a file names this column, whatever its unit. */
function createNames(column: string, formerly = ''): (spelled: readonly string[]) => boolean {
  const wanted = [...spellings(column), ...spellings(formerly)]
  return (spelled) => spelled.some((spelling) => wanted.includes(spelling))
}

/** Finds a master's columns by the headings of a file, in any order, whatever their case and spaces. */
export function readHeadings(row: readonly string[], columns: readonly Column[]): Headings {
  const spelled = row.map(spellings)
  const placesOf = (heading: string, formerly?: string) => {
    const names = createNames(heading, formerly)
    return spelled.flatMap((spelling, at) => (names(spelling) ? [at] : []))
  }
  const found = columns.map((column) => {
    const places = placesOf(column.heading, column.formerly)
    const isOther = (at: number) => isOfOtherUnit(row[at] ?? '', column)
    return { column, places: places.filter((at) => !isOther(at)), others: places.filter(isOther) }
  })
  const ids = placesOf(ID_HEADING)
  const known = new Set([...ids, ...found.flatMap(({ places, others }) => [...places, ...others])])
  const lacking = (isOptional: boolean) =>
    found
      .filter(({ column, places }) => places.length === 0 && column.isOptional === isOptional)
      .map(({ column }) => column.heading)
  return {
    places: new Map(
      found.flatMap(({ column, places: [at] }) => (at === undefined ? [] : [[column.path, at] as const])),
    ),
    idPlace: ids[0] ?? null,
    unknown: row.filter((text, at) => text.trim() !== '' && !known.has(at)),
    missing: lacking(false),
    absent: lacking(true),
    doubled: [
      ...(ids.length > 1 ? [ID_HEADING] : []),
      ...found.filter(({ places }) => places.length > 1).map(({ column }) => column.heading),
    ],
    otherUnits: found.flatMap(({ column, others }) =>
      others.map((at) => ({ heading: row[at] ?? '', column: column.heading })),
    ),
  }
}

/** Tells whether a text names one of the columns. */
function knownAmong(columns: readonly Column[]): (heading: string) => boolean {
  const wanted = new Set(
    [ID_HEADING, ...columns.flatMap(({ heading, formerly = '' }) => [heading, formerly])].flatMap(spellings),
  )
  return (heading) => spellings(heading).some((spelling) => wanted.has(spelling))
}

/** Titles, logos and dates take the first rows of many price lists. */
export const SEARCHED_ROWS = 30
/** A heading may stand in several rows: the season, the room below it, and the currency below that. */
const MOST_ROWS = 3

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

/** The heading that some rows make together at a place: the texts above each other, or the last one, if it is known alone. */
function headingAt(rows: readonly Row[], place: number, isKnown: (heading: string) => boolean): string {
  const own = rows.map((row) => shownAt(row, place))
  const last = own.at(-1) ?? ''
  if (rows.length === 1 || isKnown(last)) return last
  const parts = rows.map((row, at) =>
    own.slice(at + 1).some((text) => text !== '') ? textBefore(row, place) : own[at],
  )
  return parts.filter((part) => part !== '').join(' ')
}

const areAdjacent = (rows: readonly Row[]) =>
  rows.every(({ line }, at) => at === 0 || line === (rows[at - 1]?.line ?? 0) + 1)

const filledIn = ({ cells }: Row) => cells.filter((cell) => !isBlank(cell)).length

function candidate(rows: readonly Row[], from: number, depth: number, columns: readonly Column[]): FoundHeadings {
  const together = rows.slice(from, from + depth)
  const isKnown = knownAmong(columns)
  const texts = Array.from({ length: widthOf(together) }, (_, place) => headingAt(together, place, isKnown))
  const headings = readHeadings(texts, columns)
  return { texts, from, depth, known: headings.places.size + (headings.idPlace === null ? 0 : 1), headings }
}

/**
 * Finds the headings among the first rows of a sheet: the row, or the rows that belong together, that name most columns.
 * Where none does, the first of the longest rows counts as headings, so that the admin sees what was read.
 */
export function findHeadings(rows: readonly Row[], columns: readonly Column[]): FoundHeadings | null {
  const places = rows.slice(0, SEARCHED_ROWS).map((_, at) => at)
  const candidates = [1, 2, 3]
    .slice(0, MOST_ROWS)
    .flatMap((depth) =>
      places
        .filter((from) => from + depth <= rows.length && areAdjacent(rows.slice(from, from + depth)))
        .map((from) => candidate(rows, from, depth, columns)),
    )
  const most = Math.max(0, ...candidates.map(({ known }) => known))
  if (most > 0) return candidates.find(({ known }) => known === most) ?? null
  const longest = Math.max(0, ...places.map((at) => filledIn(rows[at] ?? { line: 0, cells: [] })))
  return candidates.find(({ from }) => filledIn(rows[from] ?? { line: 0, cells: [] }) === longest) ?? null
}
