import type { WireAudit } from '../../http/partnerApi.types'
import type { AuditRow } from '../stores/auditStore'

/** Makes the answer for a row of the audit. */
export const wireAudit = ({ at, userId, userName, recordId, before, after, ...row }: AuditRow): WireAudit => ({
  id: row.id,
  at: new Date(at).toISOString(),
  user_id: userId,
  user_name: userName,
  address: row.address,
  event: row.event,
  resource: row.resource,
  record_id: recordId,
  label: row.label,
  before,
  after,
})
