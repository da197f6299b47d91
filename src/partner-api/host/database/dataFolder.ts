import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPgliteStore } from '../../postgres/postgresStore'
import { seedStore, type SeedOptions } from '../../seed/seedStore'
import type { Store } from '../../stores/store'
import { StartError } from '../../errors/startProblem'
import { type Log, databaseEvents } from '../log/log'
import { answerAccount } from '../account/accountChannel'
import { lockFolder } from './folderLock'
import { databaseProblem } from './folderProblem'

const READY = 'READY'

/** The database of a data folder, the file that says that it is complete, and the place of one that is being built. */
export const placesIn = (dataDir: string) => ({
  database: join(dataDir, 'pglite'),
  ready: join(dataDir, 'pglite', READY),
  unfinished: join(dataDir, 'pglite.new'),
})

/** Throws StartError for a folder without an embedded database, in a command that must not make one. */
export function requireDatabase(dataDir: string): void {
  if (!existsSync(placesIn(dataDir).ready))
    throw new StartError(
      `Tidak ada database di "${dataDir}", dan DATABASE_URL tidak diisi. Isi DATA_DIR atau DATABASE_URL seperti pada server.`,
    )
}

export const markReady = (folder: string): void =>
  writeFileSync(join(folder, READY), 'This database was created completely.\n')

/** A release has an empty database beside its program: making one takes 900 MB of memory, unpacking one half of that. */
const EMPTY = join(import.meta.dirname, 'database.tar.gz')

const emptyDatabase = () => (existsSync(EMPTY) ? { dump: new Blob([readFileSync(EMPTY)]) } : {})

async function buildDatabase(folder: string, seed: SeedOptions | null, log: Log, guard: () => void): Promise<void> {
  const store = await openPgliteStore(folder, databaseEvents(log), { guard, ...emptyDatabase() })
  try {
    if (seed) await seedStore(store, seed)
  } finally {
    await store.close()
  }
  markReady(folder)
}

export const WAITING =
  'Folder data terakhir dipakai mesin lain, atau mesin ini mati mendadak. Ditunggu paling lama 15 detik apakah folder itu masih dipakai.'

/**
 * Opens the PGlite database of a data folder for this process alone. A first start builds the database in another folder
 * and renames that when it is complete. `seed` fills a new database with the demo, null leaves it empty. The remains of an
 * interrupted start are deleted, or renamed when they may hold somebody's data. Throws FolderInUseError when another
 * process holds the folder. Carries out the `account …` of other processes (docs/product.md §29.5.9).
 */
export async function openDataFolder(dataDir: string, seed: SeedOptions | null, log: Log): Promise<Store> {
  let opened: Store | null = null
  const { check, release } = await lockFolder(dataDir, {
    heard: (socket) => void answerAccount(socket, opened),
    waiting: () => log.warn('database.waiting', { text: WAITING }),
  })
  try {
    const { database, ready, unfinished } = placesIn(dataDir)
    rmSync(unfinished, { recursive: true, force: true })
    if (existsSync(database) && !existsSync(ready)) {
      const aside = `${database}.unfinished-${Date.now()}`
      renameSync(database, aside)
      log.warn('database.unfinished', {
        text: `Penyiapan pertama terputus; diulang dari awal (sisa lama dipindah ke ${aside}).`,
      })
    }
    if (!existsSync(database)) {
      log.info('database.creating', { text: 'Menyiapkan database untuk pertama kali…' })
      await buildDatabase(unfinished, seed, log, check)
      renameSync(unfinished, database)
    }
    const store = await openPgliteStore(database, databaseEvents(log), { guard: check })
    opened = store
    return { ...store, close: () => store.close().finally(release) }
  } catch (error) {
    release()
    throw databaseProblem(dataDir, error)
  }
}
