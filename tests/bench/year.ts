import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import { DEMO_ACCOUNTS } from '@/partner-api/auth/demoAccounts'
import { openDataFolder } from '@/partner-api/host/database/dataFolder'
import { quietLog } from '@/partner-api/host/log/log'
import { openPglite, openPostgres, type OpenDatabase } from '@/partner-api/postgres/database'
import { openPostgresStore } from '@/partner-api/postgres/postgresStore'
import { seedStore } from '@/partner-api/seed/seedStore'
import type { Store } from '@/partner-api/stores/store'
import type { PackagePayload } from '@/domain/package/packageSchema'
import { startServerProcess } from '../kills/serverProcess'
import { serverProgram } from '../support/server/program'
import { hasPostgres, startScratchPostgres } from '../partner-api/stores/scratchPostgres'
import { printTable } from '../run/table.mjs'
import { bodiesFor } from './bodies'
import { median, number, quantile } from './report.mjs'

/**
 * `npm run bench -- --only year`: a year of a large business, played fast. The server ends and starts again twenty times,
 * as upgrades do; the first start makes the day's backup while mitra save. Every acknowledged write is counted at the end.
 */
const MITRA = 60
const PACKAGES = Number(process.env.YEAR_PACKAGES ?? 40_000)
const PRICE_CHANGES = (PACKAGES * 3) / 40
const STARTS = Number(process.env.YEAR_STARTS ?? 20)
/** So many mitra save at the same time. */
const AT_ONCE = 4
/** The bundle, with PGlite's code optimised as a server's is. */
const PROGRAM = (await serverProgram()).slice(1)
const seed = { packages: [0, 0], iterations: 10 }

type Place = { name: string; env: Record<string, string>; store: Store; open: () => Promise<OpenDatabase> }
const undo: (() => unknown)[] = []

/** The year calls the API alone: a page stands for the app, so that nothing has to be built first. */
const site = mkdtempSync(join(tmpdir(), 'year-site-'))
writeFileSync(join(site, 'index.html'), '<!doctype html><title>year</title>')
undo.push(() => rmSync(site, { recursive: true, force: true }))

async function embedded(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'year-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  const store = await openDataFolder(folder, seed, quietLog)
  const open = () => openPglite(join(folder, 'pglite'))
  return { name: 'embedded', env: { DATA_DIR: folder, DATABASE_URL: '' }, store, open }
}

async function postgres(): Promise<Place> {
  const cluster = await startScratchPostgres()
  undo.push(() => cluster.stop())
  const url = await cluster.newDatabase()
  const store = await openPostgresStore(url)
  await seedStore(store, seed)
  return { name: 'PostgreSQL', env: { DATABASE_URL: url }, store, open: () => openPostgres(url) }
}

/** Opens the database for one question. No server may run on an embedded one at that time. */
async function ask<Row>(place: Place, ...questions: SQL[]): Promise<Row[][]> {
  const { db, close } = await place.open()
  const answers: Row[][] = []
  for (const question of questions) answers.push(((await db.execute(question)) as { rows: Row[] }).rows)
  await close()
  return answers
}

/** Each mitra has one user, with the password of the demo's mitra. */
const ADD_MITRA = [
  sql`insert into mitra (name) select 'Mitra ' || n from generate_series(3, ${MITRA}::int) n`,
  sql`insert into users (email, name, password_hash, mitra_id, roles, permissions)
    select 'mitra' || m.id || '@a.co', m.name, u.password_hash, m.id, u.roles, u.permissions
    from mitra m, users u where m.name like 'Mitra %' and u.email = 'siti@annur.co.id'`,
]

async function usersOf(place: Place): Promise<string[]> {
  const emails = sql`select min(email) as email from users where mitra_id is not null group by mitra_id`
  const answers = await ask<{ email: string }>(place, ...ADD_MITRA, emails)
  return answers.at(-1)?.map(({ email }) => email) ?? []
}

