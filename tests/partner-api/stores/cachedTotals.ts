import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, OpenDatabase } from '../../../src/partner-api/postgres/database'
import { packageCounts } from '../../../src/partner-api/postgres/packageCounts'
import type { PackageQuery, Scope, Store } from '../../../src/partner-api/store'
import { NOW, snapshotNamed } from '../fixtures'
import { manyPackages, type ManyPackages } from './manyPackages'

/** So many that more than 5000 are found, and that a word of the oldest 1100 is not among the newest. */
const MANY = 5600
const OLD = 1100

/** The totals of searches, which are counted once: the tests that PGlite and PostgreSQL must pass. */
export function cachedTotals(open: () => Promise<OpenDatabase>): void {
  let database: OpenDatabase
  let store: Store
  let people: ManyPackages['people']
  let run: ManyPackages['run']

  beforeAll(async () => {
    database = await open()
    const name = sql`'umroh ' || n || case when n > ${MANY - OLD} then ' musim lalu' else '' end`
    ;({ store, people, run } = await manyPackages(database, MANY, name))
  }, 120_000)
  afterAll(() => store?.close())

  const query = (changes: Partial<PackageQuery> = {}): PackageQuery => ({
    scope: { mitraId: people.first },
    q: '',
    page: 1,
    perPage: 50,
    ...changes,
  })

  describe('a cached total', () => {
    const total = async (q: string, at = store, scope: Scope = 'all') =>
      (await at.listPackages({ scope, q, page: 1, perPage: 1 })).total
    const save = (name: string) =>
      store.insertPackage({
        mitraId: people.first,
        createdBy: people.firstUser,
        createdAt: NOW,
        snapshot: snapshotNamed(name),
      })

    it('a cached total follows rows that an administrator adds, renames, moves and deletes by hand', async () => {
      const id = await save('tangan')
      const totals = async () => [
        await total('tangan'),
        await total('jari'),
        await total('jari', store, { mitraId: people.second }),
      ]
      const steps = [await totals()]
      for (const change of [
        sql`update packages set search_name = 'jari' where id = ${id}`,
        sql`update packages set mitra_id = ${people.second} where id = ${id}`,
        sql`delete from packages where id = ${id}`,
      ]) {
        await run(change)
        steps.push(await totals())
      }
      expect(steps).toEqual([
        [1, 0, 0],
        [0, 1, 0],
        [0, 1, 1],
        [0, 0, 0],
      ])
    })
    it('finds are counted once, and again when a package of the scope was added, renamed or deleted', async () => {
      const [count, asked] = [packageCounts(), { finds: 0 }]
      const watched = new Proxy(database.db, {
        get: (db, name, receiver) => {
          if (name === 'select') asked.finds += 1
          return Reflect.get(db, name, receiver) as unknown
        },
      })
      const queries = async (scope: Scope, page = 1) => {
        asked.finds = 0
        await count(watched, query({ scope, q: 'sekali', page }), 'sekali')
        return asked.finds
      }
      const own = { mitraId: people.first }
      const story = [await queries(own), await queries(own)]
      await save('lain sama sekali')
      story.push(await queries(own), await queries(own))
      await run(sql`update packages set total_double = 7 where search_name = 'lain sama sekali'`)
      story.push(await queries(own))
      // Of the first 6 queries 1 reads the mark, 3 search among the newest packages, and 2 search in the index.
      expect(story).toEqual([6, 1, 6, 1, 1])
      // An exact count is enough for every page.
      expect(await queries(own, 700)).toBe(1)
    })
    it('a page far down counts all finds once, and looks at no newest packages', async () => {
      const [count, far] = [packageCounts(), { scope: 'all', q: 'umroh', page: 600 } as const]
      const finds = await count(database.db, query(far), 'umroh')
      expect(finds).toBeGreaterThan(5000)
      await run(sql`alter table packages disable trigger packages_count`)
      await save('umroh yang tidak dihitung')
      await run(sql`alter table packages enable trigger packages_count`)
      expect(await count(database.db, query({ ...far, page: 601 }), 'umroh')).toBe(finds)
    })
    it('saves are folded into one row for each mitra, and no total changes', async () => {
      const rowsOf = () =>
        run<{ mitra_id: number; rows: number }>(
          sql`select mitra_id, count(*)::int as rows from package_counts group by 1 order by 1`,
        )
      const before = await Promise.all([total(''), total('', store, { mitraId: people.first })])
      await store.tidy()
      const folded = await rowsOf()
      expect(folded.every(({ rows }) => rows < 20)).toBe(true)
      for (let index = 0; index < 5; index += 1) await save('sedikit')
      // Few rows are left as they are: folding them would have every search counted again.
      await store.tidy()
      expect((await rowsOf()).map(({ rows }, at) => rows - (folded[at]?.rows ?? 0))).toEqual([5, 0])
      const after = await Promise.all([total(''), total('', store, { mitraId: people.first })])
      expect(after).toEqual(before.map((one) => one + 5))
    })
    it('visits that limit nobody any more are forgotten by the tidying, and no login waits for that', async () => {
      await run(
        sql`insert into page_visits (name, busy_until) values ('lama', 1), ('baru', ${Date.now() + 60_000}::float8)`,
      )
      const names = async () => (await run<{ name: string }>(sql`select name from page_visits`)).map(({ name }) => name)
      await store.purge({ tokens: NOW, begun: 0, keys: NOW, attempts: NOW, places: NOW })
      expect(await names()).toEqual(['lama', 'baru'])
      await store.tidy()
      expect(await names()).toEqual(['baru'])
    })
    it('a count of finds is dropped when a thousand others were used later', async () => {
      const count = packageCounts()
      for (const q of ['sering', 'jarang', 'sering']) await count(database.db, query({ scope: 'all', q }), q)
      // A change that the trigger did not see: only a count that is made anew includes it.
      await run(sql`alter table packages disable trigger packages_count`)
      await save('sering')
      await save('jarang')
      await run(sql`alter table packages enable trigger packages_count`)
      // The others find nothing in any database, so they are counted by one that has no row.
      const others = drizzle(async () => ({ rows: [] })) as unknown as Database
      for (let index = 0; index < 999; index += 1)
        await count(others, query({ scope: 'none', q: `lain ${index}` }), `lain ${index}`)
      expect([
        await count(database.db, query({ scope: 'all', q: 'sering' }), 'sering'),
        await count(database.db, query({ scope: 'all', q: 'jarang' }), 'jarang'),
      ]).toEqual([0, 1])
    })
    it('a word that only old packages have is counted far enough that its pages come from the index of letters', async () => {
      const wanted = query({ scope: 'all', q: 'musim lalu' })
      expect(await packageCounts()(database.db, wanted, 'musim lalu')).toBe(1100)
      expect(await store.listPackages(wanted)).toMatchObject({ total: 1050, isLeast: true })
    })
  })
}
