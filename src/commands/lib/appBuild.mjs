import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from './compress.mjs'
import { bin, INTERRUPTED, ROOT, run, Trouble } from './processes.mjs'
import { stampApp } from './stamp.mjs'

const INPUTS = [
  'src',
  'theme',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/** The app without its API. Changes to the folders in `without` do not make this build outdated. */
const APP = { folder: 'dist', env: {}, without: ['src/partner-api', 'src/demo', 'src/commands'] }
/** The app together with the reference API. */
const DEMO = { folder: 'dist-demo', env: { VITE_DEMO: 'true' }, without: ['src/commands'] }

const CACHE = join(ROOT, '.cache')
const stampOf = ({ folder }) => join(CACHE, `${folder}-stamp`)
/** The lists of a build's files and modules. A static host may serve dot folders, so they stand outside the build. */
const listsOf = ({ folder }) => join(CACHE, `${folder}-lists`)

function filesUnder(place, without) {
  if (without.includes(place) || !existsSync(join(ROOT, place))) return []
  if (!statSync(join(ROOT, place)).isDirectory()) return [place]
  return readdirSync(join(ROOT, place))
    .sort()
    .flatMap((name) => filesUnder(`${place}/${name}`, without))
}

function inputsHash({ env, without }) {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap((place) => filesUnder(place, without)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  const settings = Object.entries({ ...process.env, ...env })
    .filter(([name]) => name.startsWith('VITE_'))
    .sort()
  return hash.update(JSON.stringify(settings)).digest('hex')
}

const removeFolder = (place) => rmSync(place, { recursive: true, force: true })

const UNFINISHED = /^dist(?:-demo)?-(\d+)$/

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process of another user may not be asked.
    return error.code === 'EPERM'
  }
}

/** Removes the unfinished folders that killed builds have left. */
function removeAbandoned() {
  if (!existsSync(CACHE)) return
  for (const name of readdirSync(CACHE)) {
    const [, pid] = UNFINISHED.exec(name) ?? []
    if (pid && !isAlive(Number(pid))) removeFolder(join(CACHE, name))
  }
}

/** Calls `make` with the path of a new folder, and removes the folder at the end, also after an error or Ctrl-C. */
async function withUnfinished({ folder }, make) {
  removeAbandoned()
  const unfinished = join(CACHE, `${folder}-${process.pid}`)
  const remove = () => removeFolder(unfinished)
  const interrupt = () => process.exit(INTERRUPTED)
  process.on('SIGINT', interrupt)
  process.on('exit', remove)
  try {
    await make(unfinished)
  } finally {
    process.off('SIGINT', interrupt)
    process.off('exit', remove)
    remove()
  }
}

/**
 * Builds into a new folder, which takes the place of the last build when it is whole. If another
 * command has meanwhile made the same build, its folder stays: somebody may be reading it.
 */
async function buildInto(target) {
  const hash = inputsHash(target)
  const [stamp, place] = [stampOf(target), join(ROOT, target.folder)]
  // Remove the stamp first: if this build breaks off, the next command builds again.
  rmSync(stamp, { force: true })
  await withUnfinished(target, async (unfinished) => {
    const code = run(bin('vite'), ['build', '--outDir', unfinished], { NODE_ENV: 'production', ...target.env })
    // While Vite works, this process hears no signal. Ctrl-C ends Vite, whose exit code tells it.
    if (code === INTERRUPTED) process.exit(code)
    if (code !== 0) throw new Trouble('The build failed: see its message above.')
    await stampApp(unfinished)
    await compressFolder(unfinished)
    if (isBuilt(target)) return
    removeFolder(listsOf(target))
    renameSync(join(unfinished, '.vite'), listsOf(target))
    removeFolder(place)
    renameSync(unfinished, place)
    writeFileSync(stamp, hash)
  })
}

function isBuilt(target) {
  const stamp = stampOf(target)
  return (
    existsSync(join(ROOT, target.folder, 'index.html')) &&
    existsSync(listsOf(target)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === inputsHash(target)
  )
}

/** Builds the app into dist. */
export const build = () => buildInto(APP)

/** Builds the demo into dist-demo. */
export async function buildDemo() {
  await buildInto(DEMO)
  // Some static hosts answer an unknown path with 404.html and offer no other fallback.
  copyFileSync(join(ROOT, DEMO.folder, 'index.html'), join(ROOT, DEMO.folder, '404.html'))
}

/** Builds the app, unless dist was built from the same files and settings. */
export async function ensureBuilt() {
  if (isBuilt(APP)) return
  console.error('Building the app …')
  await build()
}

/** Builds the demo, unless dist-demo was built from the same files and settings. */
export async function ensureDemoBuilt() {
  if (isBuilt(DEMO)) return
  console.error('Building the demo …')
  await buildDemo()
}
