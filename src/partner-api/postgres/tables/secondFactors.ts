import { bigint, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { ref, time } from './columns'

/** A user's authenticator app. `enabledAt` is null until the user has entered a first code. */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: bigint('user_id', { mode: 'number' }).primaryKey(),
    secret: text('secret').notNull(),
    enabledAt: time('enabled_at'),
    /** The time step of the last accepted code: no code of this or an earlier step is accepted again. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  },
  (t) => [
    foreignKey({ name: 'second_factors_user_id_fkey', columns: [t.userId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
  ],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ref('user_id').notNull(), hash: text('code_hash').notNull() },
  (t) => [
    primaryKey({ name: 'recovery_codes_pkey', columns: [t.userId, t.hash] }),
    foreignKey({
      name: 'recovery_codes_user_id_fkey',
      columns: [t.userId],
      foreignColumns: [secondFactors.userId],
    }).onDelete('cascade'),
  ],
)
