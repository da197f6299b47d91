import { expect, it } from 'vitest'
import { SETUP_STEPS } from '@/domain/desk/deskNotes'
import type { Store } from '@/partner-api/stores/store'
import type { City } from '@/domain/types'
import { seasonal, snapshotNamed, twoMitra } from '../../fixtures'

/** Tests that every store must pass for the figures of Beranda. */
export function deskContract(open: () => Promise<Store>): void {
  it('the store counts the packages of each mitra by the months of Jakarta, from a moment on', async () => {
    const store = await open()
    const { first, second, firstUser, secondUser } = await twoMitra(store)
    const made = (mitraId: number, createdBy: number, at: string) =>
      store.insertPackage({ mitraId, createdBy, createdAt: Date.parse(at), snapshot: snapshotNamed('Umroh') })
    await made(first, firstUser, '2026-09-30T16:59:59Z')
    await made(first, firstUser, '2026-09-30T17:00:00Z')
    await made(first, firstUser, '2026-10-31T16:59:59Z')
    await made(first, firstUser, '2026-10-31T17:00:00Z')
    await made(second, secondUser, '2026-11-15T00:00:00Z')
    const [satu, dua] = [
      { id: first, name: 'Satu' },
      { id: second, name: 'Dua' },
    ]
    expect(await store.countByMonth(Date.parse('2026-10-01T00:00:00+07:00'))).toEqual([
      { mitra: satu, month: '2026-10', packages: 2 },
      { mitra: satu, month: '2026-11', packages: 1 },
      { mitra: dua, month: '2026-11', packages: 1 },
    ])
    await store.close()
  })

  it('the store counts by city the hotels whose last period ends by a night, and not those without periods', async () => {
    const store = await open()
    const rest = { label: null, double: 500, triple: null, quad: null, weekend: null, note: null }
    const record = { name: 'Kontrak', image: null, distance: null, stars: 4, rates: seasonal(1, 2, 3) }
    const hotel = (city: City, ...ends: string[]) => ({
      ...record,
      city,
      ...(ends.length > 0 ? { periods: ends.map((to) => ({ ...rest, from: '2025-10-01', to })) } : {}),
    })
    const [gone = 0] = await store.hotels.insert([hotel('makkah', '2026-01-01')])
    await store.hotels.mark([gone], 1)
    await store.hotels.insert([
      hotel('makkah', '2026-12-20', '2026-12-16'),
      hotel('makkah', '2026-12-21'),
      hotel('makkah', '2026-11-30'),
      hotel('makkah'),
      hotel('madinah', '2027-01-01'),
    ])
    expect(await store.endingLists('2026-12-20')).toEqual([{ city: 'makkah', hotels: 2, first: '2026-11-30' }])
    expect(await store.endingLists('2026-11-29')).toEqual([])
    await store.close()
  })

  it('the store says what a new business has not filled in, and a deleted record or a margin fills in nothing', async () => {
    const store = await open()
    expect(await store.missingSteps()).toEqual([...SETUP_STEPS])
    const [gone = 0] = await store.masters.insert([{ kind: 'pesawat', name: 'Saudia', price: 1, logo: null }])
    await store.masters.mark([gone], 1)
    await store.masters.insert([{ kind: 'margin', name: '', price: 1, logo: null }])
    await twoMitra(store)
    expect(await store.missingSteps()).toEqual(['kurs', 'hotels', 'flights', 'services'])
    await store.masters.insert([
      { kind: 'pesawat', name: 'Saudia', price: 1, logo: null },
      { kind: 'visaBus', name: 'Visa', price: 1, logo: null },
    ])
    expect(await store.missingSteps()).toEqual(['kurs', 'hotels'])
    await store.close()
  })
}
