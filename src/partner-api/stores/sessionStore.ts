import type { MitraRow, UserRow } from '../store'

export type SessionRow = {
  user: Omit<UserRow, 'passwordHash'>
  mitra: MitraRow | null
  createdAt: number
  lastUsedAt: number
}

/** A new session: the token's hash, and where the user signed in. `device` is the hash of the browser's device cookie. */
export type NewSession = {
  hash: string
  userId: number
  createdAt: number
  userAgent: string
  address: string
  device: string | null
}

/** The state that a login has checked: the password's hash, and when the second factor was enabled (null without one). */
export type CheckedLogin = { passwordHash: string; factorEnabledAt: number | null }

/** A session as its user sees it in the list of devices. */
export type DeviceRow = Omit<NewSession, 'userId' | 'device'> & { id: number; lastUsedAt: number }

export type SessionStore = {
  /**
   * Ends the user's earlier session on the same device.
   * With `checked` it adds nothing, and returns false, when the user's password or second factor is another one by now.
   */
  insertToken(session: NewSession, checked?: CheckedLogin): Promise<boolean>
  /** Null also when the user or their mitra is disabled. */
  findSession(hash: string): Promise<SessionRow | null>
  touchToken(hash: string, now: number): Promise<void>
  deleteToken(hash: string): Promise<void>

  /** The sessions of a user, the last used first. */
  listDevices(userId: number): Promise<DeviceRow[]>
  /** False when the user has no session with this id. */
  deleteDevice(userId: number, id: number): Promise<boolean>
  /** Ends every session of a user, except the one with this hash. Returns how many. */
  deleteTokensOf(userId: number, exceptHash?: string): Promise<number>
}
