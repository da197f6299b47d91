import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { KeyRow, StoreSession } from '../../store'
import type { Database } from '../database'
import { foldCounts } from '../packageCounts'
import { appState, attempts, keys, places, tokens, visits } from '../tables'

type KeyQueries = Pick<StoreSession, 'claimKey' | 'completeKey' | 'claimSeeding' | 'purge'>

const PURGE_AT_ONCE = 1000

async function find(db: Database, userId: number, key: string, expiredBefore: number): Promise<KeyRow | null> {
  const [row] = await db
    .select({ fingerprint: keys.fingerprint, answer: keys.answer })
    .from(keys)
    .where(and(eq(keys.userId, userId), eq(keys.key, key), gte(keys.createdAt, expiredBefore), isNotNull(keys.answer)))
  return row?.answer ? { fingerprint: row.fingerprint, answer: row.answer } : null
}

export const keyQueries = (db: Database): KeyQueries => ({
  claimKey: async ({ userId, key, fingerprint, now, expiredBefore }) => {
    // The unique key makes a second request wait here until the first has committed or rolled back.
    const claimed = await db
      .insert(keys)
      .values({ userId, key, fingerprint, createdAt: now, answer: null })
      .onConflictDoUpdate({
        target: [keys.userId, keys.key],
        set: { fingerprint, createdAt: now, answer: null },
        setWhere: lt(keys.createdAt, expiredBefore),
      })
      .returning({ key: keys.key })
    return claimed.length > 0 ? null : find(db, userId, key, expiredBefore)
  },
  completeKey: async (userId, key, answer) => {
    await db
      .update(keys)
      .set({ answer })
      .where(and(eq(keys.userId, userId), eq(keys.key, key)))
  },
  claimSeeding: async (now) =>
    (
      await db
        .insert(appState)
        .values({ name: 'seeded', at: now })
        .onConflictDoNothing()
        .returning({ name: appState.name })
    ).length > 0,
  purge: async (before) => {
    const time = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`
    // Rows that another process is purging are skipped: two that purge together never wait for each other.
    await db.execute(sql`delete from ${tokens} where token_hash in (
      select token_hash from ${tokens} where last_used_at < ${time(before.tokens)} or created_at < ${time(before.begun)} limit ${PURGE_AT_ONCE} for update skip locked)`)
    await db.execute(sql`delete from ${keys} where (user_id, key) in (
      select user_id, key from ${keys} where created_at < ${time(before.keys)} limit ${PURGE_AT_ONCE} for update skip locked)`)
    await db.execute(sql`delete from ${attempts} where bucket in (
      select bucket from ${attempts} where since < ${time(before.attempts)} limit ${PURGE_AT_ONCE} for update skip locked)`)
    await db.execute(sql`delete from ${places} where (user_id, place) in (
      select user_id, place from ${places} where last_login_at < ${time(before.places)} limit ${PURGE_AT_ONCE} for update skip locked)`)
    await db.execute(sql`delete from ${visits} where name in (
      select name from ${visits} where busy_until < ${before.visits} limit ${10 * PURGE_AT_ONCE} for update skip locked)`)
    await foldCounts(db)
  },
})
