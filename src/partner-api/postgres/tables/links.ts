import { foreignKey, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { ref, time } from './columns'

/** Links for users who choose a password. A user has one link at most, and the table has only the hash of its token. */
export const accountLinks = pgTable(
  'account_links',
  {
    userId: ref('user_id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique('account_links_token_hash_key'),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [foreignKey({ name: 'account_links_user_id_fkey', columns: [t.userId], foreignColumns: [users.id] })],
)
