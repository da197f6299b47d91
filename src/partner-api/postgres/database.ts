import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle over either driver, or one of its transactions. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type OpenDatabase = { db: Database; close: () => Promise<void> }

/** PGlite in a folder, or in memory where none is given. The folder is not locked: its host must see to that. */
export async function openPglite(folder?: string): Promise<OpenDatabase> {
  const [{ PGlite }, { drizzle }] = await Promise.all([import('@electric-sql/pglite'), import('drizzle-orm/pglite')])
  const client = new PGlite(folder)
  await client.waitReady
  return { db: drizzle(client) as unknown as Database, close: () => client.close() }
}

/** Any PostgreSQL-wire database. A lost idle connection is replaced, not fatal. */
export async function openPostgres(url: string, maxConnections = 10): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')])
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 20_000,
    application_name: 'partner-api',
  })
  let closing = false
  pool.on('error', (error) => {
    if (!closing) console.error(`Koneksi database terputus: ${error.message}`)
  })
  const close = () => {
    closing = true
    return pool.end()
  }
  return { db: drizzle(pool) as unknown as Database, close }
}
