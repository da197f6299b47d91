import { waitFor } from '@testing-library/react'
import * as fakes from 'fake-indexeddb'
import { afterAll, beforeAll, expect } from 'vitest'
import { readListCopy, writeListCopy } from '@/offline/listCopy'
import { clearPersistedQueries } from '@/offline/persistedQueries'
import { QUERY_STORE_NAME, withQueryStore, type PersistedQuery } from '@/offline/queryStore'

const { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction } = fakes
const CLASSES = { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction }

/** Gives the tests of one file an IndexedDB. Other files, which may run in the same worker, must not have one. */
export function withIndexedDb() {
  beforeAll(() => void Object.assign(globalThis, { ...CLASSES, indexedDB: new fakes.IDBFactory() }))
  afterAll(async () => {
    const factory = indexedDB
    // From here on a late read of the file cannot open the store again.
    Reflect.deleteProperty(globalThis, 'indexedDB')
    // The app closes its connection when the store is deleted.
    await new Promise<void>((resolve) => {
      factory.deleteDatabase(QUERY_STORE_NAME).onsuccess = () => resolve()
    })
    for (const name of Object.keys(CLASSES)) Reflect.deleteProperty(globalThis, name)
  })
}

/** Reads the persisted queries of this phone. */
export const persisted = async () => (await withQueryStore('readonly', (store) => store.getAll())) ?? []

/** Returns the names of the persisted queries, such as `umroh-regular getInfiniteList`. */
export const persistedKinds = async () =>
  (await persisted()).map(({ hash }) => (JSON.parse(hash) as string[]).slice(0, 2).join(' ')).sort()

/** Stores persisted queries as an earlier visit would have left them. */
export async function persistAsBefore(entries: readonly PersistedQuery[]) {
  for (const entry of entries) await withQueryStore('readwrite', (store) => store.put(entry))
}

/** Waits until `count` queries are persisted, because the app writes them a moment after it has read them. */
export const untilPersisted = (count: number) => waitFor(async () => expect(await persisted()).toHaveLength(count))

/** Imitates a reload: the page and its memory are gone, the persisted queries stay and are `age` ms older. */
export async function afterReload({ unmount }: { unmount: () => void }, age = 60 * 60_000) {
  unmount()
  const left = (await persisted()).map((entry) => ({ ...entry, at: entry.at - age }))
  const listCopy = left.find(({ hash, user }) => readListCopy(hash, user))
  await clearPersistedQueries()
  await persistAsBefore(left)
  if (listCopy) writeListCopy(listCopy)
}
