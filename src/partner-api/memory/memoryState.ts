import type { Attempts, HotelRow, KeyRow, MasterRow, MitraRow, PackageRow, UserRow } from '../store'
import type { NewSession } from '../stores/sessionStore'

/** `version` is missing in states that were exported before packages had versions. */
export type StoredPackage = Omit<PackageRow, 'version'> & { version?: number }

type Keyed<T> = Readonly<Record<string, T>>

/** The whole content of a memory store, as JSON that a browser can keep. */
export type MemoryState = {
  nextId: number
  seededAt: number | null
  mitra: readonly MitraRow[]
  users: readonly UserRow[]
  tokens: Keyed<Omit<NewSession, 'hash'> & { id: number; lastUsedAt: number }>
  attempts: Keyed<Attempts>
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
  tokens: {},
  attempts: {},
  keys: {},
  masters: [],
  hotels: [],
  packages: [],
})

export const cloneState = (state: MemoryState): MemoryState => structuredClone(state)
