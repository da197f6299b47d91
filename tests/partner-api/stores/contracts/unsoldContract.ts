import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PerRoom } from '@/domain/types'
import type { Store } from '@/partner-api/stores/store'
import { NOW, snapshotNamed, twoMitra } from '../../fixtures'
import { insertHotel } from '../oneRecord'

const NO_RATES = { double: null, triple: null, quad: null }

/** The tests about rooms that a hotel does not sell, which every store must pass. */
export function unsoldContract(open: () => Promise<Store>): void {
  describe('a room that is not sold', () => {
    let store: Store
    let people: Awaited<ReturnType<typeof twoMitra>>
    beforeAll(async () => {
      store = await open()
      people = await twoMitra(store)
    }, 60_000)
    afterAll(() => store?.close())

    it('an empty rate is kept as empty, by single writes, imports and the records that price a package', async () => {
      const rates = { regular: { double: 500, triple: 550.5, quad: null }, rajabSyaban: NO_RATES, ramadhan: NO_RATES }
      const hotel = { city: 'makkah', name: 'Tanpa Quad', image: null, distance: null, stars: 4, rates } as const
      const id = await insertHotel(store, hotel)
      const [imported = 0] = await store.transaction((tx) => tx.hotels.insert([{ ...hotel, name: 'Impor' }]))
      await store.transaction((tx) => tx.hotels.update([{ ...hotel, id: imported, name: 'Impor lagi' }]))
      const { hotels } = await store.findPriced([], [id, imported], '2026-11-20')
      for (const row of [...hotels, ...(await store.hotels.list('makkah'))]) expect(row.rates).toEqual(rates)
      expect(hotels).toHaveLength(2)
    })

    describe('a list in the order of a total', () => {
      const ids: number[] = []
      const save = async (name: string, totals: PerRoom<number | null>) =>
        ids.push(
          await store.insertPackage({
            mitraId: people.first,
            createdBy: people.firstUser,
            createdAt: NOW,
            snapshot: { ...snapshotNamed(name), totals },
          }),
        )
      beforeAll(async () => {
        for (const quad of [3, null, 1, null, 2]) await save('urut', { double: 5, triple: 5, quad })
      })
      const placesOf = async (direction: 'asc' | 'desc', q: string, page = 1, perPage = 50) => {
        const sort = { field: 'total_price_quad_rupiah', direction } as const
        const { rows } = await store.listPackages({ scope: { mitraId: people.first }, q, page, perPage, sort })
        return rows.map(({ id, totals }) => [ids.indexOf(id), totals.quad])
      }
      const ASCENDING = [
        [2, 1],
        [4, 2],
        [0, 3],
        [1, null],
        [3, null],
      ]
      const DESCENDING = [
        [0, 3],
        [4, 2],
        [2, 1],
        [3, null],
        [1, null],
      ]

      it.each(['', 'urut'])('unknown totals stand last in both directions, searching %j', async (q) => {
        expect(await placesOf('asc', q)).toEqual(ASCENDING)
        expect(await placesOf('desc', q)).toEqual(DESCENDING)
      })
      it('the pages of both directions hold each package once', async () => {
        for (const [direction, all] of [
          ['asc', ASCENDING],
          ['desc', DESCENDING],
        ] as const) {
          const pages = await Promise.all([1, 2, 3].map((page) => placesOf(direction, '', page, 2)))
          expect(pages.flat()).toEqual(all)
        }
      })
    })
  })
}
