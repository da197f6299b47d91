import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { HotelMaster } from '@/data-provider/types'
import type { Period } from '@/domain/masters/periods'
import type { HotelForm } from '@/records/hotel'
import { toConfirm } from '@/resources/masters/admin/import/preview/confirmations'
import { headingProblem } from '@/resources/masters/admin/import/preview/headingProblem'
import type { Preview } from '@/resources/masters/admin/import/preview/preview'
import { seasonal } from '@tests/partner-api/fixtures'
import { rawXlsx, sheetData, text, xlsx } from '../files'
import { previewFile } from '../hotelRows'
import { barePeriod } from '@tests/support/periods'

// Price lists of nights, as contracts have them (docs/product.md §15.6.19).

type Cells = (string | number | null)[]
const MAKKAH = 'hotel/makkah'
const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`../${name}`, import.meta.url)))
const csv = (...rows: Cells[]) => text(rows.map((row) => row.join(';')).join('\n'))
const book = (...sheets: [name: string, rows: Cells[]][]) =>
  rawXlsx(sheets.map(([name, rows]) => ({ name, xml: sheetData(rows) })))
const merged = (rows: Cells[], ref: string) =>
  rawXlsx([{ name: 'MAKKAH', xml: sheetData(rows, `<mergeCells><mergeCell ref="${ref}"/></mergeCells>`) }])

const periodsIn = ({ rows }: Preview, at = 0) => (rows[at]?.after as HotelForm | undefined)?.periods ?? []
const rowOf = ({ from, to, double, triple, quad, weekend }: Period) => [from, to, double, triple, quad, weekend]
const told = (preview: Preview, at = 0) => periodsIn(preview, at).map(rowOf)
/** The first and the last nights. */
const nights = (preview: Preview) => periodsIn(preview).map(({ from, to }) => [from, to])
const wrong = ({ wrong: all }: Preview) => all.map(({ line, why }) => [line, why])

const HEAD = ['HOTEL', 'FROM', 'TO', 'DBL', 'TPL', 'QUAD']
const period = (from: string, to: string, double: number, more: Partial<Period> = {}) =>
  barePeriod(from, to, { double, ...more })
const SAVED: HotelMaster = {
  id: 7,
  name: 'Nur Ajyad',
  stars: 4,
  distance: 300,
  image: 'a.svg',
  rates: seasonal(500, 600, 700),
  periods: [period('2026-12-15', '2027-02-10', 700, { quad: 900, note: 'lama' })],
}

