import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { databaseProblem, folderProblem } from '@/partner-api/host/database/folderProblem'
import { listenProblem } from '@/partner-api/host/http/listen'
import { checkApp } from '@/partner-api/host/serve'
import { startProblem, StartError } from '@/partner-api/errors/startProblem'
import { openPostgresStore } from '@/partner-api/postgres/postgresStore'

const coded = (code: string) => new Error('a query', { cause: Object.assign(new Error('the database'), { code }) })

it.each([
  ['28P01', /menolak kata sandi/],
  ['3D000', /tidak ada/],
  ['ENOTFOUND', /tidak dikenal/],
])('the code %s of a database is told in one sentence', (code, text) => {
  expect(startProblem(coded(code))).toMatch(text)
})

it('a server that finds no PostgreSQL says so in one sentence', async () => {
  const error: unknown = await openPostgresStore('postgres://umroh@127.0.0.1:1/umroh').catch(
    (failed: unknown) => failed,
  )
  expect(startProblem(error)).toMatch(/PostgreSQL tidak menjawab/)
})

it('a wrong setting has its own sentence, and any other error has none', () => {
  expect(startProblem(new StartError('PORT harus angka'))).toBe('PORT harus angka')
  expect([startProblem(coded('23505')), startProblem(new Error('a bug')), startProblem('text')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

const failed = (code: string) => Object.assign(new Error(code), { code })

it.each([
  ['EADDRINUSE', 'PORT 80 sedang dipakai'],
  ['EACCES', 'PORT 80 hanya boleh dibuka oleh root'],
  ['EADDRNOTAVAIL', 'HOST umroh.example bukan alamat mesin ini'],
  ['ENOTFOUND', 'HOST "umroh.example" tidak dikenal'],
  ['EAI_AGAIN', 'HOST "umroh.example" tidak dikenal'],
])('an address that cannot be listened at (%s) names its setting', (code, text) => {
  const address = { host: 'umroh.example', port: 80 }
  expect(startProblem(listenProblem(failed(code), address))).toContain(text)
  const names = { host: 'METRICS_HOST', port: 'METRICS_PORT' }
  expect(startProblem(listenProblem(failed(code), address, names))).toContain(`METRICS_${text}`)
})

it.each([
  ['ENOSPC', 'penuh'],
  ['EDQUOT', 'penuh'],
  ['EACCES', 'sudo chown -R'],
  ['EPERM', 'sudo chown -R'],
  ['EROFS', 'hanya dapat dibaca'],
  ['ENOTDIR', 'adalah file'],
  ['EEXIST', 'adalah file'],
])('a data folder that cannot be written to (%s) is told with a way out', (code, text) => {
  expect(startProblem(folderProblem('/data', failed(code)))).toContain(text)
})

it('a database that PGlite cannot open is damaged; a file of another user and any other error are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
  const ended = Object.assign(new Error('Aborted()'), { name: 'RuntimeError' })
  expect(startProblem(databaseProblem(folder, ended))).toMatch(/rusak.*pulihkan cadangan/)
  expect(startProblem(databaseProblem(folder, new Error('PGlite failed to initialize properly')))).toMatch(/rusak/)
  const bug = new Error('a bug')
  expect(databaseProblem(folder, bug)).toBe(bug)
  const told = new StartError('in use')
  expect(databaseProblem(folder, told)).toBe(told)
  writeFileSync(join(folder, 'foreign'), '')
  chmodSync(join(folder, 'foreign'), 0o000)
  // Root may write to any file.
  if (process.getuid?.() !== 0) expect(startProblem(databaseProblem(folder, ended))).toContain('sudo chown -R')
})

it('a server without an app names DIST_DIR', () => {
  expect(() => checkApp({ distDir: '/tidak/ada' })).toThrow(/DIST_DIR "\/tidak\/ada"/)
})

it.each([
  ['18.19.0', 1],
  ['20.18.3', 1],
  ['20.19.0', 0],
  ['22.0.0', 0],
  ['100.1.0', 0],
])('Node %s is checked before anything else runs: %i', (node, refused) => {
  const said: string[] = []
  const exit = () => said.push('exit')
  const world = { process: { versions: { node }, exit }, console: { error: (text: string) => said.push(text) } }
  runInNewContext(readFileSync('src/commands/lib/checkNode.mjs', 'utf8'), world)
  expect(said).toHaveLength(2 * refused)
  if (refused) expect(said[0]).toContain(`ini Node ${node}`)
})
