import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, OpenDatabase } from '@/partner-api/postgres/database'
import { packageCounts } from '@/partner-api/postgres/packageCounts'
import { pageOf } from '@/partner-api/postgres/packagePages'
import type { PackageList, Scope, Store } from '@/partner-api/stores/store'
import { SORT_FIELDS } from '@/partner-api/stores/packageSort'
import { FIRST_PACKAGES } from '@/partner-api/stores/sessionStore'
import { NOW, sessionOf, snapshotNamed } from '../fixtures'
import { manyPackages, type ManyPackages } from './manyPackages'

/** The number of packages: so high that a word of the oldest 1100 is not among the newest. */
const MANY = 5600
const OLD = 1100
const HASH = 'pages-and-totals'
/** How many finds a search expects: it reads the index of letters for few, and the newest packages for many. */
const [FEW_FINDS, MANY_FINDS] = [1, 1e9]

/** The pages of thousands of packages, and the totals of searches, which are counted once. */
export function pagesAndTotals(open: () => Promise<OpenDatabase>): void {
  let database: OpenDatabase
  let store: Store
  let people: ManyPackages['people']
  let run: ManyPackages['run']
  let query: ManyPackages['query']

  beforeAll(async () => {
    database = await open()
    const name = sql`'umroh ' || n || case when n > ${MANY - OLD} then ' musim lalu' else '' end`
    ;({ store, people, run, query } = await manyPackages(database, MANY, name))
    await store.insertToken(sessionOf(people.firstUser, HASH))
  }, 120_000)
  afterAll(() => store?.close())

  describe('a page of thousands', () => {
    it.each([
      [1, 200],
      [2, 100],
      [4, 50],
      [5, 50],
      [2, 150],
      [2, 200],
      [3, 100],
    ])(
      'page %i with %i packages a page has the right rows, within the first 200 packages and after them',
      async (page, perPage) => {
        const place = sql`limit ${perPage}::int offset ${(page - 1) * perPage}::int`
        for (const direction of ['desc', 'asc'] as const)
          for (const scope of ['all', { mitraId: people.first }] as const) {
            const own = scope === 'all' ? sql`true` : sql`mitra_id = ${scope.mitraId}`
            const by = sql.raw(direction)
            const rows = await run<{ id: string }>(
              sql`select id from packages where ${own} order by created_at ${by}, id ${by} ${place}`,
            )
            const ids = rows.map(({ id }) => Number(id))
            const idsOf = (list?: PackageList) => list?.rows.map(({ id }) => id)
            const wanted = query({ page, perPage, scope, sort: { field: 'created_at', direction } })
            expect(ids).toHaveLength(perPage)
            expect(idsOf(await store.listPackages(wanted))).toEqual(ids)
            if (scope !== 'all' && direction === 'desc' && page * perPage <= FIRST_PACKAGES)
              expect(idsOf((await store.findSessionAndPage(HASH, { page, perPage }, '2026-11-20'))?.list)).toEqual(ids)
          }
      },
    )
    it('a search for a common word counts a thousand beyond its page, and all finds near the end', async () => {
      for (const scope of ['all', { mitraId: people.first }] as const) {
        const list = await store.listPackages(query({ q: 'umroh', scope }))
        expect([list.total, list.isLeast, list.rows.length]).toEqual([1050, true, 50])
        expect((await store.listPackages(query({ q: 'umroh', scope, page: 30 }))).total).toBe(2500)
      }
      const last = await store.listPackages(query({ q: 'umroh', scope: 'all', perPage: 200, page: 27 }))
      expect([last.total, last.isLeast]).toEqual([MANY, undefined])
    })
    it('both ways of searching give the same page', async () => {
      for (const field of SORT_FIELDS)
        for (const q of ['umroh 1', '77', 'musim', 'umroh']) {
          const wanted = query({ q, scope: 'all', page: 2, perPage: 7, sort: { field, direction: 'asc' } })
          const [one, other] = [await run(pageOf(wanted, MANY_FINDS)), await run(pageOf(wanted, FEW_FINDS))]
          expect(one).toHaveLength(7)
          expect(other).toEqual(one)
        }
    })
    it('the tables need no extension of the database', async () => {
      expect(await run(sql`select extname from pg_extension order by 1`)).toEqual([{ extname: 'plpgsql' }])
    })
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
    /** Saves packages without the trigger: only a count that is made anew includes them. */
    async function saveUncounted(...names: string[]) {
      await run(sql`alter table packages disable trigger packages_count`)
      try {
        for (const name of names) await save(name)
      } finally {
        await run(sql`alter table packages enable trigger packages_count`)
      }
    }

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
    it('a page far down counts all finds once', async () => {
      const [count, far] = [packageCounts(), { scope: 'all', q: 'umroh', page: 600 } as const]
      const finds = await count(database.db, query(far), 'umroh')
      expect(finds).toBeGreaterThan(5000)
      await saveUncounted('umroh yang tidak dihitung')
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
      await saveUncounted('sering', 'jarang')
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