describe('a contract with a row for each period of a hotel', () => {
  it('gives one hotel with three periods, as its contract says (e1)', async () => {
    const preview = await previewFile(fixture('e1-periods.xlsx'))
    expect([headingProblem(preview), preview.wrong, toConfirm(preview, '')]).toEqual([null, [], []])
    expect(preview.rows).toHaveLength(1)
    expect(preview.rows[0]).toMatchObject({ kind: 'new', after: { name: 'Nur Ajyad', meal: 'fullboard', stars: 0 } })
    expect(told(preview)).toEqual([
      ['2026-06-30', '2026-08-14', 500, 570, 640, null],
      ['2026-08-15', '2026-09-19', 540, 610, 680, null],
      ['2026-10-01', '2026-12-15', 600, 690, null, 50],
    ])
    expect(preview.dated?.ends).toEqual({ settled: { checkOut: 1, lastNight: 0 }, open: 2, meaning: 'checkOut' })
    expect(preview.unsold).toEqual(['-'])
    expect(preview.skipped?.map(({ content }) => content)).toEqual([
      'CONTRACT RATE – NET SAR/ROOM/NIGHT',
      'Note: rates incl. VAT & municipality',
    ])
  })

  it('fills the name down where it stands in the first row alone, merged or not', async () => {
    const rows: Cells[] = [
      HEAD,
      ['A', '1 Jan 2027', '1 Feb 2027', 1, 2, 3],
      [null, '1 Feb 2027', '1 Mar 2027', 4, 5, 6],
      ['B', '1 Jan 2027', '1 Feb 2027', 7, 8, 9],
      [null, '1 Feb 2027', '1 Mar 2027', 1, 2, 3],
    ]
    for (const bytes of [csv(...rows), merged(rows, 'A2:A3')]) {
      const preview = await previewFile(bytes)
      expect(wrong(preview)).toEqual([])
      expect(preview.rows.map(({ after }) => (after as HotelForm).name)).toEqual(['A', 'B'])
      expect([told(preview, 0).length, told(preview, 1).length]).toEqual([2, 2])
    }
    const [, first = [], second = []] = rows
    expect(wrong(await previewFile(csv(HEAD, second, first)))).toEqual([[2, 'Belum diisi.']])
  })

  it('takes a name that stands in a line of its own above the periods', async () => {
    const withNames = csv(
      ['Hotel', 'Periode', 'DBL'],
      ['Nur Ajyad', '', ''],
      ['', 'Jan 2027', 500],
      ['', 'Feb 2027', 510],
      ['Darul Falah', '', ''],
      ['', 'Jan 2027', 600],
    )
    const alone = csv(
      ['DAFTAR HARGA', '', ''],
      ['Nur Ajyad', '', ''],
      ['Periode', 'DBL', 'TPL'],
      ['Jan 2027', 500, 1],
      ['Feb 2027', 510, 1],
      ['Darul Falah', '', ''],
      ['Jan 2027', 600, 1],
    )
    for (const bytes of [withNames, alone]) {
      const preview = await previewFile(bytes)
      expect([headingProblem(preview), wrong(preview)]).toEqual([null, []])
      expect(preview.rows.map(({ after }) => (after as HotelForm).name)).toEqual(['Nur Ajyad', 'Darul Falah'])
      expect(told(preview)).toHaveLength(2)
    }
  })

  it('has all rows of a name, wherever they stand', async () => {
    const preview = await previewFile(
      csv(
        HEAD,
        ['A', '1/1/2027', '1/2/2027', 1, 2, 3],
        ['B', '1/1/2027', '1/2/2027', 7, 8, 9],
        ['a', '1/2/2027', '1/3/2027', 4, 5, 6],
      ),
    )
    expect([told(preview, 0).length, told(preview, 1).length]).toEqual([2, 1])
  })

  it('names the dates that are wrong, with their lines', async () => {
    const preview = await previewFile(
      csv(
        HEAD,
        ['A', '08/15/2026', '09/20/2026', 1, 2, 3],
        ['A', '15 Agu', '20 Sep', 1, 2, 3],
        ['A', '', '', 1, 2, 3],
        ['A', '1/1/2027', '1/2/2027', 'x', '', ''],
        ['A', '1/3/2027', '1/4/2027', 0, '', ''],
      ),
    )
    expect(wrong(preview)).toEqual([
      [2, 'Bulan lebih dari 12: tulis hari dulu, lalu bulan (15/08/2026).'],
      [3, expect.stringContaining('Tahunnya belum ditulis')],
      [4, 'Belum diisi.'],
      [5, 'Isi paling sedikit satu harga untuk periode ini.'],
      [6, 'Kosongkan bila kamar tidak dijual'],
    ])
  })

  it('of nights that two rows name is refused with both', async () => {
    const preview = await previewFile(
      csv(HEAD, ['A', '1/1/2027', '1/3/2027', 1, 2, 3], ['A', '1/2/2027', '1/4/2027', 1, 2, 3]),
    )
    expect(wrong(preview)).toEqual([[3, 'Malam 1 Feb–1 Mar 2027 sudah ada di baris 2.']])
  })

  it('is refused as a column where Excel has turned some days round', async () => {
    const rows = [
      ['HOTEL', 'FROM', 'TO', 'DBL'],
      ['A', new Date('2026-01-09'), '15/01/2026', 1],
    ]
    expect(headingProblem(await previewFile(await xlsx(rows)))).toContain(
      'Kolom "FROM", "TO" berisi sel tanggal dan teks',
    )
    const right = [
      rows[0] ?? [],
      ['A', new Date('2026-01-09'), new Date('2026-01-15'), 1],
      ['A', '15 Agu 2026', '20 Agu 2026', 2],
    ]
    expect(nights(await previewFile(await xlsx(right)))).toEqual([
      ['2026-01-09', '2026-01-15'],
      ['2026-08-15', '2026-08-20'],
    ])
  })

  it('tells the last night by its heading, if that says it', async () => {
    const one = async (heading: string) =>
      told(await previewFile(csv(['HOTEL', 'FROM', heading, 'DBL'], ['A', '1/1/2027', '1/2/2027', 5])))[0]?.[1]
    expect([await one('Sampai malam'), await one('CHECK OUT')]).toEqual(['2027-02-01', '2027-01-31'])
  })
})

