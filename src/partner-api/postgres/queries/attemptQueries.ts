import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AttemptsStore, TriesChange } from '../../stores/sessionStore'
import type { Database } from '../database'
import { attempts, places } from '../tables'

class Outdated extends Error {}

const inOrder = (changes: readonly TriesChange[]) =>
  // Two logins lock the same rows in the same order, so that they cannot deadlock.
  [...changes].sort((a, b) => (a.bucket < b.bucket ? -1 : 1))

async function change(db: Database, { bucket, before, after }: TriesChange): Promise<void> {
  const changed = before
    ? await db
        .update(attempts)
        .set(after)
        .where(and(eq(attempts.bucket, bucket), eq(attempts.count, before.count), eq(attempts.at, before.at)))
        .returning({ bucket: attempts.bucket })
    : await db
        .insert(attempts)
        .values({ bucket, ...after })
        .onConflictDoNothing()
        .returning({ bucket: attempts.bucket })
  if (changed.length === 0) throw new Outdated()
}

export const attemptQueries = (db: Database): AttemptsStore => ({
  findTries: async (buckets) => {
    const rows = await db
      .select()
      .from(attempts)
      .where(inArray(attempts.bucket, [...buckets]))
    return Object.fromEntries(rows.map(({ bucket, ...tries }) => [bucket, tries]))
  },
  countTries: async (changes) => {
    try {
      await db.transaction(async (tx) => {
        for (const one of inOrder(changes)) await change(tx, one)
      })
      return true
    } catch (error) {
      if (error instanceof Outdated) return false
      throw error
    }
  },
  giveBackTries: async (buckets) => {
    for (const bucket of [...buckets].sort()) {
      await db
        .update(attempts)
        .set({ count: sql`greatest(0, ${attempts.count} - 1)` })
        .where(eq(attempts.bucket, bucket))
      await db.delete(attempts).where(and(eq(attempts.bucket, bucket), eq(attempts.count, 0)))
    }
  },
  forgetTries: async (bucket) => {
    await db.delete(attempts).where(eq(attempts.bucket, bucket))
  },

  findPlaces: async (userId, wanted) =>
    (
      await db
        .select({ place: places.place })
        .from(places)
        .where(and(eq(places.userId, userId), inArray(places.place, [...wanted])))
    ).map(({ place }) => place),
  rememberPlaces: async (userId, visited, now, most) => {
    for (const place of visited)
      await db
        .insert(places)
        .values({ userId, place, lastLoginAt: now })
        .onConflictDoUpdate({ target: [places.userId, places.place], set: { lastLoginAt: now } })
    await db.execute(sql`delete from ${places} where user_id = ${userId} and place in (
      select place from ${places} where user_id = ${userId} order by last_login_at desc, place offset ${most})`)
  },
})
