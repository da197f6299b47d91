import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AuditEvent } from '@/domain/audit/events'
import type { AuditedFields } from '../../stores/upkeepStore'
import { id, ref, time } from './columns'

/** No foreign keys: a row outlives what it names. A trigger refuses every change of it (the migration's own SQL). */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: time('at').notNull(),
    userId: ref('user_id'),
    userName: text('user_name').notNull(),
    address: text('address').notNull(),
    event: text('event').$type<AuditEvent>().notNull(),
    resource: text('resource').notNull(),
    recordId: ref('record_id'),
    label: text('label').notNull(),
    before: jsonb('before').$type<AuditedFields>(),
    after: jsonb('after').$type<AuditedFields>(),
    once: text('once'),
  },
  (t) => [
    index('audit_newest').on(t.at, t.id),
    index('audit_of_record').on(t.resource, t.recordId, t.at, t.id),
    index('audit_of_user').on(t.userId, t.at, t.id),
    index('audit_of_event').on(t.event, t.at, t.id),
    uniqueIndex('audit_once').on(t.once),
  ],
)
