import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { valueAt } from '@/records/fields'
import { toConfirm } from '@/resources/masters/admin/import/preview/confirmations'
import { headingProblem } from '@/resources/masters/admin/import/preview/headingProblem'
import { masterTitle } from '@/resources/masters/defineMaster'
import { rawXlsx, sheetData, text } from './files'
import { HEAD, hotelRow, NINE, previewFile } from './hotelRows'

// Price lists of agents hold more than the columns of an export (docs/product.md §15.6).

type Cells = (string | number | null)[]
const MAKKAH = 'hotel/makkah'
const VISA = 'custom-data/visa'
const book = (...sheets: [name: string, rows: Cells[]][]) =>
  rawXlsx(sheets.map(([name, rows]) => ({ name, xml: sheetData(rows) })))
const csv = (...rows: Cells[]) => text(rows.map((row) => row.join(';')).join('\n'))
const HOTELS = [HEAD, hotelRow('Uji')]

/** The sheet that is read, and what has to be confirmed first. */
async function asked(
  bytes: Uint8Array,
  { resource = MAKKAH, file = '', sheet }: { resource?: string; file?: string; sheet?: string } = {},
) {
  const preview = await previewFile(bytes, resource, [], { file, ...(sheet ? { sheets: [sheet] } : {}) })
  return [preview.table.sheet, ...toConfirm(preview, masterTitle(resource))]
}

describe('the sheet of the master', () => {
  const TWO = book(['HOTEL MAKKAH', HOTELS], ['HOTEL MADINAH', HOTELS])

  it.each([
    [MAKKAH, 'HOTEL MAKKAH'],
    ['hotel/madinah', 'HOTEL MADINAH'],
  ])('of %s is read first, and needs no confirmation', async (resource, sheet) => {
    expect(await asked(TWO, { resource })).toEqual([sheet])
  })

  it('of the other city has to be confirmed', async () => {
    expect(await asked(TWO, { sheet: 'HOTEL MADINAH' })).toEqual([
      'HOTEL MADINAH',
      'Lembar "HOTEL MADINAH" menyebut Hotel Madinah, padahal impor ini ke Hotel Makkah.',
    ])
    expect(await asked(book(['MEDINA', HOTELS]))).toHaveLength(2)
  })

  it('is found by its title if its name says nothing', async () => {
    const titled = (city: string): Cells[] => [[`DAFTAR HARGA HOTEL ${city} 1448 H`], ...HOTELS]
    expect(await asked(book(['Sheet1', titled('MADINAH')], ['Sheet2', titled('MAKKAH')]))).toEqual(['Sheet2'])
    expect(await asked(csv(...titled('Madinah')))).toEqual([
      null,
      'Judul "DAFTAR HARGA HOTEL Madinah 1448 H" menyebut Hotel Madinah, padahal impor ini ke Hotel Makkah.',
    ])
    expect(await asked(csv(['PT MADINAH WISATA'], ...titled('Makkah')))).toEqual([null])
  })

  it('is told by the name of the file, where the sheet says nothing', async () => {
    expect(await asked(csv(...HOTELS), { file: 'hotel-madinah-2026.csv' })).toEqual([
      null,
      'Nama berkas "hotel-madinah-2026.csv" menyebut Hotel Madinah, padahal impor ini ke Hotel Makkah.',
    ])
    expect(await asked(csv(...HOTELS), { file: 'hotel-makkah.csv' })).toEqual([null])
    expect(await asked(book(['Makkah', HOTELS]), { file: 'Harga Makkah Madinah.xlsx' })).toEqual(['Makkah'])
  })

  it('is told by its column of cities', async () => {
    const cities = (...names: string[]) =>
      book(['A', [[...HEAD, 'Kota'], ...names.map((name, at) => [...hotelRow(`H${at}`), name])]])
    expect(await asked(cities('Makkah', 'Mekkah'))).toEqual(['A'])
    expect(await asked(cities('Makkah', 'Madinah'))).toEqual([
      'A',
      'Kolom kota berisi "Madinah (1)", yaitu Hotel Madinah, padahal impor ini ke Hotel Makkah.',
    ])
  })

  it.each([
    ['HANDLING', VISA, 2],
    ['HANDLING', 'custom-data/handling-saudi', 1],
    ['Handling Domestik', 'custom-data/handling-saudi', 2],
    ['VISA + BUS', VISA, 1],
    ['Transport', VISA, 2],
    ['Bus Makkah - Madinah', 'custom-data/transportasi', 1],
    ['HOTEL MAKKAH', VISA, 2],
    ['TIKET', 'custom-data/pesawat', 1],
    ['Manasik', 'custom-data/margin', 2],
    ['Sheet1', VISA, 1],
  ])('called %s into %s gives %i (the sheet, and what to confirm)', async (name, resource, length) => {
    const rows: Cells[] = [
      ['Nama', resource.endsWith('margin') ? 'Nilai' : 'Harga'],
      ['A', 500_000],
    ]
    expect(await asked(book([name, rows]), { resource })).toHaveLength(length)
  })
})

