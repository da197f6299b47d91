import { and, desc, eq, gte, lt, notInArray, sql } from 'drizzle-orm'
import { SIGN_IN_EVENTS } from '../../../domain/audit/events'
import type { AuditStore } from '../../stores/auditStore'
import type { Database } from '../database'
import { audit } from '../tables'

const columns = {
  id: audit.id,
  at: audit.at,
  userId: audit.userId,
  userName: audit.userName,
  address: audit.address,
  event: audit.event,
  resource: audit.resource,
  recordId: audit.recordId,
  label: audit.label,
  before: audit.before,
  after: audit.after,
}

export const auditQueries = (db: Database): AuditStore => ({
  addAudit: async (entry, once) => {
    await db
      .insert(audit)
      .values({ ...entry, once: once ?? null })
      .onConflictDoNothing({ target: audit.once })
  },
  listAudit: ({ userId, event, withoutSignIns, resource, recordId, from, to }, limit, after) =>
    db
      .select(columns)
      .from(audit)
      .where(
        and(
          userId === undefined ? undefined : eq(audit.userId, userId),
          event === undefined ? undefined : sql`${audit.event} = ${event}`,
          withoutSignIns && notInArray(audit.event, [...SIGN_IN_EVENTS]),
          resource === undefined ? undefined : eq(audit.resource, resource),
          recordId === undefined ? undefined : eq(audit.recordId, recordId),
          from === undefined ? undefined : gte(audit.at, from),
          to === undefined ? undefined : lt(audit.at, to),
          after &&
            sql`(${audit.at}, ${audit.id}) < (${new Date(after.at).toISOString()}::timestamptz, ${after.id}::bigint)`,
        ),
      )
      .orderBy(desc(audit.at), desc(audit.id))
      .limit(limit),
})
