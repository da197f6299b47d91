import { describe, expect, it } from 'vitest'
import { readTable } from '@/resources/masters/admin/import/file/readTable'
import { unitOfFormat } from '@/resources/masters/admin/import/file/xlsx/formats'
import { ods, rawXlsx, sheetData, text, wantedOf } from './files'
import { HEAD, hotelRow, NINE, previewFile } from './hotelRows'

const VISA = 'custom-data/visa'
const wrong = async (bytes: Uint8Array, resource = VISA) =>
  (await previewFile(bytes, resource)).wrong.map(({ line, column, content, why }) => [line, column, content, why])
const visa = (cell: string | number | null, options?: Parameters<typeof rawXlsx>[1], head = 'Harga (Rp)') =>
  rawXlsx(
    [
      {
        name: 'Visa',
        xml: sheetData([
          ['Nama', head],
          ['A', cell],
        ]),
      },
    ],
    options,
  )

describe('the cells of a workbook', () => {
  it('a formula without a result is wrong, as openpyxl and XlsxWriter leave one', async () => {
    const formula = [
      [
        2,
        'Harga per jamaah',
        '#RUMUS',
        'Rumus di sel ini belum dihitung. Buka berkas di Excel, simpan, lalu pilih lagi.',
      ],
    ]
    for (const cell of [
      '<c><f>1+1</f><v></v></c>',
      '<c><f>1+1</f><v/></c>',
      '<c><f>1+1</f></c>',
      '<c t="str"><f>1+1</f></c>',
    ])
      expect(await wrong(visa(cell))).toEqual(formula)
    expect(await wrong(visa('<c><f>1+1</f><v>0</v></c>', { calc: '<calcPr fullCalcOnLoad="1"/>' }))).toEqual(formula)
    expect(await wrong(visa('<c><f>1+1</f><v>2</v></c>'))).toEqual([])
    const distance = hotelRow('Uji').map((cell, at) => (at === 3 ? '<c><f>100+50</f><v></v></c>' : cell))
    const hotel = rawXlsx([{ name: 'Hotel', xml: sheetData([HEAD, distance]) }])
    expect((await wrong(hotel, 'hotel/makkah')).map(([line, column]) => [line, column])).toEqual([[2, 'Jarak (meter)']])
  })

  it('a failed formula is wrong, in a workbook with prefixes too', async () => {
    const xml =
      '<x:sheetData><x:row><x:c t="str"><x:v>Nama</x:v></x:c><x:c t="str"><x:v>Harga</x:v></x:c></x:row>' +
      '<x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="e"><x:f>1/0</x:f><x:v>#DIV/0!</x:v></x:c></x:row>' +
      '<x:row><x:c t="s"><x:v>1</x:v></x:c><x:c><x:f>1/0</x:f><x:v/></x:c></x:row></x:sheetData>'
    const texts =
      '<x:sst xmlns:x="x"><x:si><x:t>A</x:t></x:si><x:si><x:r><x:t>B</x:t></x:r><x:r><x:t>C</x:t></x:r></x:si></x:sst>'
    const found = await previewFile(rawXlsx([{ name: 'V', xml }], { prefix: 'x', texts }), VISA)
    expect(found.wrong.map(({ line, content }) => [line, content])).toEqual([
      [2, '#DIV/0!'],
      [3, '#RUMUS'],
    ])
  })

  it.each([
    ['0.00%', 0.1, [2, 'Harga per jamaah', '10%', 'Ini persen, bukan jumlah. Tulis jumlahnya.']],
    [
      '&quot;SAR&quot; #,##0',
      570,
      [2, 'Harga per jamaah', '570 SAR', 'Mata uang sel ini SAR, bukan mata uang kolomnya.'],
    ],
    ['[$$-409]#,##0.00', 570, [2, 'Harga per jamaah', '570 $', 'Mata uang sel ini USD, bukan mata uang kolomnya.']],
  ])('a number with the format %s is wrong in a column of rupiah', async (format, value, expected) => {
    expect(await wrong(visa(`<c s="1"><v>${value}</v></c>`, { formats: [format] }))).toEqual([expected])
  })

  it.each([
    '#,##0',
    '&quot;Rp&quot;#,##0',
    '[$Rp-421] #,##0',
    '_-[$Rp-421]* #,##0_-;-[$Rp-421]* #,##0_-',
    'Rp#,##0',
    '[Red]0.00',
    'General',
  ])('a number with the format %s is right in a column of rupiah', async (format) => {
    expect(await wrong(visa('<c s="1"><v>570000</v></c>', { formats: [format] }))).toEqual([])
  })

  it.each([
    ['0.0 "km"', 'km'],
    ['#,##0,\\ \\r\\b', 'rb'],
    ['0.00E+00', ''],
    ['_(* #,##0_);_(* \\(#,##0\\)', ''],
    ['0" %"', '%'],
    ['0"000"', '000'],
    ['#,##0".000"', '.000'],
    ['0\\0\\0\\0', '000'],
    ['#,##0.00', ''],
    ['#\\.##0\\.000', '..'],
    ['#,##0.000 "km"', 'km.000'],
    ['"', ''],
    ['[$', ''],
  ])('the format %j writes %j', (code, unit) => {
    expect(unitOfFormat(code)).toBe(unit)
  })

  it.each(['0&quot;000&quot;', '#,##0&quot;.000&quot;', '0.000'])(
    'a number whose format %s adds digits is wrong',
    async (format) => {
      const [[, , , why] = []] = await wrong(visa('<c s="1"><v>1500</v></c>', { formats: [format] }))
      expect(why).toBe(
        'Format sel ini menulis angka tambahan di samping isinya, atau tiga desimal. Ubah format sel menjadi Umum, lalu tulis angkanya utuh.',
      )
    },
  )

  it('rows and columns that the spreadsheet hides are read, and told', async () => {
    const rows = sheetData([
      ['Nama', 'Harga (Rp)'],
      ['A', 1000],
      ['Lama', 900],
    ])
    const xml = `<cols><col min="2" max="2" hidden="1"/></cols>${rows.replace('<row r="3"', '<row r="3" hidden="1"')}`
    const { table, rows: read } = await previewFile(rawXlsx([{ name: 'V', xml }]), VISA)
    expect([table.hiddenLines, table.hiddenHeadings, read.length]).toEqual([[3], ['Harga (Rp)'], 2])
    const plain = await previewFile(rawXlsx([{ name: 'V', xml: rows }]), VISA)
    expect([plain.table.hiddenLines, plain.table.hiddenHeadings]).toEqual([[], []])
  })

  it('a cell of a merged range is wrong, and does not clear what is saved', async () => {
    const merges = '<mergeCells><mergeCell ref="D2:D3"/></mergeCells>'
    const rows = [HEAD, hotelRow('A', 5, 300), hotelRow('B', 5, null)]
    const bytes = rawXlsx([{ name: 'Hotel', xml: sheetData(rows, merges) }])
    expect(await wrong(bytes, 'hotel/makkah')).toEqual([
      [3, 'Jarak (meter)', '300', 'Sel ini bagian dari sel gabungan. Pisahkan sel itu, lalu isi masing-masing.'],
    ])
  })
})

