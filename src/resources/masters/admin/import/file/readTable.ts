import Papa from 'papaparse'
import type { Column } from '../rows/columns'
import type { Sheet, Table } from '../rows/table'
import { kindOfBytes, kindOfZip, refuseMarkup } from './fileKind'
import { MAX_IMPORT_ROWS, FileError } from './limits'
import { readOds } from './ods/readOds'
import { readXlsx } from './xlsx/readXlsx'
import { openZip } from './zip'
import type { DecimalSign } from '../../../../../domain/values/writtenNumbers'
import { createGrid } from './grid'
import type { ImportText } from '../../../../../i18n/admin/importTexts'
import type { Values } from '../../../../../i18n/translate'
import { type FoundHeadings, SEARCHED_ROWS, findHeadings } from '../rows/headings'

type Candidate = { sheet: Sheet; found: FoundHeadings; count: number; isComplete: boolean }

function candidateOf(sheet: Sheet, columns: readonly Column[]): Candidate[] {
  const found = findHeadings(sheet.rows, columns)
  if (!found) return []
  return [
    { sheet, found, count: sheet.count - found.from - found.depth, isComplete: found.headings.missing.length === 0 },
  ]
}

const rank = ({ isComplete, count, found }: Candidate) =>
  (isComplete ? 1000 : 0) + (isComplete && count > 0 ? 1000 : 0) + found.known

const nameOf = ({ sheet }: Candidate) => sheet.name ?? ''

type FoundTable = { table: Table; count: number } | { problem: ImportText; values: Values }

/**
 * Finds the sheet whose headings name the columns. A hidden sheet is never read: nobody sees there what is imported. If
 * several sheets fit, the first is read, and the others are named.
 */
export function findTable(sheets: readonly Sheet[], columns: readonly Column[], chosen?: string): FoundTable {
  const visible = sheets.filter(({ isHidden }) => !isHidden).flatMap((sheet) => candidateOf(sheet, columns))
  const hidden = sheets.filter(({ isHidden }) => isHidden).flatMap((sheet) => candidateOf(sheet, columns))
  const best = visible.find(({ sheet }) => sheet.name === chosen) ?? [...visible].sort((a, b) => rank(b) - rank(a))[0]
  const behind = hidden.find(({ isComplete, count }) => isComplete && count > 0)
  if (behind && !best?.isComplete) return { problem: 'fileHidden', values: { sheet: nameOf(behind) } }
  if (!best) return { problem: 'fileEmpty', values: {} }
  const { found, sheet } = best
  const rows = sheet.rows.slice(found.from + found.depth)
  const rivals = visible.filter((one) => one !== best && one.isComplete && one.count > 0)
  return {
    table: {
      headings: found.texts,
      headingLine: sheet.rows[found.from + found.depth - 1]?.line ?? 1,
      above: sheet.rows.slice(0, found.from),
      rows,
      sheet: sheet.name,
      sheets: sheets.flatMap(({ name, isHidden }) => (name === null || isHidden ? [] : [name])),
      rivals: best.isComplete ? rivals.map(nameOf) : [],
      hiddenLines: rows.map(({ line }) => line).filter((line) => sheet.hidden?.lines.has(line)),
      hiddenHeadings: [...found.headings.places.values()]
        .filter((place) => sheet.hidden?.columns.has(place))
        .map((place) => found.texts[place] ?? ''),
    },
    count: best.count,
  }
}

const SEPARATORS = [',', ';', '\t', '|'] as const
type Separator = (typeof SEPARATORS)[number]

const parse = (text: string, delimiter: Separator, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, preview, header: false, skipEmptyLines: false })

function rowsOf(data: readonly string[][], firstLine: number) {
  const grid = createGrid({ letters: 0 })
  for (const [at, cells] of data.entries()) grid.add(firstLine + at, cells)
  return grid
}

/** Splits the first lines at each separator: the right one finds most headings. */
function separatorOf(text: string, columns: readonly Column[]): Separator {
  const known = (separator: Separator) =>
    findHeadings(rowsOf(parse(text, separator, SEARCHED_ROWS).data, 1).rows, columns)?.known ?? 0
  const [best] = SEPARATORS.map((separator) => ({ separator, n: known(separator) })).sort((a, b) => b.n - a.n)
  return best?.separator ?? ','
}

/** Excel's own first line that names the separator. */
const NAMED = /^sep=([,;\t|])\r?\n/i

/** Reads a CSV file with commas, semicolons, tabs or bars. */
function readCsv(content: string, columns: readonly Column[]): Sheet & { decimal?: DecimalSign } {
  const whole = content.replace(/^\uFEFF/, '')
  const [line = '', named] = NAMED.exec(whole) ?? []
  const text = whole.slice(line.length)
  const separator = (named as Separator | undefined) ?? separatorOf(text, columns)
  const { data, errors } = parse(text, separator)
  const open = errors.find(({ type }) => type === 'Quotes')
  const firstLine = line === '' ? 1 : 2
  if (open) throw new FileError('fileQuote', { line: (open.row ?? 0) + firstLine })
  const grid = rowsOf(data, firstLine)
  // Spreadsheets write semicolons only where a comma stands before decimals.
  const decimal: { decimal?: DecimalSign } = separator === ';' ? { decimal: ',' } : {}
  return { name: null, isHidden: false, rows: grid.rows, count: grid.count(), ...decimal }
}

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

/** In Windows' code page the apostrophe of a Mac is `Õ`, which no word has before a small letter. */
const MAC_APOSTROPHE = /\p{Ll}[ÔÕ]\p{Ll}/u

/** Old programs for the Mac end lines with a carriage return alone. */
const hasMacLines = (text: string) => text.includes('\r') && !text.includes('\n')

/** Excel writes UTF-8 with a mark, UTF-16 ("Unicode Text"), or the code page of its country or of the Mac. */
function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    return hasMacLines(text) || MAC_APOSTROPHE.test(text) ? new TextDecoder('macintosh').decode(bytes) : text
  }
}

type Sheets = { sheets: readonly Sheet[]; decimal?: Table['decimal'] }

async function readSheets(bytes: Uint8Array, columns: readonly Column[]): Promise<Sheets> {
  if (kindOfBytes(bytes) === 'zip') {
    const zip = openZip(bytes)
    return { sheets: kindOfZip(zip) === 'ods' ? readOds(zip) : await readXlsx(zip) }
  }
  const text = decodeText(bytes)
  refuseMarkup(text)
  const { decimal, ...sheet } = readCsv(text, columns)
  return { sheets: [sheet], ...(decimal ? { decimal } : {}) }
}

/**
 * Reads a file by its content, whatever its name. It reads the sheet that the admin chose, or the one with the headings.
 * Throws {@link FileError} for a file that cannot be used.
 */
export async function readTable(bytes: Uint8Array, columns: readonly Column[], sheet?: string): Promise<Table> {
  const { sheets, decimal } = await readSheets(bytes, columns)
  const found = findTable(sheets, columns, sheet)
  if ('problem' in found) throw new FileError(found.problem, found.values)
  const { table, count } = found
  if (count === 0) throw new FileError('fileNoRows')
  if (count > MAX_IMPORT_ROWS) throw new FileError('fileRows', { n: count, max: MAX_IMPORT_ROWS })
  return { ...table, ...(decimal ? { decimal } : {}) }
}
