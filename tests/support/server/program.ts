import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

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

async function bundle(): Promise<void> {
  const { build } = await import('vite')
  linkMigrations()
  const name = `${randomUUID()}.js`
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    resolve: { tsconfigPaths: true },
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
  // Several workers may bundle at once: each writes another file and renames it when it is whole.
  renameSync(join(FOLDER, name), FILE)
}
let bundling: Promise<void> | undefined

/**
 * Node's arguments that start the bundle. V8 does not optimise PGlite's code (--liftoff-only),
 * because that takes as long as the rest of the start, and these servers live for minutes at most.
 */
export const BUNDLED = ['--liftoff-only', FILE]

/**
 * Bundles src/partner-api/main.ts with its packages, as a release does, and returns Node's arguments that start it. The
 * sources need a second more of processor time, because a loader finds and translates them one by one.
 */
export async function serverProgram(): Promise<string[]> {
  await (bundling ??= bundle())
  return BUNDLED
}
