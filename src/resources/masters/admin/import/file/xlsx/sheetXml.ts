import { type Hidden, placeOf, columnName } from '../../rows/table'
import { MAX_COLUMNS, MAX_KEPT_ROWS, MAX_MERGES, FileError } from '../limits'
import { escapeXml, isTrue, readXml, type Attributes } from '../xml'
import type { Merge } from '../grid'
import type { Formats } from './formats'

/** The text of a formula that no program has computed (rows/cells.ts). */
const NEVER_COMPUTED = '#RUMUS'

/** A sheet without prefixes, blank cells and gaps, so that the library can read it in bounds. */
export type PlainSheet = {
  xml: string
  /** The lines of the rows that `xml` has. */
  lines: readonly number[]
  /** What the formats of cells write beside their numbers, by `row:column` of `xml`. */
  units: ReadonlyMap<string, string>
  merges: readonly Merge[]
  hidden: Hidden
  /** How many filled rows the sheet has; `xml` has the first ones. */
  count: number
}

type OpenCell = { column: number; type: string; style: string; value: string | null; text: string; isFormula: boolean }

export type SheetOptions = { formats: Formats; isNeverComputed: boolean }

const asText = (name: string, text: string) => `<c r="${name}" t="str"><v>${escapeXml(text)}</v></c>`

/** Whether a formula has no result. An empty text is a result; openpyxl writes an empty value without a type. */
const isUncomputed = ({ isFormula, type, value }: OpenCell, isNeverComputed: boolean) =>
  isFormula && (value === null || (value === '' && type !== 'str') || (isNeverComputed && value === '0'))

/** A cell for the library, or null for a blank one. A formula without a result and a failed one become texts. */
function plainCell(cell: OpenCell, row: number, { formats, isNeverComputed }: SheetOptions): string | null {
  const { type, style, value, text } = cell
  const name = `${columnName(cell.column)}${row}`
  if (isUncomputed(cell, isNeverComputed)) return asText(name, NEVER_COMPUTED)
  if (type === 'inlineStr')
    return text === '' ? null : `<c r="${name}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`
  if (value === null || value.trim() === '') return null
  if (type === 'str' || type === 'e') return asText(name, value)
  // A style that the workbook lacks would make the library refuse the file.
  const styled = formats[Number(style)] === undefined ? '' : ` s="${Number(style)}"`
  const typed = type === 'n' ? '' : ` t="${escapeXml(type)}"`
  return `<c r="${name}"${typed}${styled}><v>${escapeXml(value.trim())}</v></c>`
}

function mergeOf(ref = ''): Merge | null {
  const [from = '', to = from] = ref.split(':')
  const [first, last] = [placeOf(from), placeOf(to)]
  return first && last && { top: first.row + 1, bottom: last.row + 1, left: first.column, right: last.column }
}

/** Reads the XML of a sheet, and keeps its filled cells. */
export function plainSheet(source: string, options: SheetOptions): PlainSheet {
  const rows: string[] = []
  const lines: number[] = []
  const units = new Map<string, string>()
  const merges: Merge[] = []
  const hidden = { lines: new Set<number>(), columns: new Set<number>() }
  let [count, line, column, isInside] = [0, 0, -1, false]
  let cells: string[] = []
  let cell: OpenCell | null = null
  let reading: 'v' | 't' | null = null
  let phonetic = 0

  function openRow({ r, hidden: isHidden }: Attributes): void {
    const next = Number(r)
    line = r && Number.isSafeInteger(next) && next > line ? next : line + 1
    column = -1
    cells = []
    if (isTrue(isHidden) && hidden.lines.size < MAX_KEPT_ROWS) hidden.lines.add(line)
  }

  function addColumns({ min, max, hidden: isHidden }: Attributes): void {
    if (!isTrue(isHidden)) return
    for (let at = Math.max(0, Number(min) - 1); at < Math.min(Number(max), MAX_COLUMNS); at += 1) hidden.columns.add(at)
  }

  function openCell({ r, t = 'n', s = '' }: Attributes): void {
    column = (r ? placeOf(r)?.column : undefined) ?? column + 1
    cell = { column, type: t, style: s, value: null, text: '', isFormula: false }
  }

  function closeCell(): void {
    if (!cell) return
    const row = lines.length + 1
    const plain = plainCell(cell, row, options)
    const unit = cell.type === 'n' ? options.formats[Number(cell.style)] : ''
    if (plain !== null && cell.column >= MAX_COLUMNS) throw new FileError('fileBomb')
    if (plain !== null) cells.push(plain)
    if (plain !== null && unit) units.set(`${row}:${cell.column}`, unit)
    cell = null
  }

  function closeRow(): void {
    if (cells.length === 0) return
    count += 1
    if (count > MAX_KEPT_ROWS) return
    lines.push(line)
    rows.push(`<row r="${lines.length}">${cells.join('')}</row>`)
  }

  function addMerge(ref: string | undefined): void {
    const merge = mergeOf(ref)
    if (merge) merges.push(merge)
    if (merges.length > MAX_MERGES) throw new FileError('fileBomb')
  }

  readXml(source, {
    open: (name, attributes) => {
      if (name === 'sheetData') isInside = true
      else if (name === 'mergeCell') addMerge(attributes.ref)
      else if (name === 'col') addColumns(attributes)
      else if (!isInside) return
      else if (name === 'row') openRow(attributes)
      else if (name === 'c') openCell(attributes)
      else if (name === 'rPh') phonetic += 1
      else if (cell && name === 'f') cell.isFormula = true
      else if (cell && name === 'v') [reading, cell.value] = ['v', '']
      else if (cell && name === 't' && phonetic === 0) reading = 't'
    },
    close: (name) => {
      if (name === 'sheetData') isInside = false
      else if (name === 'row' && isInside) closeRow()
      else if (name === 'c') closeCell()
      else if (name === 'rPh') phonetic -= 1
      else if (name === 'v' || name === 't') reading = null
    },
    text: (text) => {
      if (cell && reading === 'v') cell.value += text
      if (cell && reading === 't') cell.text += text
    },
  })
  return { xml: rows.join(''), lines, units, merges, hidden, count }
}
