import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { main, ROOT, run } from './lib/processes.mjs'
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

/** All checks, none skipped because another failed. The last line is `N passed, N failed`. */
await main(() => {
  rmSync(join(ROOT, 'test-results'), { recursive: true, force: true })
  const { passed, failed } = sum([
    one(npmRun('lint')),
    one(npmRun('types')),
    // The tests use this build and make no other.
    one(npmRun('build')),
    one(npmRun('size')),
    tests(),
  ])
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
