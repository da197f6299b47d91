import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import e2e from '../e2e/playwright.config'

const results = join(resolve(import.meta.dirname, '../..'), 'test-results')

// Playwright reads this file again in each worker: only the first reading chooses the seed.
process.env.CHAOS_SEED ??= String(Math.floor(Math.random() * 1_000_000))

/**
 * Browser, phone and server are those of the end-to-end tests; a proxy of these tests stands between browser and
 * server.
 */
export default defineConfig(e2e, {
  testDir: '.',
  outputDir: join(results, 'chaos'),
  timeout: 180_000,
  // A save that is lost once is lost (docs/testing.md).
  retries: 0,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: join(results, 'chaos.json') }], ['./support/figures.ts']],
  // Without a limit a page whose load event never comes would hold the session until its own timeout.
  // A busy machine may need seconds for one action.
  use: { actionTimeout: 8000, navigationTimeout: 30_000 },
})
