import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import type { Store } from '@/partner-api/stores/store'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { LOGO } from '../../domain/offer/packages'
import { SITI } from '../fixtures'
import { JPEG, offerWorld, type OfferWorld } from '../offers/offerWorld'
import { newPglite, reusedPglite } from '../stores/newPglite'
import { backupOf, restoreInto } from './moves'

/** Links after a restore, some of whose offers have no picture. */

let from: OpenDatabase
let to: OpenDatabase
let there: OfferWorld
let second: number
let restored: { store: Store; world: OfferWorld }
const shared: Record<'whole' | 'without' | 'erased' | 'options', Awaited<ReturnType<OfferWorld['share']>>> = {} as never

beforeAll(async () => {
  from = await reusedPglite()
  to = await newPglite()
  there = await offerWorld(await createPostgresStore(from))
  const packageId = await there.savePackage(SITI)
  const body = { ...emptyProfile('An-Nur'), logo: LOGO }
  await there.call('PUT', '/partner/offer-profile', { token: await there.signIn(SITI), body })
  shared.whole = await there.share(SITI, packageId)
  shared.without = await there.share(SITI, packageId, { image: null })
  shared.erased = await there.share(SITI, packageId)
  second = await there.savePackage(SITI)
  shared.options = await there.share(SITI, packageId, { others: [second] })
  await there.accept(shared.options.path, { option: 'B' })
  const token = await there.signIn(SITI)
  await there.call('DELETE', `/partner/offers/${shared.erased.id}/customer`, { token })
  const text = await backupOf(from.db)
  await to.db.execute(sql`drop schema public cascade`)
  await to.db.execute(sql`create schema public`)
  await restoreInto(to, text)
  const store = await createPostgresStore(to)
  restored = { store, world: await offerWorld(store, { seeded: true }) }
}, 120_000)
afterAll(async () => {
  await from?.close()
  await to?.close()
})

it('a restored link shows the same page, picture and logo', async () => {
  const page = await restored.world.open(shared.whole.path)
  expect([page.status, await page.text()]).toEqual([200, await (await there.open(shared.whole.path)).text()])
  const picture = await restored.world.open(`${shared.whole.path}.jpg`)
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(JPEG)
  const logo = await restored.world.open(`${shared.whole.path}/logo`)
  expect(Buffer.from(await logo.arrayBuffer()).toString('base64')).toBe(LOGO)
  const token = await restored.world.signIn(SITI)
  const profile = await restored.world.call('GET', '/partner/offer-profile', { token })
  expect(profile.body.data.profile.logo).toBe(LOGO)
})

it.each(['without', 'erased'] as const)(
  'a restored link whose picture is missing (%s) shows its page without a preview picture, and its picture is not found',
  async (which) => {
    const { path } = shared[which]
    const page = await restored.world.open(path)
    expect([page.status, (await page.text()).includes('og:image')]).toEqual([200, false])
    expect((await restored.world.open(`${path}.jpg`)).status).toBe(404)
  },
)

it('a restored offer can still be compared with the newest save', async () => {
  const token = await restored.world.signIn(SITI)
  const { status, body } = await restored.world.call('GET', `/partner/offers/${shared.whole.id}/package`, { token })
  expect([status, body.data.package.namaPaket]).toEqual([200, 'Umroh Syawal 9 Hari'])
})

it('a restored link with options is listed with each of its packages, and the accepted option alone is agreed to', async () => {
  const { store, world } = restored
  expect(await world.offersOf(SITI, second)).toMatchObject([
    { id: shared.options.id, answer: { option: 'B' }, options: [{ letter: 'A' }, { letter: 'B', packageId: second }] },
  ])
  expect((await store.findStatus(second)).acceptedAt).not.toBeNull()
  const { body } = await world.call('GET', `/partner/offers/${shared.options.id}/package?package=${second}`, {
    token: await world.signIn(SITI),
  })
  expect(body.data.package.namaPaket).toBe('Umroh Syawal 9 Hari')
})
