import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '@/partner-api/stores/store'
import type { NewOffer } from '@/partner-api/stores/offersStore'
import { NOW, snapshotNamed } from '../../fixtures'
import { exampleOffer, newOfferOf } from '../../offers/newOffer'
import { withTwoMitra, type People } from './withTwoMitra'

const DAY = 86_400_000

/** The tests about offers that every store must pass. */
export function offersContract(open: () => Promise<Store>): void {
  describe('offers', () => {
    let store: Store
    let people: People
    let packageId: number
    withTwoMitra(open, (opened) => ({ store, people } = opened))
    beforeEach(async () => {
      const { first: mitraId, firstUser: createdBy } = people
      packageId = await store.insertPackage({ mitraId, createdBy, createdAt: NOW, snapshot: snapshotNamed('A') })
    })

    const offer = exampleOffer
    const newOffer = (changes: Partial<NewOffer> = {}): NewOffer =>
      newOfferOf(
        { packageId, mitraId: people.first, createdBy: people.firstUser },
        {
          customerName: 'Bapak Ahmad',
          customerPhone: '6281234567890',
          picture: Uint8Array.of(0xff, 0xd8, 0, 1, 0xff, 0xd9),
          ...changes,
        },
      )
    const answer = {
      by: 'customer',
      name: 'Ahmad',
      room: 'quad',
      jamaah: 2,
      at: NOW,
      version: 1,
      offerHash: 'hash',
    } as const
    const nothing = { replacedAt: null, revokedAt: null, seenAt: null, answer: null, erasedAt: null }

    it('an offer is found by its id within its mitra and by the hash of its token, with every field but token, picture and logo', async () => {
      const { picture, logo, tokenHash, ...row } = newOffer({ logo: Uint8Array.of(0xff, 0xd8, 7, 0xff, 0xd9) })
      const id = await store.insertOffer({ ...row, picture, logo, tokenHash })
      const whole = { ...row, ...nothing, id, hasPicture: true, hasLogo: true, hasSnapshot: false }
      expect(await store.findOffer(id, { mitraId: people.first })).toEqual(whole)
      expect(await store.findOffer(id, 'all', true)).toEqual(whole)
      expect(await store.findOpenOffer(tokenHash)).toEqual(whole)
      expect(await store.offerPicture(id)).toEqual(picture)
      expect(await store.offerLogo(id)).toEqual(logo)
      expect(await store.findOffer(id, { mitraId: people.second })).toBeNull()
      expect(await store.findOffer(id, 'none')).toBeNull()
      expect(await store.findOpenOffer('unknown')).toBeNull()
      expect(await store.offerPicture(987_654_321)).toBeNull()
      expect(await store.offerLogo(987_654_321)).toBeNull()
    })

    it('an offer may have no customer and no picture', async () => {
      const id = await store.insertOffer(newOffer({ customerName: null, customerPhone: null, picture: null }))
      expect(await store.findOffer(id, 'all')).toMatchObject({
        customerName: null,
        customerPhone: null,
        hasPicture: false,
        hasLogo: false,
      })
      expect(await store.offerPicture(id)).toBeNull()
      expect(await store.offerLogo(id)).toBeNull()
    })

    it('a package is kept as it is offered, once for each of its saves, and its offers say whether it is', async () => {
      const [first, second] = [
        await store.insertOffer(newOffer()),
        await store.insertOffer(newOffer({ version: 2, packageVersion: 2 })),
      ]
      const keep = (packageVersion: number, name: string) =>
        store.keepOfferedPackage({ packageId, packageVersion }, snapshotNamed(name))
      const find = (packageVersion: number) => store.findOfferedPackage({ packageId, packageVersion })
      expect(await find(1)).toBeNull()
      await keep(1, 'A')
      await keep(1, 'anything else')
      expect([await find(1), await find(2)]).toEqual([snapshotNamed('A'), null])
      const has = async (id: number) => (await store.findOffer(id, 'all', true))?.hasSnapshot
      expect([await has(first), await has(second)]).toEqual([true, false])
      expect((await store.listOffers(packageId)).map(({ hasSnapshot }) => hasSnapshot)).toEqual([false, true])
      await store.updatePackage(packageId, snapshotNamed('B'), { updatedAt: NOW, updatedBy: people.firstUser })
      expect(await find(1)).toEqual(snapshotNamed('A'))
      expect(await store.findOfferedPackage({ packageId: packageId + 1000, packageVersion: 1 })).toBeNull()
    })

    it('the offers of a package are listed with the newest first', async () => {
      const ids = [await store.insertOffer(newOffer()), await store.insertOffer(newOffer())]
      expect((await store.listOffers(packageId)).map(({ id }) => id)).toEqual(ids.toReversed())
      expect(await store.listOffers(987_654_321)).toEqual([])
      const page = async (of: number) =>
        (await store.listOffers(packageId, { page: of, perPage: 1 })).map(({ id }) => id)
      expect([await page(1), await page(2), await page(3)]).toEqual([[ids[1]], [ids[0]], []])
      expect([await store.countOffers(packageId), await store.countOffers(987_654_321)]).toEqual([2, 0])
    })

    it('reading, answering, taking back and revoking change one offer alone', async () => {
      const [id, other] = [await store.insertOffer(newOffer()), await store.insertOffer(newOffer())]
      await store.seeOffer(id, NOW + 1)
      await store.answerOffer(id, answer)
      expect(await store.findOffer(id, 'all')).toMatchObject({ seenAt: NOW + 1, answer })
      await store.answerOffer(id, null)
      await store.revokeOffer(id, NOW + 2)
      expect(await store.findOffer(id, 'all')).toMatchObject({ answer: null, revokedAt: NOW + 2, hasPicture: false })
      expect(await store.findOffer(other, 'all')).toMatchObject({ ...nothing, hasPicture: true })
    })

    it('the offers of earlier versions are replaced once, and those of other packages not at all', async () => {
      const [one, two] = [await store.insertOffer(newOffer()), await store.insertOffer(newOffer({ version: 2 }))]
      await store.replaceOffers([{ packageId, version: 2 }], NOW + 1)
      await store.replaceOffers([{ packageId, version: 2 }], NOW + 9)
      await store.replaceOffers([{ packageId: packageId + 1000, version: 9 }], NOW + 9)
      expect((await store.findOffer(one, 'all'))?.replacedAt).toBe(NOW + 1)
      expect((await store.findOffer(two, 'all'))?.replacedAt).toBeNull()
    })

    it('erasing takes the customer out of every field, and a second acceptance is erased as well', async () => {
      const id = await store.insertOffer(newOffer())
      await store.eraseCustomer(id, NOW + 1)
      expect(await store.findOffer(id, 'all')).toMatchObject({
        customerName: null,
        customerPhone: null,
        hasPicture: false,
        answer: null,
        erasedAt: NOW + 1,
        offer: { ...offer, customer: null },
      })
      await store.answerOffer(id, answer)
      await store.eraseCustomer(id, NOW + 2)
      expect((await store.findOffer(id, 'all'))?.answer).toEqual({ ...answer, name: '' })
    })

    it('the offers to erase have ended before the day, and still have something of a customer', async () => {
      const none = { customerName: null, customerPhone: null, offer: { ...offer, customer: null } }
      const before = { time: NOW, day: '2026-11-20' }
      const ended = async (changes: Partial<NewOffer>) => store.insertOffer(newOffer(changes))
      const past = await ended({ validUntil: '2026-11-19' })
      const lastDay = await ended({ validUntil: '2026-11-20' })
      const without = await ended({ validUntil: '2026-11-19', ...none })
      const onlyPhone = await ended({ validUntil: '2026-11-19', ...none, customerPhone: '6281234567890' })
      const onlyAnswer = await ended({ validUntil: '2026-11-19', ...none })
      await store.answerOffer(onlyAnswer, answer)
      const [revoked, replaced] = [await ended({}), await ended({})]
      await store.revokeOffer(revoked, NOW - DAY)
      await store.replaceOffers([{ packageId, version: 2 }], NOW - 1)
      await store.revokeOffer(lastDay, NOW)
      const found = async (limit: number) =>
        (await store.offersToErase(before, limit))
          .map(({ id }) => id)
          .filter((id) => id >= past)
          .toSorted((a, b) => a - b)
      expect(await found(100)).toEqual([past, lastDay, onlyPhone, onlyAnswer, revoked, replaced])
      expect((await store.offersToErase(before, 2)).length).toBe(2)
      for (const id of await found(100)) await store.eraseCustomer(id, NOW)
      expect(await found(100)).toEqual([])
      expect(without).toBeGreaterThan(0)
    })

    it('a transaction that fails leaves the offer as it was', async () => {
      const id = await store.insertOffer(newOffer())
      const failing = store.transaction(async (tx) => {
        await tx.answerOffer(id, answer)
        throw new Error('stop')
      })
      await expect(failing).rejects.toThrow('stop')
      expect((await store.findOffer(id, 'all'))?.answer).toBeNull()
    })
  })
}
