import { describe, expect, it } from 'vitest'
import { readTable } from '@/resources/masters/admin/import/file/readTable'
import { text, wantedOf, xlsx, xlsxWith, zipBomb } from './files'

const wanted = wantedOf('custom-data/visa')
const rowsOf = async (bytes: Uint8Array) => {
  const { headings, rows } = await readTable(bytes, wanted)
  return [headings, ...rows.map(({ cells }) => cells)]
}
const failure = (bytes: Uint8Array) => readTable(bytes, wanted).then(String, (error) => [error.key, error.values])
const VISA = [
  ['Nama', 'Harga (Rp)'],
  ['Visa; A', '1250,5'],
]

describe('a CSV file', () => {
  it.each([
    ['commas', 'Nama,Harga (Rp)\r\nVisa; A,"1250,5"\r\n'],
    ['semicolons', 'Nama;Harga (Rp)\r\n"Visa; A";1250,5\r\n'],
    ['tabs', 'Nama\tHarga (Rp)\nVisa; A\t1250,5\n'],
    ['a byte order mark', '\uFEFFNama;Harga (Rp)\r\n"Visa; A";1250,5'],
    ['a line that names the separator', 'sep=;\r\nNama;Harga (Rp)\r\n"Visa; A";1250,5'],
  ])('is read with %s', async (_, content) => {
    expect((await rowsOf(text(content))).slice(0, 2)).toEqual(VISA)
  })

  // Node's own Windows-1252 lacks quotation marks and dashes; a browser has them (tests/e2e/admin/import.e2e.ts).
  it('is read in UTF-8, in Windows-1252 and in UTF-16', async () => {
    const content = 'Nama;Harga (Rp)\nSwissôtel Al Maqâm;1\n'
    const windows = Uint8Array.from([...content], (sign) => sign.charCodeAt(0))
    const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from(content, 'utf16le')])
    for (const bytes of [text(content), windows, utf16])
      expect((await rowsOf(bytes))[1]).toEqual(['Swissôtel Al Maqâm', '1'])
  })

  it('keeps line feeds and quotes of a name, and says which line leaves a quote open', async () => {
    expect((await rowsOf(text('Nama,Harga (Rp)\n"dua\n""baris""",1\n')))[1]).toEqual(['dua\n"baris"', '1'])
    expect(await failure(text('Nama,Harga (Rp)\nA,1\n"B,2\n'))).toEqual(['fileQuote', { line: 3 }])
  })

  it('with semicolons proves that its decimals follow a comma', async () => {
    expect((await readTable(text('Nama;Harga\nA;1,250\n'), wanted)).decimal).toBe(',')
    expect((await readTable(text('Nama,Harga\nA,1\n'), wanted)).decimal).toBeUndefined()
  })
})

describe('an XLSX file', () => {
  it('gives texts, numbers and dates as Excel holds them', async () => {
    const when = new Date('2026-05-12T00:00:00Z')
    expect(
      await rowsOf(
        await xlsx([
          ['Nama', 'Harga (Rp)', 'Sejak'],
          [' A ', 1250.5, when],
        ]),
      ),
    ).toEqual([
      ['Nama', 'Harga (Rp)', 'Sejak'],
      [' A ', 1250.5, when],
    ])
  })

  it('gives the result of a formula, and names a formula that failed or was never computed', async () => {
    const cells = (xml: string) =>
      xml.replace(
        /<c r="A2".*?<\/c><c r="B2".*?<\/c>/,
        '<c r="A2" t="str"><f>"a"</f><v>a</v></c><c r="B2"><f>1+1</f><v>2</v></c>',
      )
    expect(
      (
        await rowsOf(
          await xlsxWith(
            [
              ['Nama', 'Harga'],
              ['x', 1],
            ],
            cells,
          ),
        )
      )[1],
    ).toEqual(['a', 2])
    const failed = (xml: string) =>
      xml.replace(
        /<c r="A2".*?<\/c><c r="B2".*?<\/c>/,
        '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B2" s="0"><f>1+1</f></c>',
      )
    expect(
      (
        await rowsOf(
          await xlsxWith(
            [
              ['Nama', 'Harga'],
              ['x', 1],
            ],
            failed,
          ),
        )
      )[1],
    ).toEqual(['#DIV/0!', '#RUMUS'])
  })

  it('is read where its parts are larger than the library unpacks at once', async () => {
    const row = Array.from({ length: 14 }, (_, at) => (at === 0 ? 'Hotel' : at * 1000.5))
    const rows = await rowsOf(await xlsx(Array.from({ length: 1200 }, () => row)))
    expect([rows.length, rows[1199]?.length]).toEqual([1200, 14])
  })
})

describe('a file that cannot be used', () => {
  const ole = (content: string) => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, ...Buffer.from(content, 'utf16le')])
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, [string, object]]>([
    ['an empty file', () => text(''), ['fileEmpty', {}]],
    ['a file of blank lines', () => text('\n\n \n'), ['fileEmpty', {}]],
    ['a file of headings alone', () => text('Nama,Harga\n\n,\n'), ['fileNoRows', {}]],
    ['an empty workbook', () => xlsx([[]]), ['fileEmpty', {}]],
    ['an old .xls file', () => ole('Workbook'), ['fileOld', {}]],
    ['a workbook with a password', () => ole('EncryptedPackage'), ['fileLocked', {}]],
    ['a picture', () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), ['fileType', {}]],
    ['a PDF', () => text('%PDF-1.7 …'), ['filePdf', {}]],
    ['half of a workbook', async () => (await xlsx([['Nama'], ['A']])).slice(0, 900), ['fileBroken', {}]],
    ['a zip of other things', () => Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3]), ['fileBroken', {}]],
    ['a zip bomb', () => zipBomb(61_000_000), ['fileBomb', {}]],
    [
      'a workbook with a cell in the last column',
      () => xlsxWith([['Nama'], ['A']], (xml) => xml.replace('r="A2"', 'r="XFD2"')),
      ['fileBomb', {}],
    ],
    ['100.000 rows', () => text(`Nama,Harga\n${'A,1\n'.repeat(100_000)}`), ['fileRows', { n: 100_000, max: 5000 }]],
  ])('is refused with its reason: %s', async (_, make, expected) => {
    expect(await failure(await make())).toEqual(expected)
  })
})
