import { accountQueries } from './postgres/accountQueries'
import { openPglite, openPostgres, type Database, type OpenDatabase } from './postgres/database'
import { keyQueries } from './postgres/keyQueries'
import { masterQueries } from './postgres/masterQueries'
import { migrate } from './postgres/migrations'
import { packageQueries } from './postgres/packageQueries'
import type { Store, StoreSession } from './store'

const session = (db: Database): StoreSession => ({
  ...accountQueries(db), ...masterQueries(db), ...packageQueries(db), ...keyQueries(db),
})

/** A {@link Store} on an open database, brought up to date first. Closes the database when that fails. */
export async function createPostgresStore({ db, close }: OpenDatabase): Promise<Store> {
  try {
    await migrate(db)
  } catch (error) {
    await close()
    throw error
  }
  return { ...session(db), transaction: (work) => db.transaction((tx) => work(session(tx))), close }
}

/** A store on PGlite, in a folder or (without one) in memory. */
export const openPgliteStore = async (folder?: string): Promise<Store> => createPostgresStore(await openPglite(folder))

/** A store on PostgreSQL; several processes may open the same one. */
export const openPostgresStore = async (url: string): Promise<Store> => createPostgresStore(await openPostgres(url))
