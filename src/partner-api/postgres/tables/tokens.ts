import { sql } from 'drizzle-orm'
import { bigint, foreignKey, index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { ref, time } from './columns'

export const tokens = pgTable(
  'access_tokens',
  {
    hash: text('token_hash').primaryKey(),
    userId: ref('user_id').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    createdAt: time('created_at')
      .notNull()
      .default(sql`now()`),
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    /** The hash of the device cookie of the browser that signed in. */
    device: text('device_hash'),
  },
  (t) => [
    foreignKey({ name: 'access_tokens_user_id_fkey', columns: [t.userId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
    index('access_tokens_last_used_at').on(t.lastUsedAt),
    index('access_tokens_user_id').on(t.userId),
  ],
)
