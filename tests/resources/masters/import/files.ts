import { strToU8, unzipSync, zipSync } from 'fflate'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { findTable, type Wanted } from '@/resources/masters/admin/import/file/findTable'
import { fileKindOf, searchedColumns } from '@/resources/masters/admin/import/rows/columns'
import type { Cell, Table } from '@/resources/masters/admin/import/rows/table'

/** An XLSX file as Excel writes it, with real number and date cells. */
export const xlsx = async (rows: SheetData): Promise<Uint8Array> =>
  new Uint8Array(await writeXlsxFile(rows, { dateFormat: 'yyyy-mm-dd' }).toBuffer())

/** An XLSX file whose first sheet has another XML. */
export async function xlsxWith(rows: SheetData, change: (xml: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(await xlsx(rows))
  const name = 'xl/worksheets/sheet1.xml'
  const xml = new TextDecoder().decode(parts[name])
  return zipSync({ ...parts, [name]: strToU8(change(xml)) })
}

const CENTRAL_ENTRY = [0x50, 0x4b, 1, 2]

/** An XLSX file whose first part says that it unpacks to this many bytes. */
export async function zipBomb(bytes: number): Promise<Uint8Array> {
  const file = await xlsx([['Nama']])
  const entry = file.findIndex((_, at) => CENTRAL_ENTRY.every((byte, offset) => file[at + offset] === byte))
  new DataView(file.buffer).setUint32(entry + 24, bytes, true)
  return file
}

export const text = (content: string): Uint8Array => strToU8(content)

/** The columns and the master that an import asks of a file. */
export const wantedOf = (resource: string, more: Partial<Wanted> = {}): Wanted => ({
  columns: searchedColumns(fileKindOf(resource)),
  resource,
  ...more,
})

/** The table of a sheet with these rows, blank ones too. */
export function tableOf(rows: readonly (readonly Cell[])[], resource: string): Table {
  const filled = rows
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && String(cell).trim() !== ''))
  const sheet = { name: null, isHidden: false, rows: filled, count: filled.length }
  const found = findTable([sheet], wantedOf(resource))
  if ('problem' in found) throw new Error(found.problem)
  return found.table
}

type RawSheet = { name: string; state?: string; xml: string }
type RawWorkbook = { formats?: readonly string[]; texts?: string; calc?: string; prefix?: string }

/** A workbook with this XML in `sheetData` and behind it, as other programs than Excel write one. */
export function rawXlsx(
  sheets: readonly RawSheet[],
  { formats = [], texts, calc = '', prefix = '' }: RawWorkbook = {},
) {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const [p, space] = prefix === '' ? ['', `xmlns="${main}"`] : [`${prefix}:`, `xmlns:${prefix}="${main}"`]
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
  const custom = formats.map((code, at) => `<${p}numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')
  const styles = [0, ...formats.map((_, at) => 164 + at)].map((id) => `<${p}xf numFmtId="${id}"/>`).join('')
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('w', 'officeDocument', '/xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<${p}workbook ${space} xmlns:r="${relations}"><${p}sheets>${sheets
      .map(
        ({ name, state = 'visible' }, at) =>
          `<${p}sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="s${at}"/>`,
      )
      .join('')}</${p}sheets>${calc}</${p}workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, at) => relation(`s${at}`, 'worksheet', `/xl/worksheets/sheet${at + 1}.xml`))
      .join(
        '',
      )}${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('f', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `<${p}styleSheet ${space}><${p}numFmts>${custom}</${p}numFmts><${p}cellXfs>${styles}</${p}cellXfs></${p}styleSheet>`,
    ...(texts === undefined ? {} : { 'xl/sharedStrings.xml': texts }),
  }
  for (const [at, { xml }] of sheets.entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] = `<${p}worksheet ${space}>${xml}</${p}worksheet>`
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])))
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** `sheetData` with inline texts and numbers; a text that begins with `<c` is XML. */
export const sheetData = (rows: readonly (readonly (string | number | null)[])[], after = '') =>
  `<sheetData>${rows
    .map((cells, row) => {
      const written = cells.map((cell, at) => {
        const name = `${LETTERS[at]}${row + 1}`
        if (cell === null) return ''
        if (typeof cell === 'number') return `<c r="${name}"><v>${cell}</v></c>`
        if (cell.startsWith('<c')) return cell.replace('<c', `<c r="${name}"`)
        return `<c r="${name}" t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;')}</t></is></c>`
      })
      return `<row r="${row + 1}">${written.join('')}</row>`
    })
    .join('')}</sheetData>${after}`

/** An OpenDocument spreadsheet with this XML in its body, and these styles. */
export const ods = (body: string, styles = '', manifest = '<manifest/>') =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'META-INF/manifest.xml': strToU8(manifest),
    'content.xml': strToU8(
      `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${body}</office:spreadsheet></office:body></office:document-content>`,
    ),
  })

/** A ZIP file with these files. */
export const zipOf = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])))
