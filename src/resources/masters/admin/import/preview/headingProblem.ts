import { importText } from '@/i18n/admin/importTexts'
import type { Preview } from './preview'
import { folded } from '../rows/headings'
import { blocksOf, cellText, type Block, type Cell } from '../rows/table'

/** The fewest changes of a letter that make one text of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length] ?? 0
}

const LONGEST = 60
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)

/** How unlike two headings are: 0 for the same, 1 for nothing in common. */
function unlikeness(column: string, heading: string): number {
  const [a, b] = [folded(column), folded(heading).slice(0, LONGEST)]
  const words = wordsOf(column)
  const shared = words.filter((word) => wordsOf(heading).includes(word)).length
  const ofWords = words.length === 0 ? 1 : 1 - shared / words.length
  return Math.min(distance(a, b) / Math.max(a.length, b.length, 1), ofWords)
}

const NEAR = 0.5

/** The file's heading that most looks like a column, or null: `Nama Hotel` for `Nama`. */
export function nearestHeading(column: string, headings: readonly string[]): string | null {
  const [best] = headings
    .map((heading) => ({ heading, far: unlikeness(column, heading) }))
    .sort((a, b) => a.far - b.far)
  return best && best.far <= NEAR ? best.heading : null
}

const MOST_SHOWN = 20
const quoted = (texts: readonly string[]) =>
  texts
    .slice(0, MOST_SHOWN)
    .map((text) => `"${text}"`)
    .join(', ') + (texts.length > MOST_SHOWN ? ', …' : '')

/** What was read as headings, and where: the admin sees at once that it was the title of the list. */
function whatWasRead({ table }: Preview): string[] {
  const shown = table.headings.filter((text) => text.trim() !== '')
  const values = { line: table.headingLine, headings: quoted(shown), sheet: table.sheet ?? '' }
  return [
    importText(table.sheet === null ? 'readLine' : 'readSheetLine', values),
    ...(table.sheets.length > 1 ? [importText('sheetsInFile', { sheets: quoted(table.sheets) })] : []),
  ]
}

function missingText(preview: Preview): string {
  const { missing, unknown } = preview.table.found
  const near = missing.flatMap((column) => {
    const heading = nearestHeading(column, unknown)
    return heading === null ? [] : [importText('nearest', { heading, column })]
  })
  return [importText('missing', { columns: missing.join(', ') }), ...near, ...whatWasRead(preview)].join(' ')
}

const RANGE = /\d\s*(?:[-–+]|s\/?d|to|sampai)|[<>≤≥]\s*\d/i
const isDay = (cell: Cell | undefined) => cell instanceof Date || /\d/.test(cellText(cell))

/** A day whose month is a number: Excel turns day and month round where its language writes the month first. */
const NUMBERED = /^\s*\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\s*$/

const DAYS = ['period.from', 'period.lastNight', 'period.to', 'period.checkOut', 'departsFrom', 'departsTo']

/** The columns of first and last days that have cells of dates beside texts of numbers: Excel has turned some of them round. */
function mixedDates({ rows, found: { places }, headings }: Block): string[] {
  const dates = [...places].filter(([path]) => DAYS.includes(path))
  const cells = rows.flatMap((row) => dates.map(([, at]) => row.cells[at]))
  const isMixed =
    cells.some((cell) => cell instanceof Date) && cells.some((cell) => typeof cell === 'string' && NUMBERED.test(cell))
  return isMixed ? dates.map(([, at]) => headings[at] ?? '') : []
}

/** The columns by which a file has several prices for one name: of departures, or of sizes of a group (`8-19`). */
function columnsOfParts({ table: { found, headings, rows } }: Preview) {
  const filled = (places: readonly number[], isPart: (cell: Cell | undefined) => boolean) =>
    places.filter((at) => rows.some(({ cells }) => isPart(cells[at]))).map((at) => headings[at] ?? '')
  return {
    // A flight goes from one airport to another.
    periods: filled(found.meant.period, isDay),
    tiers: filled(found.meant.tier, (cell) => cell instanceof Date || RANGE.test(cellText(cell))),
  }
}

/** The headings of two tables that stand beside each other: the names, or the sizes of a group, are there twice with another column. */
function sideBySide({ headings, found }: Block, name: string): string[] {
  const texts = headings.map(folded)
  const twice = headings.filter((_, at) => texts[at] !== '' && texts.indexOf(texts[at] ?? '') < at)
  const isTwice = found.doubled.includes(name) || found.meant.tier.length > 1
  return isTwice && twice.length > 1 ? twice : []
}

/** Why a file as a whole cannot be imported, or null. */
export function headingProblem(preview: Preview): string | null {
  const blocks = blocksOf(preview.table)
  const [other] = blocks.flatMap(({ found }) => found.otherUnits)
  const doubled = blocks.flatMap(({ found }) => found.doubled)
  const mixed = blocks.flatMap(mixedDates)
  const { periods, tiers } = columnsOfParts(preview)
  const beside = blocks.flatMap((block) => sideBySide(block, preview.columns[0]?.heading ?? ''))
  if (beside.length > 0) return importText('sideBySide', { columns: quoted(beside) })
  if (mixed.length > 0) return importText('datesMixed', { columns: quoted(mixed) })
  if (periods.length > 0) return importText('periods', { columns: quoted(periods) })
  if (tiers.length > 0) return importText('tiers', { columns: quoted(tiers) })
  const beds = blocks.flatMap(({ found, headings }) => found.meant.extraBed.map((at) => headings[at] ?? ''))
  if (beds.length > 0) return importText('extraBed', { columns: quoted(beds) })
  if (other) return importText('otherUnit', other)
  if (preview.table.found.missing.length > 0) return missingText(preview)
  if (doubled.length > 0) return importText('doubled', { columns: doubled.join(', ') })
  return null
}
