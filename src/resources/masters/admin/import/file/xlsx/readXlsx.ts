import { strToU8, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import type { Cell, Sheet } from '../../rows/table'
import { FileError } from '../fileError'
import { createGrid, type TextBudget } from '../grid'
import { MAX_SHARED_TEXTS } from '../limits'
import { withMerges } from '../merges'
import type { Zip } from '../zip'
import { readFormats } from './formats'
import { plainSheet, type PlainSheet } from './sheetXml'
import { readWorkbook, type Workbook } from './workbook'

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of plain sheets, not compressed: for large parts the library would start a worker that our policy refuses. */
function packed(sheets: readonly PlainSheet[], { sharedTexts, styles, is1904 }: Workbook): ArrayBuffer {
  const ids = sheets.map((_, at) => at + 1)
  const relation = (id: number | string, type: string, path: string) =>
    `<Relationship Id="r${id}" Type="${RELATIONS}/${type}" Target="${path}"/>`
  const parts: Record<string, string> = {
    'xl/workbook.xml':
      `<workbook xmlns:r="${RELATIONS}"><workbookPr date1904="${Number(is1904)}"/><sheets>` +
      `${ids.map((id) => `<sheet name="${id}" sheetId="${id}" r:id="r${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${ids
      .map((id) => relation(id, 'worksheet', `worksheets/sheet${id}.xml`))
      .join(
        '',
      )}${relation('Texts', 'sharedStrings', 'sharedStrings.xml')}${relation('Styles', 'styles', 'styles.xml')}</Relationships>`,
    ...(sharedTexts === null ? {} : { 'xl/sharedStrings.xml': sharedTexts }),
    ...(styles === null ? {} : { 'xl/styles.xml': styles }),
  }
  for (const [at, { xml }] of sheets.entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] = `<worksheet><sheetData>${xml}</sheetData></worksheet>`
  const bytes = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))
  return zipSync(bytes, { level: 0 }).buffer as ArrayBuffer
}

async function valuesOf(sheets: readonly PlainSheet[], workbook: Workbook): Promise<readonly Cell[][][]> {
  try {
    const read = await readXlsxFile(packed(sheets, workbook), { trim: false })
    return read.map(({ data }) => data as unknown as Cell[][])
  } catch {
    throw new FileError('fileBroken')
  }
}

/** The rows of a sheet with their lines in the file, and with what the formats write beside numbers. */
function rowsOf({ lines, units, merges, count }: PlainSheet, values: readonly Cell[][], budget: TextBudget) {
  const grid = createGrid(budget)
  for (const [at, row] of values.entries()) {
    const cells = row.map((cell, column): Cell => {
      const unit = units.get(`${at + 1}:${column}`)
      return unit && typeof cell === 'number' ? { number: cell, unit } : cell
    })
    grid.add(lines[at] ?? at + 1, cells)
  }
  return { rows: withMerges(grid.rows, merges), count: grid.count() + count - lines.length }
}

/** Refuses more shared texts than a file of our size can have. */
function checkTexts(xml: string | null): void {
  let n = 0
  for (let at = 0; xml !== null && at !== -1; at = xml.indexOf('si', at + 1)) n += 1
  if (n > 2 * MAX_SHARED_TEXTS) throw new FileError('fileBomb')
}

/**
 * Reads the sheets of an XLSX or XLSM file. The sheets are made plain and bounded first (sheetXml.ts); the library then
 * reads texts, numbers and dates.
 */
export async function readXlsx(zip: Zip): Promise<readonly Sheet[]> {
  const workbook = readWorkbook(zip)
  checkTexts(workbook.sharedTexts)
  const options = { formats: readFormats(workbook.styles), isNeverComputed: workbook.isNeverComputed }
  const plain = workbook.sheets.map(({ path }) => plainSheet(zip.text(path) ?? '<worksheet/>', options))
  const values = await valuesOf(plain, workbook)
  const budget: TextBudget = { letters: 0 }
  return plain.map((sheet, at) => ({
    name: workbook.sheets[at]?.name ?? '',
    isHidden: workbook.sheets[at]?.isHidden ?? false,
    hidden: sheet.hidden,
    ...rowsOf(sheet, values[at] ?? [], budget),
  }))
}
