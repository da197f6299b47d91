import type { AuditRow } from '../stores/auditStore'
import type { Attempts, HotelRow, KeyRow, MasterRow, MitraRow, PackageRow, UserRow } from '../store'
import type { LinkRow } from '../stores/accountsStore'
import type { NewSession } from '../stores/sessionStore'

type Later = 'version' | 'updatedAt' | 'updatedBy'
/** A package of a state that was exported by an earlier version lacks what came later. */
export type StoredPackage = Omit<PackageRow, Later> & Partial<Pick<PackageRow, Later>>

/** A deleted record stays, to be restored. */
export type Deletable<T> = T & { deletedAt?: number }

/** Both are missing in states that were exported before accounts could be changed. */
type Changeable = { disabledAt?: number | null; version?: number }
export type StoredUser = UserRow & Changeable
export type StoredMitra = MitraRow & Changeable

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
  attempts: Keyed<Attempts>
  keys: Keyed<{ fingerprint: string; createdAt: number; answer: KeyRow['answer'] | null }>
  masters: readonly Deletable<MasterRow>[]
  hotels: readonly Deletable<HotelRow>[]
  packages: readonly StoredPackage[]
  audit: readonly (AuditRow & { once?: string })[]
}

export const emptyState = (): MemoryState => ({
  nextId: 1,
  seededAt: null,
  mitra: [],
  users: [],
  links: [],
  tokens: {},
  attempts: {},
  keys: {},
  masters: [],
  hotels: [],
  packages: [],
  audit: [],
})

/** A copy of a state. One that was exported before a table existed gets that table, empty. */
export const cloneState = (state: MemoryState): MemoryState => structuredClone({ ...emptyState(), ...state })
