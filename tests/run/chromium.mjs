import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Trouble, bin, run } from '../../src/commands/lib/processes.mjs'

const isRoot = () => process.getuid?.() === 0
const hasApt = () => isRoot() && existsSync('/etc/debian_version')

// Without a network each of apt's downloads gives up soon.
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10']
const QUIET = { DEBIAN_FRONTEND: 'noninteractive' }
const apt = (...args) => run('apt-get', [...IMPATIENT, ...args], QUIET) === 0
const aptInstall = (name) => apt('install', '-y', '--no-install-recommends', name)

/** Debian's own package, beside a whole Chromium; with the lists of packages that the machine has. */
function installHeadlessShell() {
  if (!hasApt()) return
  console.error('Installing the headless shell of Chromium, which takes less processor time …')
  if (!aptInstall('chromium-headless-shell')) console.error('It is not to be had; the whole Chromium does as well.')
}

function installByApt() {
  return hasApt() && apt('update') && (aptInstall('chromium-headless-shell') || aptInstall('chromium'))
}

function installSomeChromium() {
  console.error('Installing Chromium for the end-to-end tests …')
  if (installByApt()) return
  const withDeps = isRoot() && process.platform === 'linux' ? ['--with-deps'] : []
  run(bin('playwright'), ['install', ...withDeps, '--only-shell', 'chromium'])
}

/** The tests prefer a Chromium without windows (docs/decisions/0096) to the whole one, which people use. */
const NAMES = {
  shell: ['chromium-headless-shell'],
  whole: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
}

// On some systems `chromium-browser` is a stub that only tells how to install Chromium.
const works = (file) =>
  Boolean(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))

const WHOLE_PATH = /chromium-(\d+)([\\/])chrome-([\w-]+)[\\/].*?(\.exe)?$/
const SHELL_PATH = 'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4'

/** The path of Playwright's Chromium. Playwright tells the whole one's; the shell is beside it. */
async function playwrightsOwn(kind) {
  const { chromium } = await import('@playwright/test')
  const whole = chromium.executablePath()
  return kind === 'whole' ? whole : whole.replace(WHOLE_PATH, SHELL_PATH)
}

async function find(kind) {
  const candidates = [...onPath(NAMES[kind]), await playwrightsOwn(kind)].filter((file) => existsSync(file))
  return candidates.find(works)
}

const findFirst = async (kind) => (await find(kind)) ?? (await find(kind === 'shell' ? 'whole' : 'shell'))

function chosenByCaller() {
  const given = process.env.CHROMIUM
  if (!given) return undefined
  if (works(given)) return given
  throw new Trouble(`CHROMIUM is '${given}', but that does not run. Point it at a Chromium, or unset it.`)
}

/** Installs the headless shell where that takes nothing but an apt that is ready; the checks run without it, too. */
export async function preferHeadlessShell() {
  if (process.env.CHROMIUM || (await find('shell')) || !(await find('whole'))) return
  installHeadlessShell()
}

/** Returns the path of a working Chromium, of the given kind where there is one; installs one if none is found. */
export async function ensureChromium(kind = 'shell') {
  const known = chosenByCaller() ?? (await findFirst(kind))
  if (known) return known
  installSomeChromium()
  const installed = await findFirst(kind)
  if (installed) return installed
  throw new Trouble(
    'No Chromium for the end-to-end tests, and none could be installed. Install one and set CHROMIUM to its path.',
  )
}
