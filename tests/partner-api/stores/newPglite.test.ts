import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, it } from 'vitest'
import { MIGRATIONS } from '@/partner-api/postgres/migrate'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import { seedStore } from '@/partner-api/seed/seedStore'
import { FAST, NOW } from '../fixtures'
import { reusedPglite, templateFile } from './newPglite'

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

it('migrations that were written again at another time have another template, because it records their times', () => {
  const migrations = readMigrationFiles(MIGRATIONS)
  const [newest] = migrations.slice(-1)
  if (!newest) throw new Error('There are no migrations.')
  expect(templateFile()).toBe(templateFile(migrations))
  const again = [...migrations.slice(0, -1), { ...newest, folderMillis: newest.folderMillis - 1 }]
  expect(templateFile(again)).not.toBe(templateFile())
})
