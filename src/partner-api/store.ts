import type { HotelForm } from '../domain/masters/masterSchema'
import type { MasterField } from '../domain/masters/masters'
import type { City, RoomType, TripType, User } from '../domain/types'
import type { PackageSort } from './wire/packageSort'
import type { PackageSnapshot } from './pricing/snapshot'

/** Times are milliseconds since the epoch, ids whole numbers, money plain numbers: the same from every store. */

export type MitraRow = { id: number; name: string }
export type UserRow = {
  id: number
  /** Lower case, unique. */
  email: string
  name: string
  passwordHash: string
  mitraId: number | null
  roles: NonNullable<User['roles']>
  permissions: string[]
}
export type SessionRow = { user: Omit<UserRow, 'passwordHash'>; mitra: MitraRow | null; lastUsedAt: number }

/** A record of any `custom-data` master; a margin's name is empty, its amount is the price (rupiah). */
export type MasterRow = { id: number; kind: MasterField; name: string; price: number; logo: string | null }

/** A hotel with its rates: SAR per room and night, by season. */
export type HotelRow = HotelForm & { id: number; city: City }

/** Whose packages may be seen. */
export type Scope = { mitraId: number } | 'all' | 'none'

/** `version` counts its writes. */
export type PackageRow = { id: number; mitraId: number; createdAt: number; version: number; snapshot: PackageSnapshot }
export type PackageListRow = {
  id: number
  namaPaket: string
  tipePerjalanan: TripType | null
  jumlahJamaah: number
  totals: Record<RoomType, number>
  createdAt: number
  mitra: MitraRow
}
export type PackageQuery = { scope: Scope; q: string; page: number; perPage: number; sort?: PackageSort }
export type NewPackage = { mitraId: number; createdBy: number; createdAt: number; snapshot: PackageSnapshot }

/** The answer an `Idempotency-Key` was given; `fingerprint` tells whether a request is the same one. */
export type KeyAnswer = { status: number; body: unknown }
export type KeyRow = { fingerprint: string; answer: KeyAnswer }
export type KeyClaim = { userId: number; key: string; fingerprint: string; now: number; expiredBefore: number }

export type Attempts = { count: number; since: number }

/** What can be read and written, alone or within a transaction. Rows that are returned belong to the caller. */
export interface StoreSession {
  insertMitra(mitra: Omit<MitraRow, 'id'>): Promise<number>
  findMitra(id: number): Promise<MitraRow | null>
  insertUser(user: Omit<UserRow, 'id'>): Promise<number>
  findUserByEmail(email: string): Promise<UserRow | null>

  insertToken(hash: string, userId: number, now: number): Promise<void>
  findSession(hash: string): Promise<SessionRow | null>
  touchToken(hash: string, now: number): Promise<void>
  deleteToken(hash: string): Promise<void>

  /** Adds one attempt to a bucket whose window began at or after `windowStart`, else begins a new window at `now`. */
  countAttempt(bucket: string, now: number, windowStart: number): Promise<Attempts>
  /** Takes back one attempt, or all of them. */
  forgiveAttempts(bucket: string, howMany: 'one' | 'all'): Promise<void>

  listMasters(kind: MasterField): Promise<MasterRow[]>
  findMasters(ids: readonly number[]): Promise<MasterRow[]>
  insertMaster(row: Omit<MasterRow, 'id'>): Promise<number>
  /** False where there is none of that id and kind. */
  updateMaster(row: MasterRow): Promise<boolean>
  deleteMaster(id: number): Promise<boolean>

  listHotels(city: City): Promise<HotelRow[]>
  findHotels(ids: readonly number[]): Promise<HotelRow[]>
  insertHotel(row: Omit<HotelRow, 'id'>): Promise<number>
  /** False where there is none of that id in that city. */
  updateHotel(row: HotelRow): Promise<boolean>
  deleteHotel(id: number): Promise<boolean>

  /** In the order of `sort`, ties by id in the same direction; newest first where none is given. `q` is a literal, case-insensitive part of the name; '' finds all. */
  listPackages(query: PackageQuery): Promise<{ rows: PackageListRow[]; total: number }>
  /** Null where there is none within the scope. `lock` keeps others from saving it until the transaction ends. */
  findPackage(id: number, scope: Scope, lock?: boolean): Promise<PackageRow | null>
  insertPackage(row: NewPackage): Promise<number>
  /** Its version is another one afterwards. */
  updatePackage(id: number, snapshot: PackageSnapshot): Promise<void>

  /** Claims a key for this transaction (null), waiting for another that holds it, or gives what it was answered. */
  claimKey(claim: KeyClaim): Promise<KeyRow | null>
  completeKey(userId: number, key: string, answer: KeyAnswer): Promise<void>

  /** True once in the life of a database: for the transaction that is to fill it. */
  claimSeeding(now: number): Promise<boolean>
  /** Forgets tokens, keys and attempts older than the given times. */
  purge(before: { tokens: number; keys: number; attempts: number }): Promise<void>
}

/** The one seam between the API and its database (design.md). Every implementation passes tests/partner-api/stores/storeContract.ts. */
export interface Store extends StoreSession {
  /** All of `work`'s writes or, when it throws, none. Inside, use only `tx`. */
  transaction<T>(work: (tx: StoreSession) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** What a name is searched by: the same folding for the stored name and for `q`, whatever the database's locale. */
export const searchable = (text: string): string => text.normalize('NFC').toLowerCase()

/** ASCII letters in lower case, the rest as it is: what `lower(… collate "C")` gives. */
export const asciiLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
