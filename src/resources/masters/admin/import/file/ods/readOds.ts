import type { Cell, Hidden, Sheet } from '../../rows/table'
import { createGrid, type TextBudget, type Merge, withMerges } from '../grid'
import { MAX_CELL_TEXT, MAX_COLUMNS, MAX_KEPT_ROWS, MAX_MERGES, MAX_SHEETS, FileError } from '../limits'
import { readXml, type Attributes } from '../xml'
import type { Zip } from '../zip'
import { unitText } from '../xlsx/formats'

/** Collects from an OpenDocument file what each style of cells writes beside a number, and which sheets are hidden. */
function createStyles() {
  /** The letters of each number format, by its name. */
  const formats = new Map<string, string>()
  const formatOfStyle = new Map<string, string>()
  const hiddenTables = new Set<string>()
  let [style, format] = ['', '']

  const open = (name: string, attributes: Attributes) => {
    if (name === 'style') {
      style = attributes.name ?? ''
      formatOfStyle.set(style, attributes['data-style-name'] ?? '')
    }
    if (name === 'table-properties' && attributes.display === 'false') hiddenTables.add(style)
    if (/^(number|currency|percentage)-style$/.test(name)) {
      format = attributes.name ?? ''
      formats.set(format, name === 'percentage-style' ? '%' : '')
    }
  }
  const text = (part: string) => {
    const known = formats.get(format)
    if (format !== '' && known !== undefined && known !== '%') formats.set(format, known + part)
  }
  const close = (name: string) => {
    if (name.endsWith('-style')) format = ''
  }

  return {
    open,
    text,
    close,
    unitOf: (styleName: string | undefined): string =>
      unitText(formats.get(formatOfStyle.get(styleName ?? '') ?? '') ?? ''),
    isHidden: (styleName: string | undefined): boolean => hiddenTables.has(styleName ?? ''),
  }
}

/** LibreOffice names the currency of a cell even where the format shows another sign. */
const measured = (number: number, unit: string): Cell => (unit === '' ? number : { number, unit })

/** A day counts in UTC, as days of an XLSX file do. */
function dayOf(value: string): Date {
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(value.slice(-6))
  return new Date(hasZone || !value.includes('T') ? value : `${value}Z`)
}

/**
 * The value of a cell of an OpenDocument spreadsheet. A formula that failed shows its error as text; a formula without a
 * type has no result.
 */
function cellOf(attributes: Attributes, paragraphs: readonly string[], unit: string): Cell {
  const { 'value-type': type, value, currency = '', formula } = attributes
  const text = paragraphs.join('\n')
  if (type === undefined && formula !== undefined && text === '') return '#RUMUS'
  if (type === 'percentage') return measured(Number(value), '%')
  if (type === 'currency') return measured(Number(value), currency || unit)
  if (type === 'float') return measured(Number(value), unit)
  if (type === 'boolean') return attributes['boolean-value'] === 'true'
  if (type === 'date') return dayOf(attributes['date-value'] ?? '')
  if (type === 'time') return text || '#RUMUS'
  return (attributes['string-value'] ?? '') || text || null
}

const FAR = 10_000_000
/** How often the file repeats a row or cell. Blank cells to the edge of a sheet are repeated a million times. */
const times = (value = '1') => Math.min(Math.max(Math.trunc(Number(value)) || 1, 1), FAR)

const isHidden = ({ visibility }: Attributes) => visibility === 'collapse' || visibility === 'filter'

function addRange(to: Set<number>, from: number, n: number, most: number): void {
  for (let at = from; at < from + n && to.size < most; at += 1) to.add(at)
}

/** A few letters of a file can stand for a text of any length: a cell has no more spaces than it may have letters. */
function paidSpaces(cell: { spaces: number }, n: number): number {
  cell.spaces += n
  if (cell.spaces > MAX_CELL_TEXT) throw new FileError('fileBomb')
  return n
}

type OpenSheet = {
  name: string
  isHidden: boolean
  merges: Merge[]
  grid: ReturnType<typeof createGrid>
  hidden: { [K in keyof Hidden]: Set<number> }
}

