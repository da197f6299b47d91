import type { Page } from '@playwright/test'

type Entry = { hash: string; at: number }

/** The answers that the phone keeps in IndexedDB: the hash of each query, and when its answer came (ms since the epoch). */
const persisted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Entry[]>((resolve, reject) => {
        const request = indexedDB.open('umroh-mitra')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const entries = request.result.transaction('kept').objectStore('kept').getAll()
          entries.onsuccess = () => {
            request.result.close()
            resolve((entries.result as Entry[]).map(({ hash, at }) => ({ hash, at })))
          }
        }
      }),
  )

/** The hashes of the queries whose answers the phone keeps. */
export const persistedHashes = async (page: Page): Promise<string[]> => (await persisted(page)).map(({ hash }) => hash)

/** How many answers the phone keeps. */
export const persistedCount = async (page: Page): Promise<number> => (await persisted(page)).length

/** When the newest kept answer came, ms since the epoch. */
export const newestPersisted = async (page: Page): Promise<number> =>
  Math.max(0, ...(await persisted(page)).map(({ at }) => at))
