import { and, eq, gte, inArray, isNull, lt, sql, type Column, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { STATUSES } from '@/domain/status/packageStatus'
import type { CalendarDate } from '@/domain/types'
import { addMonths, jakartaMonthStart } from '@/domain/values/dates'
import type { PackageQuery } from '../stores/store'
import { acceptedAt, ms, seenAt, statusOn } from './queries/statusQueries'
import type { Given } from './statement'
import { offerOptions, offers, packages, statuses } from './tables'

/**
 * When the offers of all packages were opened and accepted, and which one was last accepted, for queries over thousands of packages. PostgreSQL groups the
 * offers once, instead of running `seenAt` and `acceptedAt` for each package and at each place that names them.
 */
export function happened() {
  const build = new QueryBuilder()
  const alone = build
    .select({
      packageId: offers.packageId,
      seenAt: offers.seenAt,
      answer: offers.answer,
      offerId: offers.id,
      letter: sql<string>`'A'`.as('letter'),
    })
    .from(offers)
    .where(isNull(offers.replacedAt))
  const asOptions = build
    .select({
      packageId: offerOptions.packageId,
      seenAt: offers.seenAt,
      answer: offers.answer,
      offerId: offers.id,
      letter: offerOptions.letter,
    })
    .from(offerOptions)
    .innerJoin(offers, eq(offers.id, offerOptions.offerId))
    .where(isNull(offerOptions.replacedAt))
  const all = alone.unionAll(asOptions).as('held')
  const isChosen = sql`coalesce(${all.answer} ->> 'option', 'A') = ${all.letter}`
  return build
    .select({
      packageId: all.packageId,
      seenAt: sql<number | null>`${ms(sql`min(${all.seenAt})`)}`.as('first_seen_at'),
      acceptedAt: sql<number | null>`max((${all.answer} ->> 'at')::double precision) filter (where ${isChosen})`.as(
        'accepted_at',
      ),
      // The array with the last moment is the largest.
      agreedOffer: sql<number | null>`(max(array[(${all.answer} ->> 'at')::double precision, ${all.offerId}])
        filter (where ${all.answer} is not null and ${isChosen}))[2]::bigint`.as('agreed_offer'),
    })
    .from(all)
    .groupBy(all.packageId)
    .as('happened')
}

const IN_ORDER = sql.raw(`array[${STATUSES.map((status) => `'${status}'`).join()}]`)

/** The place of a package in the order by status, whose words stand in the order of the chips. */
export const statusRank = (today: Given<CalendarDate>, of?: Parameters<typeof statusOn>[1]) =>
  sql<number>`array_position(${IN_ORDER}, ${statusOn(today, of)})`

/** The moment of {@link lastActivity} in SQL, in ms since the epoch. `greatest` skips nulls. */
export const activityAt = (of: Parameters<typeof statusOn>[1] = { seenAt, acceptedAt }) =>
  sql<number>`greatest(${ms(sql`${packages.createdAt}`)}, ${ms(sql`${statuses.sentAt}`)}, ${of.seenAt}, ${of.acceptedAt})`

/** The condition for packages with a status. Only packages that have a row can be anything but a draft. */
function hasStatus(status: PackageQuery['status']): SQL | undefined {
  if (!status) return undefined
  const row = sql`select 1 from ${statuses} where ${statuses.packageId} = ${packages.id}`
  return status.is === 'draf'
    ? sql`not exists (${row} and (${statuses.sentAt} is not null or ${statuses.lostAt} is not null))`
    : sql`exists (${row} and ${statusOn(status.today)} = ${status.is})`
}

/** The last month of a date that the API can write. No row lies in a month after it. */
const LAST_MONTH = '9999-12'

/** The condition for rows within a month. `startOf` is the first value of a month in the column. */
const within = <Start extends string | number>(
  column: Column,
  month: string | undefined,
  startOf: (month: string) => Start,
) =>
  month === undefined
    ? undefined
    : and(gte(column, startOf(month)), month < LAST_MONTH ? lt(column, startOf(addMonths(month, 1))) : undefined)

/** The conditions of a list besides its scope and its search: status, months and ids. */
export function narrowedBy({ status, checkInMonth, createdMonth, ids }: PackageQuery): SQL | undefined {
  return and(
    hasStatus(status),
    ids && inArray(packages.id, [...ids]),
    within(packages.checkIn, checkInMonth, (month) => `${month}-01`),
    within(packages.createdAt, createdMonth, jakartaMonthStart),
  )
}
