import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { bin, run, Trouble } from './processes.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

// On some systems `chromium-browser` is a stub that only tells how to install Chromium.
const works = (file) =>
  Boolean(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

async function findChromium() {
  const candidates = [...onPath(), await playwrightsOwn()].filter((file) => existsSync(file))
  return candidates.find(works)
}

const isRoot = () => process.getuid?.() === 0

function tryToInstall() {
  console.error('Installing Chromium for the end-to-end tests …')
  const withDeps = isRoot() && process.platform === 'linux' ? ['--with-deps'] : []
  if (run(bin('playwright'), ['install', ...withDeps, 'chromium']) === 0) return
  if (!isRoot() || !existsSync('/etc/debian_version')) return
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  if (run('apt-get', ['update'], quiet) === 0)
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet)
}

/** Returns the path of a working Chromium; installs one if none is found. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM
  if (given) {
    if (works(given)) return given
    throw new Trouble(`CHROMIUM is '${given}', but that does not run. Point it at a Chromium, or unset it.`)
  }
  const found = await findChromium()
  if (found) return found
  tryToInstall()
  const installed = await findChromium()
  if (installed) return installed
  throw new Trouble(
    'No Chromium for the end-to-end tests, and none could be installed. Install one and set CHROMIUM to its path.',
  )
}
