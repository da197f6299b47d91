import { expect, it } from 'vitest'
import { emptyProfile } from '@/domain/offer/offerProfile'
import type { Store } from '@/partner-api/stores/store'
import { LOGO } from '@tests/domain/offer/packages'
import { editBy, NOW, snapshotNamed, twoMitra } from '../../fixtures'

const PLAN = { dp: 5_000_000, instalments: [{ percent: 33.3, daysBefore: 60 }], restDaysBefore: 30 }
const FULL = {
  ...emptyProfile('Satu'),
  whatsapp: '6281234567890',
  paymentPlan: PLAN,
  terms: ['“Syarat” \u{1F54B}'],
  logo: LOGO,
}

/** The tests of the offer profiles that every store must pass. */
export function offerProfileContract(open: () => Promise<Store>): void {
  it('the store keeps one offer profile for each mitra, counts its writes and remembers the last', async () => {
    const store = await open()
    const { first, second, firstUser, secondUser } = await twoMitra(store)
    expect(await store.findOfferProfile(first)).toBeNull()
    await store.putOfferProfile(first, FULL, editBy(firstUser))
    expect(await store.findOfferProfile(first)).toEqual({ ...editBy(firstUser), profile: FULL, version: 1 })
    expect(await store.findOfferProfile(second)).toBeNull()

    await store.putOfferProfile(first, emptyProfile('Baru'), editBy(secondUser, NOW + 1))
    const saved = { updatedBy: secondUser, updatedAt: NOW + 1, profile: emptyProfile('Baru'), version: 2 }
    expect(await store.findOfferProfile(first)).toEqual(saved)
    await expect(
      store.transaction(async (tx) => {
        await tx.putOfferProfile(first, FULL, editBy(firstUser))
        throw new Error('stop')
      }),
    ).rejects.toThrow('stop')
    expect(await store.findOfferProfile(first)).toEqual(saved)
    await store.close()
  })

  it('a package tells how its mitra rounds, alone and in each list', async () => {
    const store = await open()
    const { first, second, firstUser, secondUser } = await twoMitra(store)
    const made = (mitraId: number, createdBy: number) =>
      store.insertPackage({ mitraId, createdBy, createdAt: NOW, snapshot: snapshotNamed('Paket') })
    const ids = [await made(first, firstUser), await made(second, secondUser)]
    const query = { scope: 'all', q: '', page: 1, perPage: 50 } as const
    const told = async () => {
      const { rows } = await store.listPackages(query)
      const found = (await store.listPackages({ ...query, q: 'paket' })).rows
      const details = await Promise.all(ids.map((id) => store.findDetail(id, 'all')))
      const listed = [rows, found].map((list) => ids.map((id) => list.find((row) => row.id === id)?.mitra.rounding))
      return [...listed, details.map((detail) => detail?.mitra.rounding)]
    }
    expect(await told()).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    await store.putOfferProfile(first, { ...FULL, rounding: 50_000 }, editBy(firstUser))
    expect(await told()).toEqual([
      [50_000, 0],
      [50_000, 0],
      [50_000, 0],
    ])
    await store.close()
  })

  it('of two transactions that lock a mitra’s profile, the second reads what the first has saved', async () => {
    const store = await open()
    const { first, firstUser } = await twoMitra(store)
    const save = () =>
      store.transaction(async (tx) => {
        const version = (await tx.findOfferProfile(first, true))?.version ?? 0
        await tx.putOfferProfile(first, FULL, editBy(firstUser))
        return version
      })
    expect((await Promise.all([save(), save(), save()])).toSorted()).toEqual([0, 1, 2])
    await store.close()
  })
}