/** Reads `content.xml` of an OpenDocument spreadsheet. */
function readContent(xml: string): readonly Sheet[] {
  const styles = createStyles()
  const budget: TextBudget = { letters: 0 }
  const sheets: OpenSheet[] = []
  let isBody = false
  let sheet: OpenSheet | undefined
  let columnStyles: string[] = []
  let row: { line: number; times: number; cells: Cell[]; width: number } | null = null
  let cell: { attributes: Attributes; isCovered: boolean; paragraphs: string[]; spaces: number } | null = null
  let depth = 0
  let nextLine = 1
  let isNote = false

  function openTable({ name = '', 'style-name': style }: Attributes): void {
    sheet = {
      name,
      isHidden: styles.isHidden(style),
      merges: [],
      grid: createGrid(budget),
      hidden: { lines: new Set(), columns: new Set() },
    }
    sheets.push(sheet)
    if (sheets.length > MAX_SHEETS) throw new FileError('fileBomb')
    nextLine = 1
    columnStyles = []
  }

  function openColumn(attributes: Attributes): void {
    const n = Math.min(times(attributes['number-columns-repeated']), MAX_COLUMNS - columnStyles.length)
    if (sheet && isHidden(attributes)) addRange(sheet.hidden.columns, columnStyles.length, n, MAX_COLUMNS)
    for (let at = 0; at < n; at += 1) columnStyles.push(attributes['default-cell-style-name'] ?? '')
  }

  function openRow(attributes: Attributes): void {
    row = { line: nextLine, times: times(attributes['number-rows-repeated']), cells: [], width: 0 }
    if (sheet && isHidden(attributes)) addRange(sheet.hidden.lines, nextLine, row.times, MAX_KEPT_ROWS)
  }

  function addMerge(attributes: Attributes): void {
    const [columns, rows] = [times(attributes['number-columns-spanned']), times(attributes['number-rows-spanned'])]
    if (!row || !sheet || (columns === 1 && rows === 1)) return
    const { line, width } = row
    sheet.merges.push({ top: line, bottom: line + rows - 1, left: width, right: width + columns - 1 })
    if (sheet.merges.length > MAX_MERGES) throw new FileError('fileBomb')
  }

  function closeCell(): void {
    if (!row || !cell) return
    const { attributes, isCovered, paragraphs } = cell
    const style = attributes['style-name'] ?? columnStyles[row.width]
    const value = isCovered ? null : cellOf(attributes, paragraphs, styles.unitOf(style))
    const n = times(attributes['number-columns-repeated'])
    addMerge(attributes)
    if (value !== null) {
      if (row.width + n > MAX_COLUMNS) throw new FileError('fileBomb')
      while (row.cells.length < row.width) row.cells.push(null)
      for (let at = 0; at < n; at += 1) row.cells.push(value)
    }
    row.width += n
    cell = null
  }

  function closeRow(): void {
    if (!row) return
    sheet?.grid.add(row.line, row.cells, row.times)
    nextLine += row.times
    row = null
  }

  const openInCell = (name: string, { c }: Attributes) => {
    if (!cell || isNote) return
    const last = cell.paragraphs.length - 1
    if (name === 'p') cell.paragraphs.push('')
    else if (name === 's') cell.paragraphs[last] += ' '.repeat(paidSpaces(cell, times(c)))
    else if (name === 'tab') cell.paragraphs[last] += '\t'
    else if (name === 'line-break') cell.paragraphs[last] += '\n'
  }

  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'spreadsheet') isBody = true
      if (!isBody) return styles.open(name, attributes)
      // A table within a cell's drawing is no sheet.
      if (name === 'table') depth += 1
      if (depth !== 1) return
      if (name === 'table') openTable(attributes)
      else if (name === 'table-column') openColumn(attributes)
      else if (name === 'table-row') openRow(attributes)
      else if (name === 'table-cell' || name === 'covered-table-cell')
        cell = { attributes, isCovered: name === 'covered-table-cell', paragraphs: [], spaces: 0 }
      else if (name === 'annotation' || name === 'frame' || name === 'shapes') isNote = true
      else openInCell(name, attributes)
    },
    close: (name) => {
      if (!isBody) return styles.close(name)
      if (name === 'table') depth -= 1
      if (depth !== 1) return
      if (name === 'annotation' || name === 'frame' || name === 'shapes') isNote = false
      else if (name === 'table-row') closeRow()
      else if (name === 'table-cell' || name === 'covered-table-cell') closeCell()
    },
    text: (text) => {
      if (!isBody) styles.text(text)
      else if (cell && !isNote && cell.paragraphs.length > 0) cell.paragraphs[cell.paragraphs.length - 1] += text
    },
  })
  return sheets.map(({ name, isHidden, hidden, merges, grid }) => ({
    name,
    isHidden,
    rows: withMerges(grid.rows, merges),
    count: grid.count(),
    hidden,
  }))
}

/** Reads the sheets of an OpenDocument spreadsheet (.ods). */
export function readOds(zip: Zip): readonly Sheet[] {
  if (zip.text('META-INF/manifest.xml')?.includes('encryption-data')) throw new FileError('fileLocked')
  const content = zip.text('content.xml')
  if (content === null) throw new FileError('fileBroken')
  return readContent(content)
}