describe('days without a year below a title of one year', () => {
  const days = (...rows: Cells[]) =>
    previewFile(csv(['TARIF HOTEL MAKKAH 2026', '', '', ''], ['HOTEL', 'FROM', 'TO', 'DBL'], ...rows))
  const firsts = (preview: Preview, at = 0) => periodsIn(preview, at).map(({ from }) => from)

  it('go on in the next year below a period that ends there, after a confirmation', async () => {
    const preview = await days(
      ['A', '1 Des', '20 Des', 500],
      ['', '20 Des', '5 Jan', 900],
      ['', '5 Jan', '6 Feb', 450],
      ['', '6 Feb', '1 Mar', 460],
    )
    expect([wrong(preview), nights(preview)]).toEqual([
      [],
      [
        ['2026-12-01', '2026-12-19'],
        ['2026-12-20', '2027-01-04'],
        ['2027-01-05', '2027-02-05'],
        ['2027-02-06', '2027-02-28'],
      ],
    ])
    expect(toConfirm(preview, '')).toEqual([expect.stringContaining('2 periode tanpa tahun')])
  })

  it('do so in both rows of a weekday and a weekend', async () => {
    const preview = await days(
      ['A (WD)', '20 Des', '5 Jan', 500],
      ['A (WE)', '20 Des', '5 Jan', 550],
      ['A (WD)', '5 Jan', '6 Feb', 400],
      ['A (WE)', '5 Jan', '6 Feb', 450],
    )
    expect([wrong(preview), told(preview).map(([from, , , , , weekend]) => [from, weekend])]).toEqual([
      [],
      [
        ['2026-12-20', 50],
        ['2027-01-05', 50],
      ],
    ])
  })

  it('stay in that year in the next hotel, in a list by seasons, and where a day has its own year', async () => {
    const hotels = await days(['A', '20 Des', '5 Jan', 500], ['B', '5 Jan', '1 Apr', 900])
    expect(firsts(hotels, 1)).toEqual(['2026-01-05'])
    const seasons = await days(
      ['A', '20 Des', '31 Des', 900],
      ['', '1 Jan', '28 Feb', 500],
      ['', '1 Mar', '19 Des', 600],
    )
    expect(firsts(seasons)).toEqual(['2026-01-01', '2026-03-01', '2026-12-20'])
    const own = await days(['A', '20 Des', '5 Jan', 900], ['', '5 Jan 2027', '1 Feb 2027', 500])
    expect([firsts(own), toConfirm(own, '')]).toEqual([['2026-12-20', '2027-01-05'], []])
  })
})

