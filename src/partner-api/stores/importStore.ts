import type { MasterField } from '../../domain/masters/masters'
import type { City } from '../../domain/types'
import type { HotelRow, MasterRow } from '../store'
import type { AuditEntry } from './auditStore'

/** The functions of a store that an import needs. Each call reads or writes many rows of a master in one statement. */
export interface ImportStore {
  /** The records of a master. Until the transaction ends nobody else imports this master or changes these records. */
  lockMasters(kind: MasterField): Promise<MasterRow[]>
  lockHotels(city: City): Promise<HotelRow[]>
  /** Returns the ids in the order of the rows. */
  insertMasters(rows: readonly Omit<MasterRow, 'id'>[]): Promise<number[]>
  insertHotels(rows: readonly Omit<HotelRow, 'id'>[]): Promise<number[]>
  /** Each row must exist: call lockMasters or lockHotels first. */
  updateMasters(rows: readonly MasterRow[]): Promise<void>
  updateHotels(rows: readonly HotelRow[]): Promise<void>
  addAudits(entries: readonly AuditEntry[]): Promise<void>
}
