import type { Context } from 'hono'
import type { AuditEvent } from '../../../domain/audit/events'
import type { AuditedFields } from '../../stores/auditStore'
import type { ApiEnv } from '../context'

/** The audit row of a change that users make to their own account. */
export function ownChange(c: Context<ApiEnv>, event: AuditEvent, after: AuditedFields | null = null) {
  const { id, email } = c.get('session').user
  return { event, resource: 'users', recordId: id, label: email, before: null, after }
}
