import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toConfirm } from '@/resources/masters/admin/import/preview/confirmations'
import { headingProblem } from '@/resources/masters/admin/import/preview/headingProblem'
import type { Preview } from '@/resources/masters/admin/import/preview/preview'
import type { MasterForm } from '@/records/masters'
import { HANDLING_TIERS } from '@tests/support/tiers'
import { rawXlsx, sheetData, text, xlsx } from './files'
import { previewFile } from './hotelRows'

// Price lists of services that have no row for each record, or are in riyal or dollars (docs/product.md §15.6.26).

type Cells = (string | number)[]
const BUS = 'custom-data/transportasi'
const VISA = 'custom-data/visa'
const HANDLING = 'custom-data/handling-saudi'
const csv = (...rows: Cells[]) => text(rows.map((row) => row.join(';')).join('\n'))
const fixture = (name: string) => new Uint8Array(readFileSync(new URL(name, import.meta.url)))
const told = ({ rows }: Preview) =>
  rows.map(({ after }) => {
    const { name, price, currency } = after as MasterForm
    return [name, price, currency ?? 'IDR']
  })
const skipped = (preview: Preview) => preview.skipped?.map(({ content }) => content)

describe('a price for each vehicle beside a route', () => {
  it('is a record for each of them, in the currency of the heading (e4)', async () => {
    const preview = await previewFile(fixture('e4-transport.xlsx'), BUS)
    expect([headingProblem(preview), preview.wrong, toConfirm(preview, 'Transportasi')]).toEqual([null, [], []])
    expect(told(preview)).toEqual([
      ['BUS 45: Airport Jeddah – Hotel Makkah', 750, 'SAR'],
      ['HIACE: Airport Jeddah – Hotel Makkah', 550, 'SAR'],
      ['GMC: Airport Jeddah – Hotel Makkah', 600, 'SAR'],
      ['BUS 45: Makkah – City Tour Thaif', 1450, 'SAR'],
      ['HIACE: Makkah – City Tour Thaif', 1050, 'SAR'],
      ['BUS 45: Full Trip', 4800, 'SAR'],
      ['HIACE: Full Trip', 3300, 'SAR'],
      ['GMC: Full Trip', 3650, 'SAR'],
    ])
    expect(skipped(preview)).toEqual(['• GMC: Makkah – City Tour Thaif: on request'])
  })

  it('is refused by a master whose prices are per jamaah', async () => {
    const problem = headingProblem(await previewFile(fixture('e4-transport.xlsx'), HANDLING))
    expect(problem).toMatch(/UNIT/)
  })

  it('leaves an ordinary list of routes as it is', async () => {
    const rows = csv(['Rute', 'Keterangan', 'Harga'], ['JED – Makkah', 'bus 45', 3_500_000])
    expect(told(await previewFile(rows, BUS))).toEqual([['JED – Makkah', 3_500_000, 'IDR']])
  })
})

describe('a price for each size of a group', () => {
  const tiersOf = ({ rows }: Preview) =>
    rows.map(({ after }) => (after as MasterForm).tiers?.map(({ from, amount }) => [from, amount]))

  it('is one record with tiers, named by the title, in its currency (e3)', async () => {
    const preview = await previewFile(fixture('e3-tiers.xlsx'), HANDLING)
    expect([headingProblem(preview), preview.wrong, toConfirm(preview, 'Handling Saudi')]).toEqual([null, [], []])
    expect(told(preview)).toEqual([['HANDLING SAUDI 1448H', 249, 'USD']])
    expect(tiersOf(preview)).toEqual([
      [
        [1, 249],
        [8, 98],
        [20, 60],
        [35, 48],
        [45, 43],
      ],
    ])
    expect(skipped(preview)).toEqual(['• INFANT 20'])
  })

  it.each([
    [
      ['1-7', '249,50'],
      ['8 s/d 19', 98],
      ['20+', 60],
    ],
    [
      ['1 - 7 pax', '249,50'],
      ['8–19', 98],
      ['≥ 20', 60],
    ],
    [
      [1, '249,50'],
      [8, 98],
      ['20 ke atas', 60],
    ],
    [
      ['Up to 7 pax', '249,50'],
      ['8-19', 98],
      ['more than 19', 60],
    ],
    [
      ['maks. 7', '249,50'],
      ['8 to 19', 98],
      ['20 & above', 60],
    ],
    [
      ['≤ 7', '249,50'],
      ['8-19', 98],
      ['min. 20', 60],
    ],
    [
      ['<8', '249,50'],
      ['8-19', 98],
      ['above 19', 60],
    ],
  ])('reads sizes as %j, and decimals', async (...rows) => {
    const preview = await previewFile(
      csv(['LA 9 hari – USD / PAX', ''], ['PAX', 'PRICE'], ...(rows as Cells[])),
      'custom-data/la-private',
    )
    expect([preview.wrong, tiersOf(preview)]).toEqual([
      [],
      [
        [
          [1, 249.5],
          [8, 98],
          [20, 60],
        ],
      ],
    ])
  })

  it('says of a size that Excel has turned into a date what happened', async () => {
    const bytes = await xlsx([['HANDLING – USD / PAX'], ['PAX', 'PRICE'], [new Date('2026-07-01'), 249], ['8-19', 98]])
    const { wrong } = await previewFile(bytes, HANDLING)
    expect(wrong.map(({ line, why }) => [line, why])).toEqual([
      [3, 'Excel mengubah 1-7 menjadi tanggal. Ketik ulang sebagai teks.'],
    ])
  })

  it('refuses the file of a master without tiers', async () => {
    const bytes = fixture('e3-tiers.xlsx')
    expect(headingProblem(await previewFile(bytes, BUS))).toContain('menurut jumlah jamaah')
  })
})