describe('what a contract must not do in silence', () => {
  it('asks before it adds an amount for weekends that is as high as the price of a room', async () => {
    const asked = async (weekend: number) =>
      toConfirm(
        await previewFile(csv(['HOTEL', 'FROM', 'TO', 'DBL', 'Weekend'], ['A', '1/1/2027', '1/2/2027', 500, weekend])),
        '',
      )
    expect(await asked(499)).toEqual([])
    expect(await asked(600)).toEqual([expect.stringContaining('1 hotel punya tambahan akhir pekan')])
  })

  it('takes RO beside FB for two statements about one hotel, and an empty cell for none', async () => {
    const meals = (first: string, second: string) =>
      previewFile(
        csv(
          ['HOTEL', 'MEAL', 'FROM', 'TO', 'DBL'],
          ['A', first, '1/1/2027', '1/2/2027', 500],
          ['A', second, '1/2/2027', '1/3/2027', 600],
        ),
      )
    expect(wrong(await meals('RO', 'FB'))).toEqual([[3, 'Berbeda dari baris 2 untuk hotel yang sama.']])
    const same = await meals('FB', '')
    expect([wrong(same), same.rows[0]?.after]).toMatchObject([[], { meal: 'fullboard' }])
    expect((await meals('RO', 'RO')).rows[0]?.after).not.toHaveProperty('meal')
  })

  it('does not call a cell unsold that cannot be read', async () => {
    const preview = await previewFile(csv(HEAD, ['A', '1/1/2027', '1/2/2027', '450+15%', '-', 600]))
    expect([preview.unsold, wrong(preview).length]).toEqual([['-'], 1])
  })

  it.each(['Harga belum termasuk makan SAR 45/pax', 'Price does not include tips USD 5/person'])(
    'does not refuse the note %s, which is about something else',
    async (note) => {
      const preview = await previewFile(
        csv(HEAD, ['A', '1/1/2027', '1/2/2027', 500, 600, 700], [note, '', '', '', '', '']),
      )
      expect([preview.wrong, preview.skipped?.map(({ isAboutPrices }) => isAboutPrices)]).toEqual([[], [true]])
    },
  )

  it.each([
    'Weekend: Friday & Saturday',
    'All rates in US Dollar',
    'Notes: rates are per person',
    '1. Harga per rombongan',
  ])('does not pass over the note %s', async (note) => {
    const preview = await previewFile(
      csv(HEAD, ['A', '1/1/2027', '1/2/2027', 500, 600, 700], [note, '', '', '', '', '']),
    )
    const isRed = preview.skipped?.some(({ content, isAboutPrices }) => content === note && isAboutPrices)
    expect(isRed || preview.wrong.some(({ content }) => content === note)).toBe(true)
    expect(preview.wrong.length > 0).toBe(!note.startsWith('Weekend'))
  })
})

describe('prices of weekends', () => {
  const rows = (we: Cells): Cells[] => [
    ['HOTEL', 'Periode', 'DBL', 'TPL', 'QUAD'],
    ['Anjum (WD)', 'Jan 2027', 500, 550, 600],
    ['Anjum (WE)', 'Jan 2027', ...we],
  ]
  it('stand in a row of their own, and are one amount for all rooms', async () => {
    const preview = await previewFile(csv(...rows([650, 700, 750])))
    expect([wrong(preview), preview.rows.length, told(preview)]).toEqual([
      [],
      1,
      [['2027-01-01', '2027-01-31', 500, 550, 600, 150]],
    ])
  })
  it('are wrong where they differ by room, or without the row of the other nights', async () => {
    expect(wrong(await previewFile(csv(...rows([650, 700, 800]))))).toEqual([
      [3, expect.stringContaining('Selisih WE')],
    ])
    const [head = [], , alone = []] = rows([650, 700, 750])
    expect(wrong(await previewFile(csv(head, alone)))).toEqual([[2, expect.stringContaining('tidak punya baris WD')]])
  })
})

