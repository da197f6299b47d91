import { expect, it } from 'vitest'
import type { Store } from '@/partner-api/stores/store'
import { snapshotNamed, twoMitra } from '../../fixtures'

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
}
