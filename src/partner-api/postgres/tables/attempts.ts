import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { ref, time } from './columns'

/** `since` is the time of the last try. */
export const attempts = pgTable(
  'login_attempts',
  { bucket: text('bucket').primaryKey(), count: integer('count').notNull(), at: time('since').notNull() },
  (t) => [index('login_attempts_since').on(t.at)],
)

export const places = pgTable(
  'login_places',
  { userId: ref('user_id').notNull(), place: text('place').notNull(), lastLoginAt: time('last_login_at').notNull() },
  (t) => [
    primaryKey({ name: 'login_places_pkey', columns: [t.userId, t.place] }),
    foreignKey({ name: 'login_places_user_id_fkey', columns: [t.userId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
  ],
)