describe('a list of nights beside a saved hotel', () => {
  const file = csv(
    ['HOTEL', 'FROM', 'TO', 'DBL', 'QUAD'],
    ['Nur Ajyad', '1/1/2027', '1/2/2027', 800, 'full'],
    ['Nur Ajyad', '1/2/2027', '1/3/2027', 850, 1000],
  )

  it('wins for its nights, and leaves the others, the base rates and all else alone', async () => {
    const preview = await previewFile(file, MAKKAH, [SAVED])
    expect(wrong(preview)).toEqual([])
    const [row] = preview.rows
    const { periods: _, ...rest } = (row?.after ?? {}) as HotelForm
    const { periods: __, id: ___, ...saved } = SAVED
    expect(rest).toMatchObject(saved)
    expect(preview.rows[0]).toMatchObject({ kind: 'changed', id: 7, changes: [{ column: { path: 'periods' } }] })
    expect(told(preview)).toEqual([
      ['2026-12-15', '2026-12-31', 700, null, 900, null],
      ['2027-01-01', '2027-01-31', 800, null, null, null],
      ['2027-02-01', '2027-02-28', 850, null, 1000, null],
    ])
    expect(toConfirm(preview, '')).toEqual([expect.stringContaining('1 hotel tetap memakai tarif dasar')])
  })

  it('imported once more changes nothing', async () => {
    const first = await previewFile(file, MAKKAH, [SAVED])
    const second = await previewFile(file, MAKKAH, [{ ...(first.rows[0]?.after as HotelMaster), id: 7 }])
    expect(second.rows.map(({ kind }) => kind)).toEqual(['same'])
  })

  it('without dates leaves the periods alone', async () => {
    const preview = await previewFile(csv(['Nama', 'Bintang', 'DBL'], ['Nur Ajyad', 5, 510]), MAKKAH, [SAVED])
    expect(preview.rows[0]).toMatchObject({ kind: 'changed', after: { stars: 5, periods: SAVED.periods } })
  })

  it('says nothing about what it has no column for: a period of the same nights keeps it', async () => {
    const same = csv(['HOTEL', 'FROM', 'Sampai malam', 'DBL'], ['Nur Ajyad', '15/12/2026', '10/2/2027', 750])
    const preview = await previewFile(same, MAKKAH, [SAVED])
    expect(periodsIn(preview)).toEqual([{ ...SAVED.periods?.[0], double: 750 }])
  })
})

describe('lists of seasons whose titles name their nights (e2)', () => {
  it('are read together, with the nights of Ramadhan to confirm', async () => {
    const preview = await previewFile(fixture('e2-season-sheets.xlsx'))
    expect([headingProblem(preview), preview.wrong, preview.table.read]).toEqual([
      null,
      [],
      ['LOW', 'HIGH', 'RAMADHAN'],
    ])
    expect(preview.rows).toHaveLength(1)
    expect(preview.rows[0]?.after).toMatchObject({ name: 'Darul Falah', stars: 4, distance: 400 })
    expect(told(preview)).toEqual([
      ['2026-07-01', '2026-11-30', 420, 470, 520, null],
      ['2026-12-18', '2027-01-10', 700, 770, 840, null],
      ['2027-02-08', '2027-02-27', 1100, 1250, 1400, null],
      ['2027-02-28', '2027-03-08', 2400, null, 3000, null],
    ])
    expect(preview.dated?.ends).toEqual({ settled: { checkOut: 0, lastNight: 0 }, open: 2, meaning: null })
    expect(toConfirm(preview, '')).toEqual([
      'Tanggal menurut kalender Umm al-Qura: "20 AWAL RAMADHAN 1448" = 8–27 Feb 2027; "10 AKHIR RAMADHAN" = 28 Feb–8 Mar 2027. Sebagian hotel mulai malam 7 Feb 2027: cocokkan dengan daftar aslinya.',
    ])
    expect(preview.skipped).toEqual([])
  })

  it('end as the admin chose, and may be read alone', async () => {
    const chosen = await previewFile(
      fixture('e2-season-sheets.xlsx'),
      MAKKAH,
      [],
      { sheets: ['LOW', 'HIGH'] },
      'checkOut',
    )
    expect(nights(chosen)).toEqual([
      ['2026-07-01', '2026-11-29'],
      ['2026-12-18', '2027-01-09'],
    ])
  })

  it('without a year anywhere are wrong, and one of a month needs no day', async () => {
    const rows = (title: string): Cells[] => [[title], ['Hotel', 'Double'], ['A', 500]]
    const lost = await previewFile(book(['RAMADHAN', rows('10 AKHIR RAMADHAN')]))
    expect(wrong(lost)).toEqual([[3, expect.stringContaining('Tahunnya belum ditulis')]])
    const month = await previewFile(book(['SEP 2026', rows('MAKKAH')], ['OKT 2026', rows('MAKKAH')]))
    expect(nights(month)).toEqual([
      ['2026-09-01', '2026-09-30'],
      ['2026-10-01', '2026-10-31'],
    ])
  })
})

