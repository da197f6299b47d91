import { spawnSync } from 'node:child_process'

/** The newest commit that was made before this check. */
const BASE = 'c7aa078219a59f80939b6ebbcc5059abbfb29112'
const MOST_LETTERS = 72

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' })

/**
 * Part of `npm run lint`: since BASE each commit has a subject of at most 72 letters, and none is a merge. It checks
 * nothing if git does not know BASE: in a shallow clone, or in an export of the files.
 */
const { status, stdout } = git('log', '--format=%h\t%p\t%s', `${BASE}..HEAD`)
const commits = status === 0 ? stdout.split('\n').filter(Boolean) : []
const found = commits.flatMap((line) => {
  const [hash, parents, ...rest] = line.split('\t')
  const subject = rest.join('\t')
  const letters = [...subject].length
  if (parents.includes(' ')) return [`${hash} is a merge. Rebase instead: ${subject}`]
  return letters > MOST_LETTERS ? [`${hash} has ${letters} letters, ${MOST_LETTERS} are allowed: ${subject}`] : []
})
for (const line of found) console.error(`Commit ${line}`)
process.exitCode = found.length > 0 ? 1 : 0
