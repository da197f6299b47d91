import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { build, runnerImport, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import type { ShellSettings } from './boot'
import type { ScreenName } from './screens'
import type { Templates } from './templates'

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
)

const AREA = 'src/app/SignedInArea.tsx'
/** Modules whose chunks a screen needs before it can be drawn, beyond the app's own. */
const MODULES: Record<ScreenName, readonly string[]> = {
  login: [],
  home: [AREA, 'src/pages/HomePage.tsx'],
  profile: [AREA, 'src/pages/ProfilePage.tsx'],
  list: [AREA, 'src/resources/umroh-regular/list/PackageListPage.tsx'],
  detail: [AREA, 'src/resources/umroh-regular/detail/PackageDetailPage.tsx'],
  desktop: [AREA, 'src/layout/desktop/DesktopBars.tsx'],
  wizard: [
    AREA,
    'src/resources/umroh-regular/wizard/PackageCreatePage.tsx',
    'src/resources/umroh-regular/wizard/PackageEditPage.tsx',
  ],
}

type Bundle = Rolldown.OutputBundle

/** Every file that must be there for these modules, but for what the entry brings anyway. */
function chunksOf(bundle: Bundle, base: string, root: string): Record<ScreenName, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const within = (names: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const name of names) {
      const chunk = bundle[name]
      if (chunk?.type !== 'chunk' || seen.has(name)) continue
      seen.add(name)
      within(chunk.imports, seen)
    }
    return seen
  }
  const fileOf = (module: string) => {
    const chunk = chunks.find(
      ({ facadeModuleId, moduleIds }) =>
        facadeModuleId === `${root}/${module}` || moduleIds.includes(`${root}/${module}`),
    )
    if (!chunk) throw new Error(`${module} is in no chunk: mend MODULES in src/shell/plugin.ts.`)
    return chunk.fileName
  }
  const entry = within(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  const ofScreen = (modules: readonly string[]) =>
    [...within(modules.map(fileOf))].filter((name) => !entry.has(name)).map((name) => base + name)
  return Object.fromEntries(Object.entries(MODULES).map(([screen, modules]) => [screen, ofScreen(modules)])) as Record<
    ScreenName,
    string[]
  >
}

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
  return {
    name: 'shell',
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
        const { baseCss, fontFace } = (
          await runnerImport<typeof import('../../theme/baseCss')>(`${root}/theme/baseCss.ts`, {
            configFile: false,
            root,
            logLevel: 'silent',
          })
        ).module
        if (!bundle || !screens) return [style({}, fontFace(url) + baseCss)]
        const [{ html, css, names }, script] = await Promise.all([
          readTemplates(root),
          bootScript({ apiUrl, adminRoles, chunks: chunksOf(bundle, base, root), fontFace: fontFace(url) }),
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
