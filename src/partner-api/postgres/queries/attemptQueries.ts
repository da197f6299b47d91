import { and, eq, gt, inArray, sql, isNull, lt, or } from 'drizzle-orm'
import { STEP_SKEW, type AttemptsStore, type TriesChange, type SecondFactorStore } from '../../stores/sessionStore'
import type { Database } from '../database'
import { attempts, places, recoveryCodes, secondFactors } from '../tables'
import { userQueries } from './userQueries'

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

const { userId, secret, enabledAt, lastStep } = secondFactors
const returned = { userId }

/** Makes logins of the user wait until this transaction ends. Every change takes this lock first, so that two changes cannot deadlock. */
const lockUser = (db: Database, id: number) => userQueries(db).lockUser(id)

export const secondFactorQueries = (db: Database): SecondFactorStore => ({
  findSecondFactor: async (id) => {
    const [row] = await db.select({ secret, enabledAt, lastStep }).from(secondFactors).where(eq(userId, id))
    return row ? { ...row, recoveryCodes: await db.$count(recoveryCodes, eq(recoveryCodes.userId, id)) } : null
  },
  putSecret: async (id, text) =>
    (
      await db
        .insert(secondFactors)
        .values({ userId: id, secret: text, enabledAt: null, lastStep: 0 })
        .onConflictDoUpdate({ target: userId, set: { secret: text, lastStep: 0 }, setWhere: isNull(enabledAt) })
        .returning(returned)
    ).length > 0,
  useStep: async (id, step) => {
    await lockUser(db, id)
    const used = await db
      .update(secondFactors)
      .set({ lastStep: step })
      // As `isNewStep` says.
      .where(and(eq(userId, id), or(lt(lastStep, step), gt(lastStep, step + 2 * STEP_SKEW))))
      .returning(returned)
    return used.length > 0
  },
  enableSecondFactor: async (id, now, hashes) => {
    await lockUser(db, id)
    await db.update(secondFactors).set({ enabledAt: now }).where(eq(userId, id))
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, id))
    if (hashes.length > 0) await db.insert(recoveryCodes).values(hashes.map((hash) => ({ userId: id, hash })))
  },
  useRecoveryCode: async (id, hash) => {
    await lockUser(db, id)
    const used = await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, id), eq(recoveryCodes.hash, hash)))
      .returning({ hash: recoveryCodes.hash })
    return used.length > 0
  },
  deleteSecondFactor: async (id) => {
    await lockUser(db, id)
    return (await db.delete(secondFactors).where(eq(userId, id)).returning(returned)).length > 0
  },
})
