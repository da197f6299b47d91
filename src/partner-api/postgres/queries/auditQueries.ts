import { and, desc, eq, getTableColumns, gte, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import { SIGN_IN_EVENTS } from '@/domain/audit/events'
import type { AuditedFields, AuditStore } from '../../stores/upkeepStore'
import type { Database } from '../database'
import { statement } from '../statement'
import { audit } from '../tables'

const { once: _once, ...auditColumns } = getTableColumns(audit)
export { auditColumns }

const given = sql.placeholder
const json = (fields: AuditedFields | null) => (fields === null ? null : JSON.stringify(fields))

const add = statement<Record<string, unknown>, never>(
  () => sql`insert into ${audit} (at, user_id, user_name, address, event, resource, record_id, label, before, after, once)
    values (${given('at')}::timestamptz, ${given('userId')}, ${given('userName')}, ${given('address')}, ${given('event')},
      ${given('resource')}, ${given('recordId')}, ${given('label')}, ${given('before')}::jsonb, ${given('after')}::jsonb, ${given('once')})
    on conflict (once) do nothing`,
)

export const auditQueries = (db: Database): AuditStore => ({
  addAudit: async (entry, once) => {
    const { at, before, after } = entry
    const values = { ...entry, at: new Date(at).toISOString(), before: json(before), after: json(after) }
    await add(db, { ...values, once: once ?? null })
  },
  listAudit: ({ userId, event, withoutSignIns, byUsers, resource, recordId, from, to }, limit, after) =>
    db
      .select(auditColumns)
      .from(audit)
      .where(
        and(
          userId === undefined ? undefined : eq(audit.userId, userId),
          event === undefined ? undefined : sql`${audit.event} = ${event}`,
          withoutSignIns && notInArray(audit.event, [...SIGN_IN_EVENTS]),
          byUsers && isNotNull(audit.userId),
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
