import { describe, expect, it } from 'vitest'
import { readTable } from '@/resources/masters/admin/import/file/readTable'
import { headingProblem, nearestHeading } from '@/resources/masters/admin/import/preview/headingProblem'
import { rawXlsx, sheetData, text, wantedOf, xlsx } from './files'
import { HEAD, hotelRow, NINE, previewFile } from './hotelRows'

const names = async (bytes: Uint8Array) => (await previewFile(bytes)).rows.map(({ line, after }) => [line, after.name])
const problem = async (bytes: Uint8Array) => headingProblem(await previewFile(bytes))
const csv = (...rows: (string | number | null)[][]) => text(rows.map((row) => row.join(';')).join('\r\n'))

describe('headings below other rows', () => {
  it('are found behind a blank first line, a title, a logo and a date', async () => {
    const row = hotelRow('Uji')
    expect(await names(csv([''], HEAD, row))).toEqual([[3, 'Uji']])
    expect(await names(csv(['DAFTAR HARGA HOTEL'], ['Per 1 Januari 2026'], [], HEAD, row))).toEqual([[5, 'Uji']])
    expect(await names(await xlsx([[null], ['PT Contoh'], [null], HEAD, row]))).toEqual([[5, 'Uji']])
  })

  it('are read with the separator that finds them, whatever the title has', async () => {
    expect(await names(text(`Hotel, Makkah, 2026\n${HEAD.join(';')}\n${hotelRow('Uji').join(';')}`))).toEqual([
      [3, 'Uji'],
    ])
    expect(await names(text(`${HEAD.join('|')}\n${hotelRow('Uji').join('|')}`))).toEqual([[2, 'Uji']])
  })

  it('in two lines are read together, merged or not', async () => {
    const above = [
      'ID',
      'Nama',
      'Bintang',
      'Jarak',
      'Berkas gambar',
      'Biasa',
      '',
      '',
      'Rajab & Sya’ban',
      '',
      '',
      'Ramadhan',
      '',
      '',
    ]
    const below = ['', '', '', '(meter)', '', ...Array.from({ length: 3 }, () => ['Double', 'Triple', 'Quad']).flat()]
    expect(await names(csv(['HARGA'], above, below, hotelRow('Uji')))).toEqual([[4, 'Uji']])
    const merged = '<mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="B1:B2"/><mergeCell ref="F1:H1"/></mergeCells>'
    const sheet = sheetData(
      [above.map((cell) => cell || null), below.map((cell) => cell || null), hotelRow('Uji')],
      merged,
    )
    expect(await names(rawXlsx([{ name: 'Hotel', xml: sheet }]))).toEqual([[3, 'Uji']])
  })

  it('in three lines are read together: season, room and currency', async () => {
    const three = (texts: string[]) => texts.flatMap((one) => [one, '', ''])
    const rows = [
      ['Nama', 'Bintang', ...three(['Biasa', 'Rajab & Sya’ban', 'Ramadhan'])],
      ['', '', ...Array.from({ length: 3 }, () => ['Double', 'Triple', 'Quad']).flat()],
      ['', '', ...Array.from({ length: 9 }, () => 'SAR')],
    ]
    expect(await names(csv(...rows, ['Uji', 5, ...NINE]))).toEqual([[4, 'Uji']])
  })

  it('a record above them, as sorting with headings leaves it, is wrong and not left out', async () => {
    const { wrong } = await previewFile(csv(hotelRow('Atas'), HEAD, hotelRow('Uji')))
    expect(wrong.map(({ line, why }) => [line, why])).toEqual([
      [1, 'Baris ini ada di atas judul kolom. Pindahkan ke bawahnya, atau hapus.'],
    ])
  })
})

