import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, main, ROOT, run, Trouble } from './lib/processes.mjs'
import { CHAOS_RESULTS, E2E_RESULTS, slowestFiles, UNIT_RESULTS } from './lib/results.mjs'
import { ensureBuilt, ensureChromium, ensureDemoBuilt, ensureInstalled } from './lib/setup.mjs'

const FLAGS = ['--unit', '--e2e', '--chaos']
const asked = process.argv.slice(2)
const rest = asked.filter((arg) => !FLAGS.includes(arg))
const wants = (flag) => asked.includes(flag) || !FLAGS.some((other) => asked.includes(other))

function unit() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`]
  const code = run(bin('vitest'), ['run', ...reporters, ...rest])
  console.log(['The slowest files:', ...slowestFiles()].join('\n'))
  return code
}

async function e2e(chromium) {
  await ensureBuilt()
  await ensureDemoBuilt()
  return run(bin('playwright'), ['test', '-c', 'tests/e2e/playwright.config.ts', ...rest], { CHROMIUM: chromium })
}

// Together with all other tests, the same few chaos sessions run each time, so that no test fails by chance.
const FEW = { CHAOS_SEED: '1', CHAOS_SESSIONS: '3' }

async function chaos(chromium) {
  await ensureBuilt()
  return run(bin('playwright'), ['test', '-c', 'tests/chaos/playwright.config.ts', ...rest], {
    CHROMIUM: chromium,
    ...(asked.includes('--chaos') ? {} : FEW),
  })
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

/** `npm test` runs all tests; `--unit`, `--e2e` or `--chaos` runs one kind. The runner gets all other arguments. */
await main(async () => {
  ensureInstalled()
  for (const file of [UNIT_RESULTS, E2E_RESULTS, CHAOS_RESULTS]) rmSync(join(ROOT, file), { force: true })
  const codes = []
  if (wants('--unit')) codes.push(await attempt(unit))
  if (wants('--e2e')) codes.push(await attempt(async () => e2e(await ensureChromium())))
  if (wants('--chaos')) codes.push(await attempt(async () => chaos(await ensureChromium())))
  return Math.max(...codes)
})
