import { sql } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { cleanJpeg } from '@/domain/pictures/cleanJpeg'
import { isObject } from '@/domain/values/isObject'
import { StartError } from '@/partner-api/errors/startProblem'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { migrate, newestSchema } from '@/partner-api/postgres/migrate'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import type { PackageSnapshot } from '@/partner-api/stores/snapshot'
import { contentsOf } from '../partner-api/backup/moves'
import { apiOver, DEWI, HASAN, SITI, STAFF } from '../partner-api/fixtures'
import { extrasOf, schemaOf } from '../partner-api/stores/schemaOf'
import { loadDump, OLD_DATABASES, toldBy } from './oldDatabases'

/** The sums of money on a page. A later version may put them in another order, or say one of them once only. */
const figuresOf = (html: string) => new Set(html.match(/Rp\. [\d.]+/g))

/** Starts today's program on the database of an old version, at the moment at which that version was asked. */
async function startOn(database: OpenDatabase, name: string) {
  await loadDump(database, name)
  const told = toldBy(name)
  const clock = { now: told.at }
  const store = await createPostgresStore(database)
  const api = await apiOver(store, { demo: false, now: () => clock.now })
  return { ...api, told, clock }
}
type Fields = Record<string, unknown>
type Started = Awaited<ReturnType<typeof startOn>>

/** Leaves out the orders that a list knows: they belong to the program and not to its database. */
function withoutOrders({ meta, ...rest }: Record<string, unknown>): Record<string, unknown> {
  if (!isObject(meta)) return rest
  const { sort_by: _, ...kept } = meta
  return { ...rest, meta: kept }
}

/** The new version gives the old sessions every answer of the old version. It may add new fields. */
async function expectSameAnswers({ call, told }: Started): Promise<void> {
  for (const { as, path, status, body } of told.answers) {
    const { features: _, ...rest } = body
    const kept = withoutOrders(rest)
    const answer = await call('GET', path, { token: told.tokens[as] })
    expect(answer, `${path} as ${as}`).toMatchObject({ status, body: kept })
  }
}

async function expectSamePages({ api, told }: Started): Promise<void> {
  const open = (path: string) => api.request(`http://api.test${path}`)
  for (const { path, status, html, image } of told.pages) {
    const [page, picture] = [await open(path), await open(`${path}.jpg`)]
    expect([page.status, figuresOf(await page.text())]).toEqual([status, figuresOf(html)])
    // Pictures of earlier versions are cleaned when they are told (docs/product.md §21.5).
    if (image)
      expect(new Uint8Array(await picture.arrayBuffer())).toEqual(cleanJpeg(Buffer.from(image, 'base64'))?.bytes)
  }
}

const codeOf = (secret: string, timestamp: number) => new TOTP({ secret, period: 30 }).generate({ timestamp })

/** People sign in with their old passwords and authenticator apps. */
async function expectSignIns({ call, told, clock }: Started): Promise<void> {
  const { passwords, secrets } = told
  // A code counts once, and the old version has used the code of its last minute.
  clock.now += 60_000
  for (const email of [HASAN, STAFF]) {
    const secret = secrets[email]
    const code = secret === undefined ? {} : { code: codeOf(secret, clock.now) }
    const body = { email, password: passwords[email], ...code }
    expect((await call('POST', '/partner/login', { body })).body).toMatchObject({ success: true })
  }
}

const PACKAGES = '/partner/umroh-regular'

/** The work goes on: a package is copied, and the list counts it. */
async function expectWork({ call, told }: Started, email: string): Promise<void> {
  const token = told.tokens[email]
  const { data, meta } = (await call('GET', PACKAGES, { token })).body
  const copied = await call('POST', `${PACKAGES}/${data[0].id}/duplicate`, { token, body: { namaPaket: 'Salinan' } })
  expect(copied.status).toBe(201)
  const after = (await call('GET', `${PACKAGES}?q=salinan`, { token })).body
  expect(after.data).toMatchObject([
    { nama_paket: 'Salinan', total_price_quad_rupiah: data[0].total_price_quad_rupiah },
  ])
  expect((await call('GET', PACKAGES, { token })).body.meta.total).toBe(meta.total + 1)
}

const everythingIn = async ({ db }: OpenDatabase) => ({
  rows: await contentsOf(db),
  schema: await schemaOf(db),
  extras: await extrasOf(db),
})

