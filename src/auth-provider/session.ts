import type { Mitra, User } from '../domain/types'
import type { KeyValueStore } from './browserStorage'
import { rememberIntendedRoute, takeIntendedRoute } from './intendedRoute'
import { AUTH_KEY, expiryOf, readPersisted, TOKEN_KEY, type PersistedAuth } from './storedSession'

export const LOGOUT_EVENT = 'auth:logout'
const ACTIVITY_WRITE_MS = 30_000
const CHECK_MS = 60_000

export type SessionSnapshot = {
  status: 'loading' | 'authenticated' | 'unauthenticated'
  user: User | null
  mitra: Mitra | null
  /** Ended by the user's own 'Keluar': where they were is then nothing to return to. */
  signedOut: boolean
  /** Ended otherwise while this page was open, or found to be over: whoever was signed in has not been told. */
  hasEnded: boolean
}

export type Session = ReturnType<typeof createSession>

export type SessionOptions = {
  storage: KeyValueStore
  /** Storage of this tab alone. */
  tabStorage: KeyValueStore
  /** Where `auth:logout`, `storage` and activity are heard. */
  target: EventTarget
  now?: () => number
}

const LOADING: SessionSnapshot = { status: 'loading', user: null, mitra: null, signedOut: false, hasEnded: false }
export const NOBODY: SessionSnapshot = { ...LOADING, status: 'unauthenticated' }

/**
 * Who is signed in on this phone (spec §4). Valid while a token, a user and an active flag are stored and the last
 * activity is less than 24 hours old. The store is the truth: every read looks at it, so that another tab's logout or
 * a cleared storage counts at once.
 */
export function createSession({ storage, tabStorage, target, now = Date.now }: SessionOptions) {
  const listeners = new Set<() => void>()
  let initialised = false
  let signedOut = false
  let hasEnded = false
  let cached: { token: string | null; raw: string | null; expiresAt: number; snapshot: SessionSnapshot } | null = null

  const getToken = () => storage.getItem(TOKEN_KEY)

  function getSnapshot(): SessionSnapshot {
    if (!initialised) return LOADING
    const [token, raw] = [getToken(), storage.getItem(AUTH_KEY)]
    if (cached && cached.token === token && cached.raw === raw && now() < cached.expiresAt) return cached.snapshot
    const auth = token ? readPersisted(raw) : null
    const expiresAt = auth ? expiryOf(auth, now()) : Infinity
    const isValid = auth !== null && now() < expiresAt
    if (isValid) hasEnded = signedOut = false
    else if (cached?.snapshot.status === 'authenticated') hasEnded = !signedOut
    const fresh: SessionSnapshot = isValid
      ? { ...NOBODY, status: 'authenticated', user: auth.user, mitra: auth.mitra }
      : { ...NOBODY, signedOut, hasEnded }
    // Activity alone is no news: the same object keeps the screens from rendering again.
    const snapshot = cached && JSON.stringify(cached.snapshot) === JSON.stringify(fresh) ? cached.snapshot : fresh
    cached = { token, raw, expiresAt: isValid ? expiresAt : Infinity, snapshot }
    return snapshot
  }

  const emit = () => listeners.forEach((listener) => listener())
  const write = (auth: PersistedAuth) => storage.setItem(AUTH_KEY, JSON.stringify(auth))

  /** Forgets the session on this phone, without a word to anybody. */
  function clear({ bySelf = false }: { bySelf?: boolean } = {}) {
    signedOut = bySelf
    storage.removeItem(TOKEN_KEY)
    storage.removeItem(AUTH_KEY)
    emit()
  }

  /** Ends the session here and tells whoever listens for `auth:logout`. */
  function end({ bySelf = false }: { bySelf?: boolean } = {}) {
    clear({ bySelf })
    target.dispatchEvent(new Event(LOGOUT_EVENT))
  }

  /** Ends the session an answer was about, unless another has begun since: a late 401 must not end that one. */
  function endIfCurrent(token: string | null) {
    if (token !== null && token === getToken()) end()
  }

  /** Notices what time or another tab did: an expired session is ended, not just ignored. */
  function check() {
    const { status } = getSnapshot()
    if (status === 'unauthenticated' && getToken() !== null) {
      hasEnded = true
      end()
    } else emit()
  }

  function start({ token, user }: { token: string; user: User }) {
    signedOut = false
    // The token last: another tab that hears of it finds its user there already.
    write({ user, mitra: null, hasSession: true, lastActivity: now() })
    storage.setItem(TOKEN_KEY, token)
    emit()
  }

  function current(): PersistedAuth | null {
    return getSnapshot().status === 'authenticated' ? readPersisted(storage.getItem(AUTH_KEY)) : null
  }

  /** Takes over what `/partner/me` said to `token`; nothing where that session has ended or another begun meanwhile. */
  function update(profile: { user: User; mitra: Mitra | null }, token: string | null) {
    const auth = current()
    if (!auth || token !== getToken()) return
    write({ ...auth, ...profile })
    emit()
  }

  /** Counts as activity; written at most once every 30 s. */
  function touch() {
    const auth = current()
    // Gone by other hands, as when the storage was emptied: the screens are told before they ask for anything.
    if (!auth) return check()
    const idle = now() - auth.lastActivity
    // One that lies ahead was written by a clock that was wrong: it would keep the session for as long as that.
    if (idle < 0 || idle >= ACTIVITY_WRITE_MS) write({ ...auth, lastActivity: now() })
  }

  /** Marks a session that lies in storage; the page may do so before anybody listens. */
  function open() {
    initialised = true
    check()
  }

  /** Opens it and begins to watch activity, time and other tabs. Returns the way back. */
  function initialise(): () => void {
    open()
    const onLogout = () => {
      if (getToken() !== null || storage.getItem(AUTH_KEY) !== null) clear()
      else emit()
    }
    const watched: [string, () => void][] = [
      ['pointerdown', touch],
      ['keydown', touch],
      ['storage', check],
      ['focus', check],
      [LOGOUT_EVENT, onLogout],
    ]
    watched.forEach(([name, listener]) => target.addEventListener(name, listener))
    const timer = setInterval(check, CHECK_MS)
    return () => {
      watched.forEach(([name, listener]) => target.removeEventListener(name, listener))
      clearInterval(timer)
    }
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
  }
}
