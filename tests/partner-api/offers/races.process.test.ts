import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgresStore } from '@/partner-api/postgres/postgresStore'
import type { Store } from '@/partner-api/stores/store'
import { eraseOldCustomers } from '@/partner-api/offers/erasure'
import { SITI } from '../fixtures'
import { postgresDatabases } from '../stores/testDatabases'
import { hasPostgres } from '../stores/scratchPostgres'
import { offerOf, offerWorld, type OfferWorld } from './offerWorld'

const SEVERAL = [1, 2, 3, 4, 5, 6]

describe.skipIf(!hasPostgres)('several requests at once, on PostgreSQL', () => {
  const newDatabase = postgresDatabases()
  let store: Store
  let there: OfferWorld
  let packageId: number
  beforeAll(async () => {
    store = await openPostgresStore(await newDatabase())
    there = await offerWorld(store)
    packageId = await there.savePackage(SITI)
  }, 60_000)
  afterAll(() => store?.close())

  it('of customers who read and accept a link at once, a single read and a single acceptance count', async () => {
    const { path } = await there.share(SITI, packageId)
    await Promise.all(
      SEVERAL.flatMap((n) => [
        there.accept(path, { name: `Orang ${n}` }),
        there.open(`${path}/seen`, { method: 'POST' }),
      ]),
    )
    expect(await store.listAudit({ event: 'accept' }, 9)).toHaveLength(1)
    expect(await store.listAudit({ event: 'seen' }, 9)).toHaveLength(1)
  })

  it('of several options that are accepted at once exactly one counts, and the status of one package alone', async () => {
    const packages = [packageId, await there.savePackage(SITI), await there.savePackage(SITI)]
    const { path } = await there.share(SITI, packageId, { others: packages.slice(1) })
    const before = (await store.listAudit({ event: 'accept' }, 99)).length
    await Promise.all(['A', 'B', 'C', 'A', 'B', 'C'].map((option) => there.accept(path, { option })))
    expect(await store.listAudit({ event: 'accept' }, 99)).toHaveLength(before + 1)
    const accepted = await Promise.all(packages.slice(1).map((id) => store.findStatus(id)))
    const option = (await store.listOffers(packageId))[0]?.answer?.option
    expect(accepted.map(({ acceptedAt }) => acceptedAt !== null)).toEqual([option === 'B', option === 'C'])
  })

  it('offers of the same packages in any order, made at once after a save, replace each other’s links without waiting forever', async () => {
    const [a, b, c] = [await there.savePackage(SITI), await there.savePackage(SITI), await there.savePackage(SITI)]
    const orders = [
      [a, b, c],
      [c, b, a],
      [b, a, c],
    ] as const
    for (const [first, ...others] of orders) await there.share(SITI, first, { others })
    for (const id of [a, b, c]) {
      const row = await store.findPackage(id, 'all')
      if (row) await store.updatePackage(id, row.snapshot, { updatedAt: there.clock.now, updatedBy: 1 })
    }
    const made = await Promise.all([
      ...orders.map(([first, ...others]) => there.share(SITI, first, { others })),
      ...[a, b, c].map((id) => there.share(SITI, id)),
    ])
    const open = (await store.listOffers(c)).filter(({ replacedAt }) => replacedAt === null)
    const ids = new Set(made.map(({ id }) => id))
    expect(open.every(({ id }) => ids.has(id))).toBe(true)
    expect(open).toHaveLength(4)
  })

  it('a customer is erased on links and packages while these packages are shared, answered and erased by age, and no transaction is aborted', async () => {
    const ids = [await there.savePackage(SITI), await there.savePackage(SITI), await there.savePackage(SITI)]
    const [a = 0, b = 0, c = 0] = ids
    const token = await there.signIn(SITI)
    const erase = (path: string) => there.call('DELETE', `/partner/${path}/customer`, { token })
    for (let round = 0; round < 6; round += 1) {
      const first = await there.share(SITI, a, { others: [b, c] })
      const second = await there.share(SITI, c, { others: [b] })
      for (const id of ids) {
        const row = await store.findPackage(id, 'all')
        if (row) await store.updatePackage(id, row.snapshot, { updatedAt: there.clock.now, updatedBy: 1 })
      }
      const post = (of: number, others: number[]) =>
        there.call('POST', `/partner/umroh-regular/${of}/offers`, { token, body: offerOf({ others }) })
      const done = await Promise.all([
        erase(`umroh-regular/${c}`),
        post(b, [a]),
        erase(`offers/${first.id}`),
        erase(`offers/${second.id}`),
        post(c, []),
        erase(`umroh-regular/${a}`),
        post(a, [c, b]),
        there.accept(first.path, { option: 'C' }),
        eraseOldCustomers(store, 1, there.clock.now + 100 * 86_400_000).then(() => ({ status: 200 })),
      ])
      expect(done.map(({ status }) => status)).toEqual([200, 201, 200, 200, 201, 200, 201, expect.any(Number), 200])
    }
  }, 60_000)

  it('a request that is sent several times makes one offer, and offers made at once have one version', async () => {
    const token = await there.signIn(SITI)
    const path = `/partner/umroh-regular/${packageId}/offers`
    const before = (await store.listOffers(packageId)).length
    const post = (key: string) =>
      there.call('POST', path, { token, body: offerOf(), headers: { 'idempotency-key': key } })
    const same = await Promise.all(SEVERAL.map(() => post('sama')))
    expect(new Set(same.map(({ body }) => body.data.url)).size).toBe(1)
    expect(await store.listOffers(packageId)).toHaveLength(before + 1)
    const others = await Promise.all(SEVERAL.map((n) => post(`lain ${n}`)))
    expect(new Set(others.map(({ body }) => body.data.version))).toEqual(new Set([1]))
    expect(new Set(others.map(({ body }) => body.data.url)).size).toBe(SEVERAL.length)
  })
})
