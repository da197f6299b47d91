import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const PROCESSES = resolve(import.meta.dirname, '../../src/commands/lib/processes.mjs')
const SERVER = `
process.on('SIGTERM', () => { console.log('ended in order'); process.exit(0) })
console.log('up')
setInterval(() => {}, 1000)
`
const COMMAND = `
import { forwardSignals, start } from ${JSON.stringify(PROCESSES)}
const server = start(process.execPath, [process.argv[2]])
forwardSignals([server.child])
await server.ended
`
/** In npm's place: it runs the command, and passes no signal on. */
const NPM = `
const { spawn } = require('node:child_process')
spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } })
setInterval(() => {}, 1000)
`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'npm-gone-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'a server ends in order when npm, which started it, gets %s',
  async (signal) => {
    const fileOf = (name: string, text: string) => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    const files = [fileOf('npm.cjs', NPM), fileOf('command.mjs', COMMAND), fileOf('server.cjs', SERVER)]
    const npm = spawn(process.execPath, files, { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    npm.stdout.on('data', (text: Buffer) => (said += String(text)))
    await vi.waitFor(() => expect(said).toMatch(/up/), 20_000)
    npm.kill(signal)
    await vi.waitFor(() => expect(said).toMatch(/ended in order/), 10_000)
  },
  40_000,
)