describe('a contract with its nights above the rooms', () => {
  const ROWS: Cells[] = [
    ['CONTRACT RATE 2026', null],
    ['NO', 'NAMA HOTEL', 'BINTANG', '1 Jul - 30 Nov 2026', null, null, '18 Des 2026 - 10 Jan 2027', null, null],
    [null, null, null, 'DBL', 'TPL', 'QUAD', 'DBL', 'TPL', 'QUAD'],
    [1, 'Darul Falah', '4*', 420, 470, 520, 700, 770, 'by request'],
    [2, 'Nur Ajyad', '3*', 300, 330, 360, null, null, null],
    ['Note: rates incl. VAT'],
  ]

  it('gives a period for each of them, and none where a hotel has no price (§15.6.28)', async () => {
    const preview = await previewFile(csv(...ROWS), MAKKAH, [], {}, 'lastNight')
    expect([headingProblem(preview), preview.wrong]).toEqual([null, []])
    expect(preview.rows.map(({ after }) => after)).toMatchObject([{ name: 'Darul Falah', stars: 4 }, { stars: 3 }])
    expect([told(preview, 0), told(preview, 1)]).toEqual([
      [
        ['2026-07-01', '2026-11-30', 420, 470, 520, null],
        ['2026-12-18', '2027-01-10', 700, 770, null, null],
      ],
      [['2026-07-01', '2026-11-30', 300, 330, 360, null]],
    ])
    expect(preview.skipped?.map(({ content }) => content)).toEqual(['CONTRACT RATE 2026', 'Note: rates incl. VAT'])
  })

  it('reads merged cells of nights', async () => {
    const merges = '<mergeCells><mergeCell ref="D1:F1"/><mergeCell ref="G1:I1"/><mergeCell ref="B1:B2"/></mergeCells>'
    const bytes = rawXlsx([{ name: 'MAKKAH', xml: sheetData(ROWS.slice(1), merges) }])
    expect(nights(await previewFile(bytes, MAKKAH, [], {}, 'lastNight'))).toEqual([
      ['2026-07-01', '2026-11-30'],
      ['2026-12-18', '2027-01-10'],
    ])
  })
})

describe('months that sheets and titles name', () => {
  const LIST: Cells[] = [
    ['NAMA HOTEL', 'DOUBLE', 'TRIPLE', 'QUAD'],
    ['Darul Falah', 420, 470, 520],
  ]
  it('are nights, also over the end of a year', async () => {
    const preview = await previewFile(book(['NOV 2026', LIST], ['DES 2026 - JAN 2027', LIST]))
    expect([preview.wrong, nights(preview)]).toEqual([
      [],
      [
        ['2026-11-01', '2026-11-30'],
        ['2026-12-01', '2027-01-31'],
      ],
    ])
    expect(nights(await previewFile(book(['A', [['PERIODE JULI 2026'], ...LIST]])))).toEqual([
      ['2026-07-01', '2026-07-31'],
    ])
  })

  it('are asked about where they are no nights', async () => {
    const sheet = [
      ['NAMA HOTEL', 'BINTANG', 'DOUBLE'],
      ['Darul Falah', 4, 420],
    ]
    expect(toConfirm(await previewFile(book(['Juli', sheet])), 'Hotel Makkah')).toHaveLength(1)
    expect(toConfirm(await previewFile(book(['Makkah', sheet])), 'Hotel Makkah')).toEqual([])
  })

  it('are no month that a weekday narrows', async () => {
    const rows = csv(
      HEAD.filter((name) => name !== 'TO').map((name) => (name === 'FROM' ? 'PERIODE' : name)),
      ['A', 'tiap Senin Jan 2027', 500, 550, 600],
    )
    expect(wrong(await previewFile(rows))).toHaveLength(1)
  })
})

