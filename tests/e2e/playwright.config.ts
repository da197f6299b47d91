import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'

const root = resolve(import.meta.dirname, '../..')
// Another working copy's tests may run at the same time: E2E_PORT and E2E_DIST tell them apart.
const PORT = Number(process.env.E2E_PORT ?? 4310)
const DIST = process.env.E2E_DIST ?? 'dist'
// Two files run side by side, each worker with a server of its own: what one test saves, no other one lists.
const WORKERS = [0, 1]
const portOf = (worker: number) => PORT + 10 * worker
const baseURL = `http://127.0.0.1:${portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))}`
process.env.E2E_SERVER = baseURL

// Playwright reads this file again in each worker: only the first reading makes the folder and removes it.
function freshDataDir(): string {
  const known = process.env.E2E_DATA_DIR
  if (known) return known
  const folder = mkdtempSync(join(tmpdir(), 'umroh-e2e-'))
  process.env.E2E_DATA_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const dataDir = freshDataDir()
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: join(root, 'test-results/e2e'),
  workers: WORKERS.length,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/e2e.json') }]],
  use: {
    baseURL,
    viewport: { width: 430, height: 900 },
    hasTouch: true,
    isMobile: true,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Less waiting for sheets that rise and fall; drawer.e2e.ts and a quote see them move.
    contextOptions: { reducedMotion: 'reduce' },
    // What a test answers in the server's place must not be answered by a worker; pwa.e2e.ts has one.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        ...sandbox,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: WORKERS.map((worker) => ({
    command: 'node --import tsx src/partner-api/server.ts',
    cwd: root,
    // An empty DATABASE_URL: never the database a developer works with.
    env: {
      PORT: String(portOf(worker)),
      HOST: '127.0.0.1',
      DATA_DIR: join(dataDir, String(worker)),
      DIST_DIR: DIST,
      DATABASE_URL: '',
    },
    url: `http://127.0.0.1:${portOf(worker)}`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
})
