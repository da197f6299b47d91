import type { Season } from '@/domain/types'
import type { ImportText } from '@/i18n/admin/importTexts'
import type { Values } from '@/i18n/translate'
import { titleOfNights } from '../periods/titles'
import { periodPath, type Column } from '../rows/columns'
import { findHeadings, type FoundHeadings } from '../rows/findHeadings'
import { foreignTo, namesOwn, type Foreign, type Named } from '../rows/foreign'
import { namesOf } from '../rows/headings'
import { splitRows } from '../rows/notes'
import { monthIn, otherSeasonIn, seasonIn } from '../rows/seasons'
import { cellText, isBlank, isOfNights, rowText, type Block, type Sheet, type Table } from '../rows/table'
import { withPeriodRows } from './periodColumns'
import { asRecords } from './shapes'

/** What an import asks of a file. The sheets are those that the admin chose. */
export type Wanted = {
  columns: readonly Column[]
  resource: string
  file?: string
  sheets?: readonly string[] | undefined
}

type Candidate = {
  sheet: Sheet
  found: FoundHeadings
  named: Named
  season: Season
  titled: string | null
  count: number
  isComplete: boolean
}

const isHotel = ({ resource }: Wanted) => resource.startsWith('hotel/')

function candidateOf(written: Sheet, wanted: Wanted): Candidate[] {
  const { columns, resource, file = '' } = wanted
  const sheet = isHotel(wanted) ? withPeriodRows(written) : asRecords(written, wanted)
  const first = findHeadings(sheet.rows, columns)
  if (!first) return []
  const titles = sheet.rows.slice(0, first.from).map(rowText)
  const season = seasonIn([sheet.name ?? file, ...titles])
  const { hasPlainRates, isDated } = first.headings
  const titled = hasPlainRates && !isDated && isHotel(wanted) ? titleOfNights([...titles, sheet.name ?? '']) : null
  const plain = isDated || titled !== null ? 'period' : season
  const found = hasPlainRates ? (findHeadings(sheet.rows, columns, plain) ?? first) : first
  const behind = sheet.rows.slice(found.from + found.depth)
  const cities = found.headings.meant.city.flatMap((at) => behind.map(({ cells }) => cellText(cells[at])))
  return [
    {
      sheet,
      found,
      named: { resource, sheet: sheet.name, file, titles, cities },
      season,
      titled,
      count: sheet.count - found.from - found.depth,
      isComplete: found.headings.missing.length === 0,
    },
  ]
}

/** The sheet of the master comes first, and one of another master last, even if it alone has all headings. */
function rank({ isComplete, count, found, named }: Candidate): number {
  const isForeign = foreignTo(named) !== null
  const isOwn = !isForeign && namesOwn(named)
  const fits = isComplete ? (count > 0 ? 2000 : 1000) : isOwn && found.known > 1 ? 500 : 0
  return (isForeign ? fits / 10 : fits) + (isOwn ? 100 : 0) + found.known
}

const nameOf = ({ sheet }: Candidate) => sheet.name ?? ''

/** Whether a text between records says that another list begins: of another city, service or season, or in another unit. */
const isBreak = (text: string, { resource }: Wanted, season: Season): boolean =>
  foreignTo({ resource, sheet: text, file: '', titles: [], cities: [] }) !== null ||
  otherSeasonIn([text]) !== null ||
  titleOfNights([text]) !== null ||
  (seasonIn([text]) !== 'regular' && seasonIn([text]) !== season)

function blockOf({ sheet, found, season, titled }: Candidate, wanted: Wanted): Block {
  const { headings } = found
  const numeric = wanted.columns.filter(({ kind }) => kind === 'number')
  const plain = isOfNights({ found: headings, titled }) ? 'period' : season
  const names = namesOf(wanted.columns, plain)
  const split = splitRows(sheet.rows.slice(found.from + found.depth), {
    numbers: numeric.flatMap(({ path }) => headings.places.get(path) ?? []),
    namePlace: headings.places.get('name') ?? headings.places.get(periodPath('dates')),
    isHeadings: ({ cells }) => cells.filter((cell) => !isBlank(cell) && names(cellText(cell)).path).length > 1,
    isBreak: (text) => isBreak(text, wanted, season),
  })
  return {
    headings: found.texts,
    headingLine: sheet.rows[found.from + found.depth - 1]?.line ?? 1,
    above: sheet.rows.slice(0, found.from),
    rows: split.records,
    notes: split.notes,
    breaks: split.breaks,
    found: headings,
    sheet: sheet.name,
    titled,
  }
}

/** Titles of a list stand so near above its headings. */
const NEAR = 3

