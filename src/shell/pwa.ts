import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { ASSETS_CACHE, CACHE_PREFIX } from '../offline/oldBuilds.ts'
import { manifest } from './manifest.ts'

type Built = Record<string, { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }>

/** Only an admin at a desk loads these: kept when used, not fetched ahead by every phone. */
const ADMINS_OWN = /\/(desktop|admin|table)\/|\/ra-data-simple-rest\//

/** The scripts that a phone may come to need, by Vite's own list of what was built. */
export function phoneScripts(built: Built): string[] {
  const reached = new Set<string>()
  const follow = (key: string) => {
    const chunk = built[key]
    if (!chunk || reached.has(chunk.file) || ADMINS_OWN.test(key)) return
    reached.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next)
  }
  for (const [key, { isEntry }] of Object.entries(built)) if (isEntry) follow(key)
  return [...reached]
}

/**
 * The manifest and the service worker. The worker answers with the app's own files and nothing else: index.html for its
 * paths, what it fetched ahead, and the hashed scripts it has seen. Each build has a cache of its own, which stays when
 * the next one takes over: a tab that still runs the old code finds the old chunks there (`oldBuilds.ts` clears up).
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
      navigateFallbackDenylist: [/^\/(api|media|assets)(\/|$)/, /^[^?]*\.[^/?]+(\?|$)/],
      runtimeCaching: [
        {
          urlPattern: /\/assets\/[^/?]+\.js$/,
          handler: 'CacheFirst',
          options: {
            cacheName: ASSETS_CACHE,
            // These two are written into the worker as they stand: they can use nothing of this file.
            plugins: [
              {
                cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
                  cachedResponse ?? caches.match(request),
                // A host that answers index.html for a missing file must not have that kept for the script.
                cacheWillUpdate: async ({ response }) =>
                  response.ok && /javascript/.test(response.headers.get('content-type') ?? '') ? response : null,
              },
            ],
          },
        },
      ],
    },
    integration: {
      // The tests build in memory: there is no folder to write a worker into.
      configureOptions: ({ build }, options) => void (options.disable = !build.write),
      beforeBuildServiceWorker({ workbox }) {
        const read = (file: string) => readFileSync(`${workbox.globDirectory}/${file}`, 'utf8')
        const build = createHash('sha256').update(read('index.html')).digest('hex').slice(0, 12)
        workbox.cacheId = `${CACHE_PREFIX}${build}`
        workbox.globPatterns = [
          'index.html',
          'icon*.{svg,png}',
          'assets/*.woff2',
          ...phoneScripts(JSON.parse(read('.vite/manifest.json')) as Built),
        ]
      },
    },
  })
