import { isNotNull } from 'drizzle-orm'
import { foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { KeyAnswer } from '../../store'
import { users } from './accounts'
import { ref, time } from './columns'

export const keys = pgTable(
  'idempotency_keys',
  {
    userId: ref('user_id').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** The record whose customer the request names. */
    about: text('about'),
    createdAt: time('created_at').notNull(),
    answer: jsonb('answer').$type<KeyAnswer>(),
  },
  (t) => [
    primaryKey({ name: 'idempotency_keys_pkey', columns: [t.userId, t.key] }),
    foreignKey({ name: 'idempotency_keys_user_id_fkey', columns: [t.userId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
    index('idempotency_keys_created_at').on(t.createdAt),
    index('idempotency_keys_about').on(t.about).where(isNotNull(t.about)),
  ],
)

export const appState = pgTable('app_state', { name: text('name').primaryKey(), at: time('at').notNull() })
