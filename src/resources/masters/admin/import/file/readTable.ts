import Papa from 'papaparse'
import { MAX_IMPORT_ROWS } from '@/domain/masters/masters'
import type { Column } from '../rows/columns'
import type { Sheet, Table } from '../rows/table'
import { kindOfBytes, kindOfZip, refuseMarkup, startsWith } from './fileKind'
import { FileError } from './limits'
import { readOds } from './ods/readOds'
import { readXlsx } from './xlsx/readXlsx'
import { openZip } from './zip'
import type { DecimalSign } from '@/domain/values/writtenNumbers'
import { createGrid } from './grid'
import { findTable, type Wanted } from './findTable'
import { SEARCHED_ROWS, findHeadings } from '../rows/findHeadings'

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

/** In Windows' code page the apostrophe of a Mac is `Õ`, which no word has before a small letter. */
const MAC_APOSTROPHE = /\p{Ll}[ÔÕ]\p{Ll}/u

/** Old programs for the Mac end lines with a carriage return alone. */
const hasMacLines = (text: string) => text.includes('\r') && !text.includes('\n')

/** Excel writes UTF-8 with a mark, UTF-16 ("Unicode Text"), or the code page of its country or of the Mac. */
function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
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

/** Reads a file by its content, whatever its name. Throws {@link FileError} for a file that cannot be used. */
export async function readTable(bytes: Uint8Array, wanted: Wanted): Promise<Table> {
  const { sheets, decimal } = await readSheets(bytes, wanted.columns)
  const found = findTable(sheets, wanted)
  if ('problem' in found) throw new FileError(found.problem, found.values)
  const { table, count } = found
  if (count === 0) throw new FileError('fileNoRows')
  if (count > MAX_IMPORT_ROWS) throw new FileError('fileRows', { n: count, max: MAX_IMPORT_ROWS })
  return { ...table, ...(decimal ? { decimal } : {}) }
}
