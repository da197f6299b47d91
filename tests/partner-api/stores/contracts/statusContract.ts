import { beforeEach, describe, expect, it } from 'vitest'
import type { OfferAnswer } from '@/domain/offer/acceptance'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { followUpDay } from '@/domain/status/followUp'
import { packageStatus, STATUSES, type Status } from '@/domain/status/packageStatus'
import type { Store } from '@/partner-api/stores/store'
import { NO_STATUS } from '@/partner-api/stores/statusStore'
import { editBy, NOW, snapshotNamed, twoMitra } from '../../fixtures'
import { exampleOffer, newOfferOf } from '../../offers/newOffer'
import { withTwoMitra, type People } from './withTwoMitra'

const TODAY = '2026-11-20'
const share = { sentAt: NOW, validUntil: '2026-11-29', customerName: 'Ibu Aminah', customerPhone: '6281234567890' }
const answerAt = (at: number) =>
  ({ by: 'customer', name: 'Aminah', room: 'quad', jamaah: 2, at, version: 1, offerHash: 'hash' }) as const

const QUAD_FOR_TWO = 2 * (exampleOffer.prices.find(({ room }) => room === 'quad')?.perJamaah ?? 0)

const addOffer = (store: Store, { first, firstUser }: { first: number; firstUser: number }, packageId: number) =>
  store.insertOffer(newOfferOf({ packageId, mitraId: first, createdBy: firstUser }))

