import { sql } from 'drizzle-orm'
import type { MigrationConfig } from 'drizzle-orm/migrator'
import type { Connections } from '../stores/healthStore'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle over either driver, or one of its transactions. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** A connection without a statement timeout, and Drizzle's migrator on it. */
export type Migrator = { db: Database; run: (config: MigrationConfig) => Promise<void> }

export type OpenDatabase = {
  db: Database
  /** Runs `work` while no other process migrates the same database. */
  migrating: (work: (migrator: Migrator) => Promise<void>) => Promise<void>
  connections?: () => Connections
  close: () => Promise<void>
}

/**
 * Opens PGlite in a folder, or in memory without one. The caller must see to it that one process alone has the folder.
 * A new database is a copy of `dump` where one is given.
 */
export async function openPglite(folder?: string, dump?: Blob): Promise<OpenDatabase> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  const client = new PGlite({ ...(folder ? { dataDir: folder } : {}), ...(dump ? { loadDataDir: dump } : {}) })
  await client.waitReady
  const pglite = drizzle(client)
  const db = pglite as unknown as Database
  return {
    db,
    migrating: (work) => work({ db, run: (config) => migrate(pglite, config) }),
    close: () => client.close(),
  }
}

// Any fixed number that no other program uses: the process with this lock migrates, the others wait.
const MIGRATION_LOCK = 7_203_114_908

/** Opens any database that speaks PostgreSQL's protocol. A lost idle connection is replaced and ends nothing. */
export async function openPostgres(
  url: string,
  lost: (error: Error) => void = () => undefined,
  maxConnections = 10,
): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const connection = { connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'partner-api' }
  const pool = new pg.Pool({ ...connection, max: maxConnections, statement_timeout: 20_000 })
  const db = drizzle(pool) as unknown as Database
  let closing = false
  pool.on('error', (error) => {
    if (!closing) lost(error)
  })

  // The lock belongs to a transaction, not to a session: a connection pooler like PgBouncer keeps only the former.
  const migrating: OpenDatabase['migrating'] = (work) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`)
      const client = new pg.Client(connection)
      await client.connect()
      try {
        const single = drizzle(client)
        await work({ db: single as unknown as Database, run: (config) => migrate(single, config) })
      } finally {
        await client.end()
      }
    })
  const close = () => {
    closing = true
    return pool.end()
  }
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db, migrating, connections, close }
}
