import { bin, main, run } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

const CHECKS = [
  ['oxlint', '--deny-warnings', 'src', 'theme', 'tests', 'vite.config.ts'],
  // The cache lets prettier skip the files that have not changed since the last run.
  ['dclint', '--max-warnings', '0', 'compose.yaml'],
  ['prettier', '--check', '--cache', '--cache-location=.cache/prettier', '--log-level', 'warn', '.'],
  // Files, exports and dependencies that nothing uses.
  ['knip', '--no-progress', '--treat-config-hints-as-errors'],
]

/** `npm run lint`: all checks run, also after one of them has failed. */
await main(() => {
  ensureInstalled()
  return Math.max(...CHECKS.map(([name, ...args]) => run(bin(name), args)))
})
