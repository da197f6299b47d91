import { foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { UserRow } from '../../store'
import { id, ref, time } from './columns'

export const mitra = pgTable('mitra', {
  id: id(),
  name: text('name').notNull(),
  disabledAt: time('disabled_at'),
  version: integer('version').notNull().default(1),
})

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull().unique('users_email_key'),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    mitraId: ref('mitra_id'),
    roles: jsonb('roles').$type<UserRow['roles']>().notNull(),
    permissions: jsonb('permissions').$type<string[]>().notNull(),
    disabledAt: time('disabled_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [foreignKey({ name: 'users_mitra_id_fkey', columns: [t.mitraId], foreignColumns: [mitra.id] })],
)

export const tokens = pgTable(
  'access_tokens',
  {
    hash: text('token_hash').primaryKey(),
    userId: ref('user_id').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
  },
  (t) => [
    foreignKey({ name: 'access_tokens_user_id_fkey', columns: [t.userId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
    index('access_tokens_last_used_at').on(t.lastUsedAt),
  ],
)

export const attempts = pgTable('login_attempts', {
  bucket: text('bucket').primaryKey(),
  count: integer('count').notNull(),
  since: time('since').notNull(),
})
