import { bin, main, run, Trouble } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

const KILLS = 20

/**
 * `npm run test:kills [-- 50]` kills the server during saves, that many times on each database, and prints one line of
 * figures.
 */
await main(() => {
  ensureInstalled()
  const [kills = String(KILLS)] = process.argv.slice(2)
  if (!/^[1-9]\d{0,3}$/.test(kills))
    throw new Trouble(`How many kills? A number, not "${kills}": npm run test:kills -- 50`)
  return run(bin('vitest'), ['run', 'tests/kills', '--disable-console-intercept'], { KILLS: kills })
})
