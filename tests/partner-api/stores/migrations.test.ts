import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { migrate, migrateWithin, MIGRATIONS } from '@/partner-api/postgres/migrate'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import type { StayCopy } from '@/partner-api/stores/snapshot'
import * as tables from '@/partner-api/postgres/tables'
import { NOW, seasonal, snapshotNamed } from '../fixtures'
import { makeOldDatabase, OLD_VERSIONS } from './oldDatabase'
import { dropTables } from './testDatabases'
import { newPglite } from './newPglite'
import { extrasOf, functionsOf, schemaOf } from './schemaOf'

let database: OpenDatabase
let fresh: Awaited<ReturnType<typeof schemaOf>>
let extras: Awaited<ReturnType<typeof extrasOf>>

/** The last migration before packages were kept as they are offered. */
const OFFERS = 12
/** The last migration before packages told their departure. */
const OFFERED = 13
/** The last migration before packages were counted by the trigger of today. */
const UNCOUNTED = 15

/** The last migration before requests told whose customer they name. */
const UNFORGOTTEN = 17

/** Starting PGlite takes a second, so all tests share one, and each test empties it. */
const empty = () => dropTables(database)

beforeAll(async () => {
  database = await newPglite()
  await empty()
  await migrate(database)
  fresh = await schemaOf(database.db)
  extras = await extrasOf(database.db)
}, 60_000)
afterAll(() => database?.close())

/** Inserts a hotel, an account and a package as the first version saved them. */
async function fillFirstVersion(saved: unknown) {
  await database.db.execute(
    sql`insert into hotels (city, name, image, distance, stars, rate_double, rate_triple, rate_quad) values ('makkah', 'Lama', null, 300, 4, 580, 665.5, 751)`,
  )
  await insertPackage(saved)
}

/** Inserts an account and a package. */
async function insertPackage(saved: unknown) {
  const { db } = database
  await db.execute(sql`insert into mitra (name) values ('Satu')`)
  await db.execute(
    sql`insert into users (email, name, password_hash, mitra_id, roles, permissions) values ('a@a.co', 'A', 'x', 1, '[]', '[]')`,
  )
  await db.execute(sql`insert into packages (mitra_id, created_by, created_at, nama_paket, search_name, jumlah_jamaah, total_double, total_triple, total_quad)
    values (1, 1, ${new Date(NOW + 7).toISOString()}::timestamptz, 'Lama', 'lama', 45, 3, 2, 1)`)
  await db.execute(
    sql`insert into package_snapshots (package_id, snapshot) values (1, ${JSON.stringify(saved)}::jsonb)`,
  )
}

describe('the rate of a database that was priced with the constant 4700', () => {
  it('a database in use begins with the rate 4700 from its oldest package on, so that no price changes', async () => {
    await empty()
    await makeOldDatabase(database.db, 1)
    await fillFirstVersion(snapshotNamed('Lama'))
    const store = await createPostgresStore(database)
    expect(await store.listKurs()).toEqual([
      {
        id: 1,
        currency: 'SAR',
        rupiahPerSar: 4700,
        buffer: 0,
        validFrom: '2026-11-20',
        createdAt: NOW + 7,
        createdBy: null,
      },
    ])
  })

  it('a new database has no rate', async () => {
    await empty()
    expect(await (await createPostgresStore(database)).listKurs()).toEqual([])
  })
})

it('a database with offers keeps the packages that were not saved since they were offered', async () => {
  await empty()
  const before = readMigrationFiles(MIGRATIONS)[OFFERS]?.folderMillis ?? 0
  await database.db.transaction((tx) => migrateWithin(tx, before))
  await insertPackage(snapshotNamed('Lama'))
  for (const version of [1, 2])
    await database.db
      .execute(sql`insert into offers (package_id, mitra_id, package_version, version, token_hash, offer, offer_hash, created_at, created_by, valid_until)
      values (1, 1, ${version}, ${version}, ${`token ${version}`}, '{}', 'hash', now(), 1, '2026-11-29')`)
  const store = await createPostgresStore(database)
  const find = (packageVersion: number) => store.findOfferedPackage({ packageId: 1, packageVersion })
  expect([await find(1), await find(2)]).toEqual([snapshotNamed('Lama'), null])
  expect((await store.listOffers(1)).map(({ hasSnapshot }) => hasSnapshot)).toEqual([false, true])
})

