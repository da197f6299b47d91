import { foreignKey, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
