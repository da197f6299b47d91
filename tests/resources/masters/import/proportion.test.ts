import { describe, expect, it } from 'vitest'
import type { HotelMaster } from '@/data-provider/types'
import type { MasterRecord } from '@/domain/types'
import { seasonal } from '@tests/partner-api/fixtures'
import { text } from './files'
import { barePeriod } from '@tests/support/periods'
import { HEAD, hotelRow, previewFile } from './hotelRows'

const visa = (id: number, price: number): MasterRecord => ({ id, name: `Visa ${id}`, price, logo: null })
const VISAS = [1000, 1100, 1200, 1300, 1400].map((price, at) => visa(at + 1, price))
const visaFile = (...prices: (readonly [string, number])[]) =>
  text(`Nama;Harga\n${prices.map(([name, price]) => `${name};${price}`).join('\n')}\n`)

async function proportion(bytes: Uint8Array, resource: string, saved: Parameters<typeof previewFile>[2]) {
  const { proportion: found, wrong } = await previewFile(bytes, resource, saved)
  const short = (prices: typeof found.far) => prices.map(({ line, from, to }) => [line, from, to])
  return { moved: short(found.moved), far: short(found.far), wrong }
}

describe('the proportion of an import', () => {
  it('tells prices that moved by more than half, and refuses none', async () => {
    const file = visaFile(['Visa 1', 2], ['Visa 2', 1650], ['Visa 3', 1801], ['Visa 4', 1300])
    expect(await proportion(file, 'custom-data/visa', VISAS)).toEqual({
      moved: [
        [2, 1000, 2],
        [4, 1200, 1801],
      ],
      far: [[2, 1000, 2]],
      wrong: [],
    })
  })

  it('tells new prices far from the saved ones, zero too', async () => {
    const found = await proportion(visaFile(['A', 750_000], ['B', 0], ['C', 1500]), 'custom-data/manasik', VISAS)
    expect([found.moved, found.far]).toEqual([
      [],
      [
        [2, null, 750_000],
        [3, null, 0],
      ],
    ])
  })

  it('tells the prices of periods that moved, or that lie far from those of other hotels', async () => {
    const HEADINGS = 'HOTEL;FROM;TO;DBL;TPL;QUAD'
    const months = (name: string, ...doubles: number[]) =>
      doubles.map((double, at) => `${name};1/${at + 1}/2027;1/${at + 2}/2027;${double};${double + 50};${double + 100}`)
    const saved: HotelMaster = {
      id: 1,
      name: 'Lama',
      stars: 5,
      distance: 1,
      image: null,
      rates: seasonal(800, 850, 900),
      periods: [barePeriod('2027-01-01', '2027-01-31', { double: 810, triple: 860, quad: 910 })],
    }
    const moved = text([HEADINGS, 'Lama;1/1/2027;1/2/2027;81;860;910'].join('\n'))
    expect((await proportion(moved, 'hotel/makkah', [saved])).moved).toEqual([[2, 810, 81]])
    const far = text([HEADINGS, ...months('A', 400, 4900, 430), ...months('B', 450, 460, 470)].join('\n'))
    expect((await proportion(far, 'hotel/makkah', [])).far).toEqual([
      [2, null, 4900],
      [2, null, 4950],
      [2, null, 5000],
    ])
  })

  it('tells a rate far from the others of its hotel', async () => {
    const row = hotelRow('Uji').map((cell, at) => (at === 13 ? 108_000 : cell))
    const file = text([HEAD, row].map((cells) => cells.join(';')).join('\n'))
    expect((await proportion(file, 'hotel/makkah', [])).far).toEqual([[2, null, 108_000]])
    const saved: HotelMaster[] = [
      { id: 1, name: 'Lain', stars: 5, distance: 1, image: null, rates: seasonal(510, 600, 700) },
    ]
    expect(
      (
        await proportion(
          text([HEAD, hotelRow('Uji')].map((cells) => cells.join(';')).join('\n')),
          'hotel/makkah',
          saved,
        )
      ).far,
    ).toEqual([])
  })

  it('says nothing of an unknown price, of few neighbours, or of what stays', async () => {
    const unknown = { ...visa(1, 0), price: null }
    expect(await proportion(visaFile(['Visa 1', 5]), 'custom-data/visa', [unknown])).toMatchObject({
      moved: [],
      far: [],
    })
    expect(await proportion(visaFile(['A', 1], ['B', 1_000_000]), 'custom-data/visa', [])).toMatchObject({ far: [] })
    const same = [...VISAS, visa(6, 1_000_000)]
    expect(await proportion(visaFile(['Visa 6', 1_000_000]), 'custom-data/visa', same)).toMatchObject({ far: [] })
  })

  it('is found among 5.000 rows at once', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => [`A${at}`, 1000 + at] as const)
    const start = performance.now()
    expect((await proportion(visaFile(...rows), 'custom-data/visa', VISAS)).far).toEqual([])
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
