import type { CalendarDate } from '@/domain/types'
import type { MitraRow, UserRow, PackageDetail, PackageList, PackageQuery } from './store'

/** The tries that were counted under one name, and when the last of them was. */
export type Tries = { count: number; at: number }

export type SessionRow = {
  user: Omit<UserRow, 'passwordHash'>
  mitra: MitraRow | null
  createdAt: number
  lastUsedAt: number
}

export const IDLE_LIMIT = 24 * 60 * 60_000
/** A session ends so many milliseconds after its login, used or not. */
export const SESSION_LIFETIME = 30 * 24 * 60 * 60_000
export const hasEnded = (
  { lastUsedAt, createdAt }: Pick<SessionRow, 'lastUsedAt' | 'createdAt'>,
  now: number,
): boolean => now - lastUsedAt >= IDLE_LIMIT || now - createdAt >= SESSION_LIFETIME

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

/** A change of the tries under one name. `before` is what was read; null when there was nothing. */
export type TriesChange = { bucket: string; before: Tries | null; after: Tries }

export type AttemptsStore = {
  findTries(buckets: readonly string[]): Promise<Record<string, Tries>>
  /** Makes all changes, or none and returns false when one of the tries is no longer as it was read. */
  countTries(changes: readonly TriesChange[]): Promise<boolean>
  /** Takes back one try of each. Nothing is left of a name without tries. */
  giveBackTries(buckets: readonly string[]): Promise<void>
  forgetTries(bucket: string): Promise<void>

  /** Which of these places a user has signed in from. A place is the hash of a device or of an address. */
  findPlaces(userId: number, places: readonly string[]): Promise<string[]>
  /** Remembers the places of a login, and forgets the oldest beyond `most`. */
  rememberPlaces(userId: number, places: readonly string[], now: number, most: number): Promise<void>
}

/** A user's authenticator app. `enabledAt` is null until the user has entered a first code. */
export type SecondFactor = { secret: string; enabledAt: number | null; lastStep: number; recoveryCodes: number }

/** When a user's second factor was enabled; null when a login needs no code. */
export const enabledAtOf = (factor: Pick<SecondFactor, 'enabledAt'> | null | undefined): number | null =>
  factor?.enabledAt ?? null

/** The steps before and after the own one whose codes count: the clock of a phone may be wrong. */
export const STEP_SKEW = 1
/**
 * Whether no code of this step or a later one was used. On one clock a used step is at most twice the skew ahead: one
 * further ahead was used on a clock that was ahead, and must not refuse every code until then.
 */
export const isNewStep = (step: number, lastStep: number): boolean => lastStep < step || lastStep > step + 2 * STEP_SKEW

export type SecondFactorStore = {
  findSecondFactor(userId: number): Promise<SecondFactor | null>
  /** Replaces a secret that waits for its first code. False when the user has an enabled one. */
  putSecret(userId: number, secret: string): Promise<boolean>
  /** Accepts a code of this time step; false when a code of this or a later step was accepted before. */
  useStep(userId: number, step: number): Promise<boolean>
  /** Enables the secret with these hashes of recovery codes. */
  enableSecondFactor(userId: number, now: number, codeHashes: readonly string[]): Promise<void>
  /** Uses up a recovery code. False when there is no such code. */
  useRecoveryCode(userId: number, hash: string): Promise<boolean>
  deleteSecondFactor(userId: number): Promise<boolean>
}

/** How often something may happen: `free` times at once, and then once in each `every` milliseconds. */
export type Allowance = { free: number; every: number }

/** An allowance under a name. */
export type Asked = Allowance & { name: string }

/** The counted visits of pages that are open to anybody. All processes over one database count together. */
export interface VisitsStore {
  /**
   * Counts a visit under each name, or under none when one of the names has no room. Returns how many
   * milliseconds the visit has to wait; 0: it was counted. Visits of the same moment may pass together. With null as `now`
   * the clock of the store counts, which is one for all servers: the clock of one of them may be wrong.
   */
  admitVisit(asked: readonly Asked[], now: number | null): Promise<number>
}

/**
 * When the visits so far are forgotten. A time beyond twice the free visits was written by a clock that was ahead: no visit
 * waits for it.
 */
export const busyAt = ({ free, every }: Allowance, busyUntil: number | undefined, now: number): number =>
  busyUntil === undefined || busyUntil > now + 2 * free * every ? now : Math.max(now, busyUntil)

/** How long a visit has to wait, when the visits so far are forgotten at `busyUntil`. */
export const visitWait = ({ free, every }: Allowance, busyUntil: number, now: number): number =>
  Math.max(0, busyUntil - now - (free - 1) * every)

/** The first pages of a list end within this many packages. */
export const FIRST_PACKAGES = 200

/**
 * Reads a session and packages of its user's mitra in one statement. Returns null where `findSession` does. The caller
 * decides whether the user may see the packages.
 */
export type OwnPackagesStore = {
  /** The newest packages first; only a page that ends within {@link FIRST_PACKAGES}. */
  findSessionAndPage(
    hash: string,
    page: Pick<PackageQuery, 'page' | 'perPage'>,
    today: CalendarDate,
  ): Promise<{ session: SessionRow; list: PackageList } | null>
  findSessionAndDetail(hash: string, id: number): Promise<{ session: SessionRow; detail: PackageDetail | null } | null>
}
