import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './processes.mjs'

export const UNIT_RESULTS = 'test-results/unit.json'
export const E2E_RESULTS = 'test-results/e2e.json'
export const CHAOS_RESULTS = 'test-results/chaos.json'

const read = (file) => (existsSync(join(ROOT, file)) ? JSON.parse(readFileSync(join(ROOT, file), 'utf8')) : undefined)
const MISSING = { passed: 0, failed: 1 }

/** Vitest's counts; a file that could not even be loaded is one failure. */
export function unitCounts(results = read(UNIT_RESULTS)) {
  if (!results) return MISSING
  const unloaded = results.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: results.numPassedTests, failed: results.numFailedTests + unloaded.length }
}

const SLOWEST = 10

/** The slowest files of the unit tests, as lines of seconds and path; none where there are no results. */
export const slowestFiles = (results = read(UNIT_RESULTS)) =>
  (results?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ file: relative(ROOT, name), seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)

/** Playwright's counts; an error outside of any test is one failure. */
function playwrightCounts(results) {
  if (!results) return MISSING
  const { expected, flaky, unexpected } = results.stats
  return { passed: expected + flaky, failed: unexpected + (results.errors?.length ?? 0) }
}

export const e2eCounts = (results = read(E2E_RESULTS)) => playwrightCounts(results)
export const chaosCounts = (results = read(CHAOS_RESULTS)) => playwrightCounts(results)