describe('the currency of a list of services', () => {
  it.each<[string, Cells[], unknown[][]]>([
    [
      'its heading',
      [
        ['Nama', 'Harga (USD)'],
        ['A', 137],
      ],
      [['A', 137, 'USD']],
    ],
    [
      'its heading without brackets',
      [
        ['Nama', 'Harga SAR'],
        ['A', 735],
      ],
      [['A', 735, 'SAR']],
    ],
    [
      'a title',
      [
        ['VISA 1448H – USD / PAX', ''],
        ['Nama', 'Harga'],
        ['A', 137],
      ],
      [['A', 137, 'USD']],
    ],
    [
      'its column',
      [
        ['Nama', 'Harga', 'Mata uang'],
        ['A', 137, 'USD'],
        ['B', 500_000, ''],
      ],
      [
        ['A', 137, 'USD'],
        ['B', 500_000, 'IDR'],
      ],
    ],
    [
      'nothing',
      [
        ['Nama', 'Harga'],
        ['A', 500_000],
      ],
      [['A', 500_000, 'IDR']],
    ],
    [
      'a title about the rate of exchange, which is none',
      [
        ['Kurs 1 SAR = Rp 4.300', ''],
        ['Nama', 'Harga'],
        ['A', 500_000],
      ],
      [['A', 500_000, 'IDR']],
    ],
  ])('is said by %s', async (_, rows, expected) => {
    const preview = await previewFile(csv(...rows), VISA)
    expect([headingProblem(preview), preview.wrong, told(preview)]).toEqual([null, [], expected])
  })

  it.each<Cells>([
    ['USD atau SAR', ''],
    ['HARGA USD', 'Rp'],
  ])('is not guessed: the title %s beside a heading with %j is wrong', async (title, unit) => {
    const head = unit === '' ? 'Harga' : `Harga (${unit})`
    const { wrong } = await previewFile(csv([title, ''], ['Nama', head], ['A', 500_000]), VISA)
    expect(wrong.map(({ line }) => line)).toEqual([1])
  })

  it('is not that of an amount in a title', async () => {
    const rows = csv(['Tip muthawwif SAR 50', ''], ['Nama', 'Harga'], ['A', 500_000])
    expect(told(await previewFile(rows, VISA))).toEqual([['A', 500_000, 'IDR']])
  })

  const saved = {
    id: 7,
    name: 'A',
    price: 4e6,
    currency: 'USD' as const,
    amount: 249,
    logo: null,
    tierAmounts: HANDLING_TIERS,
  }
  it.each<[string, Cells[]]>([
    [
      'rupiah',
      [
        ['Nama', 'Harga (Rp)'],
        ['A', 85_000],
      ],
    ],
    [
      'nothing',
      [
        ['Nama', 'Harga'],
        ['A', 85_000],
      ],
    ],
  ])('of a saved record in dollars is asked for where the file says %s', async (_, rows) => {
    const { wrong, rows: read } = await previewFile(csv(...rows), HANDLING, [saved])
    expect([read, wrong]).toEqual([
      [],
      [
        {
          line: 2,
          column: 'Mata uang',
          content: '',
          why: 'Harga data ini tersimpan dalam USD. Tambahkan kolom Mata uang di berkas.',
        },
      ],
    ])
  })

  it('takes the tiers of a saved record away where the file changes it and has none', async () => {
    const inRupiah = csv(['Nama', 'Harga', 'Mata uang'], ['A', 85_000, ''])
    const [row] = (await previewFile(inRupiah, HANDLING, [saved])).rows
    expect(row?.changes.map(({ column, to }) => [column.path, to])).toEqual([
      ['price', 85_000],
      ['currency', null],
      ['tiers', null],
    ])
    expect(row?.after).toMatchObject({ price: 85_000, currency: null, tiers: null })
    const inDollars = csv(['Nama', 'Harga (USD)'], ['A', 250])
    const [kept] = (await previewFile(inDollars, HANDLING, [saved])).rows
    expect(kept?.after).toMatchObject({ price: 250, currency: 'USD', tiers: HANDLING_TIERS })
  })

  it('makes a cell of another currency wrong', async () => {
    const preview = await previewFile(csv(['Nama', 'Harga (USD)'], ['A', 'Rp 500.000']), VISA)
    expect(preview.wrong.map(({ line, column }) => [line, column])).toEqual([[2, 'Harga per jamaah']])
  })
})

