import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { main, ROOT, run, runBeside } from '../../src/commands/lib/processes.mjs'
import { chaosCounts, e2eCounts, troubles, unitCounts } from './results.mjs'

const npmRun = (script) => run('npm', ['run', '--silent', script])
const CHECKS = ['lint', 'types', 'build', 'build:demo']

function one(script, code) {
  if (code === 0) return { passed: 1, failed: 0 }
  console.log(`failed: npm run ${script}`)
  return { passed: 0, failed: 1 }
}

const sum = (counts) =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  })

function tests() {
  const code = npmRun('test')
  const counts = sum([unitCounts(), e2eCounts(), chaosCounts()])
  // A runner may fail though no test did: an unhandled error, a server that would not stop.
  if (code === 0 || counts.failed > 0) return counts
  console.log('failed: a test runner, though none of its tests failed. Its output above has the error.')
  return { ...counts, failed: 1 }
}

/**
 * Every check runs, also after another one failed. Only a failed build stops the tests. The end
 * names the failures again, because a reader may have only the end of the output. The last line is
 * `N passed, N failed`.
 */
await main(async () => {
  rmSync(join(ROOT, 'test-results'), { recursive: true, force: true })
  // Most of these use one core each, so they run beside one another. The tests use these builds and make no other.
  const codes = await Promise.all(CHECKS.map((script) => runBeside('npm', ['run', '--silent', script])))
  const size = npmRun('size')
  const tested = tests()
  for (const trouble of troubles()) console.log(trouble)
  const checked = [...CHECKS.map((script, at) => one(script, codes[at])), one('size', size)]
  const { passed, failed } = sum([...checked, tested])
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
