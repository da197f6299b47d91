import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { BUNDLED } from '../../support/server/program'
import { copySeededFolder } from './seededFolder'

const ROOT = resolve(import.meta.dirname, '../../..')
export const FIRST_START_MS = 60_000

// The port stays the same over a restart: the browser's session belongs to the address.
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * A server of a test's own, with its own port and database; `dist` is the built app that it serves. Its program is that
 * of the run's servers. Unless SEED is given, its database is a copy of theirs.
 */
export async function ownServer(dist = 'dist', more: Record<string, string> = {}) {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'umroh-server-'))
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    if (!more.SEED && readdirSync(dataDir).length === 0) copySeededFolder(dataDir)
    const own = {
      LOG_FORMAT: 'text',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DIST_DIR: dist,
      DATABASE_URL: '',
      ...more,
    }
    const child = spawn(process.execPath, BUNDLED, {
      cwd: ROOT,
      env: { ...process.env, ...own },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    server = child
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    await expect.poll(() => said, { timeout: FIRST_START_MS }).toMatch(/siap di/)
  }

  /** Asks the server to end, as a supervisor does; resolves to its exit code. */
  async function stop(): Promise<unknown> {
    const child = server
    server = null
    if (!child || child.exitCode !== null) return child?.exitCode
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    return (await ended)[0]
  }

  async function remove() {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }

  return { url: `http://127.0.0.1:${port}`, start, stop, remove }
}