describe('headings that are not there', () => {
  it('are told with the file’s own, the line, the nearest name and the sheets', async () => {
    const own = HEAD.map((heading) => (heading === 'Nama' ? 'Nama Inap' : heading))
    const bytes = rawXlsx([
      { name: 'Petunjuk', xml: sheetData([['Isi lembar Hotel']]) },
      { name: 'Hotel', xml: sheetData([['Harga 2026'], own, hotelRow('Uji')]) },
    ])
    const why = await problem(bytes)
    expect(why).toContain('Kolom wajib tidak ada: Nama.')
    expect(why).toContain('Judul "Nama Inap" mungkin maksudnya "Nama".')
    expect(why).toContain('di baris 2 lembar "Hotel": "ID", "Nama Inap", "Bintang"')
    expect(why).toContain('Lembar di berkas ini: "Petunjuk", "Hotel".')
  })

  it.each([
    ['Nama', ['Hotel', 'Nama Hotel'], 'Nama Hotel'],
    ['Bintang', ['Bintan', 'Kota'], 'Bintan'],
    ['Biasa Double (SAR)', ['Double Biasa', 'Quint'], 'Double Biasa'],
    ['Harga (Rp)', ['Kota'], null],
  ])('the nearest to %s among %j is %s', (column, headings, nearest) => {
    expect(nearestHeading(column, headings)).toBe(nearest)
  })

  it.each([
    ['custom-data/visa', 'Harga (EUR)'],
    ['custom-data/visa', 'Harga (ribu Rp)'],
    ['custom-data/visa', 'Harga (juta)'],
    ['custom-data/visa', 'Harga (Rp 000)'],
  ])('of %s in another unit are refused: %s', async (resource, heading) => {
    expect(headingProblem(await previewFile(text(`Nama;${heading}\nA;1\n`), resource))).toContain(
      `Satuan judul "${heading}" bukan satuan kolom "Harga per jamaah".`,
    )
  })

  it.each([
    [
      'custom-data/visa',
      ['Harga', 'Harga (Rp)', 'Harga per pax', 'Rate / orang (Rp)', 'HARGA PER JAMAAH (RP)'],
      ['Harga per rombongan', 'Harga per unit'],
    ],
    [
      'custom-data/muthawwif',
      ['Harga (Rp)', 'Harga per grup', 'Harga per rombongan (dibagi jamaah) (Rp)'],
      ['Harga per jamaah', 'Harga (Rp/pax)'],
    ],
    [
      'custom-data/transportasi',
      ['Harga', 'Harga per bus', 'Harga per kendaraan (Rp)'],
      ['Harga per jamaah (Rp)', 'Harga per rombongan'],
    ],
    ['custom-data/margin', ['Nilai (Rp)', 'Nilai per jamaah (Rp)', 'Margin per pax'], []],
  ])('of %s count what its price counts (docs/product.md §8.5): %j and not %j', async (resource, right, wrong) => {
    const told = async (heading: string) => headingProblem(await previewFile(text(`Nama;${heading}\nA;1\n`), resource))
    for (const heading of right) expect([heading, await told(heading)]).toEqual([heading, null])
    for (const heading of wrong) expect(await told(heading)).toContain('bukan satuan kolom')
  })

  it('in kilometres or per person are refused', async () => {
    const with1 = (from: string, to: string) =>
      csv(
        HEAD.map((one) => (one === from ? to : one)),
        hotelRow('Uji'),
      )
    expect(await problem(with1('Jarak (meter)', 'Jarak (km)'))).toContain('bukan satuan kolom "Jarak (meter)"')
    expect(await problem(with1('Biasa Quad (SAR)', 'Biasa Quad (Rp)'))).toContain('bukan satuan kolom')
    expect(await problem(with1('Biasa Quad (SAR)', 'Biasa Quad (SAR/orang)'))).toContain('bukan satuan kolom')
    expect(await problem(with1('Biasa Quad (SAR)', 'Biasa Quad (SAR/malam)'))).toBeNull()
    expect(await problem(with1('Jarak (meter)', 'Jarak (m dari Haram)'))).toBeNull()
  })
})

describe('the apostrophe of Sya’ban', () => {
  it.each([
    "Sya'ban",
    'Sya‘ban',
    'Syaʼban',
    'Syaʿban',
    'Sya`ban',
    'Sya´ban',
    'Sya′ban',
    'Sya＇ban',
    'SyaÕban',
    'Syaâ€™ban',
    'Sya?ban',
    'Sya\u2019\u200Bban',
    'SYA’BAN',
    'Syaban',
    'Sya\u0092ban',
  ])('loses no heading as %s', async (word) => {
    const head = HEAD.map((heading) => heading.replace('Sya’ban', word))
    expect(await names(csv(head, hotelRow('Uji')))).toEqual([[2, 'Uji']])
  })

  it('is read in the code page of a Mac, and names with it', async () => {
    const content = `${HEAD.join(';')}\r${hotelRow('Swiss#tel').join(';')}\r`
      .replaceAll('’', '\u00D5')
      .replace('#', '\u0099')
    const bytes = Uint8Array.from([...content], (sign) => sign.charCodeAt(0))
    expect(await names(bytes)).toEqual([[2, 'Swissôtel']])
  })
})

describe('the sheet of a workbook', () => {
  const sheets = (...states: (readonly [name: string, state: string, rows: (string | number | null)[][]])[]) =>
    rawXlsx(states.map(([name, state, rows]) => ({ name, state, xml: sheetData(rows) })))
  const HOTELS = [HEAD, hotelRow('Uji')]

  it('is the one with the headings, behind other sheets and hidden ones', async () => {
    expect(await names(sheets(['Petunjuk', 'visible', [['Isi lembar Hotel']]], ['Hotel', 'visible', HOTELS]))).toEqual([
      [2, 'Uji'],
    ])
    const hidden = sheets(['Lama', 'hidden', [HEAD, hotelRow('Lama')]], ['Hotel', 'visible', HOTELS])
    expect(await names(hidden)).toEqual([[2, 'Uji']])
    expect(await names(sheets(['Templat', 'visible', [HEAD]], ['Hotel', 'visible', HOTELS]))).toEqual([[2, 'Uji']])
  })

  it('is never a hidden one', async () => {
    const bytes = sheets(['Catatan', 'visible', [['x']]], ['Lama', 'veryHidden', HOTELS])
    await expect(previewFile(bytes)).rejects.toMatchObject({ key: 'fileHidden', values: { sheet: 'Lama' } })
  })

  it('is named with its rivals, and another can be chosen', async () => {
    const bytes = sheets(['2026', 'visible', HOTELS], ['2025', 'visible', [HEAD, hotelRow('Lama')]])
    expect(await readTable(bytes, wantedOf('hotel/makkah'))).toMatchObject({
      sheet: '2026',
      rivals: ['2025'],
      sheets: ['2026', '2025'],
    })
    const other = await readTable(bytes, wantedOf('hotel/makkah', { sheets: ['2025'] }))
    expect([other.sheet, other.rows[0]?.cells[1]]).toEqual(['2025', 'Lama'])
  })
})
