import { bin, main, run, Trouble } from '../../src/commands/lib/processes.mjs'
import { ensureInstalled } from '../../src/commands/lib/setup.mjs'

/** The drills that can also be played longer than `npm test` plays them. `often`: how often, unless a number is given. */
const DRILLS = {
  kills: { tests: 'tests/kills', setting: 'KILLS', often: 20 },
  failover: { tests: 'tests/failover', setting: 'FAILOVERS', often: 20 },
  restore: { tests: 'tests/restore', setting: 'RESTORE_DRILL' },
}

/**
 * - `npm run test:kills [-- 50]` kills the server during saves, that many times on each database.
 * - `npm run test:failover [-- 5]` kills the primary, an API process and PgBouncer during saves, that many times each.
 * - `npm run test:restore` plays a disaster: servers under load are backed up and restored, from the embedded database
 *   to PostgreSQL and back, and every acknowledged save is looked for.
 *
 * Each prints one line of figures.
 */
await main(() => {
  ensureInstalled()
  const [name, given] = process.argv.slice(2)
  const { tests, setting, often } = DRILLS[name]
  if (given !== undefined && !(often && /^[1-9]\d{0,3}$/.test(given)))
    throw new Trouble(`How many times? ${often ? `A number, not "${given}"` : 'This drill takes no number'}.`)
  const value = often ? (given ?? String(often)) : 'long'
  return run(bin('vitest'), ['run', tests, '--disable-console-intercept'], { [setting]: value })
})
