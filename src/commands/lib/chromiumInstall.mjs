import { existsSync } from 'node:fs'
import { bin, run } from './processes.mjs'

const isRoot = () => process.getuid?.() === 0
const hasApt = () => isRoot() && existsSync('/etc/debian_version')

// Without a network each of apt's downloads gives up soon.
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10']
const QUIET = { DEBIAN_FRONTEND: 'noninteractive' }
const apt = (...args) => run('apt-get', [...IMPATIENT, ...args], QUIET) === 0
const aptInstall = (name) => apt('install', '-y', '--no-install-recommends', name)

/** Debian's own package, beside a whole Chromium; with the lists of packages that the machine has. */
export function installHeadlessShell() {
  if (!hasApt()) return
  console.error('Installing the headless shell of Chromium, which takes less processor time …')
  if (!aptInstall('chromium-headless-shell')) console.error('It is not to be had; the whole Chromium does as well.')
}

function installByApt() {
  return hasApt() && apt('update') && (aptInstall('chromium-headless-shell') || aptInstall('chromium'))
}

export function installSomeChromium() {
  console.error('Installing Chromium for the end-to-end tests …')
  if (installByApt()) return
  const withDeps = isRoot() && process.platform === 'linux' ? ['--with-deps'] : []
  run(bin('playwright'), ['install', ...withDeps, '--only-shell', 'chromium'])
}