it('a database in use tells the departures of its packages', async () => {
  const stay = (checkIn: string) => ({ checkIn, checkOut: '2028-01-01' }) as StayCopy
  for (const [makkah, madinah, first] of [
    [stay('2027-02-01'), stay('2027-01-28'), '2027-01-28'],
    [null, stay('2027-04-01'), '2027-04-01'],
    [null, null, null],
  ] as const) {
    await empty()
    const before = readMigrationFiles(MIGRATIONS)[OFFERED]?.folderMillis ?? 0
    await database.db.transaction((tx) => migrateWithin(tx, before))
    await insertPackage({ ...snapshotNamed('Lama'), hotels: { makkah, madinah } })
    const store = await createPostgresStore(database)
    const { rows } = await store.listPackages({ scope: 'all', q: 'lama', page: 1, perPage: 5 })
    expect(rows.map(({ checkIn }) => checkIn)).toEqual([first])
  }
})

it('a database in use keeps its totals, and finds its packages by any letters', async () => {
  await empty()
  const before = readMigrationFiles(MIGRATIONS)[UNCOUNTED]?.folderMillis ?? 0
  await database.db.transaction((tx) => migrateWithin(tx, before))
  await insertPackage(snapshotNamed('Lama'))
  await database.db.execute(sql`delete from package_changes`)
  const store = await createPostgresStore(database)
  const totalOf = async (q: string) =>
    (await store.listPackages({ scope: { mitraId: 1 }, q, page: 1, perPage: 5 })).total
  expect([await totalOf(''), await totalOf('ama'), await totalOf('baru')]).toEqual([1, 1, 0])
  const again = { mitraId: 1, createdBy: 1, createdAt: NOW, snapshot: snapshotNamed('Baru') }
  await store.insertPackage(again)
  expect([await totalOf(''), await totalOf('ama'), await totalOf('baru')]).toEqual([2, 1, 1])
})

it('a database in use forgets the requests that may have named a customer', async () => {
  await empty()
  const before = readMigrationFiles(MIGRATIONS)[UNFORGOTTEN]?.folderMillis ?? 0
  await database.db.transaction((tx) => migrateWithin(tx, before))
  await insertPackage(snapshotNamed('Lama'))
  const bodies = { offer: { data: { id: 1 }, seed: 's' }, share: {}, package: { data: { id: 1 } } }
  for (const [key, body] of Object.entries(bodies))
    await database.db.execute(
      sql`insert into idempotency_keys (user_id, key, fingerprint, created_at, answer) values (1, ${key}, 'f', now(), ${JSON.stringify({ status: 200, body })}::jsonb)`,
    )
  const store = await createPostgresStore(database)
  const found = await Promise.all(Object.keys(bodies).map((key) => store.findKey(1, key)))
  expect(found.map((row) => row?.fingerprint)).toEqual(['', '', 'f'])
})

it('a database in use folds the search names of its packages once, and an empty one stays empty', async () => {
  await empty()
  const inState = async () =>
    ((await database.db.execute(sql`select name from app_state`)) as unknown as { rows: unknown[] }).rows.length
  const store = await createPostgresStore(database)
  expect(await inState()).toBe(0)
  await insertPackage(snapshotNamed('Sya’ban – Swissôtel'))
  await database.db.execute(
    sql`update packages set nama_paket = 'Sya’ban – Swissôtel', search_name = 'sya’ban – swissôtel'`,
  )
  const found = async () => {
    const { rows } = await store.listPackages({ scope: 'all', q: "swissotel sya'ban", page: 1, perPage: 5 })
    return rows.length
  }
  expect(await found()).toBe(0)
  await createPostgresStore(database)
  expect([await found(), await inState()]).toEqual([1, 1])
  await database.db.execute(sql`update packages set search_name = 'lain'`)
  await createPostgresStore(database)
  expect(await found()).toBe(0)
})