describe('the texts around the records of a price list', () => {
  it.each([
    'Harga dalam ribuan rupiah',
    'Daftar harga (dalam ribuan)',
    'Price list, in thousands of IDR',
    '(Rp 000)',
    'Rp ’000',
    'Harga x 1.000',
  ])('the title %j, which counts rupiah in something else, is wrong', async (title) => {
    expect(await wrong(text(`"${title}";\nNama;Harga\nA;500\n`))).toEqual([
      [
        1,
        '',
        title,
        'Keterangan ini menyebut satuan lain. Tulis harga utuh dalam satuan kolomnya, lalu hapus keterangan itu.',
      ],
    ])
  })

  it.each([
    'Harga Visa 2027 dalam rupiah',
    'Berlaku s/d Rp 1.000.000',
    'Hotel in Makkah',
    '1 SAR = Rp 4.300',
    'Deposit USD 100',
  ])('the title %j is right', async (title) =>
    expect(await wrong(text(`"${title}";\nNama;Harga\nA;500000\n`))).toEqual([]),
  )

  it.each(['Total', 'JUMLAH', 'Grand Total', 'Total harga:', 'Rata-rata'])(
    'the row %j below the prices is no new record',
    async (name) => {
      expect(await wrong(text(`Nama;Harga\nA;500000\n${name};500000\n`))).toEqual([
        [3, 'Nama', name, 'Baris ini tampaknya jumlah, bukan data. Hapus baris ini dari berkas, atau beri nama lain.'],
      ])
    },
  )

  it('a saved record may be called Total, and a new one Total Care', async () => {
    const saved = [{ id: 1, name: 'Total', price: 1, logo: null }]
    const { rows, wrong } = await previewFile(text('Nama;Harga\nTotal;500000\nTotal Care;1\n'), VISA, saved as never)
    expect([rows.map(({ kind }) => kind), wrong]).toEqual([['changed', 'new'], []])
  })
})

describe('cells without a heading', () => {
  it('are wrong if they are filled, as after a separator within an amount', async () => {
    const row = 'Uji,5,300,,1,250,1,350,1,450,1,500,1,600,1,700,2,250,2,350,2,450'
    const bytes = text(`${HEAD.map((one) => `"${one}"`).join(',')}\n,${row}\n`)
    expect((await wrong(bytes, 'hotel/makkah')).filter(([, column]) => column === 'O')).toEqual([
      [
        2,
        'O',
        '600 | 1 | 700 | 2 | 250 | 2 | 350 | 2 | 450',
        'Isi ini tidak punya judul kolom. Mungkin pemisah ribuan di baris ini menggeser kolom.',
      ],
    ])
    expect((await previewFile(bytes, 'hotel/makkah')).rows).toEqual([])
    expect(await wrong(text('Nama,Harga (Rp),\nA,1,250\n'))).toHaveLength(1)
    expect(await wrong(text('Nama,Harga (Rp)\nA,1,,,\n'))).toEqual([])
  })

  it('a logo of digits alone is a moved row', async () => {
    expect(await wrong(text('Nama,Harga (Rp),Berkas logo\nGaruda,14,500\n'), 'custom-data/pesawat')).toEqual([
      [2, 'Berkas logo', '500', 'Bukan nama berkas gambar. Mungkin pemisah ribuan di baris ini menggeser kolom.'],
    ])
  })
})