/** The lists of a sheet. A title that names other nights begins a new one, with headings of its own or those above. */
function blocksIn(candidate: Candidate, wanted: Wanted): Block[] {
  const { sheet, found } = candidate
  const whole = blockOf(candidate, wanted)
  const title = isHotel(wanted) ? whole.breaks.find((row) => titleOfNights([rowText(row)]) !== null) : undefined
  if (!title) return [whole]
  const at = sheet.rows.indexOf(title)
  const partOf = (rows: Sheet['rows']) => ({ ...sheet, rows, count: rows.length })
  const below = partOf(sheet.rows.slice(at))
  const own = candidateOf(below, wanted).find(({ isComplete, found: { from } }) => isComplete && from <= NEAR)
  const next = own ?? { ...candidate, sheet: below, found: { ...found, from: 1, depth: 0 } }
  return [
    blockOf({ ...candidate, sheet: partOf(sheet.rows.slice(0, at)) }, wanted),
    ...blocksIn({ ...next, titled: titleOfNights([rowText(title)]) }, wanted),
  ]
}

/** The sheets that are read together: those that the admin chose, or else all whose titles name nights. */
function joined(best: Candidate, joinable: readonly Candidate[], { sheets }: Wanted): readonly Candidate[] {
  if (!joinable.includes(best)) return [best]
  const chosen = joinable.filter((one) =>
    sheets
      ? sheets.includes(nameOf(one))
      : best.titled !== null && one.titled !== null && foreignTo(one.named) === null,
  )
  return chosen.length > 0 ? chosen : [best]
}

function otherSeasonOf({ sheet, named, titled, found }: Candidate): string | null {
  if (!found.headings.hasPlainRates || titled !== null) return null
  const texts = [sheet.name ?? named.file, ...named.titles]
  return otherSeasonIn(texts) ?? monthIn(texts)
}

const hiddenIn = ({ sheet: { hidden } }: Candidate, blocks: readonly Block[]) => ({
  lines: blocks.flatMap(({ rows }) => rows.map(({ line }) => line).filter((line) => hidden?.lines.has(line))),
  headings: blocks.flatMap(({ found, headings }) =>
    [...found.places.values()].filter((place) => hidden?.columns.has(place)).map((place) => headings[place] ?? ''),
  ),
})

type FoundTable = { table: Table; count: number } | { problem: ImportText; values: Values }

/**
 * Finds the sheet whose headings name the columns. A hidden sheet is never read: nobody sees there what is imported. If
 * several sheets fit, the first is read that names no other master, and the others are named. Sheets whose titles name nights are
 * read together.
 */
export function findTable(sheets: readonly Sheet[], wanted: Wanted): FoundTable {
  const visible = sheets.filter(({ isHidden }) => !isHidden).flatMap((sheet) => candidateOf(sheet, wanted))
  const hidden = sheets.filter(({ isHidden }) => isHidden).flatMap((sheet) => candidateOf(sheet, wanted))
  const best =
    visible.find(({ sheet }) => sheet.name !== null && wanted.sheets?.includes(sheet.name)) ??
    [...visible].sort((a, b) => rank(b) - rank(a))[0]
  const behind = hidden.find(({ isComplete, count }) => isComplete && count > 0)
  if (behind && !best?.isComplete) return { problem: 'fileHidden', values: { sheet: nameOf(behind) } }
  if (!best) return { problem: 'fileEmpty', values: {} }
  const complete = visible.filter(({ isComplete, count }) => isComplete && count > 0)
  const joinable = complete.filter(({ found, titled }) => isOfNights({ found: found.headings, titled }))
  const read = joined(best, joinable, wanted)
  const parts = read.map((one) => ({ one, blocks: blocksIn(one, wanted) }))
  const [first, ...more] = parts.flatMap(({ blocks }) => blocks)
  if (!first) return { problem: 'fileEmpty', values: {} }
  const unread = parts.map(({ one, blocks }) => hiddenIn(one, blocks))
  const isBase = best.found.headings.hasPlainRates && !isOfNights(first)
  return {
    table: {
      ...first,
      more,
      read: read.map(nameOf),
      joinable: joinable.map(nameOf),
      foreign: read.map(({ named }) => foreignTo(named)).find((one): one is Foreign => one !== null) ?? null,
      season: isBase ? best.season : null,
      otherSeason: isBase ? otherSeasonOf(best) : null,
      sheets: sheets.flatMap(({ name, isHidden }) => (name === null || isHidden ? [] : [name])),
      rivals: best.isComplete ? complete.filter((one) => !read.includes(one) && one !== best).map(nameOf) : [],
      hiddenLines: unread.flatMap(({ lines }) => lines),
      hiddenHeadings: unread.flatMap(({ headings }) => headings),
    },
    count: read.reduce((sum, { count }) => sum + count, 0),
  }
}