/** The upgrade promise (docs/product.md §20.3.1), on one kind of database. */
export function everyUpgrade(openEmpty: () => Promise<OpenDatabase>): void {
  describe.each(OLD_DATABASES)('a database that the version with schema %s left', (name) => {
    it('starts with this program: packages, totals, accounts, offers and audit rows read the same, and work goes on', async () => {
      const started = await startOn(await openEmpty(), name)
      await expectSameAnswers(started)
      await expectSamePages(started)
      await expectSignIns(started)
      await expectWork(started, SITI)
      await expectWork(started, DEWI)
      expect(started.errors).toEqual([])
      await started.store.close()
    }, 60_000)
  })

  it('a rate of 0 becomes empty, the package with it has no such price, and the audit lists both once', async () => {
    const database = await openEmpty()
    await loadDump(database, '0021')
    const { db } = database
    const priceOf = (name: string) => sql.raw(`'{hotels,makkah,${name},quad}', '0'`)
    const { rows } = (await db.execute(sql`select p.id, s.snapshot, s.snapshot -> 'hotels' -> 'makkah' ->> 'id' as hotel
      from packages p join package_snapshots s on s.package_id = p.id
      where s.snapshot -> 'hotels' ->> 'makkah' is not null order by p.id limit 1`)) as unknown as {
      rows: { id: number | string; hotel: string; snapshot: PackageSnapshot }[]
    }
    const [found] = rows
    const hotel = Number(found?.hotel)
    await db.execute(sql`update hotels set rate_quad = 0, rate_double_ramadhan = 0 where id = ${hotel}`)
    await db.execute(sql`update package_snapshots set snapshot = jsonb_set(jsonb_set(jsonb_set(snapshot,
      ${priceOf('sar')}), ${priceOf('rupiah')}), ${priceOf('perJamaah')}) where package_id = ${Number(found?.id)}`)
    const store = await createPostgresStore({ ...database, close: async () => undefined })
    const [after] = await store.hotels.find([hotel])
    const { regular, ramadhan } = after?.rates ?? {}
    expect([regular?.quad, ramadhan?.double]).toEqual([null, null])
    expect(Object.values({ ...regular, ...ramadhan })).toContainEqual(expect.any(Number))
    const saved = await store.findDetail(Number(found?.id), 'all')
    const { totals, tourLeaderCost, hotels } = found?.snapshot ?? {}
    const makkah = saved?.snapshot.hotels.makkah
    expect([makkah?.sar.quad, makkah?.rupiah.quad, makkah?.perJamaah.quad]).toEqual([null, null, null])
    expect(makkah?.perJamaah.double).toBe(hotels?.makkah?.perJamaah.double)
    expect(saved?.snapshot).toMatchObject({
      totals: { ...totals, quad: null },
      tourLeaderCost: { ...tourLeaderCost, quad: null },
    })
    const listed = (await store.listPackages({ scope: 'all', q: '', page: 1, perPage: 50 })).rows
    expect(listed.find(({ id }) => id === Number(found?.id))?.totals).toEqual({ ...totals, quad: null })
    const told = (await db.execute(
      sql`select resource, record_id, before, after from audit where user_name = 'Pembaruan program' order by id`,
    )) as unknown as { rows: { resource: string; record_id: unknown; before: Fields; after: Fields }[] }
    expect(told.rows.map(({ resource, record_id: id }) => [resource, Number(id)])).toEqual([
      ['hotel/makkah', hotel],
      ['umroh-regular', Number(found?.id)],
    ])
    expect(told.rows[0]).toMatchObject({ before: { rates: { regular: { quad: 0 } } }, after: { rates: after?.rates } })
    expect(told.rows[1]).toMatchObject({ before: { totals }, after: { totals: { ...totals, quad: null } } })
    await database.close()
  }, 60_000)

  it('a database of a newer program is refused with words, and nothing in it changes', async () => {
    const database = await openEmpty()
    await loadDump(database, '0017')
    await migrate(database)
    await database.db.execute(sql`create table of_the_future (id bigint primary key)`)
    await database.db.execute(
      sql`insert into __drizzle_migrations (hash, created_at) values ('newer', ${newestSchema() + 1})`,
    )
    const before = await everythingIn(database)
    const refused = await createPostgresStore({ ...database, close: async () => undefined }).catch(
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(StartError)
    expect(String(refused)).toMatch(/skema yang lebih baru/)
    expect(await everythingIn(database)).toEqual(before)
    await database.close()
  }, 60_000)
}
