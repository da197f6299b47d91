import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { card, expect, signIn, test, totalsIn, wizardAtReview } from '../support/support'

const ROOT = resolve(import.meta.dirname, '../../..')
const FIRST_START = 60_000

// A free port that stays the same over the restart, because the browser's session belongs to the address.
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const ownPort = await freePort()
const dataDir = mkdtempSync(join(tmpdir(), 'umroh-restart-'))
let server: ChildProcess | null = null

async function start(): Promise<void> {
  const env = {
    ...process.env,
    PORT: String(ownPort),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DIST_DIR: 'dist',
    DATABASE_URL: '',
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/partner-api/server.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  await expect.poll(() => said, { timeout: FIRST_START }).toMatch(/siap di/)
}

/** Stops the server like a process supervisor; returns its exit code. */
async function stop(): Promise<unknown> {
  const child = server
  server = null
  if (!child || child.exitCode !== null) return child?.exitCode
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  return (await ended)[0]
}

test.use({ account: null, baseURL: `http://127.0.0.1:${ownPort}` })
test.afterAll(async () => {
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('saved packages and sessions survive a restart of the server (fault 48)', async ({ page }) => {
  test.setTimeout(2 * FIRST_START)
  const name = 'Paket sebelum dimatikan'
  await start()
  await page.goto('/auth/login')
  await signIn(page)
  await expect(page).toHaveURL('/')
  const wizard = await wizardAtReview(page, name)
  await wizard.save()
  const totals = await totalsIn(card(page, name))
  expect(await stop()).toBe(0)

  await start()
  await page.goto('/package/umroh-reguler')
  expect(await totalsIn(card(page, name))).toEqual(totals)
  await card(page, name).getByRole('link', { name: 'Detail' }).click()
  await expect(page.getByRole('region', { name: 'Total Harga' })).toBeVisible()
  expect(await totalsIn(page.getByRole('region', { name: 'Total Harga' }))).toEqual(totals)
})
