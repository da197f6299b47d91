import { bin, main, run } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

/**
 * `npm run test:restore` plays a disaster: servers under load are backed up and restored, from the embedded database to
 * PostgreSQL and back, and every acknowledged save is looked for.
 */
await main(() => {
  ensureInstalled()
  return run(bin('vitest'), ['run', 'tests/restore', '--disable-console-intercept'], { RESTORE_DRILL: 'long' })
})
