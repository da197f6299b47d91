import { afterAll, describe, expect, it } from 'vitest'
import { openPostgres, type OpenDatabase } from '@/partner-api/postgres/database'
import { openPostgresStore } from '@/partner-api/postgres/postgresStore'
import { seedStore } from '@/partner-api/seed/seedStore'
import { ADMIN, apiOver, DEWI, FAST, NOW, SITI, snapshotNamed, twoMitra, workedQuote, editBy } from '../fixtures'
import { everyDatabase } from './everyDatabase'
import { longLists } from './longLists'
import { reused } from './reused'
import { postgresDatabases } from './testDatabases'
import { hasPostgres } from './scratchPostgres'
import { signInRaces } from './signInRaces'
import { twoProcesses } from './twoProcesses'

if (!hasPostgres) console.warn('PostgreSQL store: skipped, no PostgreSQL binaries on this machine')

describe.skipIf(!hasPostgres)('PostgreSQL store', () => {
  const newDatabase = postgresDatabases()

  const openEmpty = async () => openPostgres(await newDatabase())
  const kept: OpenDatabase[] = []
  const reopen = reused(async () => {
    const database = await openEmpty()
    kept.push(database)
    return database
  })
  afterAll(() => Promise.all(kept.map((database) => database.close())))

  everyDatabase(reopen)
  describe('long lists', () => {
    longLists(openEmpty)
  })
  twoProcesses(newDatabase)
  signInRaces(newDatabase)

  it('of several servers that start together on an empty database, one migrates and seeds it', async () => {
    const url = await newDatabase()
    const stores = await Promise.all([openPostgresStore(url), openPostgresStore(url), openPostgresStore(url)])
    const seeded = await Promise.all(
      stores.map((store) => seedStore(store, { now: () => NOW, iterations: FAST, packages: [2, 1] })),
    )
    expect(seeded.filter(Boolean)).toHaveLength(1)
    expect((await stores[0].listPackages({ scope: 'all', q: '', page: 1, perPage: 9 })).total).toBe(3)
    await Promise.all(stores.map((store) => store.close()))
  }, 30_000)

  it('of two owners who disable each other through two servers at the same moment, one stays', async () => {
    const url = await newDatabase()
    const [first, second] = [await apiOver(await openPostgresStore(url)), await apiOver(await openPostgresStore(url))]
    const admin = await first.store.findUserByEmail(ADMIN)
    if (!admin) throw new Error('no admin')
    const { id, ...copy } = admin
    const rivals = [id, await first.store.insertUser({ ...copy, email: 'kedua@a.co' })]
    const tokens = [await first.login(ADMIN), await second.login('kedua@a.co', 'admin123')]
    const answers = await Promise.all([
      first.call('POST', `/users/${rivals[1]}/disable`, { token: tokens[0] }),
      second.call('POST', `/users/${rivals[0]}/disable`, { token: tokens[1] }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await first.store.countOwners()).toBe(1)
    await Promise.all([first.store.close(), second.store.close()])
  }, 30_000)

  it('two servers share one state: each accepts the other’s tokens and idempotency keys', async () => {
    const url = await newDatabase()
    const [first, second] = [await apiOver(await openPostgresStore(url)), await apiOver(await openPostgresStore(url))]
    const token = await first.login(SITI)
    const body = await workedQuote(first, token)
    const send = (api: typeof first) =>
      api.call('POST', '/partner/umroh-regular', { token, body, headers: { 'idempotency-key': 'dua' } })
    const answers = await Promise.all([send(first), send(second), send(first), send(second)])
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
    const id = answers[0].body.data.id
    expect((await second.call('GET', `/partner/umroh-regular/${id}`, { token: await second.login(DEWI) })).status).toBe(
      404,
    )
    expect(
      (await second.call('GET', `/partner/umroh-regular/${id}`, { token: await second.login(ADMIN) })).status,
    ).toBe(200)
    await first.call('POST', '/partner/logout', { token })
    expect((await second.call('GET', '/partner/me', { token })).status).toBe(401)
    await Promise.all([first.store.close(), second.store.close()])
  }, 30_000)

  it('two servers give equal totals, whichever of them saves, also while an earlier save is still running', async () => {
    const url = await newDatabase()
    const [first, second] = [await openPostgresStore(url), await openPostgresStore(url)]
    const { first: mitraId, firstUser } = await twoMitra(first)
    const save = (at: Pick<typeof first, 'insertPackage'>, name = 'musim') =>
      at.insertPackage({ mitraId, createdBy: firstUser, createdAt: NOW, snapshot: snapshotNamed(name) })
    const totals = async (q = 'musim') =>
      Promise.all(
        [first, second].map(
          async (at) => (await at.listPackages({ scope: { mitraId }, q, page: 1, perPage: 5 })).total,
        ),
      )
    const story = [await totals()]
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    let began = () => {}
    const underWay = new Promise<void>((resolve) => {
      began = resolve
    })
    const slow = first.transaction(async (tx) => {
      await save(tx)
      began()
      await finished
    })
    await underWay
    story.push(await totals())
    await save(second)
    story.push(await totals())
    finish()
    await slow
    story.push(await totals(), await totals())
    expect(story).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
      [2, 2],
      [2, 2],
    ])
    const writers = Array.from({ length: 40 }, async (_, index) => {
      const at = index % 2 === 0 ? first : second
      const id = await save(at, `ramai ${index}`)
      await totals('ramai')
      if (index % 5 === 0) await at.updatePackage(id, snapshotNamed('sepi'), editBy(firstUser))
    })
    await Promise.all(writers)
    expect([await totals('ramai'), await totals('sepi'), await totals('')]).toEqual([
      [32, 32],
      [8, 8],
      [42, 42],
    ])
    await Promise.all([first.close(), second.close()])
  }, 30_000)

  it('only one transaction at a time can lock a package for its save', async () => {
    const store = await openPostgresStore(await newDatabase())
    const { first, firstUser } = await twoMitra(store)
    const id = await store.insertPackage({
      mitraId: first,
      createdBy: firstUser,
      createdAt: NOW,
      snapshot: snapshotNamed('rebutan'),
    })
    const story: string[] = []
    const hold = (name: string) =>
      store.transaction(async (tx) => {
        await tx.findPackage(id, 'all', true)
        story.push(`${name} in`)
        await new Promise((resolve) => setTimeout(resolve, 100))
        story.push(`${name} out`)
      })
    await Promise.all([hold('a'), hold('b')])
    expect(story.map((line) => line.slice(2))).toEqual(['in', 'out', 'in', 'out'])
    await store.close()
  })

  it('simultaneous saves of one package run one after the other, so that list and detail agree', async () => {
    const api = await apiOver(await openPostgresStore(await newDatabase()))
    const token = await api.login(SITI)
    const body = await workedQuote(api, token)
    const { body: created } = await api.call('POST', '/partner/umroh-regular', { token, body })
    const path = `/partner/umroh-regular/${created.data.id}`
    await Promise.all(
      [10, 20, 30, 40].map((jumlahJamaah) => api.call('PUT', path, { token, body: { ...body, jumlahJamaah } })),
    )
    const detail = (await api.call('GET', path, { token })).body.data.package
    const row = (await api.call('GET', '/partner/umroh-regular?q=umroh syawal 9', { token })).body.data[0]
    expect(row).toMatchObject({
      jumlah_jamaah: detail.jumlah_jamaah,
      total_price_quad_rupiah: detail.total_price_quad_rupiah,
    })
    await api.store.close()
  }, 30_000)
})
