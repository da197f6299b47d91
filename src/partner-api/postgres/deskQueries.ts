import { asc, count, eq, gte, sql, type SQLWrapper } from 'drizzle-orm'
import type { DeskStore } from '../stores/deskStore'
import type { Database } from './database'
import { mitra, packages } from './tables'

/**
 * The month of a moment in Jakarta, such as `2026-11`. Jakarta has no summer time (pricing/businessDay.ts). PGlite knows
 * no names of time zones.
 */
export const monthIn = (moment: SQLWrapper) =>
  sql<string>`to_char(${moment} at time zone interval '7 hours', 'YYYY-MM')`

export const deskQueries = (db: Database): DeskStore => ({
  countByMonth: async (since) => {
    // Only columns of the index packages_newest_of_mitra are read, and no package.
    const counts = db
      .select({
        mitraId: packages.mitraId,
        month: monthIn(packages.createdAt).as('month'),
        packages: count().as('packages'),
      })
      .from(packages)
      .where(gte(packages.createdAt, since))
      .groupBy(packages.mitraId, sql`2`)
      .as('counts')
    return db
      .select({ mitra: { id: mitra.id, name: mitra.name }, month: counts.month, packages: counts.packages })
      .from(counts)
      .innerJoin(mitra, eq(mitra.id, counts.mitraId))
      .orderBy(asc(counts.month), asc(mitra.id))
  },
})
