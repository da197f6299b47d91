import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import type { ResourceDefinition } from '@/resources/defineResource'
import { phoneRoutes } from '../../resources/screenAt.ts'
import { bootScript, earlyScript, readTemplates, runModule } from './buildShell.ts'
import type { Drawn } from './templates'
import { addressesOfChunks, modulesOfScreens, phoneChunks } from './chunks.ts'
import { leanCss } from './leanCss.ts'
import type { ShellSettings } from '../shellSettings'

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
)

/** The page fetches the app's code at once, and boot.ts runs it: after the early script has drawn. */
const withWaitingEntry = (page: string) =>
  page.replace(
    /<script type="module" crossorigin src="([^"]+)"><\/script>/,
    '<link id="entry" rel="modulepreload" crossorigin href="$1">',
  )

/** A template's HTML stands in a comment (templateHtml.ts). */
function asComment(html: string): string {
  if (/--!?>/.test(html)) throw new Error(`A template ends its own comment: ${html}`)
  return `<!--${html}-->`
}

const BOOT = 'boot'

/** Browsers that know it paint nothing before the inline script has put the frame in: an empty first frame costs time. */
const waitForFrame: HtmlTagDescriptor = {
  tag: 'link',
  attrs: { rel: 'expect', href: `#${BOOT}`, blocking: 'render' },
  injectTo: 'head',
}

type Registry = typeof import('../../resources/registry')

/**
 * Adds the base styles to index.html. A build of the app also gets the frames of all screens, rendered by the app's own
 * components, and the inline script that chooses among them. The demo has no frames, because its API runs inside the
 * page and answers only after the code has loaded.
 */
export function shellPlugin({
  apiUrl,
  adminRoles,
  hidesGoogle,
  screens,
}: Pick<ShellSettings, 'apiUrl' | 'adminRoles'> & { hidesGoogle: boolean; screens: boolean }): Plugin {
  let [base, root, isBuild] = ['/', '', false]
  let definitions: readonly ResourceDefinition[] = []
  let frames: Drawn = { html: {}, css: '' }
  return {
    name: 'shell',
    async config({ root = process.cwd() }, { command }) {
      if (command !== 'build') return
      definitions = (await runModule<Registry>(root, 'src/resources/registry.ts')).definitions
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: phoneChunks(definitions) } } } } }
    },
    configResolved(config) {
      ;[base, root, isBuild] = [config.base, config.root, config.command === 'build']
    },
    async buildStart() {
      if (isBuild && screens) {
        const templates = await readTemplates(root, { hidesGoogle })
        frames = templates.frames
        this.emitFile({ type: 'asset', name: 'early.js', source: await earlyScript(root, templates.pieces) })
      }
      if (isBuild) this.emitFile({ type: 'asset', name: 'plus-jakarta-sans.woff2', source: readFileSync(FONT) })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        const fileOf = (part: RegExp) => Object.keys(bundle ?? {}).find((name) => part.test(name))
        const font = fileOf(/\.woff2$/)
        const style = (attrs: Record<string, string>, children: string): HtmlTagDescriptor => ({
          tag: 'style',
          attrs,
          children,
          injectTo: 'head',
        })
        const url = font ? base + font : `/@fs${FONT}`
        const { baseCss } = await runModule<typeof import('@theme/baseCss')>(root, 'theme/baseCss.ts')
        const { fontFace } = await runModule<typeof import('@theme/typeface')>(root, 'theme/typeface.ts')
        // The picture of an offer loads the file by itself (src/offer/picture/paintPicture.ts).
        const typeface: HtmlTagDescriptor = { tag: 'meta', attrs: { name: 'typeface', content: url }, injectTo: 'head' }
        if (!bundle || !screens) return [typeface, style({}, fontFace(url) + baseCss)]
        const drawn = await runModule<typeof import('../early/drawings')>(root, 'src/shell/early/drawings.ts')
        const script = await bootScript({
          apiUrl,
          adminRoles,
          routes: phoneRoutes(definitions),
          chunks: addressesOfChunks(bundle, modulesOfScreens(definitions), { base, root }),
          // On 'Profil' the script holds the presses alone.
          early: { script: base + fileOf(/\/early-[^/]+\.js$/), screens: [...drawn.drawnScreens(), 'profile'] },
          fontFace: fontFace(url),
        })
        const tags = [
          waitForFrame,
          typeface,
          style({}, leanCss(baseCss)),
          style({ id: 'styles' }, frames.css),
          ...Object.entries(frames.html).map(([screen, children]): HtmlTagDescriptor => ({
            tag: 'template',
            attrs: { id: `shell-${screen}` },
            children: asComment(children),
            injectTo: 'body',
          })),
          { tag: 'script', attrs: { id: BOOT }, children: script, injectTo: 'body' as const },
        ]
        return { html: withWaitingEntry(page), tags }
      },
    },
  }
}
