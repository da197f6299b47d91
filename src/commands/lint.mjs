import { bin, main, runBeside } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

const CHECKS = [
  [bin('oxlint'), '--deny-warnings', 'src', 'theme', 'tests', 'vite.config.ts'],
  [bin('dclint'), '--max-warnings', '0', 'compose.yaml'],
  // The cache lets prettier skip the files that have not changed since the last run.
  [bin('prettier'), '--check', '--cache', '--cache-location=.cache/prettier', '--log-level', 'warn', '.'],
  // Files, exports and dependencies that nothing uses.
  [bin('knip'), '--no-progress', '--treat-config-hints-as-errors'],
  [process.execPath, 'tests/architecture/commits.mjs'],
  [process.execPath, 'tests/architecture/lineBudget.mjs'],
]

/** `npm run lint`: all checks run beside one another, also when one of them fails. */
await main(async () => {
  ensureInstalled()
  const codes = await Promise.all(CHECKS.map(([command, ...args]) => runBeside(command, args)))
  return Math.max(...codes)
})
