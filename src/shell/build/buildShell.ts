import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { build, runnerImport, type Plugin, type Rolldown } from 'vite'
import type { ShellSettings } from '../shellSettings'
import type { Slots } from '@/ui/layout/slots'
import type { Drawn, Templates } from './templates'
import { BUILD_TARGET } from './oldestEngines.ts'

/** Calls of `t` with a key, or with the beginning of one (`status.${status}`). */
const SAID = /\bt(?:\$\d+)?\(\s*["'`]([\w.]+?)(\.\$\{|["'`])/g

type Texts = { readonly [key: string]: string | Texts }

/** The keys of the texts that a script says, and the groups of which it says any text. */
export const saidKeys = (code: string): string[] => [...new Set([...code.matchAll(SAID)].map(([, key = '']) => key))]

/** The texts that stand under these keys. */
export function textsUnder(texts: Texts, keys: readonly string[], prefix = ''): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]): [string, string | Texts][] => {
      const key = prefix + name
      if (keys.some((said) => key === said || key.startsWith(`${said}.`))) return [[name, value]]
      if (typeof value === 'string') return []
      const below = textsUnder(value, keys, `${key}.`)
      return Object.keys(below).length > 0 ? [[name, below]] : []
    }),
  )
}

/** Replaces the texts of the first screens by some of them. */
const onlyTexts = (texts: Texts): Plugin => ({
  name: 'only-texts',
  load: (id) => (id.endsWith('/src/i18n/id.ts') ? `export const id = ${JSON.stringify(texts)}` : undefined),
})

/** Runs a module of the app in the process of the build, and returns its exports. */
export const runModule = async <M>(root: string, file: string) =>
  (
    await runnerImport<M>(`${root}/${file}`, {
      configFile: false,
      root,
      logLevel: 'silent',
      resolve: { tsconfigPaths: true },
    })
  ).module

type ScriptOptions = { define?: Record<string, string>; minify?: boolean; plugins?: Plugin[] }

/** Bundles a file with its imports into one small script. */
async function bundleScript(entry: string, { define = {}, minify = true, plugins = [] }: ScriptOptions) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    plugins,
    define,
    build: {
      write: false,
      target: BUILD_TARGET,
      modulePreload: false,
      minify,
      // Our modules have no effects besides what they export.
      rolldownOptions: { treeshake: { moduleSideEffects: (id) => id.endsWith(entry) } },
      lib: { entry, formats: ['iife'], name: 'shellBoot' },
    },
  })
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}

/** The inline script of index.html. */
export const bootScript = async (shell: ShellSettings): Promise<string> =>
  (await bundleScript('src/shell/boot.ts', { define: { SHELL: JSON.stringify(shell) } })).replaceAll('</', '<\\/')

const EARLY = 'src/shell/early/main.ts'

/** The script that draws the data of some screens before React. It holds only the texts that it says. */
export async function earlyScript(root: string, pieces: Drawn): Promise<string> {
  const { id } = await runModule<typeof import('../../i18n/id')>(root, 'src/i18n/id.ts')
  const keys = saidKeys(await bundleScript(EARLY, { minify: false }))
  return bundleScript(EARLY, {
    define: { PIECES: JSON.stringify(pieces) },
    plugins: [onlyTexts(textsUnder(id, keys))],
  })
}

/** Renders the frames of templates.tsx in a separate process (render.mjs). */
export async function readTemplates(root: string, slots: Slots): Promise<Templates> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`${root}/src/shell/build/render.mjs`, root, JSON.stringify(slots)],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 2 ** 24,
    },
  )
  return JSON.parse(stdout) as Templates
}
