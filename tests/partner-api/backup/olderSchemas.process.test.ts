import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { migrate, migrateWithin, MIGRATIONS } from '@/partner-api/postgres/migrate'
import { everyTable } from '@/partner-api/postgres/backup/format'
import { NOW, snapshotNamed } from '../fixtures'
import { extrasOf, schemaOf } from '../stores/schemaOf'
import { dropTables, emptyDatabases } from '../stores/testDatabases'
import { backupOf, contentsOf, restoreInto, withoutLeftOut } from './moves'

const openEmpty = emptyDatabases()
let database: OpenDatabase
beforeAll(async () => {
  database = await openEmpty()
}, 120_000)
afterAll(() => database?.close())

/** A hotel, an account and a package in columns that every schema has; its own defaults fill the others. */
async function fill() {
  const { db } = database
  const rates = await db.execute(sql`select column_name as name from information_schema.columns
    where table_name = 'hotels' and column_name like 'rate\\_%'`)
  const names = (rates as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name)
  await db.execute(
    sql.raw(`insert into hotels (city, name, distance, stars, ${names.join(', ')})
      values ('makkah', 'Lama', 300, 4, ${names.map((_, at) => 580.5 + at).join(', ')})`),
  )
  await db.execute(sql`insert into mitra (name) values ('Satu')`)
  await db.execute(sql`insert into users (email, name, password_hash, mitra_id, roles, permissions)
    values ('a@a.co', 'A', 'x', 1, '[]', '[]')`)
  await db.execute(sql`insert into packages (mitra_id, created_by, created_at, nama_paket, search_name, jumlah_jamaah,
    total_double, total_triple, total_quad) values (1, 1, ${new Date(NOW).toISOString()}::timestamptz, 'Lama', 'lama', 45, 3, 2, 1)`)
  await db.execute(
    sql`insert into package_snapshots (package_id, snapshot) values (1, ${JSON.stringify(snapshotNamed('Lama'))}::jsonb)`,
  )
  if ((await everyTable(db)).some(({ name }) => name === 'offers'))
    await db.execute(sql`insert into offers (package_id, mitra_id, package_version, version, token_hash, offer, offer_hash,
      created_at, created_by, valid_until) values (1, 1, 1, 1, 'token', '{}', 'hash', ${new Date(NOW).toISOString()}::timestamptz, 1, '2026-11-29')`)
}

it.each(readMigrationFiles(MIGRATIONS).map(({ folderMillis }, index) => [index, folderMillis] as const))(
  'a backup of the schema after migration %i is restored as if that database had been upgraded',
  async (_, schema) => {
    await dropTables(database)
    await database.db.transaction((tx) => migrateWithin(tx, schema))
    await fill()
    const text = await backupOf(database.db)
    await migrate(database)
    const upgraded = [await contentsOf(database.db), await schemaOf(database.db), await extrasOf(database.db)] as const
    await dropTables(database)
    await restoreInto(database, text)
    expect([await contentsOf(database.db), await schemaOf(database.db), await extrasOf(database.db)]).toEqual([
      withoutLeftOut(upgraded[0]),
      upgraded[1],
      upgraded[2],
    ])
  },
)
