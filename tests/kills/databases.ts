import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toCalendarDate } from '@/domain/values/dates'
import { MASTER_FIELDS } from '@/domain/masters/masters'
import type { PackagePayload } from '@/domain/package/packageSchema'
import { openPglite, openPostgres, type OpenDatabase } from '@/partner-api/postgres/database'
import { openPostgresStore } from '@/partner-api/postgres/postgresStore'
import { seedPayload, type Random } from '@/partner-api/seed/packages'
import { seedStore } from '@/partner-api/seed/seedStore'
import type { Store } from '@/partner-api/stores/store'
import { FAST } from '../partner-api/fixtures'
import { newDataFolder } from '../partner-api/stores/newPglite'
import { startScratchPostgres } from '../partner-api/stores/scratchPostgres'

export type SeededDatabase = {
  /** The environment variables that lead the server to this database. */
  env: Record<string, string>
  /** Makes a body as the wizard would send it. */
  newBody: (random: Random) => PackagePayload
  /** Opens the database directly. No server may run on it at that time. */
  open: () => Promise<OpenDatabase>
  remove: () => Promise<void>
}

/** The number of packages that the mitra has at the start. */
export const SEEDED = 12
export const seed = { iterations: FAST, packages: [SEEDED, 3] }

export async function bodiesFrom(store: Store): Promise<SeededDatabase['newBody']> {
  const ids = new Map<string, number[]>()
  for (const field of MASTER_FIELDS)
    ids.set(
      field,
      (await store.masters.list(field)).map(({ id }) => id),
    )
  for (const city of ['makkah', 'madinah'] as const)
    ids.set(
      city,
      (await store.hotels.list(city)).map(({ id }) => id),
    )
  await store.close()
  return (random) => seedPayload(random, { ids: (name) => ids.get(name) ?? [] }, toCalendarDate(new Date()))
}

export async function seededPglite(): Promise<SeededDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'kills-'))
  return {
    newBody: await bodiesFrom(await newDataFolder(folder, seed)),
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    open: () => openPglite(join(folder, 'pglite')),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

export async function seededPostgres(): Promise<SeededDatabase> {
  const postgres = await startScratchPostgres()
  const url = await postgres.newDatabase()
  const store = await openPostgresStore(url)
  await seedStore(store, seed)
  return {
    newBody: await bodiesFrom(store),
    env: { DATABASE_URL: url },
    open: () => openPostgres(url),
    remove: () => postgres.stop(),
  }
}
