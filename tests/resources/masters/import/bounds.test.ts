import { describe, expect, it } from 'vitest'
import { readTable } from '@/resources/masters/admin/import/file/readTable'
import { ods, rawXlsx, text, wantedOf, zipOf } from './files'

// Files of some kilobytes that declare a sheet of millions of cells. Each is read in milliseconds, or refused.

const wanted = wantedOf('custom-data/visa')
const read = (bytes: Uint8Array) =>
  readTable(bytes, wanted).then(
    ({ rows, notes }) => [...rows, ...notes].map(({ line, cells }) => [line, cells.length]),
    (error) => error.key as string,
  )
const inline = (name: string, value: string) => `<c r="${name}" t="inlineStr"><is><t>${value}</t></is></c>`
const HEAD = `<row r="1">${inline('A1', 'Nama')}${inline('B1', 'Harga')}</row>`
const ROW = `<row r="2">${inline('A2', 'A')}<c r="B2"><v>1</v></c></row>`
const sheet = (rows: string, after = '') =>
  rawXlsx([{ name: 'V', xml: `<dimension ref="A1:XFD1048576"/><sheetData>${HEAD}${ROW}${rows}</sheetData>${after}` }])
const merges = (...refs: string[]) =>
  `<mergeCells>${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`

describe('a sheet of an XLSX file', () => {
  it.each<[string, () => Uint8Array, unknown]>([
    [
      'a cell in the last row',
      () => sheet(`<row r="1048576">${inline('A1048576', 'Z')}</row>`),
      [
        [2, 2],
        [1048576, 1],
      ],
    ],
    [
      'a last row and a wide row',
      () => sheet(`<row r="3"><c r="ZZ3"/></row><row r="1048576"><c r="A1048576" s="1"/></row>`),
      [[2, 2]],
    ],
    ['a filled cell in the last column', () => sheet(`<row r="3">${inline('XFD3', 'x')}</row>`), 'fileBomb'],
    [
      'a row number without end',
      () => sheet(`<row r="99999999999999999999">${inline('A3', 'x')}</row>`),
      [
        [2, 2],
        [3, 1],
      ],
    ],
    [
      'rows that go back',
      () => sheet(`<row r="1">${inline('A1', 'x')}</row>`),
      [
        [2, 2],
        [3, 1],
      ],
    ],
    ['merged ranges of the whole sheet', () => sheet('', merges('A1:XFD1048576', 'A2:XFD1048576')), [[2, 256]]],
    [
      'hidden columns that begin before the first',
      () =>
        rawXlsx([
          {
            name: 'V',
            xml: `<cols><col min="-Infinity" max="2" hidden="1"/></cols><sheetData>${HEAD}${ROW}</sheetData>`,
          },
        ]),
      [[2, 2]],
    ],
    ['very many merged ranges', () => sheet('', merges(...Array.from({ length: 2001 }, () => 'A1:B2'))), 'fileBomb'],
    [
      '6.000 filled rows',
      () =>
        sheet(
          Array.from({ length: 6000 }, (_, at) => `<row r="${at + 3}"><c r="A${at + 3}"><v>1</v></c></row>`).join(''),
        ),
      'fileRows',
    ],
    [
      'a text longer than a cell may be',
      () => sheet(`<row r="3">${inline('A3', 'x'.repeat(40_000))}</row>`),
      'fileBomb',
    ],
  ])('with %s is bounded', async (_, make, expected) => {
    expect(await read(make())).toEqual(expected)
  })

  it('with one long text in many cells is bounded', async () => {
    const cell = (name: string) => `<c r="${name}" t="s"><v>0</v></c>`
    const rows = Array.from({ length: 400 }, (_, at) => `<row r="${at + 3}">${cell(`A${at + 3}`)}</row>`).join('')
    const xml = `<sheetData>${HEAD}${ROW}${rows}</sheetData>`
    expect(
      await read(rawXlsx([{ name: 'V', xml }], { texts: `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>` })),
    ).toBe('fileBomb')
  })

  it('with more shared texts than a file can have is refused', async () => {
    const xml = `<sheetData>${HEAD}${ROW}</sheetData>`
    expect(await read(rawXlsx([{ name: 'V', xml }], { texts: `<sst>${'<si/>'.repeat(2_100_000)}</sst>` }))).toBe(
      'fileBomb',
    )
  })

  it('is unpacked within the limit of a file, also if many names share it', async () => {
    const xml = `<sheetData>${HEAD}${ROW}</sheetData>`
    expect(await read(rawXlsx(Array.from({ length: 60 }, (_, at) => ({ name: `V${at}`, xml }))))).toBe('fileBomb')
  })

  it('does not grow by the entities that it defines', async () => {
    const xml = `<sheetData>${HEAD}<row r="2">${inline('A2', '&b;')}<c r="B2"><v>1</v></c></row></sheetData>`
    expect(await read(rawXlsx([{ name: 'V', xml }]))).toEqual([[2, 2]])
  })
})

