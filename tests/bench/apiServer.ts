import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { toCalendarDate } from '../../src/domain/values/dates'
import { MASTER_FIELDS } from '../../src/domain/masters/masters'
import { openDataFolder } from '../../src/partner-api/host/dataFolder'
import { quietLog } from '../../src/partner-api/host/log/log'
import { openPglite, openPostgres, type OpenDatabase } from '../../src/partner-api/postgres/database'
import { openPostgresStore } from '../../src/partner-api/postgres/postgresStore'
import { DEMO_ACCOUNTS } from '../../src/partner-api/seed/accounts'
import { seedPayload } from '../../src/partner-api/seed/packages'
import { seededRandom } from '../../src/partner-api/seed/random'
import { seedStore } from '../../src/partner-api/seed/seedStore'
import { startServer } from '../../src/partner-api/server'
import type { Store } from '../../src/partner-api/store'
import { hasPostgres, startScratchPostgres } from '../partner-api/stores/scratchPostgres'

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

// Nine of ten packages belong to the mitra that sends the requests.
const SEEDED = [90, 10]
const seed = { packages: SEEDED }

/** Copies the seeded packages with their snapshots, each copy a little older: pricing new ones would take minutes. */
async function multiply({ db, close }: OpenDatabase): Promise<void> {
  const wanted = packages - SEEDED.reduce((all, some) => all + some, 0)
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      // Building the index once at the end takes a tenth of the time of adding a hundred thousand names one by one.
      const { rows } = (await tx.execute(sql`select pg_get_indexdef('packages_name_grams'::regclass) as index`)) as {
        rows: { index: string }[]
      }
      await tx.execute(sql`drop index packages_name_grams`)
      await tx.execute(sql`create temp table copies on commit drop as
        select p.id as source, n, (select max(id) from packages) + row_number() over (order by n, p.id) as id
        from packages p, generate_series(1, ${Math.ceil(Math.max(0, wanted) / 100)}::int) n
        order by 3 limit ${Math.max(0, wanted)}`)
      await tx.execute(sql`insert into packages (id, mitra_id, created_by, created_at, nama_paket, search_name,
          tipe_perjalanan, jumlah_jamaah, total_double, total_triple, total_quad) overriding system value
        select c.id, p.mitra_id, p.created_by, p.created_at - c.n * interval '1 hour', p.nama_paket || ' ' || c.n, p.search_name || ' ' || c.n,
          p.tipe_perjalanan, p.jumlah_jamaah, p.total_double, p.total_triple, p.total_quad
        from copies c join packages p on p.id = c.source`)
      await tx.execute(sql`insert into package_snapshots (package_id, snapshot)
        select c.id, jsonb_set(s.snapshot, '{namaPaket}', to_jsonb((s.snapshot ->> 'namaPaket') || ' ' || c.n))
        from copies c join package_snapshots s on s.package_id = c.source`)
      await tx.execute(sql`select setval(pg_get_serial_sequence('packages', 'id'), (select max(id) from packages))`)
      await tx.execute(sql.raw(rows[0]?.index ?? ''))
      await tx.execute(sql`alter index packages_name_grams alter column 1 set statistics 0`)
    })
    // A database in use has done this long ago through autovacuum.
    await db.execute(sql`vacuum analyze`)
  } finally {
    await close()
  }
}

async function onPglite() {
  await (await openDataFolder(folder, seed, quietLog)).close()
  await multiply(await openPglite(join(folder, 'pglite')))
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
  await multiply(database)
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

async function serve() {
  const { name, databaseUrl } = kind === 'postgres' ? await onPostgres() : await onPglite()
  const server = await startServer({ port: 0, host: '127.0.0.1', databaseUrl, dataDir: folder })
  undo.unshift(() => server.close())
  const url = `http://127.0.0.1:${server.port}`
  const { email, password } = DEMO_ACCOUNTS[0]!
  const answer = await fetch(`${url}/api/partner/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await answer.json()) as { token: string }
  const list = await fetch(`${url}/api/partner/umroh-regular?per_page=1`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { meta } = (await list.json()) as { meta: { total: number } }
  return { name, url, token, visible: meta.total, bodies: await bodiesFor(server.store) }
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
