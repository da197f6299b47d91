import type { KeyValueStore } from '../auth-provider/browserStorage'
import { buildCaches } from './oldBuilds'

const KEY = 'dismissed-update'

export type DismissedUpdateOptions = {
  storage: KeyValueStore
  /** Absent in an old browser. */
  caches: CacheStorage | undefined
  /** The running build. */
  build: string
}

/**
 * Remembers the version that the user does not want to load yet (docs/product.md §14.3.3). The newest build's cache stands
 * for the version, because the waiting worker has filled it. The running build counts too: after a return to an older
 * version the newest cache is that of the build that runs.
 */
export function createDismissedUpdate({ storage, caches, build }: DismissedUpdateOptions) {
  async function offered(): Promise<string | null> {
    const newest = caches && (await buildCaches(caches).catch(() => [])).at(-1)
    return newest ? `${build} ${newest}` : null
  }
  return {
    /** Whether the newest version was dismissed; false at once if no version was. */
    wasNewest(): false | Promise<boolean> {
      const stored = storage.getItem(KEY)
      return stored !== null && offered().then((version) => version === stored)
    },
    async remember(): Promise<void> {
      const version = await offered()
      if (version) storage.setItem(KEY, version)
    },
  }
}

export type DismissedUpdate = ReturnType<typeof createDismissedUpdate>
