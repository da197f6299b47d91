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
import { bin, ROOT, run, Trouble } from './processes.mjs'

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

const stampOf = ({ folder }) => join(ROOT, `.cache/${folder}-stamp`)

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

/**
 * Builds into a folder of its own, which takes the place of the last build when it is whole. If another command has
 * meanwhile made the same build, that one stays: somebody may be reading it.
 */
async function buildInto(target) {
  const hash = inputsHash(target)
  const [stamp, place] = [stampOf(target), join(ROOT, target.folder)]
  const unfinished = `.cache/${target.folder}-${process.pid}`
  // Remove the stamp first: if this build breaks off, the next command builds again.
  rmSync(stamp, { force: true })
  const code = run(bin('vite'), ['build', '--outDir', unfinished], { NODE_ENV: 'production', ...target.env })
  if (code !== 0) {
    rmSync(join(ROOT, unfinished), { recursive: true, force: true })
    throw new Trouble('The build failed: see its message above.')
  }
  await compressFolder(join(ROOT, unfinished))
  if (isBuilt(target)) {
    rmSync(join(ROOT, unfinished), { recursive: true, force: true })
    return
  }
  rmSync(place, { recursive: true, force: true })
  renameSync(join(ROOT, unfinished), place)
  writeFileSync(stamp, hash)
}

function isBuilt(target) {
  const stamp = stampOf(target)
  return (
    existsSync(join(ROOT, target.folder, 'index.html')) &&
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
