import { isRoundingStep } from '@/domain/offer/rounding'
import type { Mitra, User } from '@/domain/types'
import { isObject } from '@/domain/values/isObject'

const isId = (value: unknown): value is User['id'] =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')
const isText = (value: unknown): value is string => typeof value === 'string'
const textOf = (value: unknown) => (isText(value) ? value : '')

type Role = NonNullable<User['roles']>[number]
const isRole = (value: unknown): value is Role => isText(value) || (isObject(value) && isText(value.name))

/**
 * Checks a user that an API sent or that storage holds. Screens read its name and roles at every start, so one
 * malformed field would break the app for the whole session. Null when there is no usable id.
 */
function readUser(value: unknown): User | null {
  if (!isObject(value) || !isId(value.id)) return null
  const { roles, permissions, features, ...user } = value
  return {
    ...user,
    id: value.id,
    name: textOf(value.name),
    email: textOf(value.email),
    ...(Array.isArray(roles) ? { roles: roles.filter(isRole) } : {}),
    ...(Array.isArray(permissions) ? { permissions: permissions.filter(isText) } : {}),
    ...(Array.isArray(features) ? { features: features.filter(isText) } : {}),
  }
}

/** Reads the user of a login or a profile, with the features that the answer names beside the user. */
export const readAccount = (answer: { user?: unknown; features?: unknown } | null): User | null =>
  isObject(answer?.user) ? readUser({ ...answer.user, features: answer.features }) : null

/** Checks a mitra in the same way. */
export function readMitra(value: unknown): Mitra | null {
  if (!isObject(value) || !isId(value.id)) return null
  const { id, name, rounding } = value
  return { id, name: textOf(name), ...(isRoundingStep(rounding) ? { rounding } : {}) }
}

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
