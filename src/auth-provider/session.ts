import type { Mitra, User } from '@/domain/types'
import type { KeyValueStore } from './browserStorage'
import { rememberIntendedRoute, takeIntendedRoute } from './intendedRoute'
import { createSnapshots } from './sessionSnapshot'
import { AUTH_KEY, readPersisted, TOKEN_KEY, type PersistedAuth } from './storedSession'

const CHECK_MS = 60_000

export const LOGOUT_EVENT = 'auth:logout'

type SessionWatch = {
  /** The user did something. */
  onActivity: () => void
  /** Time has passed, or another tab may have changed the storage. */
  onDoubt: () => void
  /** `auth:logout` was sent. */
  onLogout: () => void
}

/** Watches activity, time and other tabs. Returns a function that stops watching. */
function watchSession(target: EventTarget, { onActivity, onDoubt, onLogout }: SessionWatch): () => void {
  const watched: [string, () => void][] = [
    ['pointerdown', onActivity],
    ['keydown', onActivity],
    ['storage', onDoubt],
    ['focus', onDoubt],
    [LOGOUT_EVENT, onLogout],
  ]
  watched.forEach(([name, listener]) => target.addEventListener(name, listener))
  const timer = setInterval(onDoubt, CHECK_MS)
  return () => {
    watched.forEach(([name, listener]) => target.removeEventListener(name, listener))
    clearInterval(timer)
  }
}

const ACTIVITY_WRITE_MS = 30_000

export type Session = ReturnType<typeof createSession>

export type SessionOptions = {
  storage: KeyValueStore
  /** Storage of this tab only (sessionStorage). */
  tabStorage: KeyValueStore
  /** The session listens here for `auth:logout`, `storage` and user activity. */
  target: EventTarget
  now?: () => number
}

/**
 * The session of the user on this phone (docs/product.md §3.4). It is valid while a token, a user and an active flag are stored and
 * the last activity is less than 24 hours old.
 */
export function createSession({ storage, tabStorage, target, now = Date.now }: SessionOptions) {
  const listeners = new Set<() => void>()
  const snapshots = createSnapshots({ storage, now })
  const getSnapshot = snapshots.get
  /** Whether the last check found a session. */
  let wasIn = false
  const getToken = () => storage.getItem(TOKEN_KEY)
  const emit = () => listeners.forEach((listener) => listener())
  const write = (auth: PersistedAuth) => storage.setItem(AUTH_KEY, JSON.stringify(auth))

  /** Removes the session from this phone without sending `auth:logout`. */
  function clear({ bySelf = false }: { bySelf?: boolean } = {}) {
    snapshots.noteEnding({ signedOut: bySelf })
    storage.removeItem(TOKEN_KEY)
    storage.removeItem(AUTH_KEY)
    emit()
  }

  /** Removes the session from this phone and sends `auth:logout`. */
  function end({ bySelf = false }: { bySelf?: boolean } = {}) {
    clear({ bySelf })
    target.dispatchEvent(new Event(LOGOUT_EVENT))
  }

  /** Keeps the message of a logout for the login page, unless somebody has signed in meanwhile. */
  function sayFarewell(message: string) {
    if (getSnapshot().status !== 'unauthenticated') return
    snapshots.noteEnding({ farewell: message })
    snapshots.forget()
    emit()
  }

  /** Ends the session that an answer belongs to. A late 401 must not end a session that began after it. */
  function endIfCurrent(token: string | null) {
    if (token !== null && token === getToken()) end()
  }

  /** Notices an expired session or a change by another tab. An expired session is ended, not only ignored. */
  function check() {
    const { status } = getSnapshot()
    if (status === 'unauthenticated' && getToken() !== null) {
      snapshots.noteEnding({ hasEnded: true })
      end()
    } else {
      // Somebody removed the token. A login of another tab writes the user first, so only a session that was here goes.
      if (status === 'unauthenticated' && wasIn) storage.removeItem(AUTH_KEY)
      emit()
    }
    wasIn = status === 'authenticated'
  }

  function start({ token, user, mitra = null }: { token: string; user: User; mitra?: Mitra | null }) {
    snapshots.noteEnding({ signedOut: false })
    // Write the token last: another tab that sees the token then finds the user too.
    write({ user, mitra, hasSession: true, lastActivity: now() })
    storage.setItem(TOKEN_KEY, token)
    emit()
  }

  function current(): PersistedAuth | null {
    return getSnapshot().status === 'authenticated' ? readPersisted(storage.getItem(AUTH_KEY)) : null
  }

  /**
   * Stores the answer that `/partner/me` gave for `token`. Does nothing when that session has ended or another has
   * begun.
   */
  function update(profile: { user: User; mitra: Mitra | null }, token: string | null) {
    const auth = current()
    if (!auth || token !== getToken()) return
    write({ ...auth, ...profile })
    emit()
  }

  /** Records user activity; writes it to storage at most once every 30 s. */
  function touch() {
    const auth = current()
    // Another script or the user emptied the storage: tell the screens before they send a request.
    if (!auth) return check()
    const idle = now() - auth.lastActivity
    // A wrong clock wrote an activity time in the future. Replace it, or the session would live too long.
    if (idle < 0 || idle >= ACTIVITY_WRITE_MS) write({ ...auth, lastActivity: now() })
  }

  /** Opens the session that is in storage. A page may call this before anything subscribes. */
  function open() {
    snapshots.open()
    wasIn = storage.getItem(AUTH_KEY) !== null
    check()
  }

  /** Opens the session and starts to watch activity, time and other tabs. Returns a function that stops watching. */
  function initialise(): () => void {
    open()
    const onLogout = () => {
      if (getToken() !== null || storage.getItem(AUTH_KEY) !== null) clear()
      else emit()
    }
    return watchSession(target, { onActivity: touch, onDoubt: check, onLogout })
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const rememberRoute = (route: string) => rememberIntendedRoute(tabStorage, route)
  const takeRoute = () => takeIntendedRoute(tabStorage)

  return {
    rememberRoute,
    takeRoute,
    open,
    initialise,
    getSnapshot,
    subscribe,
    getToken,
    start,
    update,
    touch,
    clear,
    end,
    endIfCurrent,
    sayFarewell,
  }
}
