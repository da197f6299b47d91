import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { MasterRecord } from '@/domain/types'
import { headingProblem } from '@/resources/masters/admin/import/preview/headingProblem'
import type { Preview } from '@/resources/masters/admin/import/preview/preview'
import { text } from './files'
import { previewFile } from './hotelRows'

// Price lists of flights have a row for each departure, or for each span of departures (docs/product.md §15.6.25).

const FLIGHTS = 'custom-data/pesawat'
const csv = (...rows: (string | number)[][]) => text(rows.map((row) => row.join(';')).join('\n'))
const HEAD = ['Maskapai', 'Rute', 'Berangkat', 'Harga']
const told = ({ rows }: Preview) =>
  rows.map(({ kind, after }) => {
    const { name, route, departsFrom, departsTo, price } = after as MasterRecord
    return [kind, name, route, departsFrom, departsTo, price]
  })
const flight = (id: number, more: Partial<MasterRecord>): MasterRecord => ({
  id,
  name: 'Lion Air',
  price: 13_000_000,
  logo: null,
  ...more,
})

describe('a price list of flights', () => {
  it('has several flights of one airline, told apart by route and days (e5)', async () => {
    const file = new Uint8Array(readFileSync(new URL('e5-flights.xlsx', import.meta.url)))
    const preview = await previewFile(file, FLIGHTS)
    expect([headingProblem(preview), preview.table.found.unknown]).toEqual([null, ['SEAT', 'DP']])
    expect(told(preview)).toEqual([
      ['new', 'Lion Air', 'CGK-JED', '2026-06-01', '2026-07-30', 13_800_000],
      ['new', 'Saudia', 'CGK-MED', '2026-10-03', '2026-10-03', 13_999_999],
    ])
    expect(preview.wrong).toMatchObject([{ line: 3, content: '14,1jt' }])
  })

  it.each<[string, Partial<MasterRecord>, string]>([
    [
      'has the same route and days',
      { route: 'cgk jed', departsFrom: '2026-12-17', departsTo: '2026-12-29' },
      'changed',
    ],
    ['has neither route nor days', {}, 'changed'],
    ['has the route alone', { route: 'CGK-JED' }, 'changed'],
    ['has another route', { route: 'CGK-MED' }, 'new'],
    ['departs on other days', { route: 'CGK-JED', departsFrom: '2026-06-01', departsTo: '2026-07-30' }, 'new'],
  ])('changes a saved flight or adds one: the saved flight %s', async (_, saved, kind) => {
    const preview = await previewFile(csv(HEAD, ['Lion Air', 'CGK-JED', '17 DEC - 29 DEC 2026', 14_100_000]), FLIGHTS, [
      flight(7, saved),
    ])
    expect([preview.wrong, preview.rows.map((row) => row.kind)]).toEqual([[], [kind]])
  })

  it('gives a saved flight without days to the first of its rows, and adds the others', async () => {
    const rows = csv(HEAD, ['Lion Air', 'CGK-JED', '1 Jun - 30 Jul 2026', 5], ['Lion Air', 'CGK-JED', '03/10/2026', 5])
    const preview = await previewFile(rows, FLIGHTS, [flight(7, { route: 'CGK-JED' })])
    expect([preview.wrong, preview.rows.map(({ kind }) => kind)]).toEqual([[], ['changed', 'new']])
  })

  it('may have a flight once, and days that can be read', async () => {
    const rows = csv(
      HEAD,
      ['A', 'X', '03/10/2026', 5],
      ['A', 'X', '3 Okt 2026', 6],
      ['B', '', 'segera', 5],
      ['C', '', '', 5],
    )
    const preview = await previewFile(rows, FLIGHTS)
    expect(preview.wrong.map(({ line, column }) => [line, column])).toEqual([
      [3, 'Nama'],
      [4, 'Berangkat dari'],
    ])
    expect(told(preview).map(([, name, , from]) => [name, from])).toEqual([
      ['A', '2026-10-03'],
      ['C', undefined],
    ])
  })

  it('leaves the days of a saved flight where the file has no column of them', async () => {
    const saved = flight(7, { route: 'CGK-JED', departsFrom: '2026-06-01', departsTo: '2026-07-30' })
    const preview = await previewFile(csv(['Maskapai', 'Harga'], ['Lion Air', 14_000_000]), FLIGHTS, [saved])
    expect(told(preview)).toEqual([['changed', 'Lion Air', 'CGK-JED', '2026-06-01', '2026-07-30', 14_000_000]])
  })
})