async function call<T>(url: string, token: string, method: string, path: string, body?: unknown, key?: string) {
  const began = performance.now()
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const read = (await answer.json()) as T
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(read)}`)
  return { read, ms: performance.now() - began }
}

const signIn = async (url: string, email: string, password: string) =>
  (await call<{ token: string }>(url, '', 'POST', '/partner/login', { email, password })).read.token

const LIST = '/partner/umroh-regular'
type Times = { list: number[]; save: number[] }
type Ledger = { packages: Map<number, string>; changes: number }

/** Packages of one mitra, one after the other; each tenth is an edit of the one before. */
async function saveAll(
  url: string,
  token: string,
  ledger: Ledger,
  times: Times,
  work: readonly (readonly [string, PackagePayload])[],
) {
  let last: number | null = null
  for (const [name, body] of work) {
    const contents = { ...body, namaPaket: name }
    const isEdit = last !== null && ledger.packages.size % 10 === 0
    if (isEdit) {
      const { ms } = await call(
        url,
        token,
        'PUT',
        `${LIST}/${last}`,
        { ...contents, namaPaket: `${name} ubah` },
        `${name} ubah`,
      )
      ledger.packages.set(last as number, `${name} ubah`)
      times.save.push(ms)
    }
    const { read, ms } = await call<{ data: { id: number } }>(url, token, 'POST', LIST, contents, name)
    last = Number(read.data.id)
    ledger.packages.set(last, name)
    times.save.push(ms)
    if (ledger.packages.size % 5 === 0) times.list.push((await call(url, token, 'GET', `${LIST}?per_page=50`)).ms)
  }
}

/** An admin's new prices for a visa: each is a row of the audit. */
async function changePrices(url: string, token: string, ledger: Ledger, count: number, from: number) {
  type Answer = { data: { data: { id: number; visa: string }[] } }
  const { data: visas } = (await call<Answer>(url, token, 'GET', '/custom-data/visa')).read.data
  for (let change = 0; change < count; change += 1) {
    const { id, visa } = visas[change % visas.length]!
    const price = { visa, price_IDR: 2_000_000 + from + change }
    await call(url, token, 'PUT', `/custom-data/visa/${id}`, price, `harga ${from + change}`)
    ledger.changes += 1
  }
}

/** MB of memory: now, and the most so far. */
function memoryOf(pid: number): [number, number] {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? NaN) / 1024
  return [of('VmRSS'), of('VmHWM')]
}

type Part = { startMs: number; list: number; save: number; memory: number; peak: number; mb: number; backup: number }

async function playPart(
  place: Place,
  emails: readonly string[],
  bodies: readonly PackagePayload[],
  part: number,
  ledger: Ledger,
): Promise<Part> {
  const backups = mkdtempSync(join(tmpdir(), 'year-backup-'))
  const began = performance.now()
  const server = await startServerProcess(
    { ...place.env, DIST_DIR: site, BACKUP_DIR: backups, SEED: 'demo', LOG_LEVEL: 'warn' },
    PROGRAM,
  )
  const startMs = performance.now() - began
  const times: Times = { list: [], save: [] }
  const waiting = [...emails]
  const each = Math.round(PACKAGES / STARTS / emails.length)
  const own = async () => {
    for (let email = waiting.pop(); email !== undefined; email = waiting.pop()) {
      const token = await signIn(server.url, email, 'mitra123')
      const work = Array.from(
        { length: each },
        (_, at) => [`Bagian ${part} ${email} ${at}`, bodies[(part + at) % bodies.length]!] as const,
      )
      await saveAll(server.url, token, ledger, times, work)
    }
  }
  const admin = DEMO_ACCOUNTS.find(({ permissions }) => permissions.includes('*'))!
  const changes = PRICE_CHANGES / STARTS
  const prices = signIn(server.url, admin.email, admin.password).then((token) =>
    changePrices(server.url, token, ledger, changes, part * changes),
  )
  await Promise.all([prices, ...Array.from({ length: AT_ONCE }, own)])
  const [memory, peak] = memoryOf(server.pid)
  const backup = readdirSync(backups).length
  await server.stop()
  rmSync(backups, { recursive: true })
  const mb = place.env.DATA_DIR
    ? Number(execFileSync('du', ['-sm', place.env.DATA_DIR], { encoding: 'utf8' }).split('\t')[0])
    : await sizeOf(place)
  return { startMs, list: quantile(times.list, 0.95), save: quantile(times.save, 0.95), memory, peak, mb, backup }
}

async function sizeOf(place: Place): Promise<number> {
  const [rows] = await ask<{ mb: string }>(place, sql`select pg_database_size(current_database()) / 1048576 as mb`)
  return Number(rows?.[0]?.mb)
}

/** What the database lacks or has twice of the acknowledged writes. */
async function lostOf(place: Place, ledger: Ledger): Promise<string> {
  const [rows = []] = await ask<{ id: number; name: string }>(
    place,
    sql`select id::int, nama_paket as name from packages`,
  )
  const [changes] = await ask<{ n: number }>(
    place,
    sql`select count(*)::int as n from audit where resource = 'custom-data/visa' and event = 'update'`,
  )
  const kept = new Map(rows.map(({ id, name }) => [id, name]))
  const lost = [...ledger.packages].filter(([id, name]) => kept.get(id) !== name).length
  return `${ledger.packages.size} packages acknowledged, ${lost} lost, ${kept.size - ledger.packages.size} too many; ${ledger.changes} price changes acknowledged, ${changes?.[0]?.n} in the audit`
}

async function playYear(place: Place): Promise<void> {
  const bodies = await bodiesFor(place.store, 50)
  await place.store.close()
  const emails = await usersOf(place)
  const ledger: Ledger = { packages: new Map(), changes: 0 }
  const parts: Part[] = []
  for (let part = 0; part < STARTS; part += 1) {
    parts.push(await playPart(place, emails, bodies, part, ledger))
    process.stderr.write(`${place.name}: ${part + 1} of ${STARTS}\r`)
  }
  const figure = (of: readonly Part[], name: keyof Part) => median(of.map((part) => part[name]))
  const [first, last] = [parts.slice(0, 3), parts.slice(-3)]
  const row = (title: string, name: keyof Part) => {
    const [before, after] = [figure(first, name), figure(last, name)]
    return [title, number(before), number(after), number(after / before, 2)]
  }
  printTable(
    `A year on ${place.name}: ${emails.length} mitra, ${PACKAGES} packages, ${ledger.changes} price changes, ${STARTS} starts`,
    ['median of three parts', 'first', 'last', 'ratio'],
    [
      row('list, p95 ms', 'list'),
      row('save, p95 ms', 'save'),
      row('start, ms', 'startMs'),
      row('memory, MB', 'memory'),
      row('most memory, MB', 'peak'),
      row('database, MB', 'mb'),
    ],
    [
      await lostOf(place, ledger),
      `${parts.reduce((sum, { backup }) => sum + backup, 0)} backup of the day, made beside the saves`,
    ],
  )
}

try {
  await playYear(await embedded())
  if (hasPostgres) await playYear(await postgres())
} finally {
  for (const step of undo) await step()
}
