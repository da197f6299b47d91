import type { RecordOf } from '@/records/fields'
import type { HOTEL } from '@/records/hotel'
import type { MASTER } from '@/records/masters'
import type { MitraFields } from '@/records/mitra'
import type { MasterField } from '@/domain/masters/masters'
import type { OpenCounts, Status } from '@/domain/status/packageStatus'
import { searchable } from '@/domain/text/search'
import { customerTexts } from '@/domain/status/customerSearch'
import type { CalendarDate, City, PerRoom, TripType, User } from '@/domain/types'
import type { PackageSort } from './packageSort'
import type { RoundingStep } from '@/domain/offer/rounding'
import type { DeskStore, StatusRow, StatusStore } from './statusStore'
import type { HealthStore, AuditStore, BackupStore } from './upkeepStore'
import type { PackageSnapshot } from './snapshot'
import type { AccountsStore } from './accountsStore'
import type { AttemptsStore, SecondFactorStore, SessionStore, VisitsStore, OwnPackagesStore } from './sessionStore'
import type { KursStore, PriceStore, MastersStore, BatchStore, UploadsStore } from './mastersStore'
import type { OffersStore, OfferProfileStore } from './offersStore'
import type { PushStore } from './pushStore'

/** Every store returns times as milliseconds since the epoch, ids as whole numbers and money as plain numbers. */

export type MitraRow = { id: number; name: string }
/** The mitra of a package, and how it rounds the prices that it tells. */
export type OwnerRow = MitraRow & { rounding: RoundingStep }
export type UserRow = {
  id: number
  /** Lower case, unique. */
  email: string
  name: string
  /** Empty until the user has chosen a password. */
  passwordHash: string
  mitraId: number | null
  roles: NonNullable<User['roles']>
  permissions: string[]
}

/** A record of any `custom-data` master; a margin's name is empty, its amount is the price (rupiah). */
export type MasterRow = RecordOf<typeof MASTER> & { id: number; kind: MasterField }

/** A hotel with its rates: SAR per room and night, by season. */
export type HotelRow = RecordOf<typeof HOTEL> & { id: number; city: City }

/** A row as it is read. `version` counts its writes: changes, imports, deletions and restorations. */
export type Versioned<Row> = Row & { version: number }

/** The packages that an account may see. */
export type Scope = { mitraId: number } | 'all' | 'none'

/** `version` counts the writes of the package. */
export type PackageRow = {
  id: number
  mitraId: number
  createdAt: number
  version: number
  /** The last save: when, and by which user. Null when it was before editors were kept. */
  updatedAt: number | null
  updatedBy: number | null
  /** An admin has made it an example for every mitra. */
  isTemplate: boolean
  snapshot: PackageSnapshot
}
/** A package as its detail shows it. */
export type PackageDetail = Pick<PackageRow, 'id' | 'isTemplate' | 'snapshot'> & { mitra: OwnerRow; status: StatusRow }
export type PackageListRow = {
  id: number
  namaPaket: string
  tipePerjalanan: TripType | null
  jumlahJamaah: number
  totals: PerRoom<number | null>
  createdAt: number
  /** The earliest of the stays. */
  checkIn: CalendarDate | null
  mitra: OwnerRow
  status: StatusRow
}
/** A template as every mitra may see it: nothing about its mitra, its customer or its maker. */
export type TemplateRow = Omit<PackageListRow, 'createdAt' | 'mitra' | 'status'>
/** With `isLeast` a search or a status finds `total` packages or more: they were not counted any further. `counts`: of the mitra's open offers, with the newest packages of a session alone. */
export type PackageList = { rows: PackageListRow[]; total: number; isLeast?: boolean; counts?: OpenCounts }
export const emptyList = (): PackageList => ({ rows: [], total: 0 })
export type PackageQuery = {
  scope: Scope
  q: string
  page: number
  perPage: number
  sort?: PackageSort
  /** Only the packages with this status on a day. */
  status?: { is: Status; today: CalendarDate } | undefined
  /** Only the packages whose first check-in is in this month, `YYYY-MM`. */
  checkInMonth?: string | undefined
  /** Only the packages that were made in this month of Jakarta. */
  createdMonth?: string | undefined
  /** Only these packages. */
  ids?: readonly number[] | undefined
}
/** Without `isTemplate` the package stays what it is. */
export type PackageEdit = { updatedAt: number; updatedBy: number; isTemplate?: boolean }
export type NewPackage = { mitraId: number; createdBy: number; createdAt: number; snapshot: PackageSnapshot }