describe('rows that are no records', () => {
  const visa = (...rows: Cells[]) => previewFile(csv(['Nama', 'Harga'], ['A', 500_000], ...rows), VISA)

  it.each<[string, Cells]>([
    ['a word', ['Catatan:']],
    ['a number', ['1. Harga dapat berubah sewaktu-waktu']],
    ['a number and a bracket', ['2) Belum termasuk handling']],
    ['NB', ['NB: harga per 1 orang']],
    ['Note', ['Note: rates incl. VAT']],
    ['a star', ['* minimal 10 jamaah']],
    ['terms', ['Terms and conditions apply']],
    ['syarat', ['Syarat & ketentuan', '']],
    ['a text alone', ['Harga dapat berubah']],
    ['a text in another column', ['', 'Berlaku untuk umum']],
  ])('are skipped and listed behind the table: %s', async (_, note) => {
    const { rows, wrong, skipped } = await visa(note)
    expect([rows.length, wrong, skipped?.map(({ line, content }) => [line, content])]).toEqual([
      1,
      [],
      [[3, note.find(Boolean)]],
    ])
  })

  it('are told in red where they speak of prices or days', async () => {
    const { skipped = [] } = await visa(
      ['Catatan:'],
      ['1. Harga dapat berubah'],
      ['2. Weekend surcharge SAR 50'],
      ['3. Belum termasuk PPN 11%'],
      ['4. Prices per person'],
      ['5. Berlaku s/d 30 Jan 2027'],
    )
    expect(skipped.map(({ isAboutPrices }) => isAboutPrices)).toEqual([false, false, true, true, true, true])
  })

  it('above the headings are listed too', async () => {
    const { skipped } = await previewFile(csv(['DAFTAR HARGA'], ['HARGA PER PAX'], ['Nama', 'Harga'], ['A', 1]), VISA)
    expect(skipped).toEqual([
      { line: 1, content: 'DAFTAR HARGA', isAboutPrices: false },
      { line: 2, content: 'HARGA PER PAX', isAboutPrices: false },
    ])
  })

  it.each([
    ['CONTRACT RATE – NET SAR/ROOM/NIGHT', false],
    ['NET SAR/ROOM/NIGHT + 5% VAT', true],
    ['Weekend surcharge SAR 50', true],
    ['TARIF SAR, berlaku s/d 30 Jan 2027', true],
  ])('above the headings stand in red only for more than the unit: %s', async (title, isRed) => {
    const { skipped } = await previewFile(csv([title], HEAD, hotelRow('Uji')), MAKKAH)
    expect(skipped).toEqual([{ line: 1, content: title, isAboutPrices: isRed }])
  })

  it('do not hide an unfinished record, a sum, or a note that counts in another unit', async () => {
    const why = async (...rows: Cells[]) => (await visa(...rows)).wrong.map(({ line, why }) => [line, why])
    expect(await why(['B', ''], ['C', 1])).toEqual([[3, 'Belum diisi.']])
    expect(await why(['B', 'tanya', 'x'])).not.toEqual([])
    expect(await why(['Total', 500_000])).toHaveLength(1)
    expect((await why(['Harga dalam ribuan rupiah']))[0]?.[1]).toContain('menyebut satuan lain')
  })

  it('between records divide a list, unless they begin another one', async () => {
    const lines = async (...between: Cells[]) => {
      const { rows, wrong, skipped } = await previewFile(
        book([
          'A',
          [['No', ...HEAD.slice(1)], [1, ...hotelRow('A').slice(1)], ...between, [2, ...hotelRow('B').slice(1)]],
        ]),
      )
      return [rows.length, wrong.map(({ why }) => why), skipped?.length]
    }
    const OTHER = 'Di sini mulai daftar lain dalam lembar yang sama. Pindahkan daftar itu ke lembar sendiri.'
    expect(await lines(['BINTANG 4'])).toEqual([2, [], 1])
    for (const row of [['HOTEL MADINAH'], ['RAMADHAN'], ['HIGH SEASON'], ['No', ...HEAD.slice(1)]])
      expect(await lines(row)).toEqual([2, [OTHER], 0])
  })
})

