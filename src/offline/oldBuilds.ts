/**
 * The service worker's caches (shell/pwa.ts): each build has one for its files, and all builds share one for scripts
 * cached on first use.
 */
export const CACHE_PREFIX = 'umroh-mitra-'
export const ASSETS_CACHE = `${CACHE_PREFIX}assets`

const KEPT_BUILDS = 3
const KEPT_FILES = 60

/** The names of the builds' caches, the oldest first. */
export const buildCaches = async (caches: CacheStorage): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== ASSETS_CACHE)

/** Deletes every file that the service worker has kept. Drafts and read data are elsewhere, and stay. */
export async function forgetBuilds(caches: CacheStorage): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Deletes the files of old builds that hardly any tab still runs, but never of the build that this page runs. */
export async function forgetOldBuilds(caches: CacheStorage, ownScript: string): Promise<void> {
  const builds = await buildCaches(caches)
  for (const name of builds.slice(0, -KEPT_BUILDS)) {
    const build = await caches.open(name)
    if (!(await build.match(ownScript))) await caches.delete(name)
  }
  const assets = await caches.open(ASSETS_CACHE)
  for (const file of (await assets.keys()).slice(0, -KEPT_FILES)) await assets.delete(file)
}
