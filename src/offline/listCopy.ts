import { QUERY_STORE_VERSION, type PersistedQuery } from './queryStore'

/**
 * localStorage has a second copy of one persisted answer: the first page of the whole list that was read last. The early
 * script reads it at once, and IndexedDB only after 200 ms in a new tab (docs/decisions/0093-cards-before-react.md).
 */
const KEY = 'list-copy'

/** The copy, if it is of this query. */
export function readListCopy(hash: string): PersistedQuery | undefined {
  try {
    const [version, entry] = JSON.parse(localStorage.getItem(KEY) ?? '[]') as [number?, PersistedQuery?]
    return version === QUERY_STORE_VERSION && entry?.hash === hash ? entry : undefined
  } catch {
    return undefined
  }
}

export function removeListCopy(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // The storage is blocked, so it has no copy.
  }
}

/** Replaces the copy. Without space for it there is none, rather than an older one. */
export function writeListCopy(entry: PersistedQuery): void {
  removeListCopy()
  try {
    localStorage.setItem(KEY, JSON.stringify([QUERY_STORE_VERSION, entry]))
  } catch {
    // The storage is blocked or full. The early script reads IndexedDB.
  }
}
