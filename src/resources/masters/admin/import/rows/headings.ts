import type { Column } from './columns'

export const ID_HEADING = 'ID'

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
}

// 'HARGA  (rp)', 'Harga' and 'Harga Rp' all name the column 'Harga (Rp)'.
const folded = (heading: string) =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
const spellings = (heading: string) => [folded(heading), folded(heading.replace(/\(.*?\)/g, ''))]

/** Whether a heading of a file names this column. */
const names = (heading: string, column: string) => {
  const wanted = spellings(column)
  return spellings(heading).some((spelling) => spelling !== '' && wanted.includes(spelling))
}

/** Finds a master's columns by the headings of a file, in any order, whatever their case and spaces. */
export function readHeadings(row: readonly string[], columns: readonly Column[]): Headings {
  const placesOf = (heading: string) => row.flatMap((text, at) => (names(text, heading) ? [at] : []))
  const found = columns.map((column) => ({ column, places: placesOf(column.heading) }))
  const ids = placesOf(ID_HEADING)
  const known = new Set([...ids, ...found.flatMap(({ places }) => places)])
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
  }
}

/** How many of the columns a row of headings names; a CSV file is split at the sign that finds most of them. */
export const countKnown = (row: readonly string[], columns: readonly Column[]): number =>
  row.filter((text) => names(text, ID_HEADING) || columns.some(({ heading }) => names(text, heading))).length
