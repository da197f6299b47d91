import type { MasterField } from '@/domain/masters/masters'
import type { City, CalendarDate, Nights } from '@/domain/types'
import type { HotelRow, MasterRow, Versioned } from './store'
import type { AuditEntry, AuditRow } from './upkeepStore'
import type { Currency, DayKurs } from '@/domain/kurs/currency'
import type { DatedKurs } from '@/domain/kurs/kurs'

/** The records of a kind, in lists. Each call reads or writes any number of rows in one statement. Deleted rows are in no list. */
export interface RecordStore<Row extends { id: number }, List> {
  list(name: List): Promise<Versioned<Row>[]>
  /** With `lock` nobody else can change these records until the transaction ends. */
  find(ids: readonly number[], lock?: boolean): Promise<Versioned<Row>[]>
  /** The whole list. Until the transaction ends nobody else imports into it or changes its records. */
  lock(name: List): Promise<Versioned<Row>[]>
  /** Returns the ids in the order of the rows. */
  insert(rows: readonly Omit<Row, 'id'>[]): Promise<number[]>
  /** A row that is deleted, unknown or of another list stays as it is. */
  update(rows: readonly Row[]): Promise<void>
  /** Deletes records, or brings them back with null. */
  mark(ids: readonly number[], deletedAt: number | null): Promise<void>
  /** Brings a deleted record back. Null when the list has no such deleted record. */
  restore(id: number, name: List): Promise<Versioned<Row> | null>
}

export interface MastersStore {
  masters: RecordStore<MasterRow, MasterField>
  hotels: RecordStore<HotelRow, City> & {
    /** With `nights` a hotel may lack the periods that hold none of them. */
    list(city: City, nights?: Nights): Promise<Versioned<HotelRow>[]>
  }
}

/** Writes of many records, as the audit has them. */
export interface BatchStore {
  /** Adds the audit rows of one write of many records. With a batch the write can be found again, to be undone. */
  addAudits(entries: readonly AuditEntry[], batch?: BatchName): Promise<void>
  /** The newest write of many records of a resource; null before the first, and when the newest was undone. */
  newestBatch(resource: string): Promise<Batch | null>
  /** The audit rows of a batch. */
  readBatch(resource: string, batch: string): Promise<AuditRow[]>
  /** The records of a resource that have an audit row behind this one. */
  changedAfter(resource: string, auditId: number): Promise<number[]>
}

/** The audit rows of one write of many records, or of its undoing, have a name in common. */
export type BatchName = { kind: 'batch' | 'undo'; batch: string }

/** A write of many records: who made it, when, and how many of them it created, changed and deleted. */
export type Batch = {
  batch: string
  at: number
  userId: number | null
  userName: string
  created: number
  changed: number
  deleted: number
}

/** By this text an audit row is known as the row at this place of a batch. */
export const batchMark = ({ kind, batch }: BatchName, place: number | '' = ''): string => `${kind}:${batch}:${place}`

/** A recorded rate. `createdBy` is null for the rate that an older database began with. */
export type KursRow = DatedKurs & {
  id: number
  currency: Currency
  createdAt: number
  createdBy: { id: number; name: string } | null
}
/** Without a currency it is the riyal's. */
export type NewKurs = DatedKurs & { currency?: Currency; createdAt: number; createdBy: number | null }

/** The history of the rates. It only grows: a rate is corrected by a newer one of the currency for the same day. */
export type KursStore = {
  /** Every rate, the latest day first, and of one day the newest first. */
  listKurs(): Promise<KursRow[]>
  /** Each currency's rate in force on a day: the newest entry of the latest day that is not after it. None before the first. */
  findKurs(day: CalendarDate): Promise<Partial<Record<Currency, KursRow>>>
  insertKurs(row: NewKurs): Promise<number>
}

/** The records that price a package, with the rates of the day. */
export type PricedRecords = { masters: MasterRow[]; hotels: HotelRow[]; kurs: DayKurs }

export type PriceStore = {
  /** The masters and hotels with these ids that are not deleted, and the rates in force on a day. */
  findPriced(masterIds: readonly number[], hotelIds: readonly number[], day: CalendarDate): Promise<PricedRecords>
}

/** A picture of a master: a JPEG, and the SHA-256 by which its address names it. */
export type NewUpload = { hash: string; jpeg: Uint8Array<ArrayBuffer>; createdAt: number }

/** The pictures that admins upload for hotels and flights (docs/product.md §15.8). Each is kept once. */
export type UploadsStore = {
  /** True when the picture is new. One that no record uses yet counts as uploaded at this time. */
  keepUpload(upload: NewUpload): Promise<boolean>
  findUpload(hash: string): Promise<Uint8Array<ArrayBuffer> | null>
  /**
   * Marks pictures as those of records, for good: packages that are saved with a record show its picture for ever. Returns
   * those of the hashes whose pictures are there.
   */
  markUploads(hashes: readonly string[]): Promise<string[]>
  /** Erases the pictures from before this time that no record was ever saved with. Returns how many. */
  eraseUploads(before: number): Promise<number>
}
