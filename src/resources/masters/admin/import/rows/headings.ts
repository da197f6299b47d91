import type { Unit } from '@/domain/values/units'
import { ROOM_TYPES, type RoomType, type Season } from '@/domain/types'
import { isOfPeriod, periodPath, type Column } from './columns'
import { bareRate, MEANING_WORDS, ROOM_NAMES, SEASON_NAMES, unitsIn, withoutUnit, type Meaning } from './headingWords'
import { readUnit } from './unitWords'
import { weekdaysIn } from './writtenWeekdays'

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

const WEEKEND = periodPath('weekend')

/** Whether a heading gives its column another unit: `Harga (SAR)`, `Harga (ribu Rp)`, `Jarak (km)`, `Harga per rombongan`. */
function isOfOtherUnit(heading: string, { unit, per, path }: Column): boolean {
  const texts = inBrackets(withoutUnit(path === WEEKEND ? weekdaysIn(heading).rest : heading))
  const hasOther = (of: Unit) => texts.some((inner) => inner !== '' && isOther(inner, of))
  return unit !== undefined && (hasOther(unit) || unitsIn(heading).some((found) => found !== per))
}

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
  /** The places of columns that change what the prices mean, such as `Kota` and `Mata uang`. */
  meant: Readonly<Record<Meaning, readonly number[]>>
  /** Whether the rows have dates of their own. */
  isDated: boolean
  /** Whether rates stand below a room alone: the season is then the sheet's. */
  hasPlainRates: boolean
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

const ID_PATH = 'id'
const NAMED_MEANINGS = Object.keys(MEANING_WORDS) as Meaning[]
const MEANINGS = new Map(
  Object.entries(MEANING_WORDS).flatMap(([meaning, words]) =>
    words.map((word) => [folded(word), meaning as Meaning] as const),
  ),
)
const ROOMS = new Map(ROOM_NAMES.map(([word, room]) => [folded(word), room]))
const SEASONS = SEASON_NAMES.flatMap(([season, words]) => words.map((word) => [folded(word), season] as const))

/** The season and the room of a rate's heading; the season is null for a room alone. */
function rateOf(heading: string): { season: Season | null; room: RoomType } | null {
  const text = folded(bareRate(withoutBrackets(heading)))
  const alone = ROOMS.get(text)
  if (alone) return { season: null, room: alone }
  for (const [word, season] of SEASONS) {
    const rest = text.startsWith(word)
      ? text.slice(word.length)
      : text.endsWith(word)
        ? text.slice(0, -word.length)
        : ''
    const room = ROOMS.get(rest)
    if (room) return { season, room }
  }
  return null
}

/** The room that a heading names, with or without a season; null for another heading. */
export const roomIn = (heading: string): RoomType | null => rateOf(heading)?.room ?? null

type Named = { path?: string; meaning?: Meaning; isPlainRate?: boolean }
/** What rates are whose headings name a room alone: those of a season, or of the nights that the sheet or the row names. */
export type PlainRates = Season | 'period'
const pathOf = (plain: PlainRates, room: RoomType) => (plain === 'period' ? periodPath(room) : `rates.${plain}.${room}`)
/** Tells what a heading names, whatever its unit. */
export type Names = (heading: string) => Named

const ARABIC = /\s?[/|]?\s?[\p{Script=Arabic}]+/u

