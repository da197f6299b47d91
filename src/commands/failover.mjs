import { bin, main, run, Trouble } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

const ROUNDS = 20

/**
 * `npm run test:failover [-- 5]` kills the primary, an API process and PgBouncer during saves, that many times each, and
 * prints one line of figures.
 */
await main(() => {
  ensureInstalled()
  const [rounds = String(ROUNDS)] = process.argv.slice(2)
  if (!/^[1-9]\d{0,3}$/.test(rounds))
    throw new Trouble(`How many rounds? A number, not "${rounds}": npm run test:failover -- 5`)
  return run(bin('vitest'), ['run', 'tests/failover', '--disable-console-intercept'], { FAILOVERS: rounds })
})
