import { and, asc, desc, isNull, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '../../domain/types'
import { FIRST_DAY, NO_DEPARTURE, PAST_DEPARTURE, type PackageSort } from '../wire/requests/packageSort'
import type { Database } from './database'
import { packages } from './tables'

const { id, checkIn } = packages

/** The rule of departureRank (wire/packageSort.ts) in SQL. */
export const departureRank = (today: CalendarDate = FIRST_DAY) => sql<number>`case
  when ${checkIn} is null then ${NO_DEPARTURE}::int
  when ${checkIn} < ${today}::date then ${PAST_DEPARTURE}::int + (${today}::date - ${checkIn})
  else ${checkIn} - ${today}::date end`

/** The packages that a list has, and the place of a page in it. */
export type Cut = { where: SQL | undefined; limit: number; offset: number }

/**
 * The ids of a page in the order by departure. No index has this order, but one has that of each of its three parts: the
 * departures to come, those that have passed, and the packages without one. So at most a page's end of each is read.
 */
export function cutByDeparture(
  db: Database,
  { direction, today = FIRST_DAY }: PackageSort,
  { where, limit, offset }: Cut,
) {
  const [near, far] = direction === 'asc' ? [asc, desc] : [desc, asc]
  const part = (condition: SQL, order: SQL[]) =>
    db
      .select({ id, rank: departureRank(today).as('rank') })
      .from(packages)
      .where(and(where, condition))
      .orderBy(...order)
      .limit(offset + limit)
  return unionAll(
    part(sql`${checkIn} >= ${today}::date`, [near(checkIn), near(id)]),
    part(sql`${checkIn} < ${today}::date`, [far(checkIn), near(id)]),
    part(isNull(checkIn), [near(id)]),
  )
    .orderBy(near(sql`rank`), near(sql`id`))
    .limit(limit)
    .offset(offset)
    .as('cut')
}
