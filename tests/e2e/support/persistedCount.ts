import type { Page } from '@playwright/test'

/** The hashes of the queries whose answers the phone keeps in IndexedDB. */
export const persistedHashes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('umroh-mitra')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const keys = request.result.transaction('kept').objectStore('kept').getAllKeys()
          keys.onsuccess = () => {
            request.result.close()
            resolve(keys.result.map(String))
          }
        }
      }),
  )

/** How many answers the phone keeps in IndexedDB. */
export const persistedCount = async (page: Page): Promise<number> => (await persistedHashes(page)).length
