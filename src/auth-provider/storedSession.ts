import type { Mitra, User } from '../domain/types'
import { readMitra, readUser } from './readUser'

export const TOKEN_KEY = 'partner_token'
export const AUTH_KEY = 'partner-auth'
export const INACTIVITY_LIMIT_MS = 24 * 60 * 60_000

/** The JSON under `partner-auth` (docs/product.md §3.3). `lastActivity` is in milliseconds since the epoch. */
export type PersistedAuth = { user: User; mitra: Mitra | null; hasSession: boolean; lastActivity: number }

/** Parses the stored text; null when it is not a valid session. */
export function readPersisted(raw: string | null): PersistedAuth | null {
  try {
    const value = JSON.parse(raw ?? 'null') as Partial<PersistedAuth> | null
    const user = readUser(value?.user)
    if (!value || !user) return null
    if (value.hasSession !== true || typeof value.lastActivity !== 'number') return null
    return { user, mitra: readMitra(value.mitra), hasSession: true, lastActivity: value.lastActivity }
  } catch {
    return null
  }
}

/**
 * The time when the session expires, in ms since the epoch. A wrong clock may have stored a future activity: count it
 * as now.
 */
export const expiryOf = ({ lastActivity }: PersistedAuth, now: number): number =>
  Math.min(lastActivity, now) + INACTIVITY_LIMIT_MS

/** Reads the session before the app's other code has loaded. Null when no session is stored or it has expired. */
export function readStoredSession(
  storage: Pick<Storage, 'getItem'>,
  now: number,
): { token: string; auth: PersistedAuth } | null {
  const token = storage.getItem(TOKEN_KEY)
  const auth = token ? readPersisted(storage.getItem(AUTH_KEY)) : null
  return token && auth && now < expiryOf(auth, now) ? { token, auth } : null
}
