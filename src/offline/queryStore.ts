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

/** Gives up a connection that works no more. Safari loses them while the app is in the background. */
function giveUp() {
  connection?.then(
    (database) => database.close(),
    () => undefined,
  )
  forget()
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

type Work<T> = (store: IDBObjectStore) => IDBRequest<T>

/** Runs `work`, and resolves after the transaction is complete. */
async function transact<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  const transaction = (await connect()).transaction(STORE, mode)
  const request = work(transaction.objectStore(STORE))
  return new Promise<T>((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** Runs `work`, with a new connection if the present one is dead. */
function transactAgain<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  return transact(mode, work).catch(() => {
    giveUp()
    return transact(mode, work)
  })
}

/**
 * Runs `work` on the store and returns its result after the transaction is complete. Returns undefined if IndexedDB is
 * missing, blocked, full or broken: the app then works without persisting and reports nothing.
 */
export const withQueryStore = <T>(mode: IDBTransactionMode, work: Work<T>): Promise<T | undefined> =>
  transactAgain(mode, work).catch(() => undefined)

/** A connection that is dead may also never answer. */
const CLEAR_MS = 3000

const tooLate = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), CLEAR_MS))

function deleteStore(): Promise<void> {
  giveUp()
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(QUERY_STORE_NAME)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}

/** Deletes everything. Where that fails, or gets no answer, it deletes the store itself. False: not even that worked. */
export async function clearQueryStore(): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return true
  try {
    await Promise.race([transactAgain('readwrite', (store) => store.clear()), tooLate()])
    return true
  } catch {
    return Promise.race([deleteStore(), tooLate()]).then(
      () => true,
      () => false,
    )
  }
}
