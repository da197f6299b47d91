import type { Mitra, User } from '../domain/types'
import { readMitra, readUser } from './readUser'

export const TOKEN_KEY = 'partner_token'
export const AUTH_KEY = 'partner-auth'
export const INACTIVITY_LIMIT_MS = 24 * 60 * 60_000

/** What lies in storage under `partner-auth` (decisions.md, Session). `lastActivity` is ms since the epoch. */
export type PersistedAuth = { user: User; mitra: Mitra | null; hasSession: boolean; lastActivity: number }

/** The stored text as it should be; null where it is anything else. */
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

/** When it ends, in ms since the epoch; an activity that lies ahead was written by a clock that was wrong. */
export const expiryOf = ({ lastActivity }: PersistedAuth, now: number): number =>
  Math.min(lastActivity, now) + INACTIVITY_LIMIT_MS

/** The session in a storage, as a page can read it before anything else of the app is there; null where there is none, or it has ended. */
export function readStoredSession(
  storage: Pick<Storage, 'getItem'>,
  now: number,
): { token: string; auth: PersistedAuth } | null {
  const token = storage.getItem(TOKEN_KEY)
  const auth = token ? readPersisted(storage.getItem(AUTH_KEY)) : null
  return token && auth && now < expiryOf(auth, now) ? { token, auth } : null
}
