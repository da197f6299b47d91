import { and, eq, isNull, lt } from 'drizzle-orm'
import type { SecondFactorStore } from '../../stores/sessionStore'
import type { Database } from '../database'
import { recoveryCodes, secondFactors } from '../tables'
import { userQueries } from './userQueries'

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
        .onConflictDoUpdate({
          target: userId,
          set: { secret: text, lastStep: 0 },
          setWhere: isNull(enabledAt),
        })
        .returning(returned)
    ).length > 0,
  useStep: async (id, step) => {
    await lockUser(db, id)
    const used = await db
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(eq(userId, id), lt(lastStep, step)))
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
