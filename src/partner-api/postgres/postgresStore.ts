import { sql, desc, eq, lte } from 'drizzle-orm'
import { attemptQueries, secondFactorQueries } from './queries/attemptQueries'
import { auditQueries } from './queries/auditQueries'
import { again } from './connect/again'
import { databaseClock } from './connect/databaseClock'
import { writeBackup } from './backup/writeBackup'
import {
  openPglite,
  openPostgres,
  type Database,
  type OpenDatabase,
  type PgliteOptions,
  type PostgresOptions,
} from './database'
import { batchQueries } from './queries/batchQueries'
import { keyQueries } from './queries/keyQueries'
import { deskQueries } from './queries/deskQueries'
import { masterQueries, priceQueries } from './queries/masterQueries'
import { migrate, newestMigration, migrationNames } from './migrate'
import { foldCounts, packageCounts, type CountPackages } from './packageCounts'
import { foldSearchNames } from './searchNames'
import { statusQueries } from './queries/statusQueries'
import { offerQueries, databaseTime, visitQueries, forgetVisits, offerProfileQueries } from './queries/offerQueries'
import { packageQueries } from './queries/packageQueries'
import { pushQueries } from './queries/pushQueries'
import { sessionQueries } from './queries/sessionQueries'
import { uploadQueries } from './queries/uploadQueries'
import { mitraQueries } from './queries/mitraQueries'
import { userQueries, insertedId, accountQueries } from './queries/userQueries'
import type { Store, StoreSession } from '../stores/store'
import { together } from '../stores/together'
import type { KursStore } from '../stores/mastersStore'
import { kurs, users } from './tables'

const newestFirst = [desc(kurs.validFrom), desc(kurs.id)]

const kursColumns = {
  id: kurs.id,
  currency: kurs.currency,
  rupiahPerSar: kurs.rupiahPerSar,
  buffer: kurs.buffer,
  validFrom: kurs.validFrom,
  createdAt: kurs.createdAt,
  createdBy: { id: users.id, name: users.name },
}
const recordedBy = eq(users.id, kurs.createdBy)

const kursQueries = (db: Database): KursStore => ({
  listKurs: () =>
    db
      .select(kursColumns)
      .from(kurs)
      .leftJoin(users, recordedBy)
      .orderBy(...newestFirst),
  findKurs: async (day) => {
    const rows = await db
      .selectDistinctOn([kurs.currency], kursColumns)
      .from(kurs)
      .leftJoin(users, recordedBy)
      .where(lte(kurs.validFrom, day))
      .orderBy(kurs.currency, ...newestFirst)
    return Object.fromEntries(rows.map((row) => [row.currency, row]))
  },
  insertKurs: async (row) => insertedId(await db.insert(kurs).values(row).returning({ id: kurs.id })),
})

/** The phone gives up a request after thirty seconds, so a longer statement would answer nobody. */
const STATEMENT = '20s'
/** A machine that lost its power holds its locks no longer than this. */
const IDLE_IN_TRANSACTION = '60s'
/** Longer than any write holds its locks. Other servers write too, so the queue of this one does not see every writer. */
const LOCK = '8s'

/**
 * Gives the program's role its timeouts in this database: new connections have them, also those of a pooler, which
 * refuses or forgets what a session sets (docs/decisions/0090-timeouts-of-the-role.md). An administrator's own value stays.
 */
async function limitRole(db: Database): Promise<void> {
  await db.execute(sql`do $$ declare one text[]; begin
    perform pg_advisory_xact_lock(7203114910);
    foreach one slice 1 in array array[
      ['statement_timeout', ${sql.raw(`'${STATEMENT}'`)}], ['idle_in_transaction_session_timeout', ${sql.raw(`'${IDLE_IN_TRANSACTION}'`)}],
      ['lock_timeout', ${sql.raw(`'${LOCK}'`)}]]
    loop
      if current_setting(one[1]) = '0' then
        execute format('alter role current_user in database %I set %I = %L', current_database(), one[1], one[2]);
      end if;
    end loop;
  end $$`)
}

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
    batchQueries(db),
    uploadQueries(db),
    kursQueries(db),
    offerQueries(db),
    offerProfileQueries(db),
    statusQueries(db),
    packageQueries(db, count),
    priceQueries(db),
    keyQueries(db),
    pushQueries(db),
    auditQueries(db),
  )

/** Events of the database that a host may want to log. */
export type DatabaseEvents = {
  lost?: (error: Error) => void
  /** The role of the database got no timeouts. */
  unlimited?: (error: Error) => void
  migrated?: (from: string | null, to: string | null) => void
  /** The system's clock differs from the database's by so many ms. */
  clockDiffers?: (ms: number) => void
}

/** Migrates an open database and makes a {@link Store} of it. Closes the database when that fails. */
export async function createPostgresStore(
  { db, migrating, connections, writers, close }: OpenDatabase,
  { migrated }: DatabaseEvents = {},
): Promise<Store> {
  try {
    const { from, to } = await migrate({ migrating })
    const nameOf = migrationNames()
    if (from !== to) migrated?.(nameOf(from), nameOf(to))
    await migrating((tx) => foldSearchNames(tx, Date.now()))
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
    ...(writers === undefined ? {} : { writers }),
    close,
  }
}

/** A store on PGlite, in a folder or (without one) in memory. */
export async function openPgliteStore(
  folder?: string,
  events?: DatabaseEvents,
  options?: PgliteOptions,
): Promise<Store> {
  const database = await openPglite(folder, options)
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
  const { now, differs, end } = await databaseClock(() => databaseTime(database.db))
  if (Math.abs(differs) > 60_000) events.clockDiffers?.(differs)
  const close = () => {
    end()
    return store.close()
  }
  return { ...store, now, close }
}
