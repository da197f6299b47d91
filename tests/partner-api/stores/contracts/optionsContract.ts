import { beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '@/partner-api/stores/store'
import { NOW, snapshotNamed } from '../../fixtures'
import { exampleOffer, newOfferOf } from '../../offers/newOffer'
import { withTwoMitra, type People } from './withTwoMitra'

const answerOf = (option?: string) =>
  ({
    by: 'customer',
    name: 'Aminah',
    room: 'quad',
    jamaah: 2,
    at: NOW + 5,
    version: 1,
    offerHash: 'hash',
    ...(option ? { option } : {}),
  }) as const

/** The tests about offers with options that every store must pass (docs/product.md §26.2). */
export function optionsContract(open: () => Promise<Store>): void {
  describe('offers with options', () => {
    let store: Store
    let people: People
    let ids: [number, number, number]
    withTwoMitra(open, (opened) => ({ store, people } = opened))
    const newPackage = (name: string) =>
      store.insertPackage({
        mitraId: people.first,
        createdBy: people.firstUser,
        createdAt: NOW,
        snapshot: snapshotNamed(name),
      })
    beforeEach(async () => {
      ids = [await newPackage('A'), await newPackage('B'), await newPackage('C')]
      // The route that makes an offer notes the share of each of its packages.
      const share = { sentAt: NOW, validUntil: '2026-11-29', customerName: null, customerPhone: null }
      for (const id of ids) await store.noteShare(id, share)
    })

    const offer = (packageIds: readonly number[], versions: readonly number[] = [], customer = {}) => {
      const held = packageIds.map((packageId, place) => ({
        packageId,
        packageVersion: versions[place] ?? 1,
        version: versions[place] ?? 1,
      }))
      const owner = { packageId: packageIds[0] ?? 0, mitraId: people.first, createdBy: people.firstUser }
      return store.insertOffer(newOfferOf(owner, { ...held[0], options: held.length > 1 ? held : [], ...customer }))
    }
    const listed = async (id: number) => (await store.listOffers(id)).map((row) => row.id)
    const replacedAt = async (id: number) => (await store.findOffer(id, 'all'))?.replacedAt
    const statusOf = async (id: number) => {
      const { seenAt, acceptedAt } = await store.findStatus(id)
      return [seenAt, acceptedAt]
    }

    it('an agreement is told of the chosen option alone, with the price of that option', async () => {
      const priced = (quad: number) => ({
        ...exampleOffer,
        prices: [{ room: 'quad' as const, perJamaah: quad }],
      })
      const { name, stays, airline, airlineLogo, services, jamaah, prices, roomMix } = priced(20)
      const other = { name, stays, airline, airlineLogo, services, jamaah, prices, roomMix }
      const id = await offer(ids, [], {
        offer: { ...priced(10), others: [other, { ...other, prices: priced(30).prices }] },
      })
      for (const [place, letter] of ['A', 'B', 'C'].entries()) {
        await store.answerOffer(id, answerOf(letter))
        const agreed = await Promise.all(ids.map(async (one) => (await store.findStatus(one)).agreed?.price ?? null))
        expect(agreed).toEqual([10, 20, 30].map((price, at) => (at === place ? price : null)))
      }
    })

    it('the packages of an offer are told in the order of their letters, each with whether it is kept', async () => {
      const [a, b, c] = ids
      const id = await offer([c, a, b], [3, 1, 2])
      await store.keepOfferedPackage({ packageId: a, packageVersion: 1 }, snapshotNamed('A'))
      const found = await store.findOffer(id, 'all', true)
      expect(found?.options).toEqual([
        { packageId: c, packageVersion: 3, version: 3, hasSnapshot: false },
        { packageId: a, packageVersion: 1, version: 1, hasSnapshot: true },
        { packageId: b, packageVersion: 2, version: 2, hasSnapshot: false },
      ])
      expect((await store.listOffers(b))[0]).toEqual(found)
    })

    it('an offer is listed with each package that it holds, once', async () => {
      const [a, b, c] = ids
      const [one, two] = [await offer([a, b]), await offer([b, c])]
      const alone = await offer([b])
      expect([await listed(a), await listed(b), await listed(c)]).toEqual([[one], [alone, two, one], [two]])
    })

    it('the newest offer of a package says which save it holds, alone or as an option', async () => {
      const [a, b, c] = ids
      const latest = () => Promise.all([a, b, c].map((id) => store.latestOffered(id)))
      expect(await latest()).toEqual([null, null, null])
      await offer([a], [4])
      await offer([b, a], [2, 5])
      expect(await latest()).toEqual([{ version: 5, packageVersion: 5 }, { version: 2, packageVersion: 2 }, null])
      await offer([a], [6])
      expect((await latest())[0]).toEqual({ version: 6, packageVersion: 6 })
      expect(await store.countOffers(a)).toBe(3)
    })

    it('a newer version of any of its packages replaces an offer, and no other offer', async () => {
      const [a, b, c] = ids
      const [first, second, other] = [await offer([a, b]), await offer([b, c], [2, 1]), await offer([c])]
      await store.replaceOffers([{ packageId: b, version: 2 }], NOW + 1)
      await store.replaceOffers([{ packageId: b, version: 2 }], NOW + 9)
      expect([await replacedAt(first), await replacedAt(second), await replacedAt(other)]).toEqual([
        NOW + 1,
        null,
        null,
      ])
    })

    it('every option of an offer that was read has been read, and the chosen option alone is agreed to', async () => {
      const [a, b, c] = ids
      const id = await offer([a, b, c])
      await store.seeOffer(id, NOW + 2)
      await store.answerOffer(id, answerOf('B'))
      const read = [NOW + 2, null]
      expect(await Promise.all(ids.map(statusOf))).toEqual([read, [NOW + 2, NOW + 5], read])
      await store.answerOffer(id, answerOf('A'))
      expect(await Promise.all(ids.map(statusOf))).toEqual([[NOW + 2, NOW + 5], read, read])
      await store.answerOffer(id, null)
      expect(await Promise.all(ids.map(statusOf))).toEqual([read, read, read])
    })

    it.each(['A', 'B'])(
      'a newer version of one package leaves the agreement to another option (%s) as it was',
      async (option) => {
        const [a, b, c] = ids
        const id = await offer(ids)
        await store.seeOffer(id, NOW + 2)
        await store.answerOffer(id, answerOf(option))
        await store.replaceOffers([{ packageId: c, version: 2 }], NOW + 9)
        expect(await statusOf(c)).toEqual([null, null])
        expect(await statusOf(option === 'A' ? a : b)).toEqual([NOW + 2, NOW + 5])
        expect(await statusOf(option === 'A' ? b : a)).toEqual([NOW + 2, null])
        await store.replaceOffers([{ packageId: option === 'A' ? a : b, version: 2 }], NOW + 10)
        expect(await statusOf(option === 'A' ? a : b)).toEqual([null, null])
      },
    )

    const passedOver = async () => Promise.all(ids.map(async (id) => (await store.findStatus(id)).otherChosen))
    const toTakeUp = async () => (await store.followUps('2026-11-28', 50)).map(({ id }) => id)
    it('Perlu ditindaklanjuti leaves out an option that the customer did not choose, until it is shared again or the answer is withdrawn', async () => {
      const id = await offer(ids)
      expect((await toTakeUp()).filter((one) => ids.includes(one))).toEqual(ids)
      await store.answerOffer(id, answerOf('B'))
      expect(await passedOver()).toEqual([true, false, true])
      expect((await toTakeUp()).filter((one) => ids.includes(one))).toEqual([])
      const anew = { sentAt: NOW + 6, validUntil: '2026-11-29', customerName: null, customerPhone: null }
      await store.noteShare(ids[2], anew)
      expect(await passedOver()).toEqual([true, false, false])
      expect((await toTakeUp()).filter((one) => ids.includes(one))).toEqual([ids[2]])
      await store.answerOffer(id, null)
      expect(await passedOver()).toEqual([false, false, false])
    })

    it('an option whose last share went to another customer than the link is taken up again', async () => {
      const link = { customerName: 'Bu Aminah', customerPhone: '6281200000001' }
      const id = await offer(ids, [], link)
      const last = [
        { customerName: 'Pak Budi', customerPhone: '6281200000002' },
        { customerName: 'aminah', customerPhone: '6281200000001' },
        { customerName: ' BU AMINAH', customerPhone: null },
      ]
      for (const [place, customer] of last.entries())
        await store.noteShare(ids[place] ?? 0, { sentAt: NOW + 1, validUntil: '2026-11-29', ...customer })
      await store.answerOffer(id, answerOf('X'))
      expect(await passedOver()).toEqual([false, true, true])
      await store.eraseCustomer(id, NOW + 7)
      expect(await passedOver()).toEqual([true, true, true])
    })

    it('the figures count an agreement once, and the packages that were not chosen as read', async () => {
      const sums = async () => {
        const rows = await store.figuresByMonth(0)
        const sum = (of: 'sent' | 'read' | 'won') => rows.reduce((all, row) => all + row[of], 0)
        return [sum('sent'), sum('read'), sum('won')]
      }
      const id = await offer(ids)
      const [sent = 0, read = 0, won = 0] = await sums()
      await store.seeOffer(id, NOW + 2)
      await store.answerOffer(id, answerOf('B'))
      expect(await sums()).toEqual([sent, read + 3, won + 1])
    })

    it('the list that is filtered by a status finds the chosen option alone as agreed', async () => {
      await store.answerOffer(await offer(ids), answerOf('C'))
      const is = async (status: 'setuju' | 'terkirim') => {
        const query = {
          scope: 'all',
          q: '',
          page: 1,
          perPage: 200,
          status: { is: status, today: '2026-11-20' },
        } as const
        return (await store.listPackages(query)).rows.map(({ id }) => id).filter((id) => ids.includes(id))
      }
      expect(await is('setuju')).toEqual([ids[2]])
      expect((await is('terkirim')).toSorted((x, y) => x - y)).toEqual([ids[0], ids[1]])
    })
  })
}
