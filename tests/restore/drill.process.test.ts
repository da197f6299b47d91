import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placesIn } from '@/partner-api/host/database/dataFolder'
import { openPglite, openPostgres } from '@/partner-api/postgres/database'
import { seededRandom } from '@/partner-api/seed/packages'
import { everyTable } from '@/partner-api/postgres/backup/format'
import { apiOf, signIn } from '../kills/api'
import { seededPglite, type SeededDatabase } from '../kills/databases'
import { killAll, startServerProcess } from '../kills/serverProcess'
import { ADMIN } from '../partner-api/fixtures'
import { hasPostgres, startScratchPostgres, type ScratchPostgres } from '../partner-api/stores/scratchPostgres'
import { findingsIn, savesIn } from './findings'
import { acknowledgedMore, startLoad, type Load } from './load'

/** `npm run test:restore` alone plays it: it takes a minute. */
const isAsked = process.env.RESTORE_DRILL === 'long'
const SAVES = 150
const KILL_AFTER_MS = [400, 700, 1000, 1300, 1600, 2000, 2500]
const ROOT = resolve(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'drill-'))
const figures: string[] = []

/** Starts `npm run backup` or `npm run restore`, without npm. */
function start(command: 'backup' | 'restore', file: string, env: Record<string, string>) {
  const args = ['--import', 'tsx', 'src/partner-api/main.ts', command, file]
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { child, ended: once(child, 'exit').then(([code]) => ({ code: code as number | null, said })) }
}
async function run(...command: Parameters<typeof start>): Promise<void> {
  const started = performance.now()
  expect(await start(...command).ended).toMatchObject({ code: 0 })
  figures.push(`${command[0]} ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

const linesOf = (file: string) => gunzipSync(readFileSync(file)).toString().split('\n').slice(1, -2)

async function loadOn(url: string, { newBody }: SeededDatabase, title: string): Promise<Load> {
  const random = seededRandom(7)
  const load = startLoad(apiOf(url, await signIn(url)), () => newBody(random), title)
  await acknowledgedMore(load, SAVES)
  return load
}

async function download(url: string, file: string): Promise<void> {
  const { body } = await apiOf(url)<{ token: string }>('POST', '/partner/login', {
    body: { email: ADMIN, password: 'admin123' },
  })
  const answer = await fetch(`${url}/api/partner/backup`, { headers: { authorization: `Bearer ${body.token}` } })
  expect(answer.status).toBe(200)
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
}

describe.skipIf(!isAsked || !hasPostgres)('the drill of a disaster', () => {
  let postgres: ScratchPostgres
  let embedded: SeededDatabase
  let database: string
  const [first, second, again] = ['satu.gz', 'dua.gz', 'tiga.gz'].map((name) => join(scratch, name)) as [
    string,
    string,
    string,
  ]
  beforeAll(async () => {
    postgres = await startScratchPostgres()
    embedded = await seededPglite()
    database = await postgres.newDatabase()
  }, 120_000)
  afterAll(async () => {
    await killAll()
    await embedded?.remove()
    await postgres?.stop()
    rmSync(scratch, { recursive: true, force: true })
    console.log(`Drill: ${figures.join('; ')}`)
  }, 60_000)

  it('every save acknowledged before a download from the embedded database is restored into PostgreSQL, and none by halves', async () => {
    const server = await startServerProcess(embedded.env)
    const load = await loadOn(server.url, embedded, 'Beban satu')
    const before = [...load.acknowledged]
    await download(server.url, first)
    await acknowledgedMore(load, 20)
    await load.stop()
    expect(await server.stop()).toBe(0)
    await run('restore', first, { DATABASE_URL: database })
    const { db, close } = await openPostgres(database)
    expect(await findingsIn(db, before)).toEqual([])
    figures.push(`${before.length} saves before, ${await savesIn(db)} restored, ${load.acknowledged.length} in all`)
    await close()
  }, 300_000)

  it('every save acknowledged before a backup beside the PostgreSQL server is restored into the embedded database, whose backup is the same', async () => {
    const server = await startServerProcess({ DATABASE_URL: database })
    const load = await loadOn(server.url, embedded, 'Beban dua')
    const before = [...load.acknowledged]
    await run('backup', second, { DATABASE_URL: database })
    await acknowledgedMore(load, 20)
    await load.stop()
    expect(await server.stop()).toBe(0)
    const folder = { DATABASE_URL: '', DATA_DIR: join(scratch, 'data') }
    await run('restore', second, folder)
    await run('backup', again, folder)
    expect(linesOf(again)).toEqual(linesOf(second))
    const { db, close } = await openPglite(placesIn(folder.DATA_DIR).database)
    expect(await findingsIn(db, before)).toEqual([])
    figures.push(
      `${before.length} saves before, ${await savesIn(db)} restored, ${load.acknowledged.length} more in all`,
    )
    await close()
  }, 300_000)

  it('a restore that is killed at any moment leaves PostgreSQL without a table, or is complete', async () => {
    for (const delay of KILL_AFTER_MS) {
      const url = await postgres.newDatabase()
      const { child, ended } = start('restore', second, { DATABASE_URL: url })
      setTimeout(() => child.kill('SIGKILL'), delay)
      const { code } = await ended
      const { db, close } = await openPostgres(url)
      if (code === 0) expect(await findingsIn(db, [])).toEqual([])
      else expect(await everyTable(db)).toEqual([])
      await close()
      figures.push(code === 0 ? `complete within ${delay} ms` : `killed after ${delay} ms`)
    }
  }, 300_000)

  it('a restore that is killed at any moment leaves the data folder without a database, and the next restore works', async () => {
    const folder = { DATABASE_URL: '', DATA_DIR: join(scratch, 'dibunuh') }
    for (const delay of KILL_AFTER_MS.map((ms) => ms * 2)) {
      const { child, ended } = start('restore', second, folder)
      setTimeout(() => child.kill('SIGKILL'), delay)
      if ((await ended).code === 0) return
    }
    await run('restore', second, folder)
  }, 300_000)
})
