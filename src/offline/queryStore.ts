/** A persisted answer, as stored in IndexedDB. */
export type PersistedQuery = {
  /** The hash of the query, which is the key in the store. */
  hash: string
  user: string
  data: unknown
  /** The time of the answer, ms since the epoch. */
  at: number
}

/** Raise this version when a persisted shape changes. The new app then deletes all entries of older versions. */
export const QUERY_STORE_VERSION = 2
export const QUERY_STORE_NAME = 'umroh-mitra'
const STORE = 'kept'

let connection: Promise<IDBDatabase> | null = null

const forget = () => {
  connection = null
}

/** Opens the store, or returns the open one. A store that could not be opened may open at the next call. */
function connect(): Promise<IDBDatabase> {
  if (connection) return connection
  connection = new Promise((resolve, reject) => {
    const request = indexedDB.open(QUERY_STORE_NAME, QUERY_STORE_VERSION)
    request.onupgradeneeded = () => {
      const database = request.result
      if (database.objectStoreNames.contains(STORE)) database.deleteObjectStore(STORE)
      database.createObjectStore(STORE, { keyPath: 'hash' })
    }
    request.onsuccess = () => {
      const database = request.result
      database.onclose = forget
      // Another tab opens a newer version of the store, which must wait until this connection closes.
      database.onversionchange = () => {
        database.close()
        forget()
      }
      resolve(database)
    }
    request.onerror = () => reject(request.error)
  })
  connection.catch(forget)
  return connection
}

/**
 * Runs `work` on the store and returns its result after the transaction is complete. Returns undefined if IndexedDB is
 * missing, blocked, full or broken: the app then works without persisting and reports nothing.
 */
export async function withQueryStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const transaction = (await connect()).transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    return await new Promise<T>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } catch {
    return undefined
  }
}
