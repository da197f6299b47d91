import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
/** A program in Vite's place: it writes a page, and then does what FAULT says. */
const VITE = `#!/usr/bin/env node
const { appendFileSync, mkdirSync, symlinkSync, writeFileSync } = require('node:fs')
const folder = process.argv[process.argv.indexOf('--outDir') + 1]
mkdirSync(folder + '/.vite', { recursive: true })
writeFileSync(folder + '/index.html', 'new')
appendFileSync('vite.log', 'built\\n')
if (process.env.FAULT === 'fails') process.exit(1)
if (process.env.FAULT === 'cannot be compressed') symlinkSync('nowhere', folder + '/broken.js')
if (process.env.FAULT === 'hangs') setTimeout(() => {}, 60000)
`
const RUNNER = `#!/usr/bin/env node
require('node:fs').appendFileSync('runners.log', 'ran\\n')
`

/** A project with our commands, the runner of the tests, and the programs above. */
let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'built-'))
  for (const folder of ['src/commands', 'tests/run'])
    cpSync(join(ROOT, folder), join(project, folder), { recursive: true })
  write('package-lock.json', '{ "packages": {} }')
  write('node_modules/.package-lock.json', '{ "packages": {} }')
  for (const [name, program] of Object.entries({ vite: VITE, vitest: RUNNER, playwright: RUNNER })) {
    write(`node_modules/.bin/${name}`, program)
    chmodSync(join(project, 'node_modules/.bin', name), 0o755)
  }
  write('dist/index.html', 'old')
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}
const read = (file: string) => (existsSync(join(project, file)) ? readFileSync(join(project, file), 'utf8') : '')
const cached = () => (existsSync(join(project, '.cache')) ? readdirSync(join(project, '.cache')).toSorted() : [])
const command = (script: string, fault = '') =>
  spawnSync(process.execPath, [script], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, FAULT: fault },
  })

it('a finished build takes the place of the last one and leaves nothing but its lists and its stamp', () => {
  write('dist/gone.txt', 'old')
  expect(command('src/commands/build.mjs').status).toBe(0)
  expect(readdirSync(join(project, 'dist'))).toEqual(['index.html'])
  expect(read('dist/index.html')).toBe('new')
  expect(cached()).toEqual(['dist-lists', 'dist-stamp'])
})

it.each(['fails', 'cannot be compressed'])('a build that %s keeps the last build and leaves no folder', (fault) => {
  const { status, stderr } = command('src/commands/build.mjs', fault)
  expect(status).toBe(1)
  expect(stderr).not.toBe('')
  expect([read('dist/index.html'), cached()]).toEqual(['old', []])
})

it('a build that the user stops by Ctrl-C keeps the last build and leaves no folder', async () => {
  const child = spawn(process.execPath, ['src/commands/build.mjs'], {
    cwd: project,
    env: { ...process.env, FAULT: 'hangs' },
    stdio: 'ignore',
    detached: true,
  })
  const ended = once(child, 'exit')
  await expect.poll(() => read('vite.log'), { timeout: 10_000 }).not.toBe('')
  expect(cached()).toEqual([`dist-${child.pid ?? ''}`])
  // A terminal sends Ctrl-C to the whole process group.
  process.kill(-(child.pid ?? NaN), 'SIGINT')
  expect(await ended).toEqual([130, null])
  expect([read('dist/index.html'), cached()]).toEqual(['old', []])
})

it('a build removes the folders of builds that were killed, and keeps those of builds that still run', () => {
  const killed = spawnSync(process.execPath, ['--version']).pid
  for (const name of [`dist-${killed}`, `dist-demo-${killed}`, `dist-${process.pid}`, `other-${killed}`])
    write(`.cache/${name}/index.html`, 'half')
  expect(command('src/commands/build.mjs').status).toBe(0)
  expect(cached()).toEqual([`dist-${process.pid}`, 'dist-lists', 'dist-stamp', `other-${killed}`].toSorted())
})

it('npm test tells a failed build once and runs no test', () => {
  const { status, stderr } = command('tests/run/test.mjs', 'fails')
  expect(status).toBe(1)
  expect(stderr.match(/The build failed/g)).toHaveLength(1)
  expect([read('vite.log'), read('runners.log')]).toEqual(['built\n', ''])
})