export function namesOf(columns: readonly Column[], plain: PlainRates): Names {
  const paths = new Map<string, string>()
  const add = (text: string, path: string) =>
    spellings(text).forEach((spelling) => paths.has(spelling) || paths.set(spelling, path))
  const isPlain = ({ path }: { path: string }) => ROOM_TYPES.some((room) => path === periodPath(room))
  const named = [{ path: ID_PATH, heading: ID_HEADING }, ...columns.filter((column) => !isPlain(column))]
  for (const { path, heading } of named) add(heading, path)
  for (const { path, names = [] } of columns) for (const name of names) add(name, path)
  const hasRates = columns.some(({ unit }) => unit === 'sar')

  function search(heading: string): Named {
    const spelled = spellings(heading)
    const path = [...spelled, ...spellings(withoutUnit(heading))].map((spelling) => paths.get(spelling)).find(Boolean)
    if (path) return { path }
    const [rest = ''] = spellings(weekdaysIn(heading).rest)
    if (paths.get(rest) === WEEKEND) return { path: WEEKEND }
    const rate = hasRates ? rateOf(heading) : null
    if (rate) return { path: pathOf(rate.season ?? plain, rate.room), isPlainRate: rate.season === null }
    const meaning = spelled.map((spelling) => MEANINGS.get(spelling)).find(Boolean)
    if (meaning) return { meaning }
    // `HOTEL / الفندق`: one of both languages is enough.
    const latin = heading.replace(ARABIC, ' ').trim()
    return ARABIC.test(heading) && latin !== '' ? search(latin) : {}
  }

  const known = new Map<string, Named>([['', {}]])
  return (heading) => {
    const named = known.get(heading) ?? search(heading)
    known.set(heading, named)
    return named
  }
}

/** The columns by which a row has nights of its own. A season without days has none, which its row then says. */
const DATES = (['from', 'lastNight', 'to', 'checkOut', 'dates', 'label'] as const).map(periodPath)

/** Finds a master's columns by the headings of a file, in any order, whatever their case and spaces. */
export function readHeadings(row: readonly string[], columns: readonly Column[], names: Names): Headings {
  const named = row.map(names)
  const placesOf = (wanted: string) => named.flatMap(({ path }, at) => (path === wanted ? [at] : []))
  const found = columns.map((column) => {
    const places = placesOf(column.path)
    const isOther = (at: number) => isOfOtherUnit(row[at] ?? '', column)
    return { column, places: places.filter((at) => !isOther(at)), others: places.filter(isOther) }
  })
  const ids = placesOf(ID_PATH)
  // Each rate may be missing, but a list of hotels without any is none.
  const isRate = ({ path, unit }: Column) => unit === 'sar' && path !== WEEKEND
  const hasRate = found.some(({ column, places }) => isRate(column) && places.length > 0)
  const isDated = DATES.some((path) => placesOf(path).length > 0)
  // A list of contracts says prices and seldom anything else about a hotel, whose name may stand in a line of its own.
  const isOfNights = isDated || ROOM_TYPES.some((room) => placesOf(periodPath(room)).length > 0)
  const hasNameLines = placesOf(periodPath('dates')).length > 0
  const mayLack = (column: Column) =>
    isRate(column)
      ? hasRate
      : column.isOptional || (column.path === 'stars' && isOfNights) || (column.path === 'name' && hasNameLines)
  const lacking = (isOptional: boolean) =>
    found
      .filter(({ column, places }) => places.length === 0 && mayLack(column) === isOptional)
      // Both days of a flight's departures may stand in one column.
      .filter(({ column: { path } }) => !isOfPeriod(path) && !(isOptional && path === 'name'))
      .filter(({ column: { path } }) => path !== 'departsTo' || placesOf('departsFrom').length === 0)
      .map(({ column }) => column.heading)
  const meant = (wanted: Meaning): readonly number[] =>
    named.flatMap(({ meaning }, at) => (meaning === wanted ? [at] : []))
  return {
    places: new Map(
      found.flatMap(({ column, places: [at] }) => (at === undefined ? [] : [[column.path, at] as const])),
    ),
    idPlace: ids[0] ?? null,
    unknown: row.filter(
      (text, at) => text.trim() !== '' && named[at]?.path === undefined && named[at]?.meaning !== 'year',
    ),
    missing: lacking(false),
    absent: lacking(true),
    doubled: [
      ...(ids.length > 1 ? [ID_HEADING] : []),
      ...found.filter(({ places }) => places.length > 1).map(({ column }) => column.heading),
    ],
    otherUnits: found.flatMap(({ column, others }) =>
      others.map((at) => ({ heading: row[at] ?? '', column: column.heading })),
    ),
    meant: Object.fromEntries(NAMED_MEANINGS.map((name) => [name, meant(name)])) as Headings['meant'],
    isDated,
    hasPlainRates: named.some(({ isPlainRate }) => isPlainRate),
  }
}