describe('a sheet of an ODS file', () => {
  const cell = (value: string, more = '') =>
    `<table:table-cell office:value-type="string" ${more}><text:p>${value}</text:p></table:table-cell>`
  const row = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`
  const head = row(cell('Nama') + cell('Harga')) + row(cell('A') + cell('1'))
  const table = (rows: string) => ods(`<table:table table:name="V">${head}${rows}</table:table>`)
  it.each<[string, () => Uint8Array, unknown]>([
    ['a filled row that is repeated', () => table(row(cell('A'), 'table:number-rows-repeated="1000000"')), 'fileRows'],
    [
      'a filled cell that is repeated',
      () => table(row(cell('A', 'table:number-columns-repeated="16384"'))),
      'fileBomb',
    ],
    [
      'blank rows and cells that are repeated',
      () =>
        table(
          row('<table:table-cell table:number-columns-repeated="99999999"/>', 'table:number-rows-repeated="99999999"'),
        ),
      [[2, 2]],
    ],
    [
      'columns that are repeated',
      () => table('<table:table-column table:number-columns-repeated="999999999"/>'),
      [[2, 2]],
    ],
    [
      'a range over the whole sheet',
      () => table(row(cell('A', 'table:number-columns-spanned="16384" table:number-rows-spanned="1048576"'))),
      [
        [2, 2],
        [3, 256],
      ],
    ],
    ['spaces without end', () => table(row(cell('<text:s text:c="900000000"/>x'))), 'fileBomb'],
    ['spaces again and again', () => table(row(cell('<text:s text:c="32000"/>'.repeat(20_000)))), 'fileBomb'],
  ])('with %s is bounded', async (_, make, expected) => {
    expect(await read(make())).toEqual(expected)
  })
})

describe('a file of another kind is refused by the name of its kind', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values)
  it.each<[string, () => Uint8Array, string]>([
    ['a web page', () => text('\uFEFF\r\n<html><table><tr><td>Nama</td></tr></table></html>'), 'fileHtml'],
    ['a table of HTML', () => text('<table border=1>'), 'fileHtml'],
    ['XHTML', () => text('<?xml version="1.0"?><html>'), 'fileHtml'],
    ['a web archive', () => text('MIME-Version: 1.0\r\n'), 'fileHtml'],
    ['an XML spreadsheet', () => text('<?xml version="1.0"?><Workbook>'), 'fileXml'],
    ['a link to a Google sheet', () => text('{"url":"https://docs.google.com/open?id=1"}'), 'fileLink'],
    ['a zipped workbook', () => zipOf({ 'Harga.xlsx': 'x', '__MACOSX/._Harga.xlsx': 'x' }), 'fileZip'],
    ['an XLSB workbook', () => zipOf({ '[Content_Types].xml': '', 'xl/workbook.bin': 'x' }), 'fileXlsb'],
    ['a text of Word', () => zipOf({ '[Content_Types].xml': '', 'word/document.xml': '' }), 'fileOffice'],
    [
      'a text of LibreOffice',
      () => zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '' }),
      'fileOffice',
    ],
    ['a sheet of Numbers', () => zipOf({ 'Index/Document.iwa': 'x' }), 'fileNumbers'],
    ['a RAR archive', () => bytes(0x52, 0x61, 0x72, 0x21, 0x1a), 'fileArchive'],
    ['a gzip archive', () => bytes(0x1f, 0x8b, 8, 0), 'fileArchive'],
  ])('%s', async (_, make, key) => {
    expect(await read(make())).toBe(key)
  })

  it('a zipped workbook tells the name in it', async () => {
    await expect(readTable(zipOf({ 'Harga.xlsx': 'x' }), wanted)).rejects.toMatchObject({
      values: { files: 'Harga.xlsx' },
    })
  })
})
