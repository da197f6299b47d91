import { eq } from 'drizzle-orm'
import type { StoreSession } from '../../store'
import type { Database } from '../database'
import { mitra, users } from '../tables'

const user = {
  id: users.id,
  email: users.email,
  name: users.name,
  passwordHash: users.passwordHash,
  mitraId: users.mitraId,
  roles: users.roles,
  permissions: users.permissions,
}
const publicMitra = { id: mitra.id, name: mitra.name }

type AccountQueries = Pick<StoreSession, 'insertMitra' | 'findMitra' | 'insertUser' | 'findUserByEmail'>

/** Returns the id of the inserted row. */
export function insertedId(rows: { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error('insert gave no row')
  return row.id
}

export const accountQueries = (db: Database): AccountQueries => ({
  insertMitra: async (row) => insertedId(await db.insert(mitra).values(row).returning({ id: mitra.id })),
  findMitra: async (id) => (await db.select(publicMitra).from(mitra).where(eq(mitra.id, id)))[0] ?? null,
  insertUser: async (row) => insertedId(await db.insert(users).values(row).returning({ id: users.id })),
  findUserByEmail: async (email) => (await db.select(user).from(users).where(eq(users.email, email)))[0] ?? null,
})
