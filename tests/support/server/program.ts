import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { build } from 'vite'

const ROOT = resolve(import.meta.dirname, '../../..')
const FOLDER = join(ROOT, '.cache/test-server')
const FILE = join(FOLDER, 'server.js')

/** The program finds the root two folders above its file, as src/partner-api/main.ts does, and its migrations beside it. */
function linkMigrations(): void {
  const link = join(FOLDER, 'migrations')
  mkdirSync(FOLDER, { recursive: true })
  try {
    if (!existsSync(link)) symlinkSync(relative(FOLDER, join(ROOT, 'src/partner-api/postgres/migrations')), link)
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(link)) throw error
  }
}

async function bundle(): Promise<string> {
  linkMigrations()
  const name = `${randomUUID()}.js`
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    ssr: { noExternal: true, external: ['@electric-sql/pglite'], target: 'node' },
    build: {
      ssr: 'src/partner-api/main.ts',
      outDir: FOLDER,
      emptyOutDir: false,
      target: 'node20.19',
      minify: false,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  })
  // Several workers may bundle at once: each writes a file of its own and renames it when it is whole.
  renameSync(join(FOLDER, name), FILE)
  return FILE
}
let bundled: Promise<string> | undefined

/**
 * Bundles src/partner-api/main.ts with its packages, as a release does, and returns Node's arguments that start it. The
 * sources need a second more of processor time, because a loader finds and translates them one by one. These servers live
 * for seconds, so V8 does not optimise PGlite's code (--liftoff-only), which takes as long as the rest of the start.
 */
export const serverProgram = async () => ['--liftoff-only', await (bundled ??= bundle())]
