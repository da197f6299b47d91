import Papa from 'papaparse'
import type { DecimalSign } from '../../../../../domain/values/writtenNumbers'
import type { Column } from '../rows/columns'
import { findHeadings, SEARCHED_ROWS } from '../rows/findHeadings'
import type { Sheet } from '../rows/table'
import { FileError } from './fileError'
import { createGrid } from './grid'

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
export function readCsv(content: string, columns: readonly Column[]): Sheet & { decimal?: DecimalSign } {
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
