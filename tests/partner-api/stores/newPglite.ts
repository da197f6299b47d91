import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { openPglite, type OpenDatabase, type PgliteOptions } from '@/partner-api/postgres/database'
import { MIGRATIONS } from '@/partner-api/postgres/migrate'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import { markReady, placesIn } from '@/partner-api/host/database/dataFolder'
import { seedStore, type SeedOptions } from '@/partner-api/seed/seedStore'
import type { Store } from '@/partner-api/stores/store'
import { reused } from './reused'

const ROOT = resolve(import.meta.dirname, '../../..')
const CACHE = join(ROOT, '.cache')

/** The path of the template. Other migrations, other times of them and another version of PGlite have another template. */
export function templateFile(migrations = readMigrationFiles(MIGRATIONS)): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json')))
  for (const migration of migrations) hash.update(`${migration.folderMillis} ${migration.hash}\n`)
  return join(CACHE, `pglite-${hash.digest('hex').slice(0, 16)}.tar`)
}

/** Makes the template. Several processes may do so at once, so each writes another file and renames it when it is whole. */
async function makeTemplate(file: string): Promise<void> {
  const client = new PGlite()
  await migrate(drizzle(client), MIGRATIONS)
  const dump = await client.dumpDataDir('none')
  await client.close()
  mkdirSync(CACHE, { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()))
  renameSync(unfinished, file)
}

async function readTemplate(): Promise<Blob> {
  const file = templateFile()
  if (!existsSync(file)) await makeTemplate(file)
  return new Blob([readFileSync(file)])
}
let read: Promise<Blob> | undefined
const template = () => (read ??= readTemplate())

/**
 * Opens an empty, migrated PGlite in memory. It is a copy of a template in `.cache`, because a new database takes four
 * seconds of CPU time and a copy half a second.
 */
export async function newPglite(options: Pick<PgliteOptions, 'guard'> = {}): Promise<OpenDatabase> {
  return openPglite(undefined, { ...options, dump: await template() })
}

/** {@link newPglite}, emptied for each further test of this worker. A test that changes the schema or reads query plans calls `newPglite`. */
export const reusedPglite = reused(() => newPglite())
export const reusedPgliteStore = async (): Promise<Store> => createPostgresStore(await reusedPglite())

/** Makes the database of a data folder, as a first start does, and opens it. It is a copy of the template, too. */
export async function newDataFolder(dataDir: string, seed: SeedOptions): Promise<Store> {
  const { database } = placesIn(dataDir)
  mkdirSync(database, { recursive: true })
  const store = await createPostgresStore(await openPglite(database, { dump: await template() }))
  await seedStore(store, seed)
  markReady(database)
  return store
}
