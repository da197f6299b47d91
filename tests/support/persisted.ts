import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { clearPersistedQueries } from '../../src/offline/persistedQueries'
import { withQueryStore, type PersistedQuery } from '../../src/offline/queryStore'

/** What lies on this phone's disk. */
export const kept = async () => (await withQueryStore<PersistedQuery[]>('readonly', (store) => store.getAll())) ?? []

/** Of which queries, as `umroh-regular getInfiniteList`. */
export const keptKinds = async () =>
  (await kept()).map(({ hash }) => (JSON.parse(hash) as string[]).slice(0, 2).join(' ')).sort()

/** Puts it there, as an earlier visit left it. */
export async function keepAsBefore(entries: readonly PersistedQuery[]) {
  for (const entry of entries) await withQueryStore('readwrite', (store) => store.put(entry))
}

/** What is read on the phone is written a moment later. */
export const untilKept = (count: number) => waitFor(async () => expect(await kept()).toHaveLength(count))

/** The page is gone, and what it had at hand with it; its disk stays. `age`: so much later, ms. */
export async function afterReload({ unmount }: { unmount: () => void }, age = 60 * 60_000) {
  unmount()
  const left = await kept()
  await clearPersistedQueries()
  await keepAsBefore(left.map((entry) => ({ ...entry, at: entry.at - age })))
}
