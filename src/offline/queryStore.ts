import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb'

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
export const QUERY_STORE_VERSION = 3
export const QUERY_STORE_NAME = 'umroh-mitra'
const STORE = 'kept'

interface Kept extends DBSchema {
  [STORE]: { key: string; value: PersistedQuery }
}
type Mode = 'readonly' | 'readwrite'
type Work<M extends Mode, T> = (store: IDBPObjectStore<Kept, [typeof STORE], typeof STORE, M>) => Promise<T>

let connection: Promise<IDBPDatabase<Kept>> | null = null

const forget = () => {
  connection = null
}

/**
 * Gives up a connection. Safari breaks it while the app is in the background, and a newer version
 * of the store in another tab waits until it is closed.
 */
function giveUp() {
  connection?.then(
    (database) => database.close(),
    () => undefined,
  )
  forget()
}

/** Opens the store, or returns the open one. A store that could not be opened may open at the next call. */
async function connect(): Promise<IDBPDatabase<Kept>> {
  connection ??= openDB<Kept>(QUERY_STORE_NAME, QUERY_STORE_VERSION, {
    upgrade(database) {
      if (database.objectStoreNames.contains(STORE)) database.deleteObjectStore(STORE)
      database.createObjectStore(STORE, { keyPath: 'hash' })
    },
    blocking: giveUp,
    terminated: forget,
  })
  connection.catch(forget)
  return connection
}

/** Runs `work`, and resolves after the transaction is complete. */
async function transact<M extends Mode, T>(mode: M, work: Work<M, T>): Promise<T> {
  const transaction = (await connect()).transaction(STORE, mode)
  const [result] = await Promise.all([work(transaction.objectStore(STORE)), transaction.done])
  return result
}

/** Runs `work`, with a new connection if the present one is dead. */
function transactAgain<M extends Mode, T>(mode: M, work: Work<M, T>): Promise<T> {
  return transact(mode, work).catch(() => {
    giveUp()
    return transact(mode, work)
  })
}

/**
 * Runs `work` on the store and returns its result after the transaction is complete. Returns undefined if IndexedDB is
 * missing, blocked, full or broken: the app then works without persisting and reports nothing.
 */
export const withQueryStore = <M extends Mode, T>(mode: M, work: Work<M, T>): Promise<T | undefined> =>
  transactAgain(mode, work).catch(() => undefined)

/** A connection that is dead may also never answer. */
const CLEAR_MS = 3000

const tooLate = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), CLEAR_MS))

function deleteStore(): Promise<void> {
  giveUp()
  return deleteDB(QUERY_STORE_NAME)
}

/** Deletes all entries, or the store itself if that fails or gets no answer. False: both failed. */
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
