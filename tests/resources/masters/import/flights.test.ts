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
