import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { toCalendarDate } from '../../src/domain/values/dates'
import { MASTER_FIELDS } from '../../src/domain/masters/masters'
import { openDataFolder } from '../../src/partner-api/host/database/dataFolder'
import { quietLog } from '../../src/partner-api/host/log/log'
import { openPglite, openPostgres } from '../../src/partner-api/postgres/database'
import { openPostgresStore } from '../../src/partner-api/postgres/postgresStore'
import { DEMO_ACCOUNTS } from '../../src/partner-api/seed/accounts'
import { seedPayload } from '../../src/partner-api/seed/packages'
import { seededRandom } from '../../src/partner-api/seed/random'
import { seedStore } from '../../src/partner-api/seed/seedStore'
import { startServer } from '../../src/partner-api/server'
import type { Store } from '../../src/partner-api/store'
import { hasPostgres, startScratchPostgres } from '../partner-api/stores/scratchPostgres'
import { multiply, SEEDED } from './manyPackages'

/**
 * `node --import tsx tests/bench/apiServer.ts pglite|postgres <packages>` starts the server with a temporary database
 * of this many packages, for `npm run bench:api`. It prints one line of JSON when it is ready (`{skipped}` if the
 * database is missing) and deletes everything on SIGTERM.
 */
const [kind, count] = process.argv.slice(2)
const packages = Number(count)
const folder = mkdtempSync(join(tmpdir(), 'bench-api-'))
const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
const quiet = () => undefined

const seed = { packages: SEEDED }

async function onPglite() {
  await (await openDataFolder(folder, seed, quietLog)).close()
  await multiply(await openPglite(join(folder, 'pglite')), packages)
  return { name: 'PGlite', databaseUrl: null }
}

async function onPostgres() {
  const postgres = await startScratchPostgres()
  undo.unshift(() => postgres.stop())
  const databaseUrl = await postgres.newDatabase()
  const store = await openPostgresStore(databaseUrl)
  await seedStore(store, seed)
  await store.close()
  const database = await openPostgres(databaseUrl)
  const { rows } = (await database.db.execute(sql`show server_version`)) as { rows: { server_version: string }[] }
  await multiply(database, packages)
  return { name: `PostgreSQL ${parseInt(rows[0]?.server_version ?? '', 10)} (fsync off)`, databaseUrl }
}

/** Request bodies like those that the wizard sends. */
async function bodiesFor(store: Store) {
  const ids = new Map<string, number[]>()
  for (const field of MASTER_FIELDS)
    ids.set(
      field,
      (await store.listMasters(field)).map(({ id }) => id),
    )
  for (const city of ['makkah', 'madinah'] as const)
    ids.set(
      city,
      (await store.listHotels(city)).map(({ id }) => id),
    )
  const random = seededRandom(1)
  return Array.from({ length: 20 }, () =>
    seedPayload(random, { ids: (name) => ids.get(name) ?? [] }, toCalendarDate(new Date())),
  )
}

async function tokenOf(url: string, account: (typeof DEMO_ACCOUNTS)[number] | undefined): Promise<string> {
  const answer = await fetch(`${url}/api/partner/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  })
  return ((await answer.json()) as { token: string }).token
}

async function serve() {
  const { name, databaseUrl } = kind === 'postgres' ? await onPostgres() : await onPglite()
  const server = await startServer({ port: 0, host: '127.0.0.1', databaseUrl, dataDir: folder })
  undo.unshift(() => server.close())
  const url = `http://127.0.0.1:${server.port}`
  const [mitra] = DEMO_ACCOUNTS
  const token = await tokenOf(url, mitra)
  const adminToken = await tokenOf(
    url,
    DEMO_ACCOUNTS.find(({ permissions }) => permissions.includes('*')),
  )
  const list = await fetch(`${url}/api/partner/umroh-regular?per_page=1`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { meta } = (await list.json()) as { meta: { total: number } }
  return { name, url, token, adminToken, visible: meta.total, bodies: await bodiesFor(server.store) }
}

let stopping = false
async function stop(code: number) {
  if (stopping) return
  stopping = true
  for (const step of undo) await step()
  process.exit(code)
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
// Stop too when the parent process, which reads the line, has ended.
process.stdout.on('error', () => void stop(1))

try {
  if (kind === 'postgres' && !hasPostgres) {
    console.log(JSON.stringify({ skipped: 'PostgreSQL: skipped, no PostgreSQL binaries on this machine.' }))
    setInterval(quiet, 60_000)
  } else console.log(JSON.stringify(await serve()))
} catch (error) {
  console.error(error)
  await stop(1)
}
