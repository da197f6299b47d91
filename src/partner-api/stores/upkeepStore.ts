import type { AuditEvent } from '@/domain/audit/events'

export type Connections = { open: number; idle: number; waiting: number }

/** The functions by which a store tells a host about itself. */
export interface HealthStore {
  /** The database's clock, which all servers over it share; absent where the database runs in this process. */
  now?: () => number
  /** Asks the database for its newest migration; null without a database. Rejects when the database does not answer. */
  schema(): Promise<string | null>
  /** The connections to the database; absent where there is no pool of them. */
  connections?: () => Connections
}

/** A JSON object with the fields of a record. It never holds a password, hash, token, key or other secret. */
export type AuditedFields = { readonly [field: string]: unknown }

/** A row of the audit. It stands alone: it stays readable when the user or the record is gone. */
export type AuditEntry = {
  at: number
  /** Null when nobody was signed in. */
  userId: number | null
  userName: string
  /** The client's address; '' when the host does not know it. */
  address: string
  event: AuditEvent
  /** The resource's name, such as `umroh-regular` or `custom-data/visa`; of logins, `users`. */
  resource: string
  /** Null when the write concerns no single record. */
  recordId: number | null
  /** The record's name for people. */
  label: string
  before: AuditedFields | null
  after: AuditedFields | null
}

/** What a write says of itself; the audit adds who, when and from where. */
export type Change = Omit<AuditEntry, 'at' | 'userId' | 'userName' | 'address'>
export type AuditRow = AuditEntry & { id: number }

/** `from` is the first time, `to` the first one after the last. */
export type AuditFilter = {
  userId?: number
  event?: string
  withoutSignIns?: true
  /** Only what a signed-in user did. */
  byUsers?: true
  resource?: string
  recordId?: number
  from?: number
  to?: number
}
/** The place of a row in the list, newest first. */
export type AuditPlace = Pick<AuditRow, 'at' | 'id'>

/** The audit is written and read. Nothing changes or deletes a row, and the database itself refuses to. */
export interface AuditStore {
  /** With `once`, nothing is written when another row was written with the same text. */
  addAudit(entry: AuditEntry, once?: string): Promise<void>
  /** The newest rows, or the newest of those that come after a place. */
  listAudit(filter: AuditFilter, limit: number, after?: AuditPlace): Promise<AuditRow[]>
}

/** Told how many rows of how many are written or read. */
export type Progress = (rows: number, ofRows: number) => void
export type Watch = {
  signal?: AbortSignal | undefined
  onProgress?: Progress | undefined
  /** Called when a restore has read all rows and begins to check and index them. */
  onRead?: (() => void) | undefined
}
/** Takes the next piece of a backup. The backup goes on when the promise resolves. */
export type WriteText = (text: string) => Promise<void>

/** The first line of a backup: the schema of its database, when it was made, and its tables with their rows. */
export type BackupHeader = {
  format: string
  version: number
  schema: number
  madeAt: string
  tables: { name: string; columns: string[]; rows: number }[]
}

/** The functions of a store that a host needs for backups. */
export interface BackupStore {
  /** Writes a backup of one moment; absent where there is no database. */
  writeBackup?: (write: WriteText, watch?: Watch) => Promise<BackupHeader>
}
