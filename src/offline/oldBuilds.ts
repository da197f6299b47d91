/** The worker's caches (shell/pwa.ts): one of each build's files, and one of the scripts that are kept when used. */
export const CACHE_PREFIX = 'umroh-mitra-'
export const ASSETS_CACHE = `${CACHE_PREFIX}assets`

const KEPT_BUILDS = 3
const KEPT_FILES = 60

/** Forgets the files of builds that hardly any tab can still run; never those of the build that this page runs. */
export async function forgetOldBuilds(caches: CacheStorage, ownScript: string): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== ASSETS_CACHE)
  for (const name of builds.slice(0, -KEPT_BUILDS)) {
    const build = await caches.open(name)
    if (!(await build.match(ownScript))) await caches.delete(name)
  }
  const assets = await caches.open(ASSETS_CACHE)
  for (const file of (await assets.keys()).slice(0, -KEPT_FILES)) await assets.delete(file)
}