describe('a file of LibreOffice', () => {
  const table = (rows: string, { style = '', name = 'Hotel' } = {}) =>
    `<table:table table:name="${name}" ${style}>${rows}</table:table>`
  const textCell = (value: string, more = '') =>
    `<table:table-cell office:value-type="string" ${more}><text:p>${value.replaceAll('&', '&amp;')}</text:p></table:table-cell>`
  const numberCell = (value: number, more = '') =>
    `<table:table-cell office:value-type="float" office:value="${value}" ${more}/>`
  const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
  const blanks =
    '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>'
  const visaHead = row(textCell('Nama'), textCell('Harga (Rp)'))

  it('tells the rows and columns that it hides', async () => {
    const hidden = 'table:visibility="collapse"'
    const body = `<table:table-column/><table:table-column ${hidden}/>${visaHead}${row(textCell('A'), numberCell(1000))}${row(
      textCell('B'),
      numberCell(2000),
    ).replace('<table:table-row', `<table:table-row ${hidden}`)}`
    const { table: read } = await previewFile(ods(table(body)), VISA)
    expect([read.hiddenLines, read.hiddenHeadings]).toEqual([[3], ['Harga (Rp)']])
  })

  it('is read: texts, numbers, repeated cells, blank ends', async () => {
    const body = row(
      textCell('Uji<text:s text:c="2"/>Satu'),
      ...NINE.slice(0, 0).map(String),
      numberCell(5),
      numberCell(300),
      ...NINE.map((one) => numberCell(one)),
    )
    const head = row(...HEAD.filter((one) => one !== 'ID' && one !== 'Berkas gambar').map((one) => textCell(one)))
    const found = await previewFile(ods(table(head + body + blanks)))
    expect(found.wrong).toEqual([])
    expect(found.rows[0]?.after).toMatchObject({
      name: 'Uji  Satu',
      stars: 5,
      distance: 300,
      rates: { ramadhan: { quad: 1080 } },
    })
  })

  it.each([
    [
      'a percentage',
      '<table:table-cell office:value-type="percentage" office:value="0.1"/>',
      'Ini persen, bukan jumlah. Tulis jumlahnya.',
    ],
    [
      'riyal',
      '<table:table-cell office:value-type="currency" office:currency="SAR" office:value="570"/>',
      'Mata uang sel ini SAR, bukan mata uang kolomnya.',
    ],
    [
      'a format with riyal',
      numberCell(570, 'table:style-name="ce1"'),
      'Mata uang sel ini SAR, bukan mata uang kolomnya.',
    ],
    [
      'a formula without a result',
      '<table:table-cell table:formula="of:=1+1"/>',
      'Rumus di sel ini belum dihitung. Buka berkas di Excel, simpan, lalu pilih lagi.',
    ],
    [
      'a failed formula',
      '<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell>',
      'Rumus di sel ini gagal (#DIV/0!).',
    ],
    [
      'a date',
      '<table:table-cell office:value-type="date" office:date-value="2026-05-01"/>',
      'Sel ini berisi tanggal (1 Mei 2026). Ubah format sel menjadi angka atau teks.',
    ],
  ])('a cell with %s is wrong', async (_, cell, why) => {
    const styles =
      '<number:number-style style:name="N1"><number:number/><number:text> SAR</number:text></number:number-style>' +
      '<style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/>'
    const bytes = ods(table(visaHead + row(textCell('A'), cell)), styles)
    expect((await wrong(bytes)).map(([line, , , reason]) => [line, reason])).toEqual([[2, why]])
  })

  it('with a hidden sheet before, notes at cells and rupiah is read', async () => {
    const styles = '<style:style style:name="ta1"><style:table-properties table:display="false"/></style:style>'
    const hidden = table(visaHead + row(textCell('Lama'), numberCell(1)), {
      style: 'table:style-name="ta1"',
      name: 'Lama',
    })
    const noted = `<table:table-cell office:value-type="currency" office:currency="IDR" office:value="5"><office:annotation><text:p>catatan</text:p></office:annotation><text:p>Rp5</text:p></table:table-cell>`
    const found = await previewFile(ods(hidden + table(visaHead + row(textCell('A'), noted)), styles), VISA)
    expect([found.wrong, found.rows.map(({ after }) => after)]).toEqual([[], [{ name: 'A', price: 5 }]])
  })

  it('with a password is named so', async () => {
    const locked = ods('', '', '<manifest:manifest><manifest:encryption-data/></manifest:manifest>')
    await expect(readTable(locked, wantedOf(VISA))).rejects.toMatchObject({ key: 'fileLocked' })
  })
})
