import { bin, main, runBeside } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

const CHECKS = [
  ['oxlint', '--deny-warnings', 'src', 'theme', 'tests', 'vite.config.ts'],
  // The cache lets prettier skip the files that have not changed since the last run.
  ['dclint', '--max-warnings', '0', 'compose.yaml'],
  ['prettier', '--check', '--cache', '--cache-location=.cache/prettier', '--log-level', 'warn', '.'],
  // Files, exports and dependencies that nothing uses.
  ['knip', '--no-progress', '--treat-config-hints-as-errors'],
]

/** `npm run lint`: all checks run beside one another, also when one of them fails. */
await main(async () => {
  ensureInstalled()
  const codes = await Promise.all(CHECKS.map(([name, ...args]) => runBeside(bin(name), args)))
  return Math.max(...codes)
})
