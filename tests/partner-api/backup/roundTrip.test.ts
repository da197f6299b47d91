import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import * as tables from '@/partner-api/postgres/tables'
import { seedStore } from '@/partner-api/seed/seedStore'
import { readHeader, LEFT_OUT, everyTable } from '@/partner-api/postgres/backup/format'
import { FAST, NOW } from '../fixtures'
import { dropTables } from '../stores/testDatabases'
import { newPglite } from '../stores/newPglite'
import { extrasOf, schemaOf } from '../stores/schemaOf'
import { anyRow, insertRows, KINDS } from './anyRows'
import { backupOf, contentsOf, restoreInto, SECRET, withoutLeftOut } from './moves'
import { insertMaster } from '../stores/oneRecord'

const ADMIN_ID = 1

let from: OpenDatabase
let to: OpenDatabase
let text: string

beforeAll(async () => {
  from = await newPglite()
  to = await newPglite()
  const store = await createPostgresStore(from)
  await seedStore(store, { now: () => NOW, iterations: FAST, packages: [3, 2] })
  await store.countTries([{ bucket: 'orang', before: null, after: { count: 1, at: NOW } }])
  await store.putSecret(ADMIN_ID, SECRET)
  await store.enableSecondFactor(ADMIN_ID, NOW, ['hash of a recovery code'])
  text = await backupOf(from.db)
}, 120_000)
beforeEach(() => dropTables(to))
afterAll(async () => {
  await from?.close()
  await to?.close()
})

it('a backup holds every table that tables.ts declares, but for the few that are left out', async () => {
  const declared: string[] = Object.values(tables)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableName(table))
  const { tables: held } = readHeader(text.slice(0, text.indexOf('\n')))
  expect(held.map(({ name }) => name).toSorted()).toEqual(
    declared.filter((name) => !LEFT_OUT.includes(name)).toSorted(),
  )
  expect(LEFT_OUT.filter((name) => !declared.includes(name))).toEqual([])
})

it('a restored database has every row of the backup, and the schema, triggers and indexes of a new database', async () => {
  const fresh = [await schemaOf(from.db), await extrasOf(from.db)]
  await restoreInto(to, text)
  expect(await contentsOf(to.db)).toEqual(withoutLeftOut(await contentsOf(from.db)))
  expect([await schemaOf(to.db), await extrasOf(to.db)]).toEqual(fresh)
})

it('sessions, links and attempts are left out of a backup', async () => {
  expect((await contentsOf(from.db)).login_attempts).toHaveLength(1)
  await restoreInto(to, text)
  const restored = await contentsOf(to.db)
  expect(LEFT_OUT.map((name) => [name, restored[name]])).toEqual(LEFT_OUT.map((name) => [name, []]))
})

it('a backup holds no secret of a second factor; after its restore the factor is still on and its recovery codes work', async () => {
  expect(text).not.toContain(SECRET)
  await restoreInto(to, text)
  const restored = await createPostgresStore(to)
  expect(await restored.findSecondFactor(ADMIN_ID)).toMatchObject({ secret: '', enabledAt: NOW, recoveryCodes: 1 })
  expect(await restored.useRecoveryCode(ADMIN_ID, 'hash of a recovery code')).toBe(true)
})

it('a record that is added after a restore gets a new id, also when the newest record was deleted before the backup', async () => {
  const store = await createPostgresStore(from)
  const id = await insertMaster(store, { kind: 'margin', name: '', price: 1, logo: null })
  await from.db.execute(sql`delete from masters where id = ${id}`)
  await restoreInto(to, await backupOf(from.db))
  const restored = await createPostgresStore(to)
  expect(await insertMaster(restored, { kind: 'margin', name: '', price: 2, logo: null })).toBe(id + 1)
  const { rows } = await restored.listPackages({ scope: 'all', q: '', page: 1, perPage: 9 })
  expect(rows).toHaveLength(5)
})

it('a table that somebody adds later comes along, with values of every kind to the last digit and letter', async () => {
  await from.db.execute(KINDS)
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { minLength: 40, maxLength: 80 }), async (rows) => {
        await dropTables(to)
        await to.db.execute(KINDS)
        await from.db.execute(sql`delete from later`)
        await insertRows(from.db, rows)
        await restoreInto(to, await backupOf(from.db))
        const [before, after] = [await contentsOf(from.db), await contentsOf(to.db)]
        expect(before.later).toHaveLength(rows.length)
        expect(after.later).toEqual(before.later)
      }),
      { numRuns: 3, endOnFailure: true },
    )
    expect((await everyTable(to.db)).map(({ name }) => name)).toContain('later')
  } finally {
    await from.db.execute(sql`drop table later`)
  }
}, 120_000)
