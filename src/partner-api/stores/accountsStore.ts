import type { MitraFields } from '@/records/mitra'
import type { MitraRow, UserRow } from './store'

/** Times are milliseconds since the epoch; `disabledAt` is null while the account or mitra is enabled. */

/** The fields of a user that an admin may change. */
export type AccountChanges = Pick<UserRow, 'name' | 'email' | 'mitraId' | 'roles' | 'permissions'>

/** A user as the admins see them. `version` counts the changes. */
export type AccountRow = AccountChanges & {
  id: number
  mitra: MitraRow | null
  /** False until the user has chosen a password by an invitation link. */
  hasPassword: boolean
  /** Whether a login takes a code of an authenticator app. */
  hasSecondFactor: boolean
  /** The user's last login, as the audit has it; null before the first. */
  lastLoginAt: number | null
  disabledAt: number | null
  /** When the user's newest link ends to be valid; null without a link. */
  linkExpiresAt: number | null
  version: number
}

/** A mitra as the admins see it. `users` counts its users, also the disabled ones. */
export type MitraAccountRow = MitraFields & { id: number; users: number; disabledAt: number | null; version: number }

export type AccountSort = { field: 'name' | 'email'; direction: 'asc' | 'desc' }
/** `q` is a literal part of the name, or of a user's email, in any ASCII case; '' finds all. */
export type AccountQuery = { q: string; page: number; perPage: number; sort: AccountSort }
/** With `mitraId` only the users of this mitra. */
export type UserQuery = AccountQuery & { mitraId?: number }

/** The one link of a user that is valid. A new one replaces it. */
export type LinkRow = { userId: number; tokenHash: string; expiresAt: number }

export interface MitraStore {
  listMitra(query: AccountQuery): Promise<{ rows: MitraAccountRow[]; total: number }>
  findMitraAccount(id: number): Promise<MitraAccountRow | null>
  updateMitra(id: number, fields: MitraFields): Promise<void>
  disableMitra(id: number, disabledAt: number | null): Promise<void>
}

export interface AccountsStore extends MitraStore {
  hasAccounts(): Promise<boolean>
  /** Makes other transactions that change accounts wait until this one ends. */
  lockAccounts(): Promise<void>

  listAccounts(query: UserQuery): Promise<{ rows: AccountRow[]; total: number }>
  findAccount(id: number): Promise<AccountRow | null>
  /** The emails of all accounts, by the age of the accounts. */
  listEmails(): Promise<{ id: number; email: string }[]>
  /** Writes an email in another form: the version stays. */
  setEmail(id: number, email: string): Promise<void>
  /** Changes the version, too, as the next two do. */
  updateAccount(id: number, changes: AccountChanges): Promise<void>
  disableAccount(id: number, disabledAt: number | null): Promise<void>
  setPassword(id: number, passwordHash: string): Promise<void>
  /**
   * Makes every other change of this user, and a login, wait until this transaction ends. Returns the hash of the password;
   * null when there is no such user.
   */
  lockUser(id: number): Promise<string | null>
  /** False when the user or their mitra is disabled. */
  mayEnter(userId: number): Promise<boolean>
  /** Counts the admins with the permission `*` who have a password and may enter. */
  countOwners(): Promise<number>

  putLink(link: LinkRow): Promise<void>
  findLink(tokenHash: string): Promise<LinkRow | null>
  deleteLink(userId: number): Promise<void>
}
