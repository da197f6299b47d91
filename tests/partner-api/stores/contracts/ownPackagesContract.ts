import { describe, expect, it } from 'vitest'
import { OPEN_STATUSES } from '@/domain/status/packageStatus'
import type { Store } from '@/partner-api/stores/store'
import { NOW, sessionOf, snapshotNamed } from '../../fixtures'
import { newOfferOf } from '../../offers/newOffer'
import { withTwoMitra, type People } from './withTwoMitra'

/** The tests of sessions that are read with packages of their user's own mitra, which every store must pass. */
export function ownPackagesContract(open: () => Promise<Store>): void {
  let store: Store
  let people: People
  withTwoMitra(open, (opened) => ({ store, people } = opened))

  const HASH = 'own-packages'
  const TODAY = '2026-11-20'
  const save = (mitraId: number, createdBy: number, name: string, createdAt: number) =>
    store.insertPackage({ mitraId, createdBy, createdAt, snapshot: snapshotNamed(name) })
  const both = async (id: number) =>
    Promise.all([store.findSessionAndPage(HASH, { page: 1, perPage: 2 }, TODAY), store.findSessionAndDetail(HASH, id)])

  describe('a session that is read with packages', () => {
    let own: number
    let other: number
    it('a session comes with the newest packages of the own mitra, or with one of them, and never with another’s', async () => {
      const { first, firstUser, second, secondUser } = people
      const ids: number[] = []
      for (const [at, name] of ['satu', 'dua', 'tiga'].entries()) ids.push(await save(first, firstUser, name, NOW + at))
      other = await save(second, secondUser, 'lain', NOW + 9)
      const [one = 0, , three = 0] = ids
      own = one
      await store.noteShare(three, { sentAt: NOW, validUntil: '2026-12-01', customerName: 'Budi', customerPhone: null })
      await store.insertToken(sessionOf(firstUser, HASH))
      const session = await store.findSession(HASH)

      for (const [page, perPage] of [
        [1, 2],
        [2, 2],
        [3, 2],
        [2, 100],
      ] as const)
        expect(await store.findSessionAndPage(HASH, { page, perPage }, TODAY)).toEqual({
          session,
          list: {
            ...(await store.listPackages({ scope: { mitraId: first }, q: '', page, perPage })),
            counts: { terkirim: 1, dilihat: 0 },
          },
        })
      const { list } = (await store.findSessionAndPage(HASH, { page: 1, perPage: 2 }, TODAY)) ?? {}
      expect([list?.total, list?.rows.map(({ namaPaket }) => namaPaket)]).toEqual([3, ['tiga', 'dua']])
      for (const id of [one, three])
        expect(await store.findSessionAndDetail(HASH, id)).toEqual({
          session,
          detail: await store.findDetail(id, { mitraId: first }),
        })
      for (const id of [other, 987_654_321])
        expect(await store.findSessionAndDetail(HASH, id)).toEqual({ session, detail: null })
    })
    it('the numbers of open offers are those that the list finds by their status, of the own mitra alone', async () => {
      const { first, firstUser, second, secondUser } = people
      const share = { sentAt: NOW, customerName: null, customerPhone: null }
      const answer = {
        by: 'customer',
        name: 'A',
        room: 'quad',
        jamaah: 2,
        at: NOW,
        version: 1,
        offerHash: 'h',
      } as const
      const sent = async (mitraId: number, createdBy: number, validUntil = '2026-12-01') => {
        const id = await save(mitraId, createdBy, 'bagi', NOW)
        await store.noteShare(id, { ...share, validUntil })
        return store.insertOffer(newOfferOf({ packageId: id, mitraId, createdBy }))
      }
      for (const mitra of [first, second]) await sent(mitra, mitra === first ? firstUser : secondUser)
      await store.seeOffer(await sent(first, firstUser), NOW)
      await store.answerOffer(await sent(first, firstUser), answer)
      await sent(first, firstUser, '2026-11-19')
      await sent(first, firstUser, TODAY)
      const { list } = (await store.findSessionAndPage(HASH, { page: 1, perPage: 2 }, TODAY)) ?? {}
      expect(list?.counts).toEqual({ terkirim: 3, dilihat: 1 })
      for (const is of OPEN_STATUSES)
        expect(
          (
            await store.listPackages({
              scope: { mitraId: first },
              q: '',
              page: 1,
              perPage: 1,
              status: { is, today: TODAY },
            })
          ).total,
        ).toBe(list?.counts?.[is])
    })
    it('a user who moves to another mitra has the packages of that mitra at once, and one without a mitra has none', async () => {
      const { firstUser, second } = people
      const account = { email: 'satu@a.co', name: 'satu', roles: ['mitra' as const], permissions: [] }
      const seen = async () => {
        const [page, before] = await both(own)
        const after = await store.findSessionAndDetail(HASH, other)
        const rows = page?.list.rows.map(({ namaPaket }) => namaPaket)
        return [page?.session.user.mitraId, rows, before?.detail, after?.detail]
      }
      await store.updateAccount(firstUser, { ...account, mitraId: second })
      expect(await seen()).toEqual([second, ['lain', 'bagi'], null, await store.findDetail(other, { mitraId: second })])
      await store.updateAccount(firstUser, { ...account, mitraId: null })
      expect(await seen()).toEqual([null, [], null, null])
      await store.updateAccount(firstUser, { ...account, mitraId: people.first })
    })
    it('an ended session, a disabled user and a user of a disabled mitra get no packages', async () => {
      const { first, firstUser } = people
      const nothing = [null, null]
      await store.disableAccount(firstUser, NOW)
      expect(await both(own)).toEqual(nothing)
      await store.disableAccount(firstUser, null)
      await store.disableMitra(first, NOW)
      expect(await both(own)).toEqual(nothing)
      await store.disableMitra(first, null)
      expect((await both(own)).every(Boolean)).toBe(true)
      await store.deleteToken(HASH)
      expect(await both(own)).toEqual(nothing)
    })
  })
}
