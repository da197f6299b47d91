import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, main, ROOT, run, Trouble } from '../../src/commands/lib/processes.mjs'
import { ensureInstalled } from '../../src/commands/lib/setup.mjs'
import { ensureChromium } from '../run/chromium.mjs'

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** The newest tag of a release that this commit follows; undefined before the first one. */
const lastTag = () =>
  git('tag', '--list', 'v*', '--sort=-version:refname', '--merged', 'HEAD', '--no-contains', 'HEAD').split('\n')[0]

function runThere(cwd, command, ...args) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, COMMIT: '' } })
  if (status !== 0) throw new Trouble(`The app of then could not be built: ${command} ${args.join(' ')} failed.`)
}

/** Builds the app of a checkout with its packages, or with today's if the lock file is the same. */
function buildIn(checkout) {
  const lockOf = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  // The file has the project's own version, too.
  const packagesOf = (folder) => JSON.stringify({ ...JSON.parse(lockOf(folder)).packages, '': null })
  if (packagesOf(checkout) === packagesOf(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'))
  else runThere(checkout, 'npm', 'ci', '--no-audit', '--no-fund')
  runThere(checkout, process.execPath, 'src/commands/build.mjs')
}

/**
 * `npm run test:yesterday [-- COMMIT]` builds the app of the last release, or of a commit, in a temporary folder. A browser
 * then does the main job with it, against today's API (docs/product.md §20.3.3).
 */
await main(async () => {
  ensureInstalled()
  const commit = process.argv[2] ?? lastTag()
  if (!commit) {
    console.log('Skipped: no release has a tag v… yet. `npm run test:yesterday -- COMMIT` takes the app of any commit.')
    return 0
  }
  const folder = mkdtempSync(join(tmpdir(), 'last-app-'))
  const checkout = join(folder, 'app')
  git('worktree', 'add', '--detach', checkout, commit)
  try {
    buildIn(checkout)
    console.log(`The app of ${commit} against today's API:`)
    const env = { CHROMIUM: await ensureChromium(), E2E_DIST: join(checkout, 'dist') }
    return run(bin('playwright'), ['test', '-c', 'tests/e2e/playwright.config.ts', 'mainJob'], env)
  } finally {
    git('worktree', 'remove', '--force', checkout)
    rmSync(folder, { recursive: true, force: true })
  }
})
