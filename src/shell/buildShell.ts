import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { build, runnerImport, type Rolldown } from 'vite'
import type { ShellSettings } from './shellSettings'
import type { Slots } from '../ui/layout/slots'
import type { Templates } from './templates'

/** Runs a module of the app in the process of the build, and returns its exports. */
export const runModule = async <M>(root: string, file: string) =>
  (await runnerImport<M>(`${root}/${file}`, { configFile: false, root, logLevel: 'silent' })).module

/** Bundles boot.ts with its imports into one small script. */
export async function bootScript(shell: ShellSettings): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { SHELL: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: 'src/shell/boot.ts', formats: ['iife'], name: 'shellBoot' },
    },
  })
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput]
  return output[0].code.trim().replaceAll('</', '<\\/')
}

/** Renders the frames of templates.tsx in a separate process (render.mjs). */
export async function readTemplates(root: string, slots: Slots): Promise<Templates> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`${root}/src/shell/render.mjs`, root, JSON.stringify(slots)],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 2 ** 24,
    },
  )
  return JSON.parse(stdout) as Templates
}
