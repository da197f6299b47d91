import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openDataFolder } from '@/partner-api/host/database/dataFolder'
import { quietLog } from '@/partner-api/host/log/log'
import { openPglite, openPostgres } from '@/partner-api/postgres/database'
import { openPostgresStore } from '@/partner-api/postgres/postgresStore'
import { DEMO_ACCOUNTS } from '@/partner-api/auth/demoAccounts'
import { seedStore } from '@/partner-api/seed/seedStore'
import { startServer } from '@/partner-api/host/server'
import type { Store } from '@/partner-api/stores/store'
import { hasPostgres, startScratchPostgres } from '../partner-api/stores/scratchPostgres'
import { bodiesFor } from './bodies'
import { multiply, SEEDED } from './manyPackages'

/**
 * `node --import tsx tests/bench/apiServer.ts pglite|postgres <packages> <path of a list> <path of the packages>` starts the server with a temporary database
 * of this many packages, for `npm run bench:api`. It prints one line of JSON when it is ready (`{skipped}` if the
 * database is missing) and deletes everything on SIGTERM.
 */
const [kind, count, LIST = '', PACKAGES = ''] = process.argv.slice(2)
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

/** An empty database: of a temporary cluster, or the one of BENCH_DATABASES whose name ends with the number of packages. */
async function postgresUrl(): Promise<string> {
  if (process.env.BENCH_DATABASES) return process.env.BENCH_DATABASES.replace('{packages}', String(packages))
  const postgres = await startScratchPostgres()
  undo.unshift(() => postgres.stop())
  return postgres.newDatabase()
}

async function onPostgres() {
  const databaseUrl = await postgresUrl()
  const store = await openPostgresStore(databaseUrl)
  const isNew = await seedStore(store, seed)
  await store.close()
  const database = await openPostgres(databaseUrl, { maxConnections: 1 })
  const { rows } = (await database.db.execute(sql`show server_version`)) as { rows: { server_version: string }[] }
  if (isNew) await multiply(database, packages)
  else await database.close()
  return { name: `PostgreSQL ${parseInt(rows[0]?.server_version ?? '', 10)} (fsync off)`, databaseUrl }
}

/** Packages of the mitra that sends the requests, from all over its list. */
async function idsOf(store: Store, mitraId: number): Promise<number[]> {
  const scope = { mitraId }
  const pages = Array.from({ length: 25 }, (_, at) => at * 40 + 1)
  const ids: number[] = []
  for (const page of pages)
    ids.push(...(await store.listPackages({ scope, q: '', page, perPage: 20 })).rows.map(({ id }) => id))
  return ids
}

/** Keeps some answers as they are, for the bare server (bareServer.ts). */
async function keepAnswers(databaseUrl: string, url: string, token: string, ids: readonly number[]) {
  const { db, close } = await openPostgres(databaseUrl, { maxConnections: 1 })
  await db.execute(sql`create table if not exists bench_answers (path text primary key, body text not null)`)
  for (const path of [LIST, ...ids.map((id) => `${PACKAGES}/${id}`)]) {
    const body = await (await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })).text()
    await db.execute(
      sql`insert into bench_answers (path, body) values (${path}, ${body}) on conflict (path) do update set body = excluded.body`,
    )
  }
  await close()
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
  // The API cannot read the packages that the bare server writes, so these belong to another mitra.
  const other = DEMO_ACCOUNTS.find((one) => one.mitra !== null && one.mitra !== mitra?.mitra)
  const token = await tokenOf(url, mitra)
  const adminToken = await tokenOf(
    url,
    DEMO_ACCOUNTS.find(({ permissions }) => permissions.includes('*')),
  )
  const list = await fetch(`${url}/api/partner/umroh-regular?per_page=1`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { meta } = (await list.json()) as { meta: { total: number } }
  const bodies = await bodiesFor(server.store, 20)
  const mitraId = (await server.store.findUserByEmail(mitra?.email ?? ''))?.mitraId ?? 0
  const otherMitra = (await server.store.findUserByEmail(other?.email ?? ''))?.mitraId ?? 0
  const ids = await idsOf(server.store, mitraId)
  if (databaseUrl) await keepAnswers(databaseUrl, url, token, ids.slice(0, 50))
  return {
    name,
    url,
    pids: [process.pid],
    databaseUrl,
    mitraId,
    otherMitra,
    token,
    adminToken,
    visible: meta.total,
    ids,
    bodies,
  }
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
