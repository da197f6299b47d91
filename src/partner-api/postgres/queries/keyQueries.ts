import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { FORGOTTEN, type KeyRow, type StoreSession } from '../../stores/store'
import type { Database } from '../database'
import { statement } from '../statement'
import { appState, attempts, keys, places, tokens } from '../tables'

type KeyClaimValues = Record<'userId' | 'key' | 'fingerprint' | 'about' | 'now', unknown>
type KeyQueries = Pick<
  StoreSession,
  'claimKey' | 'findKey' | 'completeKey' | 'forgetRequests' | 'claimSeeding' | 'purge'
>

const PURGE_AT_ONCE = 1000

async function find(db: Database, userId: number, key: string): Promise<KeyRow | null> {
  const [row] = await db
    .select({ fingerprint: keys.fingerprint, answer: keys.answer })
    .from(keys)
    .where(and(eq(keys.userId, userId), eq(keys.key, key), isNotNull(keys.answer)))
  return row?.answer ? { fingerprint: row.fingerprint, answer: row.answer } : null
}

const time = (at: number) => new Date(at).toISOString()
const given = sql.placeholder

const claim = statement<KeyClaimValues, string>(
  () => sql`insert into ${keys} (user_id, key, fingerprint, about, created_at)
    values (${given('userId')}, ${given('key')}, ${given('fingerprint')}, ${given('about')}, ${given('now')}::timestamptz)
    on conflict (user_id, key) do nothing
    returning to_json(${keys.key}) as json`,
)
const complete = statement<Record<'userId' | 'key' | 'answer', unknown>, never>(
  () => sql`update ${keys} set answer = ${given('answer')}::jsonb
    where ${keys.userId} = ${given('userId')} and ${keys.key} = ${given('key')}`,
)

export const keyQueries = (db: Database): KeyQueries => ({
  claimKey: async ({ userId, key, fingerprint, about, now }) => {
    // The unique key makes a second request wait here until the first has committed or rolled back.
    const claimed = await claim(db, { userId, key, fingerprint, about, now: time(now) })
    return claimed.length > 0 ? null : find(db, userId, key)
  },
  findKey: (userId, key) => find(db, userId, key),
  completeKey: async (userId, key, answer) => {
    await complete(db, { userId, key, answer: JSON.stringify(answer) })
  },
  forgetRequests: async (about) => {
    await db
      .update(keys)
      .set({ fingerprint: FORGOTTEN, about: null })
      .where(inArray(keys.about, [...about]))
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
    const timeOf = (ms: number) => sql`${time(ms)}::timestamptz`
    // Rows that another process is purging are skipped: two that purge together never wait for each other.
    await db.execute(sql`delete from ${tokens} where token_hash in (
      select token_hash from ${tokens} where last_used_at < ${timeOf(before.tokens)} or created_at < ${timeOf(before.begun)} limit ${PURGE_AT_ONCE} for update skip locked)`)
    await db.execute(sql`delete from ${keys} where (user_id, key) in (
      select user_id, key from ${keys} where created_at < ${timeOf(before.keys)} limit ${PURGE_AT_ONCE} for update skip locked)`)
    await db.execute(sql`delete from ${attempts} where bucket in (
      select bucket from ${attempts} where since < ${timeOf(before.attempts)} limit ${PURGE_AT_ONCE} for update skip locked)`)
    await db.execute(sql`delete from ${places} where (user_id, place) in (
      select user_id, place from ${places} where last_login_at < ${timeOf(before.places)} limit ${PURGE_AT_ONCE} for update skip locked)`)
  },
})