describe('what a list of hotels must not do in silence', () => {
  it('asks before it takes the price of a block for that of a night', async () => {
    const rows = csv(HEAD, ['A', '28/02/2027', '09/03/2027', 25_000, 27_500, 30_000])
    expect(toConfirm(await previewFile(rows), 'Hotel Makkah')).toContainEqual(expect.stringContaining('SAR 8.000'))
    const usual = csv(HEAD, ['A', '28/02/2027', '09/03/2027', 2500, 2750, 3000])
    expect(toConfirm(await previewFile(usual), 'Hotel Makkah')).toEqual([])
  })

  it('refuses an extra bed, which would leave rooms unsold', async () => {
    const rows = csv(['HOTEL', 'FROM', 'TO', 'DBL', 'Extra Bed'], ['A', '01/07/2026', '30/07/2026', 650, 100])
    expect(headingProblem(await previewFile(rows))).toContain('"Extra Bed"')
  })

  it('knows a column DAY, and headings in two languages', async () => {
    const rows = csv(
      ['HOTEL / الفندق', 'PERIODE', 'DAY', 'DBL / ثنائي'],
      ['A', 'Sep 2026', 'WD', 650],
      ['A', 'Sep 2026', 'WE', 700],
    )
    const preview = await previewFile(rows)
    expect([preview.wrong, told(preview)]).toEqual([[], [['2026-09-01', '2026-09-30', 650, null, null, 50]]])
  })
})

describe('cells of contracts that a supplier writes for people', () => {
  it('names the column of the day that cannot be read', async () => {
    const { wrong: all } = await previewFile(
      csv(HEAD, ['A', '1 Jan 2027', 'TILL', 1, 2, 3], ['B', 'segera', '1 Feb 2027', 1, 2, 3]),
    )
    expect(all.map(({ line, column, content }) => [line, column, content])).toEqual([
      [2, 'TO', 'TILL'],
      [3, 'FROM', 'segera'],
    ])
    const read = await previewFile(csv(HEAD, ['A', 'from 1 Jan 2027', 'TILL 1 FEB 2027', 1, 2, 3]))
    expect([wrong(read), nights(read)]).toEqual([[], [['2027-01-01', '2027-02-01']]])
  })

  it('reads prices with a mark, and tells the marks; a room under stop sale is not sold', async () => {
    const preview = await previewFile(csv(HEAD, ['A', '1 Jan 2027', '31 Jan 2027', '650 net', '850*', 'STOP SALE']))
    expect([wrong(preview), told(preview)]).toEqual([[], [['2027-01-01', '2027-01-31', 650, 850, null, null]]])
    expect([preview.marked, preview.unsold]).toEqual([['650 net', '850*'], ['STOP SALE']])
    const unclear = await previewFile(csv(HEAD, ['A', '1 Jan 2027', '31 Jan 2027', '650 ++', '850 net net', 1]))
    expect(wrong(unclear).map(([line]) => line)).toEqual([2, 2])
  })

  it('takes the year of days without one from a title or a column', async () => {
    const title = await previewFile(csv(['TARIF 2026', '', '', '', '', ''], HEAD, ['A', '18 Des', '10 Jan', 1, 2, 3]))
    const column = await previewFile(csv([...HEAD, 'Tahun'], ['A', '18 Des', '10 Jan', 1, 2, 3, 2026]))
    for (const preview of [title, column])
      expect([wrong(preview), nights(preview)]).toEqual([[], [['2026-12-18', '2027-01-10']]])
  })
})
