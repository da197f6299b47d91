import { departureOf } from '@/domain/offer/savedFacts'
import { departureRank } from '@/domain/package/listOrder'
import { lastActivity, packageStatus, STATUSES } from '@/domain/status/packageStatus'
import type { PackageSortField } from '@/http/partnerApi.types'
import type { AuditRow } from '../stores/upkeepStore'
import { businessDay } from '../pricing/businessDay'
import { FIRST_KURS } from '../pricing/firstPrices'
import type { NewKurs, NewUpload } from '../stores/mastersStore'
import type { OfferProfileRow, NewOffer, NewOption, OfferRow, SavedVersion } from '../stores/offersStore'
import {
  type HotelRow,
  type KeyRow,
  type MasterRow,
  type PackageRow,
  type Scope,
  type UserRow,
  asciiLower,
} from '../stores/store'
import type { PushAddress } from '../stores/pushStore'
import type { MitraFields } from '@/records/mitra'
import type { LinkRow } from '../stores/accountsStore'
import type { PackageSnapshot } from '../stores/snapshot'
import type { StatusRow } from '../stores/statusStore'
import type { SecondFactor, NewSession, Tries } from '../stores/sessionStore'
import { FIRST_DAY, type PackageSort } from '../stores/packageSort'

type Later = 'version' | 'updatedAt' | 'updatedBy' | 'isTemplate'
/** A package of a state that was exported by an earlier version lacks what came later. */
export type StoredPackage = Omit<PackageRow, Later> & Partial<Pick<PackageRow, Later>>

/** A deleted record stays, to be restored. The version is missing in states that an earlier version exported. */
export type Deletable<T> = T & { deletedAt?: number; version?: number }

/** A rate as it is kept: with the id of the user alone. */
export type StoredKurs = NewKurs & { id: number }

/** Both are missing in states that were exported before accounts could be changed. */
type Changeable = { disabledAt?: number | null; version?: number }
export type StoredUser = UserRow & Changeable
export type StoredMitra = MitraFields & { id: number } & Changeable

export type StoredSecondFactor = Omit<SecondFactor, 'recoveryCodes'> & { recoveryCodes: readonly string[] }

/** `replacedAt`: when a newer version of this package was offered. */
export type StoredOption = NewOption & { replacedAt: number | null }

/** The picture is base64. The options are missing in states from before offers could have some. */
export type StoredOffer = Omit<OfferRow, 'hasPicture' | 'hasLogo' | 'hasSnapshot' | 'options'> &
  Pick<NewOffer, 'tokenHash'> & { picture: string | null; logo?: string | null; options?: readonly StoredOption[] }

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
  /** Missing in older states. */
  links?: readonly LinkRow[]
  tokens: Keyed<Omit<NewSession, 'hash'> & { id: number; lastUsedAt: number; push?: PushAddress | null }>
  attempts: Keyed<Tries>
  places: Keyed<{ userId: number; place: string; lastLoginAt: number }>
  secondFactors: Keyed<StoredSecondFactor>
  keys: Keyed<{ fingerprint: string; about: string | null; createdAt: number; answer: KeyRow['answer'] | null }>
  masters: readonly Deletable<MasterRow>[]
  hotels: readonly Deletable<HotelRow>[]
  kurs: readonly StoredKurs[]
  uploads: readonly StoredUpload[]
  packages: readonly StoredPackage[]
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

/** A state as this or an earlier version exported it: the tables of today that it lacks are missing. */
type LaterTable = 'audit' | 'kurs' | 'offers' | 'offerSnapshots' | 'offerProfiles' | 'statuses' | 'uploads'
export type ExportedState = Omit<MemoryState, LaterTable> & Partial<Pick<MemoryState, LaterTable>>

/** The rate that was in the code before rates were records, valid from the oldest package on (docs/product.md §16.1.1). */
function kursBefore({ seededAt, packages }: ExportedState): StoredKurs[] {
  const beginnings = [...(seededAt === null ? [] : [seededAt]), ...packages.map(({ createdAt }) => createdAt)]
  const at = Math.min(...beginnings)
  return beginnings.length === 0
    ? []
    : [{ ...FIRST_KURS, id: 1, validFrom: businessDay(at), createdAt: at, createdBy: null }]
}

/** A package that was not saved since it was offered still is as it was then. The first migration with this table does the same. */
const offeredBefore = ({ packages, offers = [] }: ExportedState): StoredOfferSnapshot[] =>
  packages.flatMap(({ id, version = 1, snapshot }) =>
    offers.some((offer) => offer.packageId === id && offer.packageVersion === version)
      ? [{ packageId: id, packageVersion: version, snapshot }]
      : [],
  )

export const cloneState = (state: ExportedState): MemoryState =>
  structuredClone({
    kurs: kursBefore(state),
    audit: [],
    uploads: [],
    offers: [],
    offerSnapshots: offeredBefore(state),
    offerProfiles: {},
    statuses: [],
    ...state,
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

export const sees = (scope: Scope, row: StoredPackage) =>
  scope === 'all' || (scope !== 'none' && scope.mitraId === row.mitraId)

/** Finds values that a package's own row does not have: the name of its mitra, the text that a search reads, and its status. */
type Known = {
  mitraName: (id: number) => string
  textOf: (row: StoredPackage) => string
  statusOf: (row: StoredPackage) => StatusRow
}

function keyOf(
  { field, today = FIRST_DAY }: PackageSort,
  { mitraName, textOf, statusOf }: Known,
): (row: StoredPackage) => Key | null {
  const keys: Record<PackageSortField, (row: StoredPackage) => Key | null> = {
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
export function inOrder(rows: readonly StoredPackage[], sort: PackageSort, known: Known): StoredPackage[] {
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
