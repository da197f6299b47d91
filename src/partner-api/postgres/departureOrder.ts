import { and, asc, desc, isNull, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '../../domain/types'
import { FIRST_DAY, NO_DEPARTURE, PAST_DEPARTURE, type PackageSort } from '../wire/requests/packageSort'
import type { Given } from './statement'
import { packages } from './tables'

const { id, checkIn } = packages

/** The rule of departureRank (wire/requests/packageSort.ts) in SQL. */
export const departureRank = (today: Given<CalendarDate> = FIRST_DAY) => sql<number>`case
  when ${checkIn} is null then ${NO_DEPARTURE}::int
  when ${checkIn} < ${today}::date then ${PAST_DEPARTURE}::int + (${today}::date - ${checkIn})
  else ${checkIn} - ${today}::date end`

/** The order of a page, whose day may be given later. */
export type Order = Omit<PackageSort, 'today'> & { today?: Given<CalendarDate> | undefined }

/** The packages that a list has, and the place of a page in it. `end`: `offset` and `limit` together. */
export type Cut = { where: SQL | undefined } & Record<'limit' | 'offset' | 'end', Given<number>>

const build = new QueryBuilder()

/**
 * The ids of a page in the order by departure. No index has this order, but one gives each of its three parts in order: the
 * departures to come, those that have passed, and the packages without one. No part is read beyond the end of the page.
 */
export function cutByDeparture({ direction, today = FIRST_DAY }: Order, { where, limit, offset, end }: Cut) {
  const [near, far] = direction === 'asc' ? [asc, desc] : [desc, asc]
  const part = (condition: SQL, order: SQL[]) =>
    build
      .select({ id, rank: departureRank(today).as('rank') })
      .from(packages)
      .where(and(where, condition))
      .orderBy(...order)
      .limit(end)
  const past = part(sql`${checkIn} < ${today}::date`, [far(checkIn), near(id)])
  const without = part(isNull(checkIn), [near(id)])
  return part(sql`${checkIn} >= ${today}::date`, [near(checkIn), near(id)])
    .unionAll(past)
    .unionAll(without)
    .orderBy(near(sql`rank`), near(sql`id`))
    .limit(limit)
    .offset(offset)
    .as('cut')
}
