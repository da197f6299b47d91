import { eq, sql } from 'drizzle-orm'
import type { StoreSession } from '../store'
import type { Database } from './database'
import { publicMitra, user } from './publicColumns'
import { attempts, mitra, users } from './tables'

type AccountQueries = Pick<
  StoreSession,
  'insertMitra' | 'findMitra' | 'insertUser' | 'findUserByEmail' | 'countAttempt' | 'forgiveAttempts'
>

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
