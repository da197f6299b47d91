import type { Mitra, User } from '@/domain/types'
import type { KeyValueStore } from './browserStorage'
import { AUTH_KEY, expiryOf, readPersisted, TOKEN_KEY } from './storedSession'

export type SessionSnapshot = {
  status: 'loading' | 'authenticated' | 'unauthenticated'
  user: User | null
  mitra: Mitra | null
  /** The user pressed 'Keluar', so the next login does not return to the page they left. */
  signedOut: boolean
  /**
   * The session ended in another way while this page was open, or had expired before. The user has not been told yet.
   */
  hasEnded: boolean
  /** The message about the logout that ended the last session here: the server's, or else the app's. */
  farewell: string | null
}

/** How the last session ended. The next valid session clears it. */
type Ending = Pick<SessionSnapshot, 'signedOut' | 'hasEnded' | 'farewell'>

const NO_ENDING: Ending = { signedOut: false, hasEnded: false, farewell: null }
const LOADING: SessionSnapshot = { status: 'loading', user: null, mitra: null, ...NO_ENDING }
export const NOBODY: SessionSnapshot = { ...LOADING, status: 'unauthenticated' }

type Cached = { token: string | null; raw: string | null; expiresAt: number; snapshot: SessionSnapshot }

/**
 * Reads the session from the storage. Every read checks the storage, so that a logout in another tab or a cleared storage
 * takes effect at once. The same session gives the same object.
 */
export function createSnapshots({ storage, now }: { storage: KeyValueStore; now: () => number }) {
  let isOpen = false
  let ending = NO_ENDING
  let cached: Cached | null = null

  const isFresh = (read: Cached, token: string | null, raw: string | null) =>
    read.token === token && read.raw === raw && now() < read.expiresAt

  /** The snapshot of a stored session, or of its end. */
  function read(token: string | null, raw: string | null): Omit<Cached, 'token' | 'raw'> {
    const auth = token ? readPersisted(raw) : null
    const expiresAt = auth ? expiryOf(auth, now()) : Infinity
    if (auth && now() < expiresAt) {
      ending = NO_ENDING
      return { expiresAt, snapshot: { ...NOBODY, status: 'authenticated', user: auth.user, mitra: auth.mitra } }
    }
    if (cached?.snapshot.status === 'authenticated') ending = { ...ending, hasEnded: !ending.signedOut }
    return { expiresAt: Infinity, snapshot: { ...NOBODY, ...ending } }
  }

  return {
    /** Until then every snapshot is `loading`. */
    open: () => void (isOpen = true),
    get(): SessionSnapshot {
      if (!isOpen) return LOADING
      const [token, raw] = [storage.getItem(TOKEN_KEY), storage.getItem(AUTH_KEY)]
      if (cached && isFresh(cached, token, raw)) return cached.snapshot
      const next = read(token, raw)
      // A new activity time alone changes nothing on screen: returning the same object avoids a render.
      const shown = cached?.snapshot
      const snapshot = shown && JSON.stringify(shown) === JSON.stringify(next.snapshot) ? shown : next.snapshot
      cached = { token, raw, expiresAt: next.expiresAt, snapshot }
      return snapshot
    },
    /** Remembers how the session ends. */
    noteEnding: (change: Partial<Ending>) => void (ending = { ...ending, ...change }),
    /** Reads the storage again at the next `get`, although it is the same. */
    forget: () => void (cached = null),
  }
}
