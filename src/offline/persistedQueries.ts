import type { Session, SessionSnapshot } from '../auth-provider/session'
import { PACKAGES } from '../data-provider/types'
import type { Id } from '../domain/types'
import { whenIdle } from './whenIdle'
import { withQueryStore, type PersistedQuery } from './queryStore'

const MAX_AGE_MS = 24 * 60 * 60_000
const MOST = 40
const LONGEST_WAIT_MS = 150

/** What this phone keeps of what one user has read; what is kept is at hand synchronously once it has been read. */
export type PersistedQueries = {
  user: string
  find: (hash: string) => PersistedQuery | undefined
  put: (entries: PersistedQuery[]) => void
  drop: (hash: string) => void
  /** Something of this resource was changed: all that is kept of it is out of date. */
  forget: (resource: string) => void
  /** Packages, then all the rest: settles when they are at hand. Never rejects. */
  arrivals: Promise<void>[]
  /** When a screen should wait no longer: packages are at hand, or reading them takes too long. */
  ready: Promise<unknown>
  /** Whether that is so already. */
  isReady: boolean
}

let current: PersistedQueries | null = null

/** The start of the hashes of a resource's queries. */
const prefixOf = (resource: string) => `["${resource}"`
const rangeOf = (resource: string) => IDBKeyRange.bound(prefixOf(resource), `${prefixOf(resource)}\uffff`)

/**
 * What is kept for this user, being read from the moment of the first call. Cheap to call as early as the user is known,
 * and again where it is used: it is one and the same until the session ends or another user comes.
 */
export function openPersistedQueries(userId: Id): PersistedQueries {
  const user = String(userId)
  if (current?.user === user) return current

  const entries = new Map<string, PersistedQuery>()
  const isUsable = (entry: PersistedQuery) => {
    const age = Date.now() - entry.at
    // One that lies ahead was kept by a clock that was wrong.
    return entry.user === user && age >= 0 && age < MAX_AGE_MS
  }
  const drop = (hash: string) => {
    entries.delete(hash)
    void withQueryStore('readwrite', (store) => store.delete(hash))
  }
  const take = (found: PersistedQuery[] = []) => {
    for (const entry of found) {
      if (!isUsable(entry)) drop(entry.hash)
      else if (!entries.has(entry.hash)) entries.set(entry.hash, entry)
    }
  }
  const put = (entry: PersistedQuery) => {
    entries.set(entry.hash, entry)
    void withQueryStore('readwrite', (store) => store.put(entry))
    const oldestFirst = [...entries.values()].sort((a, b) => a.at - b.at)
    for (const { hash } of oldestFirst.slice(0, -MOST)) drop(hash)
  }

  const packages = withQueryStore<PersistedQuery[]>('readonly', (store) => store.getAll(rangeOf(PACKAGES))).then(take)
  // Lists of options may be long: they wait until the first screen stands. Their resources all sort before the packages.
  const rest = packages
    .then(() => whenIdle())
    .then(() =>
      withQueryStore<PersistedQuery[]>('readonly', (store) => store.getAll(IDBKeyRange.upperBound(prefixOf(PACKAGES)))),
    )
    .then(take)

  const copy: PersistedQueries = {
    user,
    find: (hash) => (current === copy ? entries.get(hash) : undefined),
    put: (fresh) => {
      if (current === copy) fresh.forEach(put)
    },
    drop,
    forget(resource) {
      for (const hash of entries.keys()) if (hash.startsWith(prefixOf(resource))) entries.delete(hash)
      void withQueryStore('readwrite', (store) => store.delete(rangeOf(resource)))
    },
    arrivals: [packages, rest],
    ready: Promise.race([packages, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]),
    isReady: !('indexedDB' in globalThis),
  }
  void copy.ready.then(() => {
    copy.isReady = true
  })
  current = copy
  return copy
}

/** Nothing that was read is left on this phone, of nobody. */
export function clearPersistedQueries(): Promise<unknown> {
  current = null
  return withQueryStore('readwrite', (store) => store.clear())
}

/** However a session ends, also in another tab or while the app was closed: what was read goes with it. Returns the way back. */
export function clearAtSessionEnd(session: Session): () => void {
  let before: SessionSnapshot['status'] | null = null
  return session.subscribe(() => {
    const { status } = session.getSnapshot()
    // A guest's every key and tap is told too.
    if (status === 'unauthenticated' && status !== before) void clearPersistedQueries()
    before = status
  })
}
