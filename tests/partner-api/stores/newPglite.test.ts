import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createPostgresStore } from '../../../src/partner-api/postgres/postgresStore'
import { seedStore } from '../../../src/partner-api/seed/seedStore'
import { FAST, NOW } from '../fixtures'
import { reusedPglite } from './newPglite'

it('a test that opens the PGlite of an earlier test finds no row, no setting and no number of it', async () => {
  const first = await reusedPglite()
  const seed = async () => {
    const store = await createPostgresStore(first)
    expect(await seedStore(store, { now: () => NOW, iterations: FAST, packages: [1, 1] })).toBe(true)
    return store.insertMitra({ name: 'Tiga' })
  }
  const id = await seed()
  await first.db.execute(sql`set search_path = nowhere`)
  await first.close()

  const second = await reusedPglite()
  // A comparison of the databases themselves would print megabytes.
  expect(second.db === first.db).toBe(true)
  expect(await seed()).toBe(id)
  await expect(second.db.execute(sql`truncate audit`)).rejects.toThrow()
  await second.close()
}, 60_000)
