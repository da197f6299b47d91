import type { Id, Mitra } from '../types'

/** A user as admins see them. */
export type AccountRecord = {
  id: Id
  name: string
  email: string
  mitra: Mitra | null
  roles: string[]
  permissions: string[]
  status: 'active' | 'invited' | 'disabled'
  /** Whether a login also takes an authenticator's code. Undefined if the API does not tell it. */
  hasSecondFactor?: boolean | undefined
  /** The last login, ISO 8601; null before the first. Undefined if the API does not tell it. */
  lastLoginAt?: string | null | undefined
  /** When the newest link ends to be valid, ISO 8601. */
  linkExpiresAt: string | null
  version: string
}

/** The form of a user. `mitraId` is empty for a user without a mitra. */
export type AccountForm = Pick<AccountRecord, 'name' | 'email' | 'roles' | 'permissions'> & { mitraId: string }

/** A link by which a user chooses a password: its path in this app. */
export type AccountLink = { path: string; expiresAt: string | null }
