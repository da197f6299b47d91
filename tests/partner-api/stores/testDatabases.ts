import { sql } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { openPostgres, type OpenDatabase } from '@/partner-api/postgres/database'
import { newPglite } from './newPglite'
import { hasPostgres, startScratchPostgres, type ScratchPostgres } from './scratchPostgres'

/** Drops every table, trigger and function. */
export async function dropTables({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`drop schema public cascade`)
  await db.execute(sql`create schema public`)
}

/**
 * Starts an installed PostgreSQL before the tests of a file or of a `describe`, and stops it after
 * them. Returns a function that makes an empty database and returns its address.
 */
export function postgresDatabases(): () => Promise<string> {
  let postgres: ScratchPostgres | undefined
  beforeAll(async () => {
    if (hasPostgres) postgres = await startScratchPostgres()
  }, 60_000)
  afterAll(() => postgres?.stop(), 60_000)
  return () => {
    if (!postgres) throw new Error('no PostgreSQL is running')
    return postgres.newDatabase()
  }
}

/**
 * For test files that check SQL which every PostgreSQL runs alike. Returns a function that opens a database without
 * tables: on PostgreSQL where it is installed, which takes a third of PGlite's processor time, and on PGlite elsewhere.
 */
export function emptyDatabases(): () => Promise<OpenDatabase> {
  const newDatabase = postgresDatabases()
  return async () => {
    if (hasPostgres) return openPostgres(await newDatabase())
    const pglite = await newPglite()
    await dropTables(pglite)
    return pglite
  }
}
