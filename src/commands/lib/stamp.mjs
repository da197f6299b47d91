import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress.mjs'
import { ROOT } from './processes.mjs'

/** The commit of the sources, from COMMIT or git; null where neither knows it. `-changed` follows if files differ from it. */
export function commitOfSources() {
  if (process.env.COMMIT) return process.env.COMMIT
  try {
    const git = (...args) =>
      execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '-changed'}`
  } catch {
    return null
  }
}

const versionOfSources = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version

/** The version for people: `1.0.0 (abc1234)`, or `1.0.0 (abc1234+)` if files differ from the commit. */
export function versionText(version, commit) {
  const [hash, changed] = (commit ?? '').split('-')
  return hash ? `${version} (${hash.slice(0, 7)}${changed ? '+' : ''})` : version
}

const hashes = [
  // Workbox's revision of a file.
  (page) => createHash('md5').update(page).digest('hex'),
  // The name of the build's cache (src/shell/build/pwa.ts).
  (page) => createHash('sha256').update(page).digest('hex').slice(0, 12),
]

/**
 * Writes version and commit into index.html of a build, from where Profil reads them, and the page's new hashes into the
 * service worker. The code of the app stays the same from commit to commit, so that phones need not fetch it again.
 */
export async function stampApp(folder, commit = commitOfSources()) {
  const [index, worker] = ['index.html', 'sw.js'].map((name) => join(folder, name))
  const before = readFileSync(index, 'utf8')
  const mark = /(?<=<meta name="version" content=")[^"]*/
  const page = before.replace(mark, () => versionText(versionOfSources(), commit))
  if (page === before) return
  writeFileSync(index, page)
  const changed = [index]
  // The demo has no service worker.
  if (existsSync(worker)) {
    const code = hashes.reduce(
      (sofar, hash) => sofar.replaceAll(hash(before), hash(page)),
      readFileSync(worker, 'utf8'),
    )
    writeFileSync(worker, code)
    changed.push(worker)
  }
  await compressFiles(changed)
}
