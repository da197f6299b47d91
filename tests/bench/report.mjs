import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { ROOT } from '../../src/commands/lib/processes.mjs'

export { printTable } from '../run/table.mjs'

/** Returns the value below which the given share of the values lies (nearest rank); NaN for no values. */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN
}
export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Formats a number for a table; '–' when it could not be measured. */
export const number = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–')

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

function commit() {
  const hash = git('rev-parse', '--short', 'HEAD')
  if (!hash) return 'unknown commit'
  return git('status', '--porcelain', '--', 'src', 'theme', 'index.html', 'package-lock.json')
    ? `${hash} with changes not committed`
    : hash
}

/** Prints the measured commit, the machine and the date. */
export function printHead({ chromium, runs }) {
  const memory = (totalmem() / 2 ** 30).toFixed(0)
  const machine = [
    `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}`,
    `${memory} GB`,
    `load ${loadavg()[0].toFixed(1)}`,
    `Node ${process.versions.node}`,
    chromium,
  ]
  console.log(
    `App      ${commit()}\nMachine  ${machine.filter(Boolean).join(', ')}\nDate     ${new Date().toISOString().slice(0, 16)}Z, ${runs} ${runs === 1 ? 'run' : 'runs'}`,
  )
}
