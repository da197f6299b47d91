import Papa from 'papaparse'
import type { DecimalSign } from '../../../../../domain/values/writtenNumbers'
import type { Column } from '../rows/columns'
import { countKnown } from '../rows/headings'
import type { Table } from '../rows/table'
import { FileError } from './fileError'

const SEPARATORS = [',', ';', '\t'] as const
type Separator = (typeof SEPARATORS)[number]

/** Excel writes UTF-8 with a mark, UTF-16 ("Unicode Text") or the Windows code page of its country. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const parse = (text: string, delimiter: Separator, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, preview, header: false, skipEmptyLines: false })

/** Splits the headings at each separator: the right one finds most columns. */
function separatorOf(text: string, columns: readonly Column[]): Separator {
  const known = (separator: Separator) => countKnown(parse(text, separator, 1).data[0] ?? [], columns)
  const [best] = SEPARATORS.map((separator) => ({ separator, n: known(separator) })).toSorted((a, b) => b.n - a.n)
  return best?.separator ?? ','
}

/** Excel's own first line that names the separator. */
const NAMED = /^sep=([,;\t])\r?\n/i

/** Reads a CSV file with commas, semicolons or tabs. */
export function readCsv(bytes: Uint8Array, columns: readonly Column[]): Table {
  const whole = decodeText(bytes).replace(/^\uFEFF/, '')
  const [line = '', named] = NAMED.exec(whole) ?? []
  const text = whole.slice(line.length)
  const separator = (named as Separator | undefined) ?? separatorOf(text, columns)
  const { data, errors } = parse(text, separator)
  const open = errors.find(({ type }) => type === 'Quotes')
  const firstLine = line === '' ? 1 : 2
  if (open) throw new FileError('fileQuote', { line: (open.row ?? 0) + firstLine })
  // Spreadsheets write semicolons only where a comma stands before decimals.
  const decimal: { decimal?: DecimalSign } = separator === ';' ? { decimal: ',' } : {}
  return { rows: data, firstLine, ...decimal }
}
