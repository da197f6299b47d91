import { beforeAll, describe, expect, it } from 'vitest'
import { seedStore } from '@/partner-api/seed/seedStore'
import { SORT_FIELDS, type PackageSort } from '@/partner-api/stores/packageSort'
import { FORGOTTEN, type KeyClaim, type Store } from '@/partner-api/stores/store'
import { NO_STATUS } from '@/partner-api/stores/statusStore'
import { apiOver, editBy, FAST, NOW, seasonal, sessionOf, SITI, snapshotNamed, workedQuote } from '../../fixtures'
import { withTwoMitra, type People } from './withTwoMitra'
import { insertHotel, insertMaster } from '../oneRecord'
import { barePeriod } from '@tests/support/periods'

const DAY = 86_400_000
const claimOf = (userId: number, key: string): KeyClaim => ({
  userId,
  key,
  fingerprint: 'f',
  about: null,
  now: NOW,
})
const names = (rows: { namaPaket: string }[]) => rows.map(({ namaPaket }) => namaPaket)

/** The tests that every store must pass: the memory store, PGlite and PostgreSQL. `open` returns a new, empty store. */
export function storeContract(open: () => Promise<Store>): void {
  let store: Store
  let people: People
  withTwoMitra(open, (opened) => ({ store, people } = opened))

  const add = (
    namaPaket: string,
    createdAt = NOW,
    mitraId = people.first,
    totals?: { double: number; triple: number; quad: number },
  ) =>
    store.insertPackage({ mitraId, createdBy: people.firstUser, createdAt, snapshot: snapshotNamed(namaPaket, totals) })
  const list = (q: string, page = 1, perPage = 50, mitraId = people.first) =>
    store.listPackages({ scope: { mitraId }, q, page, perPage })

  describe('people and tokens', () => {
    it('the store finds a user with every field by the email, and nobody by another email', async () => {
      const id = await store.insertUser({
        email: 'admin@a.co',
        name: 'Ana',
        passwordHash: 'hash',
        mitraId: null,
        roles: ['admin'],
        permissions: ['*', 'x.y'],
      })
      expect(await store.findUserByEmail('admin@a.co')).toEqual({
        id,
        email: 'admin@a.co',
        name: 'Ana',
        passwordHash: 'hash',
        mitraId: null,
        roles: ['admin'],
        permissions: ['*', 'x.y'],
      })
      expect(await store.findUserByEmail('nobody@a.co')).toBeNull()
    })
    it('the store keeps roles that are names, and roles that are objects with a name', async () => {
      const roles = ['staf', { name: 'admin' }]
      await store.insertUser({ email: 'peran@a.co', name: '', passwordHash: '', mitraId: null, roles, permissions: [] })
      expect((await store.findUserByEmail('peran@a.co'))?.roles).toEqual(roles)
    })
    it('the store finds a mitra by its id', async () => {
      expect(await store.findMitra(people.second)).toEqual({ id: people.second, name: 'Dua' })
      expect(await store.findMitra(987_654_321)).toBeNull()
    })
    it('the store refuses a second user with the same email', async () => {
      await expect(
        store.insertUser({ email: 'satu@a.co', name: '', passwordHash: '', mitraId: null, roles: [], permissions: [] }),
      ).rejects.toThrow()
    })
    it('a token gives its session, with user and mitra and without the password, until the token is deleted', async () => {
      await store.insertToken(sessionOf(people.firstUser, 't1'))
      const session = await store.findSession('t1')
      expect(session).toEqual({
        user: {
          id: people.firstUser,
          email: 'satu@a.co',
          name: 'satu@a.co',
          mitraId: people.first,
          roles: ['mitra'],
          permissions: [],
        },
        mitra: { id: people.first, name: 'Satu' },
        createdAt: NOW,
        lastUsedAt: NOW,
      })
      await store.touchToken('t1', NOW + 5)
      expect((await store.findSession('t1'))?.lastUsedAt).toBe(NOW + 5)
      await store.deleteToken('t1')
      expect(await store.findSession('t1')).toBeNull()
      await store.touchToken('t1', NOW + 9)
      expect(await store.findSession('t1')).toBeNull()
    })
    it('the purge deletes old rows and keeps the others', async () => {
      await store.insertToken(sessionOf(people.firstUser, 'old', NOW - 1))
      await store.insertToken(sessionOf(people.firstUser, 'new'))
      await store.purge({ tokens: NOW, begun: 0, keys: NOW, attempts: NOW, places: NOW })
      expect(await store.findSession('old')).toBeNull()
      expect(await store.findSession('new')).not.toBeNull()
    })
  })

  describe('masters and hotels', () => {
    it('the store lists the masters of a kind in order, changes and deletes them', async () => {
      const [a, b] = [
        await insertMaster(store, { kind: 'visaBus', name: 'A', price: 1.5, logo: null }),
        await insertMaster(store, { kind: 'visaBus', name: 'B', toldName: 'Visa resmi', price: 2e9, logo: 'x.svg' }),
      ]
      const other = await insertMaster(store, { kind: 'manasik', name: 'C', price: 3, logo: null })
      expect(await store.masters.list('visaBus')).toEqual([
        { id: a, kind: 'visaBus', name: 'A', price: 1.5, logo: null, version: 1 },
        { id: b, kind: 'visaBus', name: 'B', toldName: 'Visa resmi', price: 2e9, logo: 'x.svg', version: 1 },
      ])
      expect((await store.masters.find([other, a, 999_999])).map(({ id }) => id).sort()).toEqual([a, other].sort())
      expect(await store.masters.find([])).toEqual([])
      await store.masters.update([{ id: a, kind: 'visaBus', name: 'A2', price: 9, logo: null }])
      await store.masters.mark([b], NOW)
      expect(await store.masters.list('visaBus')).toEqual([
        { id: a, kind: 'visaBus', name: 'A2', price: 9, logo: null, version: 2 },
      ])
    })
    it('a deleted master or hotel is in no list and cannot be changed, and comes back as it was', async () => {
      const tiers = [
        { from: 1, amount: 7 },
        { from: 20, amount: 6.5 },
      ]
      const master = { kind: 'visaBus' as const, name: 'Hilang', toldName: 'Kembali', price: 7, tiers, logo: null }
      const hotel = {
        city: 'makkah' as const,
        name: 'Hilang',
        toldName: 'Dekat Haram',
        image: null,
        distance: 9,
        stars: 3,
        rates: seasonal(1, 2, 3),
        periods: [
          {
            from: '2026-12-15',
            to: '2027-01-10',
            label: null,
            double: 700.5,
            triple: null,
            quad: 1,
            weekend: 50,
            note: 'dijual utuh',
          },
        ],
        weekendNights: ['thu' as const],
        meal: 'sarapan',
      }
      const [id, hotelId] = [await insertMaster(store, master), await insertHotel(store, hotel)]
      expect([await store.masters.restore(id, 'visaBus'), await store.hotels.restore(hotelId, 'makkah')]).toEqual([
        null,
        null,
      ])
      await store.masters.mark([id], NOW)
      await store.hotels.mark([hotelId], NOW)
      expect([await store.masters.find([id]), await store.hotels.find([hotelId])]).toEqual([[], []])
      expect((await store.hotels.list('makkah')).map((row) => row.id)).not.toContain(hotelId)
      await store.masters.update([{ ...master, id, name: 'x' }])
      await store.hotels.update([{ ...hotel, id: hotelId, name: 'x' }])
      expect([await store.masters.restore(id, 'manasik'), await store.hotels.restore(hotelId, 'madinah')]).toEqual([
        null,
        null,
      ])
      expect(await store.masters.restore(id, 'visaBus')).toEqual({ ...master, id, version: 3 })
      expect(await store.hotels.restore(hotelId, 'makkah')).toEqual({ ...hotel, id: hotelId, version: 3 })
      expect([await store.masters.find([id]), await store.hotels.find([hotelId])]).toEqual([
        [{ ...master, id, version: 3 }],
        [{ ...hotel, id: hotelId, version: 3 }],
      ])
      await store.masters.mark([id], NOW)
      await store.hotels.mark([hotelId], NOW)
    })
    it('a list of hotels for some nights has every period that holds one of them', async () => {
      const period = (from: string, to: string) => barePeriod(from, to, { double: 1 })
      const periods = [
        period('2027-01-01', '2027-01-09'),
        period('2027-01-10', '2027-01-10'),
        period('2027-01-11', '2027-01-20'),
        period('2027-01-21', '2027-01-30'),
      ]
      const hotel = { city: 'makkah' as const, name: 'Periode', image: null, distance: 9, stars: 3 }
      const id = await insertHotel(store, { ...hotel, rates: seasonal(1, 2, 3), periods })
      const near = async (from: string, to: string) =>
        (await store.hotels.list('makkah', { from, to })).find((row) => row.id === id)?.periods
      expect(await near('2027-01-09', '2027-01-11')).toEqual(expect.arrayContaining(periods.slice(0, 3)))
      expect(await near('2027-01-21', '2027-01-21')).toEqual(expect.arrayContaining(periods.slice(3)))
      expect((await store.hotels.list('makkah')).find((row) => row.id === id)?.periods).toEqual(periods)
      await store.hotels.mark([id], NOW)
    })
    it('the store never changes the kind of a master or the city of a hotel', async () => {
      const id = await insertMaster(store, { kind: 'perlengkapan', name: 'Koper', price: 1, logo: null })
      await store.masters.update([{ id, kind: 'visaBus', name: 'x', price: 9, logo: null }])
      expect(await store.masters.find([id])).toMatchObject([{ id, kind: 'perlengkapan', name: 'Koper', version: 1 }])
      const hotel = {
        city: 'madinah' as const,
        name: 'Tetap',
        image: null,
        distance: 1,
        stars: 1,
        rates: seasonal(1, 1, 1),
      }
      const hotelId = await insertHotel(store, hotel)
      await store.hotels.update([{ ...hotel, id: hotelId, city: 'makkah', name: 'x' }])
      expect(await store.hotels.find([hotelId])).toEqual([{ ...hotel, id: hotelId, version: 1 }])
      await store.hotels.mark([hotelId], NOW)
    })
    it('the store keeps hotels by city with their nine rates, also with an unknown distance', async () => {
      const hotel = {
        city: 'madinah' as const,
        name: 'Maden',
        image: null,
        distance: 50,
        stars: 5,
        rates: {
          regular: { double: 950.5, triple: 2, quad: 3 },
          rajabSyaban: { double: 4, triple: 5.25, quad: 6 },
          ramadhan: { double: 7, triple: 8, quad: 0 },
        },
      }
      const id = await insertHotel(store, hotel)
      expect(await store.hotels.list('madinah')).toEqual([{ ...hotel, id, version: 1 }])
      expect(await store.hotels.list('makkah')).toEqual([])
      expect(await store.hotels.find([id])).toEqual([{ ...hotel, id, version: 1 }])
      const changed = { ...hotel, id, stars: 4, distance: null, image: 'hotels/x.svg', rates: seasonal(0.1, 20, 30) }
      await store.hotels.update([changed])
      expect(await store.hotels.find([id])).toEqual([{ ...changed, version: 2 }])
      await store.hotels.mark([id], NOW)
    })
    it('the store returns copies of rows, which the caller may change', async () => {
      const id = await insertMaster(store, { kind: 'domestik', name: 'A', price: 1, logo: null })
      const [row] = await store.masters.find([id])
      if (row) row.price = 99
      expect((await store.masters.find([id]))[0]?.price).toBe(1)
    })
  })

  describe('packages', () => {
    it('the store returns a snapshot exactly as it was saved', async () => {
      const totals = { double: 30_822_044.444444444, triple: 2.7e23, quad: 1e-7 }
      const id = await add('Persis – “utuh” 🕋', NOW, people.first, totals)
      expect(await store.findPackage(id, 'all')).toEqual({
        id,
        mitraId: people.first,
        createdAt: NOW,
        version: expect.any(Number),
        updatedAt: NOW,
        updatedBy: people.firstUser,
        isTemplate: false,
        snapshot: snapshotNamed('Persis – “utuh” 🕋', totals),
      })
      expect((await list('“UTUH”')).rows).toEqual([
        {
          id,
          namaPaket: 'Persis – “utuh” 🕋',
          tipePerjalanan: 'group',
          jumlahJamaah: 45,
          totals,
          createdAt: NOW,
          checkIn: null,
          mitra: { id: people.first, name: 'Satu', rounding: 0 },
          status: NO_STATUS,
        },
      ])
    })
    it('a package is shown only to its own mitra and to accounts that see all', async () => {
      const id = await add('Rahasia mitra dua', NOW, people.second)
      expect(await store.findPackage(id, { mitraId: people.first })).toBeNull()
      expect(await store.findPackage(id, { mitraId: people.second })).not.toBeNull()
      expect((await list('rahasia mitra dua')).total).toBe(0)
      expect((await list('rahasia mitra dua', 1, 50, people.second)).total).toBe(1)
      expect((await store.listPackages({ scope: 'all', q: 'rahasia mitra dua', page: 1, perPage: 5 })).total).toBe(1)
      expect(await store.findPackage(987_654_321, 'all')).toBeNull()
      expect(await store.findPackage(id, 'none')).toBeNull()
      expect(await store.listPackages({ scope: 'none', q: '', page: 1, perPage: 5 })).toEqual({ rows: [], total: 0 })
    })
    it('an update changes list and detail of a package, keeps its creation time, and tells who saved it last and when', async () => {
      const id = await add('Sebelum diubah', NOW - DAY)
      expect(await store.findPackage(id, 'all')).toMatchObject({ updatedBy: people.firstUser, updatedAt: NOW - DAY })
      await store.updatePackage(
        id,
        snapshotNamed('Sesudah diubah', { double: 7, triple: 8, quad: 9 }),
        editBy(people.secondUser, NOW + 1),
      )
      expect((await list('sebelum diubah')).total).toBe(0)
      expect((await list('sesudah diubah')).rows[0]?.totals).toEqual({ double: 7, triple: 8, quad: 9 })
      expect(await store.findPackage(id, 'all')).toMatchObject({
        createdAt: NOW - DAY,
        updatedBy: people.secondUser,
        updatedAt: NOW + 1,
        snapshot: { namaPaket: 'Sesudah diubah' },
      })
    })
    it('every write of a package changes its version, also with equal contents, and nothing else does', async () => {
      const [id, other] = [await add('Berversi'), await add('Berversi juga')]
      const versionOf = async (one: number) => (await store.findPackage(one, 'all'))?.version
      const seen = [await versionOf(id)]
      for (const name of ['Berversi', 'Berversi', 'Lain']) {
        await store.updatePackage(id, snapshotNamed(name), editBy(people.firstUser))
        seen.push(await versionOf(id))
      }
      await store.updatePackage(other, snapshotNamed('Berversi juga'), editBy(people.firstUser))
      expect([new Set(seen).size, await versionOf(id)]).toEqual([4, seen[3]])
    })
    it('packages are sorted newest first, then by id, and the pages have no gap and no repetition', async () => {
      for (const [name, age] of [
        ['urut c', 2],
        ['urut a', 0],
        ['urut d1', 3],
        ['urut d2', 3],
        ['urut b', 1],
      ] as const)
        await add(name, NOW - age * DAY)
      expect(names((await list('urut ')).rows)).toEqual(['urut a', 'urut b', 'urut c', 'urut d2', 'urut d1'])
      const pages = [
        await list('urut ', 1, 2),
        await list('urut ', 2, 2),
        await list('urut ', 3, 2),
        await list('urut ', 4, 2),
      ]
      expect(pages.flatMap(({ rows }) => names(rows))).toEqual(['urut a', 'urut b', 'urut c', 'urut d2', 'urut d1'])
      expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5])
    })
    describe('the sorted list', () => {
      let ids: Record<string, number>
      beforeAll(async () => {
        const make = async (name: string, age: number, mitraId: number, jumlahJamaah: number, double: number) =>
          store.insertPackage({
            mitraId,
            createdBy: people.firstUser,
            createdAt: NOW - age * DAY,
            snapshot: {
              ...snapshotNamed(`susun ${name}`, { double, triple: -double, quad: double % 10 }),
              jumlahJamaah,
            },
          })
        const lower = await store.insertMitra({ name: 'dua setengah' })
        ids = {
          B: await make('B', 2, people.second, 9, 21),
          a: await make('a', 3, people.first, 10, 100.5),
          '🕋': await make('🕋', 1, lower, 10, 3),
          '\ufffd': await make('\ufffd', 0, people.second, 100, 21),
        }
      })
      const sorted = async (sort?: PackageSort) => {
        const { rows } = await store.listPackages({
          scope: 'all',
          q: 'susun ',
          page: 1,
          perPage: 50,
          ...(sort ? { sort } : {}),
        })
        return rows.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id))
      }
      const A = '\ufffd'
      it.each([
        ['nama_paket', ['a', 'B', A, '🕋']],
        ['jumlah_jamaah', ['B', 'a', '🕋', A]],
        ['total_price_double_rupiah', ['🕋', 'B', A, 'a']],
        ['total_price_triple_rupiah', ['a', 'B', A, '🕋']],
        ['total_price_quad_rupiah', ['a', 'B', A, '🕋']],
        ['created_at', ['a', 'B', '🕋', A]],
        ['mitra', ['B', A, '🕋', 'a']],
        ['check_in', ['B', 'a', '🕋', A]],
      ] as const)('the order by %s sorts ties by id, and reverses exactly', async (field, expected) => {
        expect(await sorted({ field, direction: 'asc' })).toEqual(expected)
        expect(await sorted({ field, direction: 'desc' })).toEqual([...expected].reverse())
      })
      it('packages are sorted newest first without another order, and the pages have no gap and no repetition', async () => {
        expect(await sorted()).toEqual([A, '🕋', 'B', 'a'])
        for (const field of SORT_FIELDS) {
          const pages = await Promise.all(
            [1, 2, 3, 4].map((page) =>
              store.listPackages({ scope: 'all', q: 'susun ', page, perPage: 1, sort: { field, direction: 'asc' } }),
            ),
          )
          expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(4)
        }
      })
    })
    it.each([
      ['100%', ['Diskon 100% hemat']],
      ['%', ['Diskon 100% hemat']],
      ['a_b', ['kode a_b']],
      ['_', ['kode a_b']],
      ['\\', ['garis \\ miring']],
      ["' OR 1=1 --", []],
      ["d'Or", ["Hotel D'or"]],
      ['ÉCLAT', ['Umroh éclat']],
    ])('a search takes %j literally, whatever its case', async (q, expected) => {
      if ((await list('Diskon 100%')).total === 0)
        for (const name of [
          'Diskon 100% hemat',
          'Diskon 1000 hemat',
          'kode a_b',
          'kode axb',
          'garis \\ miring',
          "Hotel D'or",
          'Umroh éclat',
        ])
          await add(name)
      expect(names((await list(q)).rows)).toEqual(expected)
    })
  })

  describe('transactions (fault 48)', () => {
    it('a transaction that throws writes nothing', async () => {
      const failing = store.transaction(async (tx) => {
        await tx.insertPackage({
          mitraId: people.first,
          createdBy: people.firstUser,
          createdAt: NOW,
          snapshot: snapshotNamed('hantu'),
        })
        await insertMaster(tx, { kind: 'siskopatuh', name: 'hantu', price: 1, logo: null })
        throw new Error('stop')
      })
      await expect(failing).rejects.toThrow('stop')
      expect((await list('hantu')).total).toBe(0)
      expect(await store.masters.list('siskopatuh')).toEqual([])
    })
    it('the second claim of a key gets the answer of the first, also while the first is still running', async () => {
      const claim = claimOf(people.firstUser, 'k1')
      const answer = { status: 201, body: { data: { id: 5 }, message: 'ok' } }
      const run = () =>
        store.transaction(async (tx) => {
          const earlier = await tx.claimKey(claim)
          if (earlier) return earlier
          await new Promise((resolve) => setTimeout(resolve, 50))
          await tx.completeKey(people.firstUser, 'k1', answer)
          return 'claimed'
        })
      const results = await Promise.all([run(), run(), run()])
      expect(results.filter((result) => result === 'claimed')).toHaveLength(1)
      expect(results.filter((result) => result !== 'claimed')).toEqual([
        { fingerprint: 'f', answer },
        { fingerprint: 'f', answer },
      ])
    })
    it('a failed transaction frees its key, a kept key answers however old it seems, and keys of two users are separate', async () => {
      const claim = claimOf(people.firstUser, '__proto__')
      await expect(
        store.transaction(async (tx) => {
          await tx.claimKey(claim)
          throw new Error('stop')
        }),
      ).rejects.toThrow('stop')
      const complete = (now: number, userId: number) =>
        store.transaction(async (tx) => {
          const earlier = await tx.claimKey({ ...claim, now, userId })
          if (!earlier) await tx.completeKey(userId, claim.key, { status: 200, body: now })
          return earlier?.answer.body ?? null
        })
      expect(await complete(NOW, people.firstUser)).toBeNull()
      expect(await complete(NOW + DAY, people.firstUser)).toBe(NOW)
      expect(await complete(NOW, people.secondUser)).toBeNull()
      expect(await complete(NOW + 800 * DAY, people.firstUser)).toBe(NOW)
    })
    it('requests about a record are forgotten with its customer, and their keys still have their answers', async () => {
      const answer = { status: 200, body: {} }
      const userId = people.firstUser
      const records = { first: 'package/7', second: 'offer/7', third: 'package/70', fourth: null }
      for (const [key, about] of Object.entries(records))
        await store.transaction(async (tx) => {
          await tx.claimKey({ ...claimOf(userId, key), about })
          await tx.completeKey(userId, key, answer)
        })
      await store.forgetRequests(['package/7', 'offer/7', 'package/9'])
      const kept = await Promise.all(Object.keys(records).map((key) => store.findKey(userId, key)))
      const forgotten = { fingerprint: FORGOTTEN, answer }
      expect(kept).toEqual([forgotten, forgotten, { fingerprint: 'f', answer }, { fingerprint: 'f', answer }])
    })
  })

  describe('the API on this store (fault 48)', () => {
    it('the API is seeded once, and saves once for one Idempotency-Key, however many requests arrive at once', async () => {
      const fresh = await open()
      try {
        const api = await apiOver(fresh)
        expect(await seedStore(fresh, { now: () => NOW, iterations: FAST })).toBe(false)
        const token = await api.login(SITI)
        const body = await workedQuote(api, token)
        const send = () =>
          api.call('POST', '/partner/umroh-regular', { token, body, headers: { 'idempotency-key': 'simpan-1' } })
        const answers = await Promise.all([send(), send(), send(), send()])
        expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
        expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
        const { body: after } = await api.call('GET', '/partner/umroh-regular?q=umroh syawal 9 hari&per_page=50', {
          token,
        })
        expect(after.meta.total).toBe(1)
        expect(after.data[0].total_price_double_rupiah).toBeCloseTo(30_822_044.4444, 3)
        const strange = [
          await api.call('GET', '/partner/umroh-regular?q=%00', { token }),
          await api.call('GET', '/partner/umroh-regular?q=%25&page=999999999', { token }),
          await api.call('GET', '/partner/umroh-regular/999999999999999', { token }),
          await api.call('POST', '/partner/login', { body: { email: 'a\0@b.co', password: 'mitra123' } }),
          await api.call('POST', '/partner/umroh-regular', { token, body: { ...body, namaPaket: 'a\ud800' } }),
          await api.call('POST', '/partner/umroh-regular', {
            token,
            body: { ...body, pesawat: { id: '9'.repeat(99) } },
          }),
          await api.call('POST', '/partner/umroh-regular', {
            token,
            body: {
              ...body,
              jumlahJamaah: Number.MAX_SAFE_INTEGER,
              tourLeader: 1_000_000,
              namaPaket: '🕋'.repeat(500),
            },
          }),
        ]
        expect(strange.map(({ status }) => status)).toEqual([200, 200, 404, 401, 422, 422, 201])
        expect(api.errors).toEqual([])
      } finally {
        await fresh.close()
      }
    }, 30_000)
    it('one of many saves with the same version succeeds, and the others are answered with 409', async () => {
      const fresh = await open()
      try {
        const api = await apiOver(fresh)
        const token = await api.login(SITI)
        const body = await workedQuote(api, token)
        const {
          body: {
            data: { id },
          },
        } = await api.call('POST', '/partner/umroh-regular', { token, body })
        const path = `/partner/umroh-regular/${id}`
        const read = async () => (await api.call('GET', `${path}/edit-data`, { token })).body.data
        for (const round of [1, 2, 3]) {
          const { version } = await read()
          const headers = { 'if-match': `"${version}"` }
          const saves = [1, 2, 3, 4].map((nth) =>
            api.call('PUT', path, { token, body: { ...body, jumlahJamaah: round * 10 + nth }, headers }),
          )
          const statuses = (await Promise.all(saves)).map(({ status }) => status)
          expect([...statuses].sort()).toEqual([200, 409, 409, 409])
          expect((await read()).jumlahJamaah).toBe(round * 10 + statuses.indexOf(200) + 1)
        }
        expect(api.errors).toEqual([])
      } finally {
        await fresh.close()
      }
    }, 30_000)
  })
}