describe('what a list of services must not do in silence', () => {
  const tiersIn = ({ rows }: Preview) =>
    rows.map(({ after }) => (after as MasterForm).tiers?.map(({ from, amount }) => [from, amount]))
  const handling = (...rows: Cells[]) =>
    previewFile(csv(['HANDLING USD 1448H', ''], ['PAX', 'PRICE'], ...rows), HANDLING)

  it.each([
    [
      'a tier that is not sold',
      [
        ['1-7', 249],
        ['8-19', 'by request'],
        ['20+', 60],
      ],
    ],
    [
      'a hole between two tiers',
      [
        ['1-7', 249],
        ['20-34', 60],
      ],
    ],
    [
      'tiers that overlap',
      [
        ['1-10', 249],
        ['10-20', 98],
      ],
    ],
    [
      'a size that cannot be read',
      [
        ['1-7', 249],
        ['8-19 + 1 FOC', 98],
      ],
    ],
  ])('makes %s wrong', async (_, rows) => {
    const { wrong } = await handling(...(rows as Cells[]))
    expect(wrong.map(({ column }) => column)).toEqual(['Harga per jumlah jamaah'])
  })

  it('takes > for the size above, and keeps the name of a title with its currency', async () => {
    const preview = await handling(['1-20', 98], ['> 20', 60])
    expect([preview.wrong, told(preview)]).toEqual([[], [['HANDLING 1448H', 98, 'USD']]])
    expect(tiersIn(preview)).toEqual([
      [
        [1, 98],
        [21, 60],
      ],
    ])
  })

  it('reads a row with a number and a price as a tier, and that of a child as a note', async () => {
    const strange = await handling(['about 7', 249], ['8+', 98])
    expect(strange.wrong.map(({ column }) => column)).toEqual(['Harga per jumlah jamaah'])
    const odd = await handling(['1-7', 249], ['8+ (excl. child)', 60])
    expect(odd.wrong.map(({ column }) => column)).toEqual(['Harga per jumlah jamaah'])
    const child = await handling(['1-7', 249], ['8+', 98], ['Child 2-11', 20])
    expect([child.wrong, skipped(child)]).toEqual([[], ['• Child 2-11 20']])
  })

  it.each([
    ['HANDLING F 1448H – USD PER GROUP', ['PAX', 'PRICE']],
    ['NB: harga per rombongan', ['NAMA', 'HARGA']],
  ])('refuses prices that %s counts otherwise', async (text, head) => {
    const isTitle = head[0] === 'PAX'
    const rows: Cells[] = [
      [isTitle ? '1-7' : 'Handling', 700],
      [isTitle ? '8+' : 'Lounge', 400],
    ]
    const { wrong } = await previewFile(
      csv(...(isTitle ? [[text, '']] : []), head, ...rows, [isTitle ? '' : text, '']),
      HANDLING,
    )
    const said = wrong.find(({ why }) => why.includes('satuan lain'))
    expect(said?.line).toBe(isTitle ? 1 : 4)
  })

  it('refuses neither a title of both trip types nor a note about the currency of the list', async () => {
    const title = csv(['LA PRIVATE/GROUP – USD / PAX', ''], ['PAX', 'PRICE'], ['1-7', 249], ['8+', 98])
    expect((await previewFile(title, 'custom-data/la-private')).wrong).toEqual([])
    const note = csv(['NAMA', 'PRICE (USD)'], ['Visa', 249], ['All prices are in US Dollars', ''])
    expect((await previewFile(note, VISA)).wrong).toEqual([])
  })

  it('does not mix two lists of sizes in one sheet', async () => {
    const preview = await handling(['1-7', 249], ['8+', 98], ['LOUNGE', ''], ['PAX', 'PRICE'], ['20+', 15])
    expect(tiersIn(preview)[0]).toEqual([
      [1, 249],
      [8, 98],
    ])
    expect(preview.wrong.map(({ line }) => line)).toContain(6)
  })

  it('refuses sizes beside further columns', async () => {
    const rows = csv(['Layanan', 'Pax', 'Harga (SAR)'], ['Visa', '1-15', 735], ['Visa saja', '16-35', 610])
    expect(headingProblem(await previewFile(rows, VISA))).toContain('menurut jumlah jamaah')
  })

  it('reads the currency that the vehicles name, and no distance as a vehicle', async () => {
    const rows = csv(['Rute', 'KM', 'BUS 45 (SAR)', 'HIACE (SAR)'], ['JED – Makkah', 85, 750, 550])
    expect(told(await previewFile(rows, BUS))).toEqual([
      ['BUS 45: JED – Makkah', 750, 'SAR'],
      ['HIACE: JED – Makkah', 550, 'SAR'],
    ])
  })

  it('asks before it takes few rupiah for a price', async () => {
    const cheap = await previewFile(csv(['Rute', 'BUS', 'HIACE'], ['JED – Makkah', 750, 550]), BUS)
    expect(toConfirm(cheap, 'Transportasi')).toEqual([expect.stringContaining('2 harga di bawah Rp. 5.000')])
    const usual = await previewFile(csv(['Rute', 'BUS', 'HIACE'], ['JED – Makkah', 3_500_000, 2_500_000]), BUS)
    expect(toConfirm(usual, 'Transportasi')).toEqual([])
  })

  it('says which prices a hidden vehicle is in', async () => {
    const cols = '<cols><col min="3" max="3" hidden="1"/></cols>'
    const bytes = rawXlsx([
      {
        name: 'Bus',
        xml:
          cols +
          sheetData([
            ['Rute', 'BUS', 'GMC'],
            ['JED', 3_500_000, 2_500_000],
          ]),
      },
    ])
    expect((await previewFile(bytes, BUS)).table.hiddenHeadings).toHaveLength(1)
  })
})

