import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './support/chromiumFlags'

const root = resolve(import.meta.dirname, '../..')
// Tests of another working copy may run at the same time: E2E_PORT and E2E_DIST keep them apart.
const PORT = Number(process.env.E2E_PORT ?? 4310)
const DIST = process.env.E2E_DIST ?? 'dist'
// Three files run side by side, so that two cores are busy while a test waits. Each worker has a separate server, so a test
// never lists packages of another worker.
const WORKERS = [0, 1, 2]
const portOf = (worker: number) => PORT + 10 * worker
const baseURL = `http://127.0.0.1:${portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))}`
process.env.E2E_SERVER = baseURL
// The tests count days as their browsers do, also between midnight in Jakarta and midnight of the machine.
const TIME_ZONE = 'Asia/Jakarta'
process.env.TZ = TIME_ZONE

// Playwright reads this file again in each worker: only the first reading creates the folder and removes it.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'umroh-e2e-'))
  process.env.E2E_DATA_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: join(root, 'test-results/e2e'),
  workers: WORKERS.length,
  // The longest tests take 15 seconds on a machine that does nothing else, and several times as long on a busy one.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // docs/testing.md: CI plays a failed test up to twice more and names it as flaky.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/e2e.json') }]],
  use: {
    baseURL,
    viewport: { width: 430, height: 900 },
    hasTouch: true,
    isMobile: true,
    locale: 'id-ID',
    timezoneId: TIME_ZONE,
    // Without animations the tests wait less for sheets; drawer.e2e.ts and one quote test turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would bypass the answers that tests put in place of the server's; only pwa.e2e.ts uses one.
    serviceWorkers: 'block',
    // A trace of each test took a seventh of its CPU time. A failure leaves its calls, a screenshot and the page's
    // roles and names; `--trace retain-on-failure` records more.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
  webServer: {
    command: `node --liftoff-only --import tsx tests/e2e/support/servers.ts ${WORKERS.map(portOf).join(' ')}`,
    cwd: root,
    // An empty DATABASE_URL keeps the tests away from a developer’s own database.
    env: { TZ: 'UTC', HOST: '127.0.0.1', DIST_DIR: DIST, DATABASE_URL: '', LOG_FORMAT: 'text' },
    wait: { stdout: /The servers are ready/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
