import { departureOf } from '@/domain/offer/savedFacts'
import { departureRank } from '@/domain/package/listOrder'
import { lastActivity, packageStatus, STATUSES } from '@/domain/status/packageStatus'
import type { PackageSortField } from '@/http/partnerApi.types'
import type { AuditRow } from '../stores/upkeepStore'
import type { NewKurs, NewUpload } from '../stores/mastersStore'
import type { OfferProfileRow, NewOffer, NewOption, OfferRow, SavedVersion } from '../stores/offersStore'
import {
  type HotelRow,
  type KeyRow,
  type MasterRow,
  type PackageRow,
  type Scope,
  type UserRow,
  type Versioned,
  asciiLower,
} from '../stores/store'
import type { PushAddress } from '../stores/pushStore'
import type { MitraFields } from '@/records/mitra'
import type { LinkRow } from '../stores/accountsStore'
import type { PackageSnapshot } from '../stores/snapshot'
import type { StatusRow } from '../stores/statusStore'
import type { SecondFactor, NewSession, Tries } from '../stores/sessionStore'
import { FIRST_DAY, type PackageSort } from '../stores/packageSort'

/** A deleted record stays, to be restored. */
export type Deletable<T> = Versioned<T> & { deletedAt?: number }

/** A rate as it is kept: with the id of the user alone. */
export type StoredKurs = NewKurs & { id: number }

type Changeable = { disabledAt: number | null; version: number }
export type StoredUser = UserRow & Changeable
export type StoredMitra = MitraFields & { id: number } & Changeable

export type StoredSecondFactor = Omit<SecondFactor, 'recoveryCodes'> & { recoveryCodes: readonly string[] }

/** `replacedAt`: when a newer version of this package was offered. */
export type StoredOption = NewOption & { replacedAt: number | null }

/** The picture and the logo are base64. */
export type StoredOffer = Omit<OfferRow, 'hasPicture' | 'hasLogo' | 'hasSnapshot' | 'options'> &
  Pick<NewOffer, 'tokenHash'> & { picture: string | null; logo: string | null; options: readonly StoredOption[] }

/** A picture of a master. Its JPEG is base64. */
export type StoredUpload = Omit<NewUpload, 'jpeg'> & { jpeg: string; isUsed: boolean }

/** A package as it was when it was offered. */
export type StoredOfferSnapshot = SavedVersion & { snapshot: PackageSnapshot }

/** The notes of a mitra about a package. The fields about its offers are missing: they are read from the offers. */
export type StoredStatus = Omit<StatusRow, 'seenAt' | 'acceptedAt' | 'otherChosen' | 'agreed'> & { packageId: number }

type Keyed<T> = Readonly<Record<string, T>>

/** The whole content of a memory store, as JSON that a browser can keep. */
export type MemoryState = {
  nextId: number
  seededAt: number | null
  mitra: readonly StoredMitra[]
  users: readonly StoredUser[]
  links: readonly LinkRow[]
  tokens: Keyed<Omit<NewSession, 'hash'> & { id: number; lastUsedAt: number; push?: PushAddress | null }>
  attempts: Keyed<Tries>
  places: Keyed<{ userId: number; place: string; lastLoginAt: number }>
  secondFactors: Keyed<StoredSecondFactor>
  keys: Keyed<{ fingerprint: string; about: string | null; createdAt: number; answer: KeyRow['answer'] | null }>
  masters: readonly Deletable<MasterRow>[]
  hotels: readonly Deletable<HotelRow>[]
  kurs: readonly StoredKurs[]
  uploads: readonly StoredUpload[]
  packages: readonly PackageRow[]
  offers: readonly StoredOffer[]
  offerSnapshots: readonly StoredOfferSnapshot[]
  /** By the id of the mitra. */
  offerProfiles: Keyed<OfferProfileRow>
  statuses: readonly StoredStatus[]
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
  places: {},
  secondFactors: {},
  keys: {},
  masters: [],
  hotels: [],
  kurs: [],
  uploads: [],
  packages: [],
  offers: [],
  offerSnapshots: [],
  offerProfiles: {},
  statuses: [],
  audit: [],
})

/** Functions on the tables of a memory state. They never change a table or a row. */

export const copy = <T>(value: T): T => structuredClone(value)
export const without = <T>(table: Readonly<Record<string, T>>, keep: (row: T, key: string) => boolean) =>
  Object.fromEntries(Object.entries(table).filter(([key, row]) => keep(row, key)))
export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

type Key = string | number

// Compares code points, as PostgreSQL's "C" collation does. JavaScript compares UTF-16 units, which gives another order.
export function compareText(left: string, right: string): number {
  const [a, b] = [[...left], [...right]]
  const at = a.findIndex((char, index) => char !== b[index])
  if (at < 0) return a.length - b.length
  return at >= b.length ? 1 : (a[at]?.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? 0)
}

function compare(left: Key | null, right: Key | null): number {
  if (left === null || right === null) return 0
  return typeof left === 'number' && typeof right === 'number' ? left - right : compareText(String(left), String(right))
}

export const sees = (scope: Scope, row: { mitraId: number }) =>
  scope === 'all' || (scope !== 'none' && scope.mitraId === row.mitraId)

/** Finds values that a package's own row does not have: the name of its mitra, the text that a search reads, and its status. */
type Known = {
  mitraName: (id: number) => string
  textOf: (row: PackageRow) => string
  statusOf: (row: PackageRow) => StatusRow
}

function keyOf(
  { field, today = FIRST_DAY }: PackageSort,
  { mitraName, textOf, statusOf }: Known,
): (row: PackageRow) => Key | null {
  const keys: Record<PackageSortField, (row: PackageRow) => Key | null> = {
    nama_paket: textOf,
    jumlah_jamaah: ({ snapshot }) => snapshot.jumlahJamaah,
    total_price_double_rupiah: ({ snapshot }) => snapshot.totals.double,
    total_price_triple_rupiah: ({ snapshot }) => snapshot.totals.triple,
    total_price_quad_rupiah: ({ snapshot }) => snapshot.totals.quad,
    created_at: ({ createdAt }) => createdAt,
    mitra: ({ mitraId }) => asciiLower(mitraName(mitraId)),
    check_in: ({ snapshot }) => departureRank(departureOf(snapshot), today),
    status: (row) => STATUSES.indexOf(packageStatus(statusOf(row), today)),
    activity: (row) => lastActivity(row.createdAt, statusOf(row)),
  }
  return keys[field]
}

/** Sorts packages, and equal ones by id in the same direction. A total that is not known stands last in both directions. */
export function inOrder(rows: readonly PackageRow[], sort: PackageSort, known: Known): PackageRow[] {
  const key = keyOf(sort, known)
  const sign = sort.direction === 'asc' ? 1 : -1
  return rows
    .map((row) => ({ row, key: key(row) }))
    .sort(
      (a, b) =>
        Number(a.key === null) - Number(b.key === null) || sign * (compare(a.key, b.key) || a.row.id - b.row.id),
    )
    .map(({ row }) => row)
}
