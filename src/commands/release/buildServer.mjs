import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bin, ROOT, run, Trouble } from '../lib/processes.mjs'

const MIGRATIONS = 'src/partner-api/postgres/migrations'
/** PGlite reads these files beside the bundle. */
const PGLITE = ['pglite.wasm', 'pglite.data', 'initdb.wasm'].map(
  (name) => `node_modules/@electric-sql/pglite/dist/${name}`,
)

/** Builds the server into `.cache/server`, as one file. */
export function bundleServer() {
  const config = 'src/commands/release/vite.config.ts'
  const code = run(bin('vite'), ['build', '--config', config, '--logLevel', 'warn'], { NODE_ENV: 'production' })
  if (code !== 0) throw new Trouble('The server could not be bundled: see its message above.')
}

async function writeEmptyDatabase(file) {
  // A new clone installs its packages before this runs.
  const { PGlite } = await import('@electric-sql/pglite')
  const client = new PGlite()
  await client.waitReady
  const dump = await client.dumpDataDir('none')
  await client.close()
  writeFileSync(file, gzipSync(await dump.arrayBuffer()))
}

/** Copies the bundle and every file that it reads: the migrations, the embedded database and its first content. */
export async function copyServer(folder) {
  mkdirSync(folder, { recursive: true })
  copyFileSync(join(ROOT, '.cache/server/program.js'), join(folder, 'program.js'))
  // An old Node cannot load the program. It can say so.
  const check = readFileSync(join(ROOT, 'src/commands/lib/checkNode.mjs'), 'utf8')
  writeFileSync(join(folder, 'server.js'), `${check}await import('./program.js')\n`)
  for (const file of PGLITE) copyFileSync(join(ROOT, file), join(folder, basename(file)))
  await writeEmptyDatabase(join(folder, 'database.tar.gz'))
  cpSync(join(ROOT, MIGRATIONS), join(folder, 'migrations'), {
    recursive: true,
    filter: (from) => !from.endsWith('_snapshot.json'),
  })
}

/** Copies the built app. */
export const copyApp = (folder) => cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true })
