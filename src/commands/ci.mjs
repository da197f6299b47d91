import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { main, ROOT, run, runBeside } from './lib/processes.mjs'
import { chaosCounts, e2eCounts, unitCounts } from './lib/results.mjs'

const npmRun = (script) => run('npm', ['run', '--silent', script])
const one = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const sum = (counts) =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  })

function tests() {
  const code = npmRun('test')
  const counts = sum([unitCounts(), e2eCounts(), chaosCounts()])
  // A runner may fail though no test did: an unhandled error, a server that would not stop.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/**
 * Every check runs, also after another one failed. Only a failed build stops the tests. The last line is `N passed, N
 * failed`.
 */
await main(async () => {
  rmSync(join(ROOT, 'test-results'), { recursive: true, force: true })
  // Most of these use one core each, so they run beside one another. The tests use these builds and make no other.
  const codes = await Promise.all(
    ['lint', 'types', 'build', 'build:demo'].map((script) => runBeside('npm', ['run', '--silent', script])),
  )
  const { passed, failed } = sum([...codes.map(one), one(npmRun('size')), tests()])
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
