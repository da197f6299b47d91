import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run, Trouble } from './processes.mjs'

const LOCK = join(ROOT, 'package-lock.json')
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json')
const STAMP = join(ROOT, 'node_modules/.install-stamp')

const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
/** npm writes its own record anew whenever it adds or removes a package, also with `--omit=dev`. */
const stampNow = () => createHash('sha256').update(readText(LOCK)).update(readText(INSTALLED)).digest('hex')
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

/**
 * Compares node_modules with the lock file. It reads npm's own record of the installation, so that an `npm install` by
 * hand counts too.
 */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false
  const installed = packagesOf(INSTALLED)
  return Object.entries(packagesOf(LOCK)).every(([place, { version, integrity, optional, devOptional }]) => {
    if (place === '') return true
    const found = installed[place]
    // npm leaves out optional packages for other platforms, so they may be missing.
    if (!found) return Boolean(optional || devOptional)
    return found.version === version && found.integrity === integrity && existsSync(join(ROOT, place))
  })
}

/** Installs the packages of package-lock.json unless they are installed already. */
export function ensureInstalled() {
  if (readText(STAMP) === stampNow()) return
  if (!isInstalled()) {
    console.error('Installing dependencies (npm ci) …')
    const code = run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
    if (code !== 0)
      throw new Trouble('npm ci failed: see its message above. It needs a network, or a filled npm cache.')
  }
  writeFileSync(STAMP, stampNow())
}
