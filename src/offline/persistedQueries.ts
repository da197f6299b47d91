import type { Session } from '@/auth-provider/session'
import type { Id } from '@/domain/types'
import { readListCopy, removeListCopy, writeListCopy } from './listCopy'
import { clearQueryStore, withQueryStore, type PersistedQuery } from './queryStore'
import { isUsableCopy } from './usableCopy'
import { whenIdle } from './whenIdle'
import { firstPageHash } from '@/data-provider/firstPage'
import { definitions } from '@/resources/registry'

/** The text that the hash of each query of a resource begins with. */
const prefixOf = (resource: string) => `["${resource}"`
/** The range of keys in IndexedDB that holds a resource's queries. */
const rangeOf = (resource: string) => IDBKeyRange.bound(prefixOf(resource), `${prefixOf(resource)}\uffff`)

const namesOf = (isWanted: (kinds: readonly string[]) => boolean) =>
  definitions.filter(({ persist = [] }) => isWanted(persist)).map(({ name }) => name)
/** The resources whose lists or details screens show. They load first. */
const SCREENS = namesOf((kinds) => kinds.includes('list') || kinds.includes('detail'))
/** The resources that only pickers show. */
const PICKERS = namesOf((kinds) => kinds.length > 0).filter((name) => !SCREENS.includes(name))

/** The hashes of the first pages of whole lists, without a search or a status. */
const WHOLE_LISTS = namesOf((kinds) => kinds.includes('list')).map((name) => firstPageHash(name, {}))

const isOfResource = (hash: string, resource: string): boolean => hash.startsWith(prefixOf(resource))

/** Reads all answers of these resources from the disk. */
const readAll = (resources: readonly string[]): Promise<PersistedQuery[]> =>
  Promise.all(resources.map((name) => withQueryStore('readonly', (store) => store.getAll(rangeOf(name))))).then(
    (found) => found.flatMap((entries) => entries ?? []),
  )

const MOST = 40
const LONGEST_WAIT_MS = 150

/** The persisted queries of one user. `find` is synchronous. Until they have loaded from the disk it finds the copy of the list alone. */
export type PersistedQueries = {
  user: string
  find: (hash: string) => PersistedQuery | undefined
  put: (entries: PersistedQuery[]) => void
  drop: (hash: string) => void
  /** Deletes all answers of a resource, because a change of one record makes all of them outdated. */
  forget: (resource: string) => void
  /**
   * Two promises, which never reject. The first resolves when the answers of screens have loaded, the second when those
   * of pickers have.
   */
  loads: Promise<void>[]
  /** Resolves when a screen should stop waiting: its answers have loaded, or loading takes too long. */
  ready: Promise<unknown>
  /** Whether `ready` has resolved. */
  isReady: boolean
}

let current: PersistedQueries | null = null

/** The copy that the page before React has read. It is given once: after that, only the phone's storage says what is kept. */
function takeDrawnCopy(): PersistedQuery | undefined {
  const { shell } = window
  const copy = shell?.copy
  if (shell) delete shell.copy
  return copy
}

/**
 * Returns a user's persisted queries. The first call begins to load them from the disk. Later calls return the same
 * object until the session ends or another user signs in.
 */
export function openPersistedQueries(userId: Id): PersistedQueries {
  const user = String(userId)
  if (current?.user === user) return current

  const entries = new Map<string, PersistedQuery>()
  const drop = (hash: string) => {
    entries.delete(hash)
    if (WHOLE_LISTS.includes(hash)) removeListCopy()
    void withQueryStore('readwrite', (store) => store.delete(hash))
  }
  const addLoaded = (found: PersistedQuery[]) => {
    for (const entry of found) {
      if (!isUsableCopy(entry, user)) drop(entry.hash)
      else if (!entries.has(entry.hash)) entries.set(entry.hash, entry)
    }
  }
  const put = (entry: PersistedQuery) => {
    entries.set(entry.hash, entry)
    if (WHOLE_LISTS.includes(entry.hash)) writeListCopy(entry)
    void withQueryStore('readwrite', (store) => store.put(entry))
    const oldestFirst = [...entries.values()].sort((a, b) => a.at - b.at)
    for (const { hash } of oldestFirst.slice(0, -MOST)) drop(hash)
  }

  // The page before React has read, and drawn, the copy of this screen already.
  const drawn = takeDrawnCopy()
  if (drawn) addLoaded([drawn])
  addLoaded(WHOLE_LISTS.flatMap((hash) => readListCopy(hash, user) ?? []))
  const screens = readAll(SCREENS).then(addLoaded)
  // The lists of pickers may be long, so they load after the first screen.
  const pickers = screens
    .then(() => whenIdle())
    .then(() => readAll(PICKERS))
    .then(addLoaded)

  const opened: PersistedQueries = {
    user,
    find: (hash) => (current === opened ? entries.get(hash) : undefined),
    put: (fresh) => {
      if (current === opened) fresh.forEach(put)
    },
    drop,
    forget(resource) {
      for (const hash of entries.keys()) if (isOfResource(hash, resource)) entries.delete(hash)
      if (WHOLE_LISTS.some((hash) => isOfResource(hash, resource))) removeListCopy()
      void withQueryStore('readwrite', (store) => store.delete(rangeOf(resource)))
    },
    loads: [screens, pickers],
    ready: Promise.race([screens, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]),
    isReady: drawn !== undefined || !('indexedDB' in globalThis),
  }
  void opened.ready.then(() => {
    opened.isReady = true
  })
  current = opened
  return opened
}

/** Deletes the persisted queries of all users. False: the browser refused; the next try comes with the next key or page. */
export function clearPersistedQueries(): Promise<boolean> {
  current = null
  takeDrawnCopy()
  removeListCopy()
  return clearQueryStore()
}

/**
 * Deletes all persisted queries whenever a session ends, also if another tab ended it or it expired while the app was
 * closed. Returns a function that removes the listener.
 */
export function clearAtSessionEnd(session: Session): () => void {
  let before: ReturnType<Session['getSnapshot']>['status'] | null = null
  return session.subscribe(() => {
    const { status } = session.getSnapshot()
    // A guest's keys and taps notify the listeners too, so only a change of the status counts, or a try that failed.
    const isTried = status === before
    before = status
    if (status === 'unauthenticated' && !isTried)
      void clearPersistedQueries().then((isDone) => {
        if (!isDone) before = null
      })
  })
}
