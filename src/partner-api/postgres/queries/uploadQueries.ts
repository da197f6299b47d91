import { and, eq, inArray, lt, not } from 'drizzle-orm'
import type { UploadsStore } from '../../stores/mastersStore'
import type { Database } from '../database'
import { uploads } from '../tables'

export const uploadQueries = (db: Database): UploadsStore => ({
  keepUpload: async ({ hash, jpeg, createdAt }) => {
    const isThis = eq(uploads.hash, hash)
    const known = await db.update(uploads).set({ createdAt }).where(isThis).returning({ hash: uploads.hash })
    if (known.length > 0) return false
    const made = await db
      .insert(uploads)
      .values({ hash, jpeg, createdAt })
      .onConflictDoNothing()
      .returning({ hash: uploads.hash })
    return made.length > 0
  },
  findUpload: async (hash) =>
    (await db.select({ jpeg: uploads.jpeg }).from(uploads).where(eq(uploads.hash, hash)))[0]?.jpeg ?? null,
  markUploads: async (hashes) => {
    const isOne = inArray(uploads.hash, [...hashes])
    await db
      .update(uploads)
      .set({ isUsed: true })
      .where(and(isOne, not(uploads.isUsed)))
    const known = await db.select({ hash: uploads.hash }).from(uploads).where(isOne)
    return known.map(({ hash }) => hash)
  },
  eraseUploads: async (before) =>
    (
      await db
        .delete(uploads)
        .where(and(not(uploads.isUsed), lt(uploads.createdAt, before)))
        .returning({ hash: uploads.hash })
    ).length,
})
