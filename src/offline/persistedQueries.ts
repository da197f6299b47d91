import type { Session, SessionSnapshot } from '../auth-provider/session'
import type { Id } from '../domain/types'
import { definitions } from '../resources/registry'
import { withQueryStore, type PersistedQuery } from './queryStore'
import { whenIdle } from './whenIdle'

const MAX_AGE_MS = 24 * 60 * 60_000
const MOST = 40
const LONGEST_WAIT_MS = 150

/** The answers that this phone keeps of what one user has read. Once they are read from the disk, they are found synchronously. */
export type PersistedQueries = {
  user: string
  find: (hash: string) => PersistedQuery | undefined
  put: (entries: PersistedQuery[]) => void
  drop: (hash: string) => void
  /** Drops every answer of a resource. A change of one record makes all of them out of date. */
  forget: (resource: string) => void
  /** The answers of screens, then those of pickers: each settles when they have been read from the disk. Never rejects. */
  arrivals: Promise<void>[]
  /** Settles when a screen should wait no longer: its answers have been read, or reading them takes too long. */
  ready: Promise<unknown>
  /** Whether `ready` has settled. */
  isReady: boolean
}

let current: PersistedQueries | null = null

/** The start of the hashes of a resource's queries. */
const prefixOf = (resource: string) => `["${resource}"`
const rangeOf = (resource: string) => IDBKeyRange.bound(prefixOf(resource), `${prefixOf(resource)}\uffff`)

const namesOf = (isWanted: (kinds: readonly string[]) => boolean) =>
  definitions.filter(({ persist }) => isWanted(persist)).map(({ name }) => name)
const SCREENS = namesOf((kinds) => kinds.includes('list') || kinds.includes('detail'))
const PICKERS = namesOf((kinds) => kinds.length > 0).filter((name) => !SCREENS.includes(name))

/** Reads all that the disk has of these resources. */
const readAll = (resources: readonly string[]): Promise<PersistedQuery[]> =>
  Promise.all(
    resources.map((name) => withQueryStore<PersistedQuery[]>('readonly', (store) => store.getAll(rangeOf(name)))),
  ).then((found) => found.flatMap((entries) => entries ?? []))

/**
 * Opens what this phone keeps for a user; reading it from the disk begins with the first call. Later calls cost nothing:
 * they get the same object until the session ends or another user comes.
 */
export function openPersistedQueries(userId: Id): PersistedQueries {
  const user = String(userId)
  if (current?.user === user) return current

  const entries = new Map<string, PersistedQuery>()
  const isUsable = (entry: PersistedQuery) => {
    const age = Date.now() - entry.at
    // A clock that was wrong may have dated an entry in the future.
    return entry.user === user && age >= 0 && age < MAX_AGE_MS
  }
  const drop = (hash: string) => {
    entries.delete(hash)
    void withQueryStore('readwrite', (store) => store.delete(hash))
  }
  const take = (found: PersistedQuery[]) => {
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

  const screens = readAll(SCREENS).then(take)
  // The lists of pickers may be long: they wait until the first screen stands.
  const pickers = screens
    .then(() => whenIdle())
    .then(() => readAll(PICKERS))
    .then(take)

  const opened: PersistedQueries = {
    user,
    find: (hash) => (current === opened ? entries.get(hash) : undefined),
    put: (fresh) => {
      if (current === opened) fresh.forEach(put)
    },
    drop,
    forget(resource) {
      for (const hash of entries.keys()) if (hash.startsWith(prefixOf(resource))) entries.delete(hash)
      void withQueryStore('readwrite', (store) => store.delete(rangeOf(resource)))
    },
    arrivals: [screens, pickers],
    ready: Promise.race([screens, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]),
    isReady: !('indexedDB' in globalThis),
  }
  void opened.ready.then(() => {
    opened.isReady = true
  })
  current = opened
  return opened
}

/** Clears the disk of every user's answers. */
export function clearPersistedQueries(): Promise<unknown> {
  current = null
  return withQueryStore('readwrite', (store) => store.clear())
}

/**
 * Clears the disk whenever a session ends, also when another tab ended it or it ran out while the app was closed. Returns
 * a function that stops this.
 */
export function clearAtSessionEnd(session: Session): () => void {
  let before: SessionSnapshot['status'] | null = null
  return session.subscribe(() => {
    const { status } = session.getSnapshot()
    // The session also tells its listeners of every key and tap of a guest.
    if (status === 'unauthenticated' && status !== before) void clearPersistedQueries()
    before = status
  })
}
