import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../../src/commands/lib/processes.mjs'

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

/** The slowest files of the unit tests, as lines of seconds and path; none if there are no results. */
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

const LINES_OF_AN_ERROR = 12

const asLines = (state, file, title, message = '') =>
  [`${state}: ${file} › ${title}`, ...stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_AN_ERROR)].join(
    '\n    ',
  )

const noResults = (runner) => [`failed: ${runner} wrote no results. Its output above has the error.`]

/** A test that passed when it ran once more keeps the error of its first run. */
const unitTroubles = (results) =>
  results?.testResults?.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const troubles = assertionResults
      .filter((test) => test.status === 'failed' || test.failureMessages.length > 0)
      .map((test) =>
        asLines(test.status === 'failed' ? 'failed' : 'flaky', file, test.fullName, test.failureMessages[0]),
      )
    return status === 'failed' && troubles.length === 0
      ? [asLines('failed', file, 'the file itself', message)]
      : troubles
  }) ?? noResults('Vitest')

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

function playwrightTroubles(results) {
  if (!results) return noResults('Playwright')
  const ofTests = specsOf(results).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results: runs }) => {
        const error = runs.find((run) => run.error)?.error
        return asLines(status === 'flaky' ? 'flaky' : 'failed', file, title, error?.message)
      }),
  )
  return [
    ...ofTests,
    ...(results.errors ?? []).map(({ message }) => asLines('failed', 'Playwright', 'no test', message)),
  ]
}

/** Each test that failed, and each that passed only when it ran once more, with the first lines of its error. */
export const troubles = (unit = read(UNIT_RESULTS), browsers = [read(E2E_RESULTS), read(CHAOS_RESULTS)]) => [
  ...unitTroubles(unit),
  ...browsers.flatMap(playwrightTroubles),
]

export const e2eCounts = (results = read(E2E_RESULTS)) => playwrightCounts(results)
export const chaosCounts = (results = read(CHAOS_RESULTS)) => playwrightCounts(results)