describe('days within the name of a flight', () => {
  const nameOf = async (name: string, titles: (string | number)[][] = [], saved: MasterRecord[] = []) =>
    previewFile(csv(...titles, ['Maskapai', 'Harga'], [name, 14_000_000]), FLIGHTS, saved)

  const firstOf = (preview: Preview, n: number) => told(preview).map((row) => row.slice(0, n))

  it.each([
    ['LION AIR CGK-JED (17 DEC 2026 - 29 DEC 2026)', 'LION AIR', 'CGK-JED', '2026-12-17', '2026-12-29'],
    ['LION AIR CGK-JED (17 DEC - 5 JAN 2027)', 'LION AIR', 'CGK-JED', '2026-12-17', '2027-01-05'],
    ['SAUDIA CGK-MED 05 JAN 27', 'SAUDIA', 'CGK-MED', '2027-01-05', '2027-01-05'],
    ['Garuda GA 980 SUB - JED - SUB, Maret 2027', 'Garuda GA 980', 'SUB - JED - SUB', '2027-03-01', '2027-03-31'],
    ['Lion Air 3 Okt 2026', 'Lion Air', undefined, '2026-10-03', '2026-10-03'],
  ])('%s', async (name, airline, route, from, to) => {
    const preview = await nameOf(name)
    expect([headingProblem(preview), preview.wrong]).toEqual([null, []])
    expect(told(preview)).toEqual([['new', airline, route, from, to, 14_000_000]])
    expect([...preview.told]).toEqual(expect.arrayContaining(['Berangkat dari', 'Berangkat sampai']))
  })

  it.each([['Etihad Mei'], ['CGK-JED 5 Jan 2027'], ['Lion Air (promo 50%)']])(
    '%s is a name as it stands',
    async (name) => {
      expect(firstOf(await nameOf(name), 3)).toEqual([['new', name, undefined]])
    },
  )

  it('leaves the name of a saved flight, and that of a row with an ID', async () => {
    const saved = flight(7, { name: 'Lion Air (17 Des 2026)' })
    expect(firstOf(await nameOf('LION AIR (17 DES 2026)', [], [saved]), 2)).toEqual([
      ['changed', 'LION AIR (17 DES 2026)'],
    ])
    const byId = csv(['ID', 'Nama', 'Harga'], [7, 'Lion Air (5 Jan 2027)', 5])
    expect(firstOf(await previewFile(byId, FLIGHTS, [saved]), 2)).toEqual([['changed', 'Lion Air (5 Jan 2027)']])
  })

  it('takes a year from a title or a column, and else says where to write it', async () => {
    const name = 'LION AIR CGK-JED (17 DEC - 5 JAN)'
    const titled = await nameOf(name, [['TIKET 2026', '']])
    expect(firstOf(titled, 5)).toEqual([['new', 'LION AIR', 'CGK-JED', '2026-12-17', '2027-01-05']])
    for (const titles of [[], [['TIKET 2026/2027', '']], [['Update 1 Nov 2026', '']], [['Tiket Des 2026', '']]]) {
      const { wrong } = await nameOf(name, titles)
      expect(wrong).toMatchObject([{ column: 'Nama', why: expect.stringContaining('di kolom Tahun') }])
    }
    const columns = [
      csv(['Maskapai', 'Berangkat', 'Tahun', 'Harga'], ['A', '17 Des - 5 Jan', 2026, 5]),
      csv(['Maskapai', 'Berangkat dari', 'Berangkat sampai', 'Tahun', 'Harga'], ['A', '17 Des', '5 Jan', 2026, 5]),
    ]
    for (const file of columns) {
      const preview = await previewFile(file, FLIGHTS)
      expect([preview.wrong, preview.table.found.unknown]).toEqual([[], []])
      expect(firstOf(preview, 5)).toEqual([['new', 'A', undefined, '2026-12-17', '2027-01-05']])
    }
    const without = csv(['Maskapai', 'Berangkat dari', 'Berangkat sampai', 'Harga'], ['A', '17 Des', '5 Jan', 5])
    expect((await previewFile(without, FLIGHTS)).wrong).toMatchObject([
      { column: 'Berangkat dari', why: expect.stringContaining('Tahunnya belum ditulis') },
    ])
  })
})
