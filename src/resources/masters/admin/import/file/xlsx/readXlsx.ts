import { strToU8, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import type { Cell, Sheet } from '../../rows/table'
import { createGrid, type TextBudget, withMerges } from '../grid'
import { MAX_SHARED_TEXTS, MAX_SHEETS, FileError } from '../limits'
import type { Zip } from '../zip'
import { readFormats } from './formats'
import { plainSheet, type PlainSheet } from './sheetXml'
import { isTrue, readXml } from '../xml'

type SheetPart = { name: string; isHidden: boolean; path: string }

type Workbook = {
  sheets: readonly SheetPart[]
  sharedTexts: string | null
  styles: string | null
  /** Whether days are counted from 1904, as old versions for the Mac did. */
  is1904: boolean
  /** The program that wrote the file has computed no formula and left that to Excel. */
  isNeverComputed: boolean
}

type Relation = { type: string; path: string }

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** The path of a part that a part in a folder names: `/xl/a.xml`, `a.xml` or `../xl/a.xml`. */
function resolved(folder: string, target: string): string {
  const path: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/')
}

/** The parts that a part names, by their ids. */
function relationsOf(zip: Zip, path: string): Map<string, Relation> {
  const folder = folderOf(path)
  const relations = new Map<string, Relation>()
  const xml = zip.text(`${folder}_rels/${path.slice(folder.length)}.rels`)
  if (xml === null) return relations
  readXml(xml, {
    open: (name, { Id, Type = '', Target = '' }) => {
      if (name !== 'Relationship' || !Id) return
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), path: resolved(folder, Target) })
    },
  })
  return relations
}

/** Reads which sheets a workbook has, and where its parts are. */
function readWorkbook(zip: Zip): Workbook {
  const start = [...relationsOf(zip, '').values()].find(({ type }) => type === 'officeDocument')
  const path = start?.path ?? 'xl/workbook.xml'
  const xml = zip.text(path)
  if (xml === null) throw new FileError('fileBroken')
  const relations = relationsOf(zip, path)
  const pathOf = (type: string) => [...relations.values()].find((relation) => relation.type === type)?.path
  const sheets: SheetPart[] = []
  let is1904 = false
  let isNeverComputed = false
  readXml(xml, {
    open: (element, { name = '', state, id = '', date1904, fullCalcOnLoad }) => {
      if (element === 'workbookPr') is1904 = isTrue(date1904)
      if (element === 'calcPr') isNeverComputed = isTrue(fullCalcOnLoad)
      const relation = relations.get(id)
      if (element !== 'sheet' || relation?.type !== 'worksheet') return
      sheets.push({ name, isHidden: state === 'hidden' || state === 'veryHidden', path: relation.path })
      if (sheets.length > MAX_SHEETS) throw new FileError('fileBomb')
    },
  })
  return {
    sheets,
    sharedTexts: zip.text(pathOf('sharedStrings') ?? folderOf(path) + 'sharedStrings.xml'),
    styles: zip.text(pathOf('styles') ?? folderOf(path) + 'styles.xml'),
    is1904,
    isNeverComputed,
  }
}

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
