import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { build, runnerImport, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import type { ShellSettings } from './boot'
import type { ResourceDefinition } from '../resources/defineResource'
import { phoneRoutes } from '../resources/screenAt.ts'
import { addressesOfChunks, modulesOfScreens, phoneChunks } from './chunks.ts'
import type { Templates } from './templates'

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
)

type Registry = typeof import('../resources/registry')

/** A module of the app as the build runs it, in this process. */
const run = async <M>(root: string, file: string) =>
  (await runnerImport<M>(`${root}/${file}`, { configFile: false, root, logLevel: 'silent' })).module

/** boot.ts and what it imports as one small script. */
async function bootScript(shell: ShellSettings): Promise<string> {
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

/** The screens as templates.tsx draws them, in a process of its own (render.mjs). */
async function readTemplates(root: string): Promise<Templates> {
  const { stdout } = await promisify(execFile)(process.execPath, [`${root}/src/shell/render.mjs`, root], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 2 ** 24,
  })
  return JSON.parse(stdout) as Templates
}

/**
 * Makes index.html a page of its own: the base styles always; in a build of the app also the screens before React, drawn
 * by the app's components, and the script that chooses among them. The demo has none: its server is the page itself.
 */
export function shellPlugin({
  apiUrl,
  adminRoles,
  screens,
}: Pick<ShellSettings, 'apiUrl' | 'adminRoles'> & { screens: boolean }): Plugin {
  let [base, root, isBuild] = ['/', '', false]
  let definitions: readonly ResourceDefinition[] = []
  return {
    name: 'shell',
    async config({ root = process.cwd() }, { command }) {
      if (command !== 'build') return
      definitions = (await run<Registry>(root, 'src/resources/registry.ts')).definitions
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: phoneChunks(definitions) } } } } }
    },
    configResolved(config) {
      ;[base, root, isBuild] = [config.base, config.root, config.command === 'build']
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: 'asset', name: 'plus-jakarta-sans.woff2', source: readFileSync(FONT) })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => name.endsWith('.woff2'))
        const style = (attrs: Record<string, string>, children: string): HtmlTagDescriptor => ({
          tag: 'style',
          attrs,
          children,
          injectTo: 'head',
        })
        const url = font ? base + font : `/@fs${FONT}`
        const { baseCss, fontFace } = await run<typeof import('../../theme/baseCss')>(root, 'theme/baseCss.ts')
        if (!bundle || !screens) return [style({}, fontFace(url) + baseCss)]
        const [{ html, css, names }, script] = await Promise.all([
          readTemplates(root),
          bootScript({
            apiUrl,
            adminRoles,
            routes: phoneRoutes(definitions),
            chunks: addressesOfChunks(bundle, modulesOfScreens(definitions), { base, root }),
            fontFace: fontFace(url),
          }),
        ])
        return [
          style({}, baseCss),
          style({ 'data-emotion': `css ${names.join(' ')}` }, css),
          ...Object.entries(html).map(([screen, children]): HtmlTagDescriptor => ({
            tag: 'template',
            attrs: { id: `shell-${screen}` },
            children,
            injectTo: 'body',
          })),
          { tag: 'script', children: script, injectTo: 'body' },
        ]
      },
    },
  }
}