describe('headings as price lists write them', () => {
  const RATES = HEAD.slice(5)
  const headed = (name: string, stars: string, distance: string, rates: readonly string[]) =>
    previewFile(csv([name, stars, distance, ...rates], ['Uji', 4, 300, ...NINE]))

  it.each([
    ['NAMA HOTEL', 'BINTANG', 'JARAK (M)'],
    ['Hotel', 'Star', 'Distance'],
    ['nm. hotel', 'Class', 'Jarak Haram'],
    ['Accommodation', 'Bintang Hotel', 'Meter'],
    ['Property', 'STARS', 'jarak ke haram'],
    ['فندق', 'Bintang', 'Jarak'],
  ])('%s, %s and %s are read', async (...three) => {
    const { rows, table } = await headed(...three, RATES)
    expect([table.found.unknown, rows[0]?.after]).toMatchObject([[], { name: 'Uji', stars: 4, distance: 300 }])
  })

  it.each([
    ['Biasa', ['DBL', 'TPL', 'QD'], 'Ramadan', ['DBL', 'TPL', 'QUAD']],
    ['Low Season', ['Twin', 'TRP', 'Quard'], 'Romadhon', ['Berdua', 'Bertiga', 'Berempat']],
    ['Reguler', ['ber-2', 'ber-3', 'ber-4'], 'Ramadhan', ['isi 2', 'isi 3', 'isi 4']],
    ['Normal', ['2 pax', '3 pax', '4 pax'], 'Puasa', ["tsuna'i", 'tsulatsi', "ruba'i"]],
    ['Regular', ['Rate Double Room (SAR)', 'Triple / night', 'Quad SAR/malam'], 'رمضان', ['ثنائي', 'ثلاثي', 'رباعي']],
  ])('rates of %s and %j, and of %s and %j, are read', async (low, lowRooms, high, highRooms) => {
    const rates = [
      ...lowRooms.map((room) => `${low} ${room}`),
      ...RATES.slice(3, 6),
      ...highRooms.map((room) => `${room} ${high}`),
    ]
    const { rows } = await headed('Nama', 'Bintang', 'Jarak', rates)
    expect(rows[0]?.after).toMatchObject({
      rates: { regular: { double: 500, quad: 600 }, ramadhan: { double: 900, quad: 1080 } },
    })
  })

  it.each([
    ['custom-data/pesawat', 'Maskapai', 'Harga'],
    ['custom-data/pesawat', 'AIRLINE', 'Price'],
    ['custom-data/pesawat', 'Penerbangan', 'Nett'],
    ['custom-data/transportasi', 'Rute', 'Tarif'],
    [VISA, 'Nama', 'Biaya'],
    [VISA, 'Name', 'Harga Beli'],
    [VISA, 'Nama', 'سعر'],
  ])('in %s: %s and %s', async (resource, name, price) => {
    const { rows, table } = await previewFile(
      csv([name, price, 'Seat', 'HPP', 'Harga Jual'], ['A', 5000, 1, 2, 3]),
      resource,
    )
    expect([rows[0]?.after, table.found.unknown]).toMatchObject([
      { name: 'A', price: 5000 },
      ['Seat', 'HPP', 'Harga Jual'],
    ])
  })

  it('a price that may be either of two columns is asked for', async () => {
    expect(headingProblem(await previewFile(csv(['Nama', 'Harga', 'Nett'], ['A', 1, 2]), VISA))).toContain(
      'lebih dari sekali',
    )
  })

  it('rates without a season belong to that of the sheet or its title', async () => {
    const plain = (season: string, ...before: Cells[]) =>
      book([
        season,
        [...before, ['Nama', 'Bintang', 'Double', 'Triple', 'Quad', ...RATES.slice(3)], ['Uji', 4, ...NINE]],
      ])
    expect((await previewFile(plain('MAKKAH LOW'))).table.season).toBe('regular')
    expect((await previewFile(plain('MAKKAH'))).rows[0]?.after).toMatchObject({ rates: { regular: { double: 500 } } })
    expect((await previewFile(plain('MAKKAH RAMADHAN'))).table).toMatchObject({ season: 'ramadhan' })
    expect((await previewFile(plain('A', ['HARGA BULAN RAMADHAN']))).table.season).toBe('ramadhan')
  })

  it.each([
    ['HIGH', [], 1],
    ['LOW', ['LOW SEASON 1 Juli – 30 Nov 2026'], 0],
    ['LOW', ['AWAL RAMADHAN'], 1],
    ['LOW', ['Berlaku 1 Des 2026 s/d 30 Jan 2027 – update 25/11/2026'], 0],
    ['MAKKAH RAMADHAN 1448', [], 0],
  ])('the sheet %s with the title %j has %i other season to confirm', async (name, title, length) => {
    const rows: Cells[] = [
      ['Nama', 'Bintang', 'Double', 'Triple', 'Quad', ...RATES.slice(3)],
      ['Uji', 4, ...NINE],
    ]
    const preview = await previewFile(book([name, [title, ...rows]]))
    expect(toConfirm(preview, 'Hotel Makkah')).toHaveLength(length)
  })
})

