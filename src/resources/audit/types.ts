import type { PartnerDataProvider, SaveMeta } from '../../data-provider/types'
import type { AuditUser } from '../../domain/audit/auditRecord'
import type { Id } from '../../domain/types'

/** The filter of the list, as the screen's address holds it. Dates are calendar dates. */
export type AuditFilter = {
  user?: string
  resource?: string
  record?: string
  event?: string
  from?: string
  to?: string
}

/** The part of the data provider that the screens of the audit use. */
export type AuditProvider = PartnerDataProvider & {
  auditUsers: (signal?: AbortSignal) => Promise<{ data: AuditUser[] }>
  restoreRecord: (resource: string, id: Id, meta: SaveMeta) => Promise<{ data: unknown }>
}