describe('a database that was made before Drizzle’s migrations', () => {
  it.each(OLD_VERSIONS)(
    'a database of version %i gets the schema of a new one, and each missing migration runs once',
    async (version) => {
      await empty()
      await makeOldDatabase(database.db, version)
      await migrate(database)
      await migrate(database)
      expect(await schemaOf(database.db)).toEqual(fresh)
      expect(await extrasOf(database.db)).toEqual(extras)
      const { rows } = (await database.db.execute(
        sql`select hash from __drizzle_migrations order by created_at`,
      )) as unknown as { rows: { hash: string }[] }
      expect(rows.map(({ hash }) => hash)).toEqual(readMigrationFiles(MIGRATIONS).map(({ hash }) => hash))
    },
  )

  it('a database of version 1 keeps its hotels and packages: hotels get rates by season, packages the time of their prices', async () => {
    await empty()
    await makeOldDatabase(database.db, 1)
    const { pricedAt: _, ...snapshot } = snapshotNamed('Lama')
    await fillFirstVersion(snapshot)
    const store = await createPostgresStore(database)
    const hotel = { city: 'makkah', name: 'Lama', image: null, distance: 300, stars: 4 }
    expect(await store.hotels.list('makkah')).toEqual([
      { ...hotel, id: 1, version: 1, rates: seasonal(580, 665.5, 751) },
    ])
    expect(await store.findPackage(1, 'all')).toEqual({
      id: 1,
      mitraId: 1,
      createdAt: NOW + 7,
      version: 1,
      updatedAt: null,
      updatedBy: null,
      isTemplate: false,
      snapshot: { ...snapshot, pricedAt: NOW + 7 },
    })
    for (const q of ['', 'lama', 'm'])
      expect(await store.listPackages({ scope: { mitraId: 1 }, q, page: 1, perPage: 5 })).toMatchObject({
        rows: [{ id: 1, namaPaket: 'Lama' }],
        total: 1,
      })
  })
})

it('a migration that fails leaves the database as it was', async () => {
  await empty()
  await makeOldDatabase(database.db, 2)
  await database.db.execute(sql`create table package_changes (mine text)`)
  const before = await schemaOf(database.db)
  await expect(migrate(database)).rejects.toThrow()
  expect(await schemaOf(database.db)).toEqual(before)
})

describe('the migration files', () => {
  it('the migration files create exactly the tables that tables.ts declares', async () => {
    await empty()
    await migrate(database)
    const functions = await functionsOf(database.db)
    await empty()
    // An index of tables.ts uses a function that only the migration files declare.
    for (const statement of [...functions.filter((made) => !made.includes('trigger')), ...(await declared())])
      await database.db.execute(sql.raw(statement))
    expect(await schemaOf(database.db)).toEqual(fresh)
  })

  it('the migration files end with the only snapshot, that of tables.ts, so the next migration holds only new changes', async () => {
    const newest = `${String(readMigrationFiles(MIGRATIONS).length - 1).padStart(4, '0')}_snapshot.json`
    const meta = join(MIGRATIONS.migrationsFolder, 'meta')
    expect(readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))).toEqual([newest])
    const snapshot = JSON.parse(readFileSync(join(meta, newest), 'utf8')) as ReturnType<typeof generateDrizzleJson>
    expect(await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id))).toEqual([])
  })

  it('the migration files are dated in their order, because Drizzle skips a file that is older than the newest applied one', () => {
    const dates = readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis)
    expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b))
  })
})

/** The statements that create tables.ts in an empty database. */
const declared = () => generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables))
