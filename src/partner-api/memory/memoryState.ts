import type { Tries } from '../auth/limits/pace'
import { businessDay } from '../pricing/businessDay'
import { FIRST_KURS } from '../pricing/firstKurs'
import type { NewKurs } from '../stores/kursStore'
import type { HotelRow, KeyRow, MasterRow, MitraRow, PackageRow, UserRow } from '../store'
import type { LinkRow } from '../stores/accountsStore'
import type { SecondFactor } from '../stores/secondFactorStore'
import type { NewSession } from '../stores/sessionStore'

/** `version` is missing in states that were exported before packages had versions. */
export type StoredPackage = Omit<PackageRow, 'version'> & { version?: number }

/** A rate as it is kept: with the id of the user alone. */
export type StoredKurs = NewKurs & { id: number }

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
  kurs: readonly StoredKurs[]
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
  kurs: [],
  packages: [],
})

/** A state as this or an earlier version exported it: the tables of today that it lacks are missing. */
export type ExportedState = Omit<MemoryState, 'kurs'> & Partial<Pick<MemoryState, 'kurs'>>

/** The rate that was in the code before rates were records, valid from the oldest package on (docs/product.md §16.1.1). */
function kursBefore({ seededAt, packages }: ExportedState): StoredKurs[] {
  const beginnings = [...(seededAt === null ? [] : [seededAt]), ...packages.map(({ createdAt }) => createdAt)]
  const at = Math.min(...beginnings)
  return beginnings.length === 0
    ? []
    : [{ ...FIRST_KURS, id: 1, validFrom: businessDay(at), createdAt: at, createdBy: null }]
}

export const cloneState = (state: ExportedState): MemoryState => structuredClone({ kurs: kursBefore(state), ...state })
