import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { markReady, placesIn } from '../host/database/dataFolder'
import type { ServerSettings } from '../host/settings/env'
import { FolderInUseError, lockFolder } from '../host/database/folderLock'
import { openPglite, openPostgres, type OpenDatabase } from '../postgres/database'
import { BackupError } from './format'

type Where = Pick<ServerSettings, 'databaseUrl' | 'databaseMigrateUrl' | 'dataDir'>

/** Locks a data folder. A running server has it locked, and the person is told what to do then. */
function lock(dataDir: string, otherwise: string): () => void {
  try {
    return lockFolder(dataDir)
  } catch (error) {
    throw error instanceof FolderInUseError ? new BackupError(`${error.message}\n${otherwise}`) : error
  }
}

/** Opens the database that the settings name, to read a backup from it. It is not migrated. */
export async function openSource({ databaseUrl, databaseMigrateUrl, dataDir }: Where): Promise<OpenDatabase> {
  // A backup is one long transaction, which a pooler should not hold.
  if (databaseUrl) return openPostgres(databaseMigrateUrl ?? databaseUrl)
  const { database, ready } = placesIn(dataDir)
  if (!existsSync(ready))
    throw new BackupError(
      `Tidak ada database di "${dataDir}", dan DATABASE_URL tidak diisi. Isi DATA_DIR atau DATABASE_URL seperti pada server.`,
    )
  const release = lock(
    dataDir,
    'Selama server memakai database tertanam, hanya server itu yang bisa membuat cadangan: masuk sebagai admin lalu pilih "Unduh cadangan".',
  )
  try {
    const open = await openPglite(database)
    return { ...open, close: () => open.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Opens the database that the settings name and fills it with `work`. An embedded database that does not exist yet is
 * built in another folder, which is renamed at the end: a restore that is killed leaves no database.
 */
export async function fillTarget<T>(
  { databaseUrl, databaseMigrateUrl, dataDir }: Where,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return using(await openPostgres(databaseMigrateUrl ?? databaseUrl), work)
  const release = lock(dataDir, 'Hentikan server itu sebelum memulihkan cadangan.')
  try {
    const { database, unfinished, ready } = placesIn(dataDir)
    if (existsSync(ready)) return await using(await openPglite(database), work)
    if (existsSync(database))
      throw new BackupError(`"${database}" berisi sisa start yang terputus. Pindahkan folder itu, lalu ulangi.`)
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(dataDir, { recursive: true })
    try {
      const result = await using(await openPglite(unfinished), work)
      markReady(unfinished)
      renameSync(unfinished, database)
      return result
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      throw error
    }
  } finally {
    release()
  }
}

async function using<T>(database: OpenDatabase, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