describe('prices that a column gives another meaning', () => {
  it.each([
    ['custom-data/pesawat', ['Maskapai', 'From', 'Harga']],
    ['custom-data/visa', ['Nama', 'Berangkat', 'Harga']],
  ])('days refuse the file of %s where no column of it has them', async (resource, head) => {
    const preview = await previewFile(csv(head, ['A', '03/10/2026', 5]), resource)
    expect(headingProblem(preview)).toContain('tidak membaca periode')
  })

  it('a season without days in each row is wrong there', async () => {
    const { wrong } = await previewFile(csv(['Hotel', 'Musim', 'Double'], ['A', 'LOW', 500]))
    expect(wrong).toMatchObject([{ line: 2, column: 'Musim', content: 'LOW' }])
  })

  it('sizes of a group refuse the file of a master without tiers, and the airports of a flight do not', async () => {
    const tiers = csv(['Pax', 'Price'], ['1-7', 249], ['45+', 43])
    expect(headingProblem(await previewFile(tiers, 'custom-data/manasik'))).toContain('menurut jumlah jamaah')
    const airports = csv(['Maskapai', 'From', 'To', 'Harga'], ['A', 'CGK', 'JED', 5000])
    expect(headingProblem(await previewFile(airports, 'custom-data/pesawat'))).toBeNull()
  })

  it('a column of currencies says what each price is in; one without a kurs is wrong in its row', async () => {
    const { wrong, rows } = await previewFile(
      csv(
        ['Nama', 'Harga', 'Mata Uang'],
        ['A', 1_850_000, 'IDR'],
        ['B', '137,5', 'US$'],
        ['C', 5000, ''],
        ['D', 95, 'EUR'],
      ),
      VISA,
    )
    expect(wrong).toEqual([
      { line: 5, column: 'Mata uang', content: 'EUR', why: 'Tulis SAR atau USD, atau kosongkan untuk rupiah.' },
    ])
    expect(rows.map(({ after }) => after)).toEqual([
      { name: 'A', price: 1_850_000 },
      { name: 'B', price: 137.5, currency: 'USD' },
      { name: 'C', price: 5000 },
    ])
  })
})

