import type { Season } from '@/domain/types'
import type { ImportText } from '@/i18n/admin/importTexts'
import type { Values } from '@/i18n/translate'
import type { Column } from '../rows/columns'
import { findHeadings, type FoundHeadings } from '../rows/findHeadings'
import { foreignTo, namesOwn, type Named } from '../rows/foreign'
import { namesOf } from '../rows/headings'
import { splitRows } from '../rows/notes'
import { otherSeasonIn, seasonIn } from '../rows/seasons'
import { cellText, isBlank, rowText, type Sheet, type Table } from '../rows/table'

/** What an import asks of a file. The sheet is the one that the admin chose. */
export type Wanted = { columns: readonly Column[]; resource: string; file?: string; sheet?: string | undefined }

type Candidate = {
  sheet: Sheet
  found: FoundHeadings
  named: Named
  season: Season
  count: number
  isComplete: boolean
}

function candidateOf(sheet: Sheet, { columns, resource, file = '' }: Wanted): Candidate[] {
  const first = findHeadings(sheet.rows, columns)
  if (!first) return []
  const titles = sheet.rows.slice(0, first.from).map(rowText)
  const season = seasonIn([sheet.name ?? file, ...titles])
  const found = first.headings.hasPlainRates ? (findHeadings(sheet.rows, columns, season) ?? first) : first
  const behind = sheet.rows.slice(found.from + found.depth)
  const cities = found.headings.meant.city.flatMap((at) => behind.map(({ cells }) => cellText(cells[at])))
  return [
    {
      sheet,
      found,
      named: { resource, sheet: sheet.name, file, titles, cities },
      season,
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
  (seasonIn([text]) !== 'regular' && seasonIn([text]) !== season)

function tableOf({ sheet, found, named, season }: Candidate, wanted: Wanted) {
  const { headings } = found
  const numeric = wanted.columns.filter(({ kind }) => kind === 'number')
  const names = namesOf(wanted.columns, season)
  const split = splitRows(sheet.rows.slice(found.from + found.depth), {
    numbers: numeric.flatMap(({ path }) => headings.places.get(path) ?? []),
    namePlace: headings.places.get('name'),
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
    foreign: foreignTo(named),
    season: headings.hasPlainRates ? season : null,
    otherSeason: headings.hasPlainRates ? otherSeasonIn([sheet.name ?? named.file, ...named.titles]) : null,
    sheet: sheet.name,
  }
}

type FoundTable = { table: Table; count: number } | { problem: ImportText; values: Values }

/**
 * Finds the sheet whose headings name the columns. A hidden sheet is never read: nobody sees there what is imported. If
 * several sheets fit, the first is read that names no other master, and the others are named.
 */
export function findTable(sheets: readonly Sheet[], wanted: Wanted): FoundTable {
  const visible = sheets.filter(({ isHidden }) => !isHidden).flatMap((sheet) => candidateOf(sheet, wanted))
  const hidden = sheets.filter(({ isHidden }) => isHidden).flatMap((sheet) => candidateOf(sheet, wanted))
  const best =
    visible.find(({ sheet }) => sheet.name === wanted.sheet) ?? [...visible].sort((a, b) => rank(b) - rank(a))[0]
  const behind = hidden.find(({ isComplete, count }) => isComplete && count > 0)
  if (behind && !best?.isComplete) return { problem: 'fileHidden', values: { sheet: nameOf(behind) } }
  if (!best) return { problem: 'fileEmpty', values: {} }
  const rivals = visible.filter((one) => one !== best && one.isComplete && one.count > 0)
  const table = tableOf(best, wanted)
  return {
    table: {
      ...table,
      sheets: sheets.flatMap(({ name, isHidden }) => (name === null || isHidden ? [] : [name])),
      rivals: best.isComplete ? rivals.map(nameOf) : [],
      hiddenLines: table.rows.map(({ line }) => line).filter((line) => best.sheet.hidden?.lines.has(line)),
      hiddenHeadings: [...table.found.places.values()]
        .filter((place) => best.sheet.hidden?.columns.has(place))
        .map((place) => table.headings[place] ?? ''),
    },
    count: best.count,
  }
}