/** The answer to an `Idempotency-Key`; requests with the same `fingerprint` are the same request. */
export type KeyAnswer = { status: number; body: unknown }
export type KeyRow = { fingerprint: string; answer: KeyAnswer }
export type KeyClaim = {
  userId: number
  key: string
  fingerprint: string
  /** The record whose customer the request names, or null. */
  about: string | null
  now: number
}
/** The fingerprint of a request that named a customer who is erased: no request has it. */
export const FORGOTTEN = ''

export type PurgeTimes = Record<'tokens' | 'begun' | 'keys' | 'attempts' | 'places', number>

/** The reads and writes of a store, alone or within a transaction. The caller may change the rows that it gets. */
export interface StoreSession
  extends
    AccountsStore,
    AttemptsStore,
    AuditStore,
    BatchStore,
    DeskStore,
    KursStore,
    MastersStore,
    OffersStore,
    OfferProfileStore,
    OwnPackagesStore,
    PriceStore,
    PushStore,
    SecondFactorStore,
    SessionStore,
    StatusStore,
    UploadsStore {
  insertMitra(mitra: MitraFields): Promise<number>
  findMitra(id: number): Promise<MitraRow | null>
  insertUser(user: Omit<UserRow, 'id'>): Promise<number>
  findUserByEmail(email: string): Promise<UserRow | null>

  /** Sorts by `sort` and then by id in the same direction; newest first without `sort`. `q` is a literal part of the name, or of the customer's name or number, in any case; '' finds all. */
  listPackages(query: PackageQuery): Promise<PackageList>
  /** Null when the scope has no such package. */
  findDetail(id: number, scope: Scope): Promise<PackageDetail | null>
  /** Null when the scope has no such package. With `lock` nobody else can save it until the transaction ends. */
  findPackage(id: number, scope: Scope, lock?: boolean): Promise<PackageRow | null>
  insertPackage(row: NewPackage): Promise<number>
  /** The templates of all mitra, by name. */
  listTemplates(most: number): Promise<TemplateRow[]>
  /** Null when there is no such package, or it is no template. */
  findTemplate(id: number): Promise<Pick<PackageRow, 'id' | 'version' | 'snapshot'> | null>
  setTemplate(id: number, isTemplate: boolean): Promise<void>
  /** Changes the version, too. */
  updatePackage(id: number, snapshot: PackageSnapshot, edit: PackageEdit): Promise<void>

  /** Claims a key for this transaction and returns null, or returns the key's earlier answer. Waits while another transaction holds the key. */
  claimKey(claim: KeyClaim): Promise<KeyRow | null>
  /** The earlier answer of a key, without claiming it. */
  findKey(userId: number, key: string): Promise<KeyRow | null>
  completeKey(userId: number, key: string, answer: KeyAnswer): Promise<void>
  /** Forgets the fingerprints of all requests about these records. Their keys cannot be used again. */
  forgetRequests(about: readonly string[]): Promise<void>

  /** True once in the life of a database: for the transaction that seeds it. */
  claimSeeding(now: number): Promise<boolean>
  /** Forgets tokens unused since `tokens` or begun before `begun`, and keys, attempts and places that are older than the given times. */
  purge(before: PurgeTimes): Promise<void>
}

/** The interface between the API and its database. Every implementation passes tests/partner-api/stores/contracts/storeContract.ts. */
export interface Store extends StoreSession, BackupStore, HealthStore, VisitsStore {
  /**
   * Writes everything that `work` writes or, when it throws, nothing. `work` must use `tx` alone. With `mayRepeat` it runs
   * again after an outage of the database, although the first run may have been written: the work has to notice that.
   */
  transaction<T>(work: (tx: StoreSession) => Promise<T>, mayRepeat?: boolean): Promise<T>
  /** How many transactions may run at once; the remaining connections are for reads. Absent: one. */
  writers?: number
  /** Forgets visits that limit nobody any more, and joins what only grows: work that no request should wait for. */
  tidy(): Promise<void>
  close(): Promise<void>
}

// No name has this letter, and it sorts before all others, so that names keep their order.
const BETWEEN = '\u0001'

/** The text in which a search finds a package: its name, and the name and number of its customer. */
export const searchText = (
  name: string,
  { customerName, customerPhone }: Pick<StatusRow, 'customerName' | 'customerPhone'>,
): string => [name, ...customerTexts(customerName, customerPhone)].map(searchable).join(BETWEEN)

/** Lower-cases ASCII letters alone, as `lower(… collate "C")` does. */
export const asciiLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
