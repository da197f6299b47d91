import { describe, expect, it } from 'vitest'
import type { Store } from '@/partner-api/stores/store'
import { NOW } from '../../fixtures'
import { withTwoMitra } from './withTwoMitra'

const asked = (name: string, free: number) => ({ name, free, every: 1000 })

/** The tests about visits of open pages that every store must pass. */
export function visitsContract(open: () => Promise<Store>): void {
  describe('visits of open pages', () => {
    let store: Store
    withTwoMitra(open, (opened) => ({ store } = opened))
    const waits = async (at: readonly number[], ...names: ReturnType<typeof asked>[]) => {
      const all: number[] = []
      for (const time of at) all.push(await store.admitVisit(names, NOW + time))
      return all
    }

    it('the first visits pass at once, later ones at a fixed rate, and a refused visit makes no wait longer', async () => {
      expect(await waits([0, 0, 0, 400, 400, 1000, 1000], asked('sendiri', 2))).toEqual([0, 0, 1000, 600, 600, 0, 1000])
      expect(await waits([90_000, 90_000, 90_000], asked('sendiri', 2))).toEqual([0, 0, 1000])
    })
    it('a visit is counted under all of its names, or under none when one has no room', async () => {
      await waits([0, 0], asked('penuh', 2))
      expect(await waits([0, 0, 0], asked('luang', 1), asked('penuh', 2))).toEqual([1000, 1000, 1000])
      expect(await waits([0], asked('luang', 1))).toEqual([0])
    })
    it('without a time the clock of the store counts', async () => {
      const visit = () => store.admitVisit([{ name: 'jam', free: 1, every: 60_000 }], null)
      expect(await visit()).toBe(0)
      const wait = await visit()
      expect([wait > 0, wait <= 60_000]).toEqual([true, true])
      expect(await store.admitVisit([asked('jam', 1)], Date.now() + 120_000)).toBe(0)
    })
    it('a clock that was ahead for days and is put right keeps nobody out', async () => {
      const DAYS = 172_800_000
      expect(await waits([DAYS, DAYS, DAYS], asked('maju', 2))).toEqual([0, 0, 1000])
      expect(await waits([0, 0, 0, 1000], asked('maju', 2), asked('lain', 9))).toEqual([0, 0, 1000, 0])
      // A step of a few seconds looks like visits: the wait is at most as long as after the free visits.
      expect(await waits([5000, 5000, 3000, 6000], asked('detik', 2))).toEqual([0, 0, 3000, 0])
    })
    it('a clock that was set back makes no wait shorter than the free visits', async () => {
      expect(await waits([5000, 0], asked('mundur', 9))).toEqual([0, 0])
    })
  })
}
