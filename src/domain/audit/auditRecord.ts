import type { Id } from '../types'

type Fields = Readonly<Record<string, unknown>>

/** A row of the audit. Texts that the partner API leaves out are empty. */
export type AuditRecord = {
  id: Id
  /** ISO 8601. */
  at: string
  /** Empty when nobody was signed in. */
  userName: string
  address: string
  event: string
  resource: string
  recordId: Id | null
  label: string
  /** The fields before and after; of a change, those that changed. */
  before: Fields | null
  after: Fields | null
}

export type AuditUser = { id: Id; name: string }
