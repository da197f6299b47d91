import { sql } from 'drizzle-orm'
import { accountQueries } from './queries/accountQueries'
import { attemptQueries } from './queries/attemptQueries'
import { auditQueries } from './queries/auditQueries'
import { again } from './connect/again'
import { limitRole } from './connect/limitRole'
import { writeBackup } from '../backup/writeBackup'
import { openPglite, openPostgres, type Database, type OpenDatabase, type PostgresOptions } from './database'
import { importQueries } from './queries/importQueries'
import { keyQueries } from './queries/keyQueries'
import { deskQueries } from './queries/deskQueries'
import { kursQueries } from './queries/kursQueries'
import { masterQueries } from './queries/masterQueries'
import { migrate } from './migrate'
import { mitraQueries } from './queries/mitraQueries'
import { foldCounts, packageCounts, type CountPackages } from './packageCounts'
import { statusQueries } from './queries/statusQueries'
import { migrationNames, newestMigration } from './newestMigration'
import { offerQueries } from './queries/offerQueries'
import { offerProfileQueries } from './queries/offerProfileQueries'
import { priceQueries } from './queries/priceQueries'
import { packageQueries } from './queries/packageQueries'
import { secondFactorQueries } from './queries/secondFactorQueries'
import { sessionQueries } from './queries/sessionQueries'
import { userQueries } from './queries/userQueries'
import { forgetVisits, visitQueries } from './queries/visitQueries'
import type { Store, StoreSession } from '../store'
import { together } from '../stores/together'

const session = (db: Database, count: CountPackages): StoreSession =>
  together(
    accountQueries(db),
    sessionQueries(db),
    attemptQueries(db),
    secondFactorQueries(db),
    userQueries(db),
    mitraQueries(db),
    masterQueries(db),
    deskQueries(db),
    importQueries(db),
    kursQueries(db),
    offerQueries(db),
    offerProfileQueries(db),
    statusQueries(db),
    packageQueries(db, count),
    priceQueries(db),
    keyQueries(db),
    auditQueries(db),
  )

/** Events of the database that a host may want to log. */
export type DatabaseEvents = {
  lost?: (error: Error) => void
  /** The role of the database got no timeouts. */
  unlimited?: (error: Error) => void
  migrated?: (from: string | null, to: string | null) => void
}

/** Migrates an open database and makes a {@link Store} of it. Closes the database when that fails. */
export async function createPostgresStore(
  { db, migrating, connections, close }: OpenDatabase,
  { migrated }: DatabaseEvents = {},
): Promise<Store> {
  try {
    const { from, to } = await migrate({ migrating })
    const nameOf = migrationNames()
    if (from !== to) migrated?.(nameOf(from), nameOf(to))
  } catch (error) {
    await close()
    throw error
  }
  return {
    ...session(db, packageCounts()),
    ...visitQueries(db),
    transaction: (work, mayRepeat = false) => {
      const once = () => db.transaction((tx) => work(session(tx, packageCounts())))
      return mayRepeat ? again(once) : once()
    },
    tidy: async () => {
      await forgetVisits(db)
      await foldCounts(db)
    },
    schema: newestMigration(db),
    writeBackup: (write, watch) => writeBackup(db, write, watch),
    ...(connections ? { connections } : {}),
    close,
  }
}

/** A store on PGlite, in a folder or (without one) in memory. */
export async function openPgliteStore(folder?: string, events?: DatabaseEvents): Promise<Store> {
  const database = await openPglite(folder)
  const store = await createPostgresStore(database, events)
  // PostgreSQL vacuums by itself, PGlite does not. Without a vacuum every index scan reads its rows from the table too.
  await database.db.execute(sql`vacuum analyze packages, package_counts`)
  return store
}

/**
 * A machine that lost its power closes no connection: the wait for its answer ends here, before the phone's own wait of
 * thirty seconds. On a machine that answers, the timeout of the role ends a statement earlier.
 */
const LONGEST_QUERY = 22_000

/** A store on PostgreSQL; several processes may open the same one. */
export async function openPostgresStore(
  url: string,
  events: DatabaseEvents = {},
  options: Pick<PostgresOptions, 'migrateUrl' | 'prepared'> = {},
): Promise<Store> {
  const database = await openPostgres(url, { ...options, lost: events.lost, longestQuery: LONGEST_QUERY })
  const store = await createPostgresStore(database, events)
  await limitRole(database.db).catch((error: Error) => events.unlimited?.(error))
  return store
}
