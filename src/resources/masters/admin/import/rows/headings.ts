import type { Unit } from '../../../../../domain/values/units'
import type { Column } from './columns'
import { readUnit } from './unitWords'

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
function createNames(column: string): (spelled: readonly string[]) => boolean {
  const wanted = spellings(column)
  return (spelled) => spelled.some((spelling) => wanted.includes(spelling))
}

/** Finds a master's columns by the headings of a file, in any order, whatever their case and spaces. */
export function readHeadings(row: readonly string[], columns: readonly Column[]): Headings {
  const spelled = row.map(spellings)
  const placesOf = (heading: string) => {
    const names = createNames(heading)
    return spelled.flatMap((spelling, at) => (names(spelling) ? [at] : []))
  }
  const found = columns.map((column) => {
    const places = placesOf(column.heading)
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
export function knownAmong(columns: readonly Column[]): (heading: string) => boolean {
  const wanted = new Set([ID_HEADING, ...columns.map(({ heading }) => heading)].flatMap(spellings))
  return (heading) => spellings(heading).some((spelling) => wanted.has(spelling))
}
