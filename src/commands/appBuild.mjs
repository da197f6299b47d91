import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, ROOT, run, Trouble } from './processes.mjs'

const STAMP = join(ROOT, '.cache/build-stamp')
const BUILT = join(ROOT, 'dist/index.html')
const INPUTS = ['src', 'theme', 'index.html', 'vite.config.ts', 'package-lock.json', 'tsconfig.json',
  '.env', '.env.local', '.env.production', '.env.production.local']
// The server and these commands are no part of the app.
const NOT_BUILT = new Set(['src/partner-api', 'src/commands'])

function filesUnder(place) {
  if (NOT_BUILT.has(place) || !existsSync(join(ROOT, place))) return []
  if (!statSync(join(ROOT, place)).isDirectory()) return [place]
  return readdirSync(join(ROOT, place)).sort().flatMap((name) => filesUnder(`${place}/${name}`))
}

function inputsHash() {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(filesUnder)) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file))).update('\0')
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_')).sort()
  return hash.update(JSON.stringify(settings)).digest('hex')
}

/** Builds the app into dist. */
export function build() {
  const hash = inputsHash()
  // Without the stamp a build that is broken off is built again.
  rmSync(STAMP, { force: true })
  if (run(bin('vite'), ['build'], { NODE_ENV: 'production' }) !== 0) throw new Trouble('The build failed: see its message above.')
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(STAMP, hash)
}

/** Builds the app, unless dist was built from these very files and settings. */
export function ensureBuilt() {
  if (existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputsHash()) return
  console.error('Building the app …')
  build()
}