/** The tests about statuses that every store must pass. */
export function statusContract(open: () => Promise<Store>): void {
  describe('statuses', () => {
    let store: Store
    let people: People
    let id: number
    withTwoMitra(open, (opened) => ({ store, people } = opened))
    const newPackage = (namaPaket = 'Paket', owner: 'first' | 'second' = 'first') =>
      store.insertPackage({
        mitraId: people[owner],
        createdBy: owner === 'first' ? people.firstUser : people.secondUser,
        createdAt: NOW,
        snapshot: snapshotNamed(namaPaket),
      })
    beforeEach(async () => {
      id = await newPackage()
    })
    const newOffer = (packageId: number) => addOffer(store, people, packageId)
    const list = (query: { q?: string; is?: Status; today?: string }) =>
      store.listPackages({
        scope: 'all',
        q: query.q ?? '',
        page: 1,
        perPage: 200,
        status: query.is && { is: query.is, today: query.today ?? TODAY },
      })
    const isFound = async (q: string) => (await list({ q })).rows.some((row) => row.id === id)

    it('a package about which nothing was noted has no status, in the list and alone', async () => {
      expect(await store.findStatus(id)).toEqual(NO_STATUS)
      expect((await list({})).rows.find((row) => row.id === id)?.status).toEqual(NO_STATUS)
    })

    it('the store keeps the first and the last share, and the customer of the last share that named one', async () => {
      await store.noteShare(id, share)
      const nobody = { customerName: null, customerPhone: null }
      await store.noteShare(id, { ...nobody, sentAt: NOW + 5, validUntil: '2026-12-01' })
      const row = { ...NO_STATUS, ...share, firstSentAt: NOW, sentAt: NOW + 5, validUntil: '2026-12-01' }
      expect(await store.findStatus(id)).toEqual(row)
      expect((await list({})).rows.find((one) => one.id === id)?.status).toEqual(row)
      await store.noteShare(id, { ...share, customerName: 'Bapak Budi', customerPhone: null })
      expect(await store.findStatus(id)).toMatchObject({ customerName: 'Bapak Budi', customerPhone: null })
    })

    it('a loss and a reminder are kept until they are taken back, and a share ends a loss', async () => {
      await store.setLost(id, { reason: 'tidak-menjawab', at: NOW })
      await store.setReminder(id, '2026-11-23')
      const noted = { ...NO_STATUS, lostReason: 'tidak-menjawab', lostAt: NOW, remindAt: '2026-11-23' }
      expect(await store.findStatus(id)).toEqual(noted)
      await store.noteShare(id, share)
      expect(await store.findStatus(id)).toMatchObject({ lostReason: null, lostAt: null, remindAt: '2026-11-23' })
      await store.setLost(id, { reason: 'harga', at: NOW })
      await store.setLost(id, null)
      await store.setReminder(id, null)
      expect(await store.findStatus(id)).toMatchObject({ lostReason: null, lostAt: null, remindAt: null })
    })

    it('who read and who agreed is told of the newest version alone', async () => {
      await store.noteShare(id, share)
      const [first, second] = [await newOffer(id), await newOffer(id)]
      await store.seeOffer(first, NOW + 9)
      await store.seeOffer(second, NOW + 3)
      await store.answerOffer(first, answerAt(NOW + 10))
      expect(await store.findStatus(id)).toMatchObject({ seenAt: NOW + 3, acceptedAt: NOW + 10 })
      await store.replaceOffers([{ packageId: id, version: 2 }], NOW + 20)
      expect(await store.findStatus(id)).toMatchObject({ seenAt: null, acceptedAt: null })
    })

    it('what a customer last agreed to is told with the price of the offer, alone and in each list, until a newer version', async () => {
      await store.noteShare(id, share)
      await store.answerOffer(await newOffer(id), answerAt(NOW + 10))
      const later = await newOffer(id)
      await store.answerOffer(later, { ...answerAt(NOW + 11), name: 'Ahmad', jamaah: 35 })
      const told = async () => [
        (await store.findStatus(id)).agreed,
        (await store.findDetail(id, 'all'))?.status.agreed,
        ...[await list({}), await list({ q: 'paket' }), await list({ is: 'setuju' })].map(
          ({ rows }) => rows.find((row) => row.id === id)?.status.agreed,
        ),
      ]
      const agreed = {
        name: 'Ahmad',
        room: 'quad',
        jamaah: 35,
        price: QUAD_FOR_TWO / 2,
        at: NOW + 11,
        isChanged: false,
      }
      expect(await told()).toEqual(Array(5).fill(agreed))
      await store.updatePackage(id, snapshotNamed('Paket lain'), editBy(people.firstUser))
      expect(await told()).toEqual(Array(5).fill({ ...agreed, isChanged: true }))
      await store.eraseCustomer(later, NOW + 12)
      expect((await store.findStatus(id)).agreed).toMatchObject({ name: '', jamaah: 35 })
      await store.replaceOffers([{ packageId: id, version: 2 }], NOW + 20)
      expect((await store.findStatus(id)).agreed).toBeNull()
    })

    it('a room type that the offer did not tell has no agreed price', async () => {
      await store.noteShare(id, share)
      const offer = { ...exampleOffer, prices: exampleOffer.prices.filter(({ room }) => room !== 'quad') }
      const owner = { packageId: id, mitraId: people.first, createdBy: people.firstUser }
      await store.answerOffer(await store.insertOffer(newOfferOf(owner, { offer })), answerAt(NOW))
      expect((await store.findStatus(id)).agreed).toMatchObject({ room: 'quad', price: null })
    })

    it('a list that is filtered by a status has exactly the packages that the rule gives this status, and a list can be sorted by it', async () => {
      const made: [Status, () => Promise<unknown>][] = [
        ['draf', async () => store.setReminder(id, '2026-11-23')],
        ['terkirim', async () => store.noteShare(id, share)],
        ['lewat-masa', async () => store.noteShare(id, { ...share, validUntil: '2026-11-19' })],
        ['dilihat', async () => (await store.noteShare(id, share), store.seeOffer(await newOffer(id), NOW))],
        [
          'setuju',
          async () => (await store.noteShare(id, share), store.answerOffer(await newOffer(id), answerAt(NOW))),
        ],
        ['batal', async () => store.setLost(id, { reason: 'hotel', at: NOW })],
        [
          'batal',
          async () => {
            await store.noteShare(id, share)
            await store.answerOffer(await newOffer(id), answerAt(NOW))
            await store.setLost(id, { reason: 'harga', at: NOW })
          },
        ],
        [
          'setuju',
          async () => {
            await store.noteShare(id, share)
            await store.setLost(id, { reason: 'harga', at: NOW })
            await store.answerOffer(await newOffer(id), answerAt(NOW + 1))
          },
        ],
      ]
      for (const [status, make] of made) {
        id = await newPackage('Dengan status')
        await make()
        expect(packageStatus(await store.findStatus(id), TODAY)).toBe(status)
        const holders = await Promise.all(
          STATUSES.map(async (is) => ((await list({ is })).rows.some((row) => row.id === id) ? is : null)),
        )
        expect(holders.filter(Boolean)).toEqual([status])
      }
      const totals = await Promise.all(STATUSES.map(async (is) => (await list({ is })).total))
      expect(totals.reduce((a, b) => a + b, 0)).toBe((await list({})).total)
      const searched = await list({ q: 'dengan status', is: 'setuju' })
      expect([searched.total, searched.rows.length]).toEqual([2, 2])
      for (const scope of ['all', { mitraId: people.first }] as const)
        for (const direction of ['asc', 'desc'] as const) {
          const sort = { field: 'status', direction, today: TODAY } as const
          const { rows } = await store.listPackages({ scope, q: 'dengan status', page: 1, perPage: 50, sort })
          const inOrder = made.map(([status]) => status).sort((a, b) => STATUSES.indexOf(a) - STATUSES.indexOf(b))
          const found = rows.map(({ status }) => packageStatus(status, TODAY))
          expect(found).toEqual(direction === 'asc' ? inOrder : inOrder.toReversed())
        }
    })

    it('the order by activity has what was last made, shared, opened or agreed to on top', async () => {
      const [shared, seen, agreed] = [await newPackage(), await newPackage(), await newPackage('Paket', 'second')]
      await store.noteShare(shared, { ...share, sentAt: NOW + 2 })
      for (const each of [seen, agreed]) await store.noteShare(each, { ...share, sentAt: NOW + 1 })
      await store.seeOffer(await newOffer(seen), NOW + 30)
      await store.answerOffer(await newOffer(agreed), answerAt(NOW + 20))
      for (const direction of ['asc', 'desc'] as const)
        for (const [scope, expected] of [
          ['all', [seen, agreed, shared, id]],
          [{ mitraId: people.first }, [seen, shared, id]],
        ] as const) {
          const sort = { field: 'activity', direction, today: TODAY } as const
          const { rows } = await store.listPackages({ scope, q: '', page: 1, perPage: 50, sort })
          const found = rows.map((row) => row.id).filter((one) => expected.some((known) => known === one))
          expect(found).toEqual(direction === 'desc' ? expected : expected.toReversed())
        }
    })

    it('the open quotes of a scope are told with the prices of their last share, the last share first', async () => {
      const [plain, told, foreign] = [await newPackage(), await newPackage(), await newPackage('Paket', 'second')]
      await store.noteShare(plain, share)
      await store.noteShare(told, { ...share, sentAt: NOW + 1, told: { quad: 29_800_000 } })
      await store.noteShare(foreign, { ...share, sentAt: NOW + 2 })
      await store.noteShare(id, { ...share, validUntil: '2026-11-19' })
      const own = [plain, told, foreign, id]
      const open = async (scope: Parameters<Store['openQuotes']>[0]) =>
        (await store.openQuotes(scope, TODAY, 99))
          .filter((quote) => own.includes(quote.id))
          .map((quote) => [quote.id, quote.told, quote.step])
      expect(await open({ mitraId: people.first })).toEqual([
        [told, { quad: 29_800_000 }, 0],
        [plain, null, 0],
      ])
      expect((await open('all')).map(([first]) => first)).toEqual([foreign, told, plain])
      expect((await store.openQuotes('all', TODAY, 1)).length).toBe(1)
      expect(await open('none')).toEqual([])
      // A later share without prices tells nothing about what the customer holds now.
      await store.noteShare(told, { ...share, sentAt: NOW + 3 })
      expect((await store.findStatus(told)).told).toBeNull()
      await store.setLost(told, { reason: 'harga', at: NOW + 4 })
      expect((await open({ mitraId: people.first })).map(([first]) => first)).toEqual([plain])
    })

    it('a list can be narrowed to packages by their ids', async () => {
      const other = await newPackage()
      const narrowed = async (ids: readonly number[]) =>
        (await store.listPackages({ scope: { mitraId: people.first }, q: '', page: 1, perPage: 50, ids })).rows.map(
          (row) => row.id,
        )
      expect(await narrowed([other])).toEqual([other])
      expect(await narrowed([])).toEqual([])
    })

    it('a search finds a package by its customer until the data is erased, and a save of the package changes nothing in that', async () => {
      await store.noteShare(id, { ...share, customerName: 'Ibu Wahyuningsih', customerPhone: '6285511223344' })
      for (const q of ['wahyuningSIH', '085511223344', '6285511', 'paket'])
        expect([q, await isFound(q)]).toEqual([q, true])
      await store.updatePackage(id, snapshotNamed('Nama baru'), editBy(people.firstUser))
      expect([await isFound('wahyuning'), await isFound('nama baru')]).toEqual([true, true])
      await store.eraseSharedCustomer(id)
      expect([await isFound('wahyuning'), await isFound('0855'), await isFound('nama baru')]).toEqual([
        false,
        false,
        true,
      ])
      expect(await store.findStatus(id)).toMatchObject({ customerName: null, customerPhone: null, sentAt: NOW })
    })

    it('customers of shares that ended before a day are found for the erasing, a limited number at a time', async () => {
      const [old, other] = [await newPackage('Lama'), await newPackage('Lama juga')]
      for (const packageId of [old, other]) await store.noteShare(packageId, { ...share, validUntil: '2024-01-01' })
      await store.noteShare(id, { ...share, validUntil: '2024-01-02' })
      expect(await store.sharesToErase('2024-01-02', 9)).toEqual([
        { packageId: old, label: 'Lama' },
        { packageId: other, label: 'Lama juga' },
      ])
      expect(await store.sharesToErase('2024-01-02', 1)).toHaveLength(1)
      await store.eraseSharedCustomer(old)
      expect(await store.sharesToErase('2024-01-02', 9)).toEqual([{ packageId: other, label: 'Lama juga' }])
      await store.noteShare(other, { ...share, validUntil: '2024-01-02', customerName: 'Bapak Baru' })
      expect(await store.eraseSharedCustomer(other, '2024-01-02')).toBe(false)
      expect((await store.findStatus(other)).customerName).toBe('Bapak Baru')
      expect(await store.eraseSharedCustomer(other, '2024-01-03')).toBe(true)
      expect((await store.findStatus(other)).customerName).toBeNull()
    })
  })

  it('the packages to take up again are those that the rule names, of every mitra, the most urgent first', async () => {
    const store = await open()
    const { first, second, firstUser, secondUser } = await twoMitra(store)
    const made = async (namaPaket: string, mitraId = first) => {
      const createdBy = mitraId === first ? firstUser : secondUser
      return store.insertPackage({ mitraId, createdBy, createdAt: NOW, snapshot: snapshotNamed(namaPaket) })
    }
    const until = async (id: number, validUntil: string) => store.noteShare(id, { ...share, validUntil })
    const offer = (id: number) => addOffer(store, { first, firstUser }, id)
    const ids: number[] = []
    for (const remindAt of [null, '2026-11-20', '2026-11-21'])
      for (const validUntil of [null, '2026-11-19', '2026-11-22', '2026-11-23'])
        for (const end of ['none', 'seen', 'accepted', 'lost'] as const) {
          const id = await made(`Paket ${ids.length}`, ids.length % 2 === 0 ? first : second)
          ids.push(id)
          if (validUntil) await until(id, validUntil)
          if (remindAt) await store.setReminder(id, remindAt)
          if (end === 'seen') await store.seeOffer(await offer(id), NOW)
          if (end === 'accepted') await store.answerOffer(await offer(id), answerAt(NOW))
          if (end === 'lost') await store.setLost(id, { reason: 'harga', at: NOW + 1 })
        }
    const ruled: { id: number; day: string }[] = []
    for (const id of ids) {
      const row = await store.findStatus(id)
      const day = followUpDay({ ...row, status: packageStatus(row, TODAY) }, TODAY)
      if (day !== null) ruled.push({ id, day })
    }
    ruled.sort((a, b) => (a.day === b.day ? a.id - b.id : a.day < b.day ? -1 : 1))
    const found = await store.followUps(TODAY, 99)
    expect(found.map(({ id }) => id)).toEqual(ruled.map(({ id }) => id))
    expect(found.length).toBeGreaterThan(10)
    const [urgent] = found
    expect(urgent).toEqual({
      id: urgent?.id,
      namaPaket: `Paket ${ids.indexOf(urgent?.id ?? 0)}`,
      mitra: ids.indexOf(urgent?.id ?? 0) % 2 === 0 ? { id: first, name: 'Satu' } : { id: second, name: 'Dua' },
      status: await store.findStatus(urgent?.id ?? 0),
    })
    expect((await store.followUps(TODAY, 3)).map(({ id }) => id)).toEqual(ruled.slice(0, 3).map(({ id }) => id))
    await store.close()
  })

  it('the figures count what became of the packages that each mitra shared first in a month of Jakarta', async () => {
    const store = await open()
    const { first, second, firstUser, secondUser } = await twoMitra(store)
    const at = (text: string) => Date.parse(text)
    const made = (mitraId: number, createdBy: number) =>
      store.insertPackage({ mitraId, createdBy, createdAt: NOW, snapshot: snapshotNamed('Umroh') })
    const sharedAt = async (sentAt: number, mitraId = first) => {
      const id = await made(mitraId, mitraId === first ? firstUser : secondUser)
      await store.noteShare(id, { ...share, sentAt, validUntil: '2000-01-01' })
      return id
    }
    await sharedAt(at('2026-09-30T16:59:59Z'))
    const again = await sharedAt(at('2026-09-30T17:00:00Z'))
    await store.noteShare(again, { ...share, sentAt: at('2026-11-05T00:00:00Z') })
    const [read, won] = [
      await addOffer(store, { first, firstUser }, again),
      await addOffer(store, { first, firstUser }, again),
    ]
    await store.seeOffer(read, NOW)
    await store.answerOffer(won, answerAt(NOW))
    for (const reason of ['harga', 'harga', 'pesaing'] as const)
      await store.setLost(await sharedAt(at('2026-11-05T00:00:00Z')), { reason, at: NOW })
    await store.setLost(await made(second, secondUser), { reason: 'hotel', at: at('2026-11-05T00:00:00Z') })
    const [satu, dua] = [
      { id: first, name: 'Satu' },
      { id: second, name: 'Dua' },
    ]
    const kept = { harga: 0, tanggal: 0, hotel: 0, pesaing: 0, 'tidak-jadi': 0, 'tidak-menjawab': 0 }
    const none = { sent: 0, read: 0, won: 0, value: 0, unvalued: 0, lost: kept }
    expect(await store.figuresByMonth(at('2026-10-01T00:00:00+07:00'))).toEqual([
      { ...none, mitra: satu, month: '2026-10', sent: 1, read: 1, won: 1, value: QUAD_FOR_TWO },
      { ...none, mitra: satu, month: '2026-11', sent: 3, lost: { ...kept, harga: 2, pesaing: 1 } },
      { ...none, mitra: dua, month: '2026-11', lost: { ...kept, hotel: 1 } },
    ])
    await store.close()
  })

  it('the figures add up what customers agreed to pay, and count the packages whose value is not known', async () => {
    const store = await open()
    const people = await twoMitra(store)
    const valueOf = async () => {
      const [sum] = await store.figuresByMonth(0)
      return [sum?.won, sum?.value, sum?.unvalued]
    }
    const shared = async () => {
      const made = { mitraId: people.first, createdBy: people.firstUser, createdAt: NOW }
      const packageId = await store.insertPackage({ ...made, snapshot: snapshotNamed('Umroh') })
      await store.noteShare(packageId, share)
      return packageId
    }
    const agreed = async (packageId: number, offer: PublicOffer, answer: Partial<OfferAnswer> = {}) => {
      const owner = { packageId, mitraId: people.first, createdBy: people.firstUser }
      const version = { packageId, packageVersion: 1, version: 1 }
      const options = offer.others ? [{ ...version, packageId: await shared() }, version] : []
      const id = await store.insertOffer(newOfferOf(owner, { offer, options }))
      await store.answerOffer(id, { ...answerAt(NOW), ...answer })
    }
    const price = (perJamaah: number) => ({ room: 'quad', perJamaah, parts: [] }) as const
    const told = { ...exampleOffer, prices: [price(7_000_000)], roomMix: [] }
    const id = await shared()
    await agreed(id, told, { at: NOW + 2, jamaah: 1000 })
    expect(await valueOf()).toEqual([1, 7_000_000_000, 0])
    // An earlier agreement to another link changes nothing, a later one does.
    await agreed(id, told, { at: NOW + 1 })
    expect(await valueOf()).toEqual([1, 7_000_000_000, 0])
    const rooms = { ...told, roomMix: [{ room: 'quad', rooms: 2, total: 50_000_000 }] as const }
    await agreed(id, rooms, { at: NOW + 3, jamaah: 8 })
    expect(await valueOf()).toEqual([1, 50_000_000, 0])
    await agreed(await shared(), rooms, { jamaah: 7 })
    expect(await valueOf()).toEqual([2, 99_000_000, 0])
    await agreed(await shared(), { ...told, others: [{ ...told, prices: [price(1_000_000)] }] }, { option: 'B' })
    expect(await valueOf()).toEqual([3, 101_000_000, 0])
    await agreed(await shared(), told, { room: 'double' })
    expect(await valueOf()).toEqual([4, 101_000_000, 1])
    await store.setLost(id, { reason: 'harga', at: NOW + 9 })
    expect(await valueOf()).toEqual([3, 51_000_000, 1])
    await store.close()
  })
}
