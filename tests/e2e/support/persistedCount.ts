import type { Page } from '@playwright/test'

/** How many answers the phone keeps in IndexedDB. */
export const persistedCount = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('umroh-mitra')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const count = request.result.transaction('kept').objectStore('kept').count()
          count.onsuccess = () => {
            request.result.close()
            resolve(count.result)
          }
        }
      }),
  )
