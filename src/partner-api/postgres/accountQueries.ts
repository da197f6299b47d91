import { and, eq, isNull, sql } from 'drizzle-orm'
import type { StoreSession } from '../store'
import type { Database } from './database'
import { attempts, mitra, tokens, users } from './tables'

type AccountQueries = Pick<
  StoreSession,
  | 'insertMitra'
  | 'findMitra'
  | 'insertUser'
  | 'findUserByEmail'
  | 'insertToken'
  | 'findSession'
  | 'touchToken'
  | 'deleteToken'
  | 'countAttempt'
  | 'forgiveAttempts'
>

const user = {
  id: users.id,
  email: users.email,
  name: users.name,
  passwordHash: users.passwordHash,
  mitraId: users.mitraId,
  roles: users.roles,
  permissions: users.permissions,
}
const { passwordHash: _, ...publicUser } = user
const publicMitra = { id: mitra.id, name: mitra.name }

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

  insertToken: async (hash, userId, now) => {
    await db.insert(tokens).values({ hash, userId, lastUsedAt: now })
  },
  findSession: async (hash) => {
    const [row] = await db
      .select({ user: publicUser, mitra: publicMitra, lastUsedAt: tokens.lastUsedAt })
      .from(tokens)
      .innerJoin(users, eq(users.id, tokens.userId))
      .leftJoin(mitra, eq(mitra.id, users.mitraId))
      .where(and(eq(tokens.hash, hash), isNull(users.disabledAt), isNull(mitra.disabledAt)))
    return row ?? null
  },
  touchToken: async (hash, now) => {
    await db.update(tokens).set({ lastUsedAt: now }).where(eq(tokens.hash, hash))
  },
  deleteToken: async (hash) => {
    await db.delete(tokens).where(eq(tokens.hash, hash))
  },

  countAttempt: async (bucket, now, windowStart) => {
    const [start, current] = [new Date(windowStart).toISOString(), new Date(now).toISOString()]
    const [row] = await db
      .insert(attempts)
      .values({ bucket, count: 1, since: now })
      .onConflictDoUpdate({
        target: attempts.bucket,
        set: {
          count: sql`case when ${attempts.since} >= ${start}::timestamptz then ${attempts.count} + 1 else 1 end`,
          since: sql`case when ${attempts.since} >= ${start}::timestamptz then ${attempts.since} else ${current}::timestamptz end`,
        },
      })
      .returning({ count: attempts.count, since: attempts.since })
    return row ?? { count: 1, since: now }
  },
  forgiveAttempts: async (bucket, howMany) => {
    const count = howMany === 'all' ? sql`0` : sql`greatest(0, ${attempts.count} - 1)`
    await db.update(attempts).set({ count }).where(eq(attempts.bucket, bucket))
  },
})
