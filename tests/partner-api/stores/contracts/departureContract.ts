import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CalendarDate } from '@/domain/types'
import type { PackageSnapshot, StayCopy } from '@/partner-api/stores/snapshot'
import type { Store } from '@/partner-api/stores/store'
import { editBy, NOW, snapshotNamed, twoMitra } from '../../fixtures'

const TODAY = '2026-11-20'
const stayFrom = (checkIn: CalendarDate) => ({ checkIn, checkOut: '2030-01-01' }) as StayCopy

/** A package with a stay in each city that has a date. */
const staying = (name: string, makkah: CalendarDate | null, madinah: CalendarDate | null = null): PackageSnapshot => ({
  ...snapshotNamed(name),
  hotels: { makkah: makkah === null ? null : stayFrom(makkah), madinah: madinah === null ? null : stayFrom(madinah) },
})

/** The tests about departures that every store must pass. */
export function departureContract(open: () => Promise<Store>): void {
  describe('the departure of a package', () => {
    let store: Store
    let people: Awaited<ReturnType<typeof twoMitra>>
    beforeAll(async () => {
      store = await open()
      people = await twoMitra(store)
    }, 60_000)
    afterAll(() => store?.close())
    const save = (snapshot: PackageSnapshot) =>
      store.insertPackage({ mitraId: people.first, createdBy: people.firstUser, createdAt: NOW, snapshot })
    const rowsOf = async (q: string, direction: 'asc' | 'desc' = 'asc', page = 1, perPage = 50) =>
      (
        await store.listPackages({
          scope: { mitraId: people.first },
          q,
          page,
          perPage,
          sort: { field: 'check_in', direction, today: TODAY },
        })
      ).rows

    it('a row tells the earliest check-in of its stays, and null without a stay', async () => {
      for (const [makkah, madinah] of [
        ['2027-02-01', '2027-01-28'],
        ['2027-03-01', '2027-03-05'],
        [null, '2027-04-01'],
        [null, null],
      ] as const)
        await save(staying('tanggal', makkah, madinah))
      expect((await rowsOf('tanggal')).map(({ checkIn }) => checkIn)).toEqual([
        '2027-01-28',
        '2027-03-01',
        '2027-04-01',
        null,
      ])
    })

    it('a save of a package with other dates changes the check-in of its row', async () => {
      const id = await save(staying('pindah', '2027-02-01'))
      await store.updatePackage(id, staying('pindah', '2028-02-01'), editBy(people.firstUser))
      expect((await rowsOf('pindah')).map(({ checkIn }) => checkIn)).toEqual(['2028-02-01'])
      await store.updatePackage(id, staying('pindah', null), editBy(people.firstUser))
      expect((await rowsOf('pindah')).map(({ checkIn }) => checkIn)).toEqual([null])
    })

    it('a list of a month has the packages that depart in it, or that were made in it in Jakarta', async () => {
      for (const date of ['2028-01-31', '2028-02-01', '2028-02-29', '2028-03-01', null])
        await save(staying('bulan', date))
      const found = async (months: { checkInMonth?: string; createdMonth?: string }, q = 'bulan') => {
        const scope = { mitraId: people.first }
        const { rows, total } = await store.listPackages({ scope, q, page: 1, perPage: 50, ...months })
        expect(total).toBe(rows.length)
        return rows
      }
      const dates = (await found({ checkInMonth: '2028-02' })).map(({ checkIn }) => checkIn)
      expect(dates.sort()).toEqual(['2028-02-01', '2028-02-29'])
      const made = { mitraId: people.first, createdBy: people.firstUser, snapshot: staying('jakarta', '2028-02-05') }
      for (const at of ['2025-12-31T16:59:59.999Z', '2025-12-31T17:00Z', '2026-01-31T16:59Z', '2026-01-31T17:00Z'])
        await store.insertPackage({ ...made, createdAt: Date.parse(at) })
      const inJanuary = await found({ createdMonth: '2026-01' }, '')
      expect(inJanuary.map(({ createdAt }) => new Date(createdAt).toISOString())).toEqual([
        '2026-01-31T16:59:00.000Z',
        '2025-12-31T17:00:00.000Z',
      ])
      expect(await found({ createdMonth: '2026-01', checkInMonth: '2028-02' }, '')).toEqual(inJanuary)
      expect(await found({ createdMonth: '2026-01', checkInMonth: '2028-03' }, '')).toEqual([])
      await save(staying('terakhir', '9999-12-31'))
      expect(await found({ checkInMonth: '9999-12' }, '')).toMatchObject([{ checkIn: '9999-12-31' }])
      expect(await found({ createdMonth: '9999-12' }, '')).toEqual([])
    })

    it('the order by departure begins with the next one, then come those that have passed, then packages without one', async () => {
      const dates = ['2026-11-19', null, '2027-07-19', '2026-11-20', '2025-01-01', '2026-11-20', null, '1999-12-31']
      const ids: number[] = []
      for (const date of dates) ids.push(await save(staying('urutan', date)))
      const upwards = [3, 5, 2, 0, 4, 7, 1, 6].map((at) => ids[at])
      expect((await rowsOf('urutan')).map(({ id }) => id)).toEqual(upwards)
      expect((await rowsOf('urutan', 'desc')).map(({ id }) => id)).toEqual(upwards.toReversed())
      const pages = await Promise.all([1, 2, 3, 4].map((page) => rowsOf('urutan', 'asc', page, 2)))
      expect(pages.flat().map(({ id }) => id)).toEqual(upwards)
    })
  })
}
