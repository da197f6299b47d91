import { QUERY_STORE_VERSION, type PersistedQuery } from './queryStore'
import { isUsableCopy } from './usableCopy'

/**
 * localStorage has a second copy of one persisted answer: the first page of the whole list that was read last. The early
 * script reads it at once. In a new tab IndexedDB takes 100 ms or more (docs/decisions/0093-cards-before-react.md).
 */
const KEY = 'list-copy'

/** The first line of a copy of this query. The rest is its JSON, which is long. */
const headOf = (hash: string) => `${QUERY_STORE_VERSION} ${hash}\n`

export function removeListCopy(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // The storage is blocked, so it has no copy.
  }
}

/**
 * The copy, if it is of this query and user, and not too old. A copy of this query that the user may
 * not see is removed. A copy of another query or app version stays until the next one replaces it.
 */
export function readListCopy(hash: string, user: string): PersistedQuery | undefined {
  try {
    const text = localStorage.getItem(KEY)
    const head = headOf(hash)
    if (!text?.startsWith(head)) return undefined
    const entry = JSON.parse(text.slice(head.length)) as PersistedQuery
    if (isUsableCopy(entry, user)) return entry
  } catch {
    // The storage is blocked, or something else has written there.
  }
  removeListCopy()
  return undefined
}

/** Replaces the copy. Without space for it there is none, rather than an older one. */
export function writeListCopy(entry: PersistedQuery): void {
  try {
    localStorage.setItem(KEY, headOf(entry.hash) + JSON.stringify(entry))
  } catch {
    // The storage is blocked or full. The early script reads IndexedDB.
    removeListCopy()
  }
}
