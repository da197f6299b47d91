import { sql } from 'drizzle-orm'
import { accountQueries } from './accountQueries'
import { attemptQueries } from './attemptQueries'
import { openPglite, openPostgres, type Database, type OpenDatabase } from './database'
import { keyQueries } from './keyQueries'
import { kursQueries } from './kursQueries'
import { masterQueries } from './masterQueries'
import { migrate } from './migrate'
import { mitraQueries } from './mitraQueries'
import { countAll, forgetForeignChanges, packageCounts, type CountPackages } from './packageCounts'
import { packageQueries } from './packageQueries'
import { secondFactorQueries } from './secondFactorQueries'
import { sessionQueries } from './sessionQueries'
import { userQueries } from './userQueries'
import type { Store, StoreSession } from '../store'

const session = (db: Database, count: CountPackages): StoreSession => ({
  ...accountQueries(db),
  ...sessionQueries(db),
  ...attemptQueries(db),
  ...secondFactorQueries(db),
  ...userQueries(db),
  ...mitraQueries(db),
  ...masterQueries(db),
  ...kursQueries(db),
  ...packageQueries(db, count),
  ...keyQueries(db),
})
const countAnew: CountPackages = async (db, scope, text) => (await countAll(db, scope, text)).total

/** Migrates an open database and makes a {@link Store} of it. Closes the database when that fails. */
export async function createPostgresStore({ db, migrating, close }: OpenDatabase): Promise<Store> {
  try {
    await migrate({ migrating })
    await forgetForeignChanges(db)
  } catch (error) {
    await close()
    throw error
  }
  return {
    ...session(db, packageCounts()),
    transaction: (work) => db.transaction((tx) => work(session(tx, countAnew))),
    close,
  }
}

/** A store on PGlite, in a folder or (without one) in memory. */
export async function openPgliteStore(folder?: string): Promise<Store> {
  const database = await openPglite(folder)
  const store = await createPostgresStore(database)
  // PostgreSQL vacuums by itself, PGlite does not. Without a vacuum every index scan reads its rows from the table too.
  await database.db.execute(sql`vacuum analyze packages, package_changes`)
  return store
}

/** A store on PostgreSQL; several processes may open the same one. */
export const openPostgresStore = async (url: string): Promise<Store> => createPostgresStore(await openPostgres(url))
