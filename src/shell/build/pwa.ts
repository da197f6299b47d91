import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { PluginOption } from 'vite'
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa'
import { ASSETS_CACHE, CACHE_PREFIX } from '../../offline/oldBuilds.ts'
import { light as colour } from '../../../theme/tokens.ts'
import { APP_NAME, install } from '../../i18n/install.ts'
import { pushScript } from './pushWorker.ts'

const png = (name: string, size: number) => ({ src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png' })
const shot = (name: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}.png`,
  sizes,
  type: 'image/png',
  form_factor,
  label,
})
const phone = (name: string, label: string) => shot(name, '585x1266', 'narrow', label)

/** The web app manifest, which phones read to install the app. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: APP_NAME,
  short_name: APP_NAME,
  description: install.description,
  lang: 'id',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: colour.accent,
  background_color: colour.page,
  categories: ['business', 'travel'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { ...png('icon-192', 192), purpose: 'any' },
    { ...png('icon-512', 512), purpose: 'any' },
    { ...png('icon-maskable-512', 512), purpose: 'maskable' },
  ],
  screenshots: [
    phone('daftar', install.screenshots.list),
    phone('wizard', install.screenshots.wizard),
    phone('review', install.screenshots.review),
    shot('admin', '1280x760', 'wide', install.screenshots.admin),
  ],
}

type Built = Record<string, { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }>

/** Few phones load these files: an admin's screens, and the code of PDFs. The worker caches them on first use and precaches none. */
const ON_FIRST_USE = /\/(desk|desktop|admin|table)\/|\/offer\/pdf\//

/** The scripts that a phone may need, according to Vite's manifest of the build. */
export function phoneScripts(built: Built): string[] {
  const reached = new Set<string>()
  const follow = (key: string) => {
    const chunk = built[key]
    if (!chunk || reached.has(chunk.file) || ON_FIRST_USE.test(key)) return
    reached.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next)
  }
  for (const [key, { isEntry }] of Object.entries(built)) if (isEntry) follow(key)
  return [...reached]
}

/** The server answers these addresses, and the worker lets them pass: its own paths, the open pages of offers, and files. */
export const SERVER_PATHS = [/^\/(api|media|assets|p)(\/|$)/, /^[^?]*\.[^/?]+(\?|$)/]

/**
 * The web app manifest and the service worker. The worker serves only the app's own files: index.html for its paths,
 * the precached files, and hashed scripts it has fetched before. Each build has a separate cache, which stays when the
 * next build takes over: a tab with the old code finds its chunks there. `oldBuilds.ts` deletes old caches.
 */
export const pwaPlugin = (): PluginOption =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: null,
    includeManifestIcons: false,
    manifest,
    workbox: {
      clientsClaim: true,
      cleanupOutdatedCaches: false,
      inlineWorkboxRuntime: true,
      navigateFallback: 'index.html',
      navigateFallbackDenylist: SERVER_PATHS,
      runtimeCaching: [
        {
          urlPattern: /\/assets\/[^/?]+\.js$/,
          handler: 'CacheFirst',
          options: {
            cacheName: ASSETS_CACHE,
            // Workbox copies these two functions as text into the worker, so they can use nothing else of this file.
            plugins: [
              {
                cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
                  cachedResponse ?? caches.match(request),
                // Some hosts answer a missing file with index.html. The worker must not cache that as the script.
                cacheWillUpdate: async ({ response }) =>
                  response.ok && /javascript/.test(response.headers.get('content-type') ?? '') ? response : null,
              },
            ],
          },
        },
      ],
    },
    integration: {
      beforeBuildServiceWorker({ workbox }) {
        // The plugin goes on after a build that failed. An error here would hide the one that explains it.
        if (!existsSync(`${workbox.globDirectory}/index.html`)) {
          workbox.globPatterns = []
          return
        }
        const read = (file: string) => readFileSync(`${workbox.globDirectory}/${file}`, 'utf8')
        const build = createHash('sha256').update(read('index.html')).digest('hex').slice(0, 12)
        const script = pushScript()
        const push = `assets/push-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
        writeFileSync(`${workbox.globDirectory}/${push}`, script)
        workbox.importScripts = [push]
        workbox.cacheId = `${CACHE_PREFIX}${build}`
        workbox.globPatterns = [
          'index.html',
          'icon*.{svg,png}',
          'assets/*.woff2',
          'assets/early-*.js',
          'assets/picture.worker-*.js',
          ...phoneScripts(JSON.parse(read('.vite/manifest.json')) as Built),
        ]
      },
    },
  })
