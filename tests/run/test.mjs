import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { bin, INTERRUPTED, main, ROOT, run, Trouble } from '../../src/commands/lib/processes.mjs'
import { CHAOS_RESULTS, E2E_RESULTS, slowestFiles, UNIT_RESULTS } from './results.mjs'
import { ensureBuilt, ensureDemoBuilt, ensureInstalled } from '../../src/commands/lib/setup.mjs'
import { ensureChromium } from './chromium.mjs'

const FLAGS = ['--unit', '--processes', '--e2e', '--chaos']
const asked = process.argv.slice(2)
const rest = asked.filter((arg) => !FLAGS.includes(arg))
const isWhole = !FLAGS.some((flag) => asked.includes(flag))
const wants = (flag) => isWhole || asked.includes(flag)

/** Unit tests and tests of processes run in one Vitest, so that unit tests use the cores while tests of processes wait. */
function inVitest() {
  const kinds = []
  if (!wants('--unit')) kinds.push('--project=processes')
  if (!wants('--processes')) kinds.push('--project=!processes')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`]
  const code = run(bin('vitest'), ['run', ...kinds, ...reporters, ...rest])
  console.log(['The slowest files:', ...slowestFiles()].join('\n'))
  return code
}

const browse = (config, env) => run(bin('playwright'), ['test', '-c', config, ...rest], env)

/**
 * Makes the builds that browser tests, chaos sessions and started servers read, unless they are up to date. A failed build
 * ends the run, because each kind of test would make the same build again.
 */
async function ensureBuilds() {
  if (wants('--processes') || wants('--e2e') || wants('--chaos')) await ensureBuilt()
  if (wants('--e2e')) await ensureDemoBuilt()
}

const e2e = (env) => browse('tests/e2e/playwright.config.ts', env)

// Together with all other tests, the same few chaos sessions run each time, so that no test fails by chance.
const FEW = { CHAOS_SEED: '1', CHAOS_SESSIONS: '3' }

const chaos = (env) => browse('tests/chaos/playwright.config.ts', { ...env, ...(asked.includes('--chaos') ? {} : FEW) })

/** Browser tests of both kinds share a folder, so that their databases are seeded once. */
async function inBrowser(kinds) {
  const folder = kinds.length > 1 ? mkdtempSync(join(tmpdir(), 'umroh-e2e-')) : null
  let isInterrupted = false
  process.on('SIGINT', () => {
    isInterrupted = true
  })
  const codes = []
  try {
    for (const kind of kinds) {
      const env = folder ? { E2E_DATA_DIR: folder } : {}
      codes.push(await attempt(async () => kind({ CHROMIUM: await ensureChromium(), ...env })))
      // While the runner works, this process hears nothing. A Ctrl-C that came meanwhile is heard now.
      await setImmediate()
      if (isInterrupted) return [...codes, INTERRUPTED]
    }
    return codes
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs one kind of test. If its tools are missing, only this kind fails and the others still run. */
async function attempt(kind) {
  try {
    return await kind()
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    console.error(`\n${error.message}\n`)
    return 1
  }
}

/**
 * `npm test` runs all tests; `--unit`, `--processes`, `--e2e` or `--chaos` runs one kind. The runner gets all other
 * arguments.
 */
await main(async () => {
  ensureInstalled()
  for (const file of [UNIT_RESULTS, E2E_RESULTS, CHAOS_RESULTS]) rmSync(join(ROOT, file), { force: true })
  await ensureBuilds()
  const codes = []
  if (wants('--unit') || wants('--processes')) codes.push(await attempt(inVitest))
  codes.push(...(await inBrowser([...(wants('--e2e') ? [e2e] : []), ...(wants('--chaos') ? [chaos] : [])])))
  return Math.max(...codes)
})
