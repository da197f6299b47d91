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
    expect(preview.wrong.map(({ line, column }) => [line, column])).toEqual([[2, 'Harga per jamaah (Rp)']])
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
