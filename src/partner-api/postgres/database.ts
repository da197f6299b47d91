import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Connections } from '../stores/upkeepStore'

/** Drizzle over either driver, or one of its transactions. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

export type OpenDatabase = {
  db: Database
  /** Runs `work` in a transaction without a statement timeout, while no other process migrates the same database. */
  migrating: <T>(work: (tx: Database) => Promise<T>) => Promise<T>
  connections?: () => Connections
  /** How many transactions may run at once; absent: one. */
  writers?: number
  close: () => Promise<void>
}

export type PgliteOptions = {
  /** A new database is a copy of it. */
  dump?: Blob
  /** Throws when another process has the folder by now. Called before everything that is sent to the database. */
  guard?: () => void
}

/** Opens PGlite in a folder, or in memory without one. The caller must see to it that one process alone has the folder. */
export async function openPglite(
  folder?: string,
  { dump, guard = () => undefined }: PgliteOptions = {},
): Promise<OpenDatabase> {
  const [{ PGlite }, { drizzle }, { parsersOnce }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('./connect/pool'),
  ])
  const client = new PGlite({ ...(folder ? { dataDir: folder } : {}), ...(dump ? { loadDataDir: dump } : {}) })
  await client.waitReady
  const send = client.execProtocolRawSync.bind(client)
  client.execProtocolRawSync = (message) => {
    guard()
    return send(message)
  }
  const close = async () => {
    guard()
    await client.close()
  }
  const db = drizzle(parsersOnce(client)) as unknown as Database
  return { db, migrating: (work) => db.transaction(work), close }
}

// Any fixed number that no other program uses: the process with this lock migrates, the others wait.
const MIGRATION_LOCK = 7_203_114_908

export type PostgresOptions = {
  /** The address for migrations, where `url` is that of a pooler which should not do such long work. */
  migrateUrl?: string | null | undefined
  /** Told of every connection that broke. The pool replaces it. */
  lost?: ((error: Error) => void) | undefined
  maxConnections?: number
  /** The driver gives up a query after this many ms. A backup sets none, because counting all rows may take minutes. */
  longestQuery?: number
  /** Whether connections may keep prepared statements. A pooler in transaction mode would lose them. */
  prepared?: boolean
}

/** Connections that transactions leave free: lists and `/api/health` answer however many wait to write. */
const FOR_READS = 4

/** Opens any database that speaks PostgreSQL's protocol, directly or through a pooler; of several hosts the primary. */
export async function openPostgres(
  url: string,
  { migrateUrl, lost = () => undefined, maxConnections = 10, longestQuery, prepared = false }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const [{ createPool, onOneConnection, withClient }, { drizzle }] = await Promise.all([
    import('./connect/pool'),
    import('drizzle-orm/node-postgres'),
  ])
  let closing = false
  const told = (error: Error) => closing || lost(error)
  const pool = createPool(url, { lost: told, maxConnections, longestQuery, prepared })
  const db = drizzle(pool) as unknown as Database
  // Over a pool, Drizzle's own transaction keeps a connection for ever whose `begin` fails.
  db.transaction = (work, config) =>
    withClient(pool, (client) => (drizzle(client as PoolClient) as unknown as Database).transaction(work, config))

  // Lock and settings belong to the transaction, because a pooler like PgBouncer does not keep a session.
  const migrating: OpenDatabase['migrating'] = (work) =>
    onOneConnection(migrateUrl ?? url, (client) =>
      drizzle(client).transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`)
        await tx.execute(sql`set local lock_timeout = 0`)
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
        await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`)
        return work(tx as unknown as Database)
      }),
    )
  const close = () => {
    closing = true
    return pool.end()
  }
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  const writers = Math.max(1, maxConnections - FOR_READS)
  return { db, migrating, connections, writers, close }
}