const tiersRead = ({ rows }: Preview) =>
  rows.map(({ after }) => (after as MasterForm).tiers?.map(({ from, amount }) => [from, amount]))

describe('a column for each size of a group', () => {
  it('makes a record with tiers of each row, in the currency of the heading', async () => {
    const rows = csv(
      ['Layanan', '10 pax (USD)', '15 pax (USD)', '20-24 pax (USD)', '25+ (USD)', 'Vendor'],
      ['Visa + bus', 137, '135,5', 130, 128, 'X'],
      ['Visa VIP', 'by request', 150, 148, 145, 'X'],
    )
    const preview = await previewFile(rows, VISA)
    expect([headingProblem(preview), preview.wrong, preview.table.found.unknown]).toEqual([null, [], ['Vendor']])
    expect(told(preview)).toEqual([
      ['Visa + bus', 137, 'USD'],
      ['Visa VIP', 150, 'USD'],
    ])
    const [first, second] = tiersRead(preview)
    expect(first).toEqual([
      [10, 137],
      [15, 135.5],
      [20, 130],
      [25, 128],
    ])
    expect(second?.map(([from]) => from)).toEqual([15, 20, 25])
  })

  it.each([
    ['PAX', 'PRICE'],
    ['', ''],
  ])('names the only record by the title, below %j', async (pax, price) => {
    const rows = [['HANDLING SAUDI – USD / PAX'], [pax, '1-7', '8-19', '20+'], [price, 249, 98, 60]]
    const preview = await previewFile(await xlsx(rows), HANDLING)
    expect([preview.wrong, told(preview)]).toEqual([[], [['HANDLING SAUDI', 249, 'USD']]])
  })

  it.each<[string, Cells]>([
    ['a size without a price', ['A', 249, '', 60]],
    ['a last size that is not sold', ['A', 249, 98, 'on request']],
  ])('refuses %s', async (_, row) => {
    const { wrong } = await previewFile(csv(['Nama', '1-7 pax', '8-19 pax', '20+ pax'], row), HANDLING)
    expect(wrong.map(({ line, column }) => [line, column])).toEqual([[2, 'Harga per jumlah jamaah']])
  })

  it('says of a heading that Excel has turned into a date what happened', async () => {
    const bytes = await xlsx([
      ['Nama', new Date('2026-07-01'), '8-19', '20+'],
      ['A', 249_000, 98_000, 60_000],
    ])
    expect((await previewFile(bytes, HANDLING)).wrong.map(({ why }) => why)).toEqual([
      'Excel mengubah 1-7 menjadi tanggal. Ketik ulang sebagai teks.',
    ])
  })
})

