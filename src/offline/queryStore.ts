/** One thing that was read for a user, as it lies in IndexedDB. */
export type PersistedQuery = {
  /** Of its query; the key in the store. */
  hash: string
  user: string
  data: unknown
  /** When it was read, ms since the epoch. */
  at: number
}

/** Raise it when the shape of something that is kept changes: what older versions of the app kept is then gone. */
export const QUERY_STORE_VERSION = 2
export const QUERY_STORE_NAME = 'umroh-mitra'
const STORE = 'kept'

let connection: Promise<IDBDatabase> | null = null

function connect(): Promise<IDBDatabase> {
  return (connection ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(QUERY_STORE_NAME, QUERY_STORE_VERSION)
    request.onupgradeneeded = () => {
      const database = request.result
      if (database.objectStoreNames.contains(STORE)) database.deleteObjectStore(STORE)
      database.createObjectStore(STORE, { keyPath: 'hash' })
    }
    request.onsuccess = () => {
      const database = request.result
      const forget = () => {
        connection = null
      }
      database.onclose = forget
      // Another tab brings a newer version of the app: in its way, it could not open its own.
      database.onversionchange = () => {
        database.close()
        forget()
      }
      resolve(database)
    }
    request.onerror = () => reject(request.error)
  }))
}

/**
 * Does something with what is kept; its answer once that is safely done. Undefined where there is no IndexedDB, or it is
 * blocked, full or broken: the app does without, and without a word.
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
