import type { Tries } from '../auth/limits/pace'
import type { HotelRow, KeyRow, MasterRow, MitraRow, PackageRow, UserRow } from '../store'
import type { LinkRow } from '../stores/accountsStore'
import type { SecondFactor } from '../stores/secondFactorStore'
import type { NewSession } from '../stores/sessionStore'

/** `version` is missing in states that were exported before packages had versions. */
export type StoredPackage = Omit<PackageRow, 'version'> & { version?: number }

/** Both are missing in states that were exported before accounts could be changed. */
type Changeable = { disabledAt?: number | null; version?: number }
export type StoredUser = UserRow & Changeable
export type StoredMitra = MitraRow & Changeable

export type StoredSecondFactor = Omit<SecondFactor, 'recoveryCodes'> & { recoveryCodes: readonly string[] }

type Keyed<T> = Readonly<Record<string, T>>

/** The whole content of a memory store, as JSON that a browser can keep. */
export type MemoryState = {
  nextId: number
  seededAt: number | null
  mitra: readonly StoredMitra[]
  users: readonly StoredUser[]
  /** Missing in older states. */
  links?: readonly LinkRow[]
  tokens: Keyed<Omit<NewSession, 'hash'> & { id: number; lastUsedAt: number }>
  attempts: Keyed<Tries>
  places: Keyed<{ userId: number; place: string; lastLoginAt: number }>
  secondFactors: Keyed<StoredSecondFactor>
  keys: Keyed<{ fingerprint: string; createdAt: number; answer: KeyRow['answer'] | null }>
  masters: readonly MasterRow[]
  hotels: readonly HotelRow[]
  packages: readonly StoredPackage[]
}

export const emptyState = (): MemoryState => ({
  nextId: 1,
  seededAt: null,
  mitra: [],
  users: [],
  links: [],
  tokens: {},
  attempts: {},
  places: {},
  secondFactors: {},
  keys: {},
  masters: [],
  hotels: [],
  packages: [],
})

export const cloneState = (state: MemoryState): MemoryState => structuredClone(state)