describe('a room that is not sold', () => {
  const cell = async (text: string | number | null) => {
    const { rows, wrong, unsold } = await previewFile(
      book([
        'A',
        [
          ['Nama', 'Bintang', 'Double', 'Quad'],
          ['Uji', 4, 500, text],
        ],
      ]),
    )
    return [rows.map(({ after }) => 'rates' in after && after.rates.regular.quad), wrong.map(({ why }) => why), unsold]
  }
  it.each([
    '-',
    '–',
    'x',
    'X',
    'n/a',
    'N/A',
    'by request',
    'On Request',
    'tanya',
    'FULL',
    'closed',
    'sold out',
    'tutup',
  ])('is written as %j', async (text) => expect(await cell(text)).toEqual([[null], [], [text]]))
  it('is an empty cell, and never 0', async () => {
    expect(await cell(null)).toEqual([[null], [], ['']])
    expect(await cell(0)).toEqual([[], ['Kosongkan bila kamar tidak dijual'], []])
    expect((await cell('500 an'))[1]).toHaveLength(1)
  })
  it('leaves the rates of seasons alone that the file does not have', async () => {
    const rates = {
      regular: { double: 1, triple: 2, quad: 3 },
      rajabSyaban: { double: 4, triple: 5, quad: 6 },
      ramadhan: { double: 7, triple: 8, quad: 9 },
    }
    const saved = { id: 1, name: 'Uji', stars: 4, distance: null, image: null, rates }
    const file = book([
      'RAMADHAN',
      [
        ['Nama', 'Bintang', 'Double', 'Triple', 'Quad'],
        ['Uji', 4, 70, 80, 'full'],
      ],
    ])
    const { rows } = await previewFile(file, MAKKAH, [saved])
    expect(rows[0]).toMatchObject({
      kind: 'changed',
      after: { rates: { ...rates, ramadhan: { double: 70, triple: 80, quad: null } } },
    })
  })
  it('has a column in a list of hotels: one without any rate is refused', async () => {
    expect(headingProblem(await previewFile(csv(['Nama', 'Bintang'], ['Uji', 4])))).toContain(
      'Biasa Double (SAR/kamar/malam)',
    )
  })
})

describe('a workbook of an agent with two cities and two seasons', () => {
  const bytes = new Uint8Array(readFileSync(new URL('agent-workbook.xlsx', import.meta.url)))

  it.each([
    [MAKKAH, 'MAKKAH LOW', 40, 'Pullman Zamzam'],
    ['hotel/madinah', 'MADINAH LOW', 30, 'Anwar Al Madinah Movenpick'],
  ])('into %s gives its sheet %s with %i new hotels', async (resource, sheet, n, first) => {
    const preview = await previewFile(bytes, resource)
    expect([headingProblem(preview), preview.wrong, toConfirm(preview, '')]).toEqual([null, [], []])
    expect([preview.table.sheet, preview.table.season, preview.rows.length]).toEqual([sheet, 'regular', n])
    expect(preview.rows[0]?.after).toMatchObject({ name: first, stars: 5, distance: 50 })
    expect(preview.unsold).toEqual(['by request'])
    expect(preview.skipped?.map(({ content, isAboutPrices }) => [content.slice(0, 22), isAboutPrices])).toEqual([
      [`DAFTAR HARGA HOTEL ${sheet.slice(0, 3)}`, false],
      ['Berlaku 1 Des 2026 s/d', true],
      ['Catatan:', false],
      ['1. Harga per kamar per', true],
      ['2. Harga dapat berubah', false],
      ['3. Weekend (Kamis-Juma', true],
    ])
  })

  it('gives the rates of Ramadhan from its other sheet, and asks before those of the other city', async () => {
    const read = async (sheet: string) => await previewFile(bytes, MAKKAH, [], { sheets: [sheet] })
    expect([(await read('MAKKAH RAMADHAN')).table.season, toConfirm(await read('MAKKAH RAMADHAN'), '')]).toEqual([
      'ramadhan',
      [],
    ])
    expect(toConfirm(await read('MADINAH LOW'), 'Hotel Makkah')[0]).toContain(
      'Lembar "MADINAH LOW" menyebut Hotel Madinah',
    )
  })

  it('gives its flights, with the mistakes of two of them', async () => {
    const { table, rows, wrong } = await previewFile(bytes, 'custom-data/pesawat')
    expect([table.sheet, rows.length, wrong.map(({ content }) => content)]).toEqual([
      'TIKET',
      4,
      ['14,2 jt', 'USD 890'],
    ])
  })
})

it.each([
  ['FB', 'fullboard'],
  ['hb', 'halfboard'],
  ['BB', 'sarapan'],
  ['RO', undefined],
  ['Room Only', undefined],
  ['makan 2x', 'makan 2x'],
])('a meal %s is told to customers as %s', async (written, told) => {
  const { rows } = await previewFile(csv([...HEAD, 'Meal'], [...hotelRow('Uji'), written]), MAKKAH)
  expect(valueAt(rows[0]?.after, 'meal')).toBe(told)
})