describe('a column of vehicles beside the routes', () => {
  it.each<[string, Cells[], unknown[]]>([
    [
      'called so',
      [
        ['Vehicle', 'Route', 'Price (SAR)'],
        ['Bus', 'Jeddah–Makkah', 750],
        ['', 'Makkah–Madinah', 900],
        ['Hiace', 'Jeddah–Makkah', 550],
      ],
      ['Bus: Jeddah–Makkah', 'Bus: Makkah–Madinah', 'Hiace: Jeddah–Makkah'],
    ],
    [
      'below routes that stand once',
      [
        ['Rute', 'Jenis Kendaraan', 'Harga (SAR)'],
        ['Jeddah–Makkah', 'Bus', 750],
        ['', 'Hiace', 550],
      ],
      ['Bus: Jeddah–Makkah', 'Hiace: Jeddah–Makkah'],
    ],
    [
      'that tells routes of one name apart',
      [
        ['Rute', 'Seat', 'Kelas', 'Harga (SAR)'],
        ['Jeddah–Makkah', 45, 'Eksekutif', 750],
        ['Jeddah–Makkah', 45, 'Ekonomi', 550],
      ],
      ['Eksekutif: Jeddah–Makkah', 'Ekonomi: Jeddah–Makkah'],
    ],
    [
      'that no name needs',
      [
        ['Rute', 'Kelas', 'Harga (SAR)'],
        ['Jeddah–Makkah', 'Eksekutif', 750],
      ],
      ['Jeddah–Makkah'],
    ],
  ])('%s', async (_, rows, names) => {
    const preview = await previewFile(csv(...rows), BUS)
    expect([headingProblem(preview), preview.wrong]).toEqual([null, []])
    expect(told(preview).map(([name]) => name)).toEqual(names)
    expect(preview.table.found.unknown).not.toContain('Vehicle')
  })
})

describe('refusals that say what to do', () => {
  it.each<[string, Cells[]]>([
    [
      BUS,
      [
        ['Rute', 'Bus', 'Hiace', '', 'Rute', 'Bus', 'Hiace'],
        ['A', 1, 2, '', 'B', 3, 4],
      ],
    ],
    [
      HANDLING,
      [
        ['PAX', 'PRICE', '', 'PAX', 'PRICE'],
        ['1-7', 249, '', '1-7', 98],
      ],
    ],
    [
      'hotel/makkah',
      [
        ['Hotel', 'From', 'To', 'DBL', '', 'Hotel', 'From', 'To', 'DBL'],
        ['A', '1/1/2027', '2/2/2027', 5],
      ],
    ],
  ])('names two tables beside each other (%s)', async (resource, rows) => {
    expect(headingProblem(await previewFile(csv(...rows), resource))).toMatch(/^Dua tabel berdampingan/)
  })

  it('reads the first price of both columns alike, as the cell shows it', async () => {
    const bytes = await xlsx([
      ['HANDLING – USD / PAX'],
      ['PAX', 'PRICE'],
      ['1-7', 57.699999999999996],
      ['8+', '43 net'],
    ])
    const preview = await previewFile(bytes, HANDLING)
    expect([preview.wrong, tiersRead(preview)]).toEqual([
      [],
      [
        [
          [1, 57.7],
          [8, 43],
        ],
      ],
    ])
  })

  const saved = { id: 7, name: 'A', price: 249, logo: null, tiers: HANDLING_TIERS }
  it.each([
    ['1: 249; 8: 98; 20: 60; 35: 48; 45: 43', 249, 1],
    ['1: 15; 8: 98; 20: 60; 35: 48; 45: 43', 15, 1],
    ['1: 15; 8: 6; 20: 4', 15, 0],
  ])('refuses %s where the currency changes alone', async (tiers, price, n) => {
    const rows = csv(['Nama', 'Harga', 'Mata uang', 'Harga per jumlah jamaah'], ['A', price, 'USD', `"${tiers}"`])
    const { wrong } = await previewFile(rows, HANDLING, [saved])
    expect(wrong.filter(({ why }) => why.startsWith('Harga ini sama'))).toHaveLength(n)
  })
})
