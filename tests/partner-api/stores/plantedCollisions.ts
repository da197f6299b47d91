import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { pageOf } from '@/partner-api/postgres/packagePages'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import type { Store } from '@/partner-api/stores/store'
import { NOW, snapshotNamed, twoMitra } from '../fixtures'

type Collision = { wanted: string; planted: string }

/** Packages of one mitra whose letters have the numbers under which another mitra searches (docs/decisions/0034). */
export function plantedCollisions(open: () => Promise<OpenDatabase>): void {
  let database: OpenDatabase
  let store: Store
  let people: Awaited<ReturnType<typeof twoMitra>>
  let collisions: Collision[]
  const rowsOf = async <T>(query: ReturnType<typeof sql>) =>
    ((await database.db.execute(query)) as unknown as { rows: T[] }).rows

  beforeAll(async () => {
    database = await open()
    store = await createPostgresStore(database)
    people = await twoMitra(store)
    const letters = sql`(select chr(97 + (n % 26)) || chr(97 + (n / 26 % 26)) || chr(192 + n / 676) as three from generate_series(0, 120000) n) letters`
    collisions = await rowsOf<Collision>(sql`select wanted.three as wanted, planted.three as planted
      from (select three, hashtext(${`${people.first}:`}::text || three) as number from ${letters}) wanted
      join (select three, hashtext(${`${people.second}:`}::text || three) as number from ${letters}) planted using (number)`)
    for (const { wanted, planted } of collisions)
      await store.insertPackage({
        mitraId: people.second,
        createdBy: people.secondUser,
        createdAt: NOW,
        snapshot: snapshotNamed(`rahasia ${wanted} ${planted}`),
      })
  }, 60_000)
  afterAll(() => store?.close())

  describe('letters of two mitra with one number', () => {
    it('a search finds no package of another mitra, whatever number its letters have', async () => {
      expect(collisions.length).toBeGreaterThan(0)
      const scope = { mitraId: people.first }
      for (const { wanted, planted } of collisions)
        for (const q of [wanted, planted]) {
          expect(await store.listPackages({ scope, q, page: 1, perPage: 50 })).toMatchObject({ rows: [], total: 0 })
          for (const finds of [1, 1e9])
            expect(await rowsOf(pageOf({ scope, q, page: 1, perPage: 50 }, finds).getSQL())).toEqual([])
        }
    })
    it('the mitra whose packages they are finds them', async () => {
      for (const { wanted } of collisions) {
        const own = await store.listPackages({ scope: { mitraId: people.second }, q: wanted, page: 1, perPage: 50 })
        expect(own.total).toBeGreaterThan(0)
      }
    })
  })
}
