import { and, asc, count, eq, gte, isNotNull, not, sql, type SQL, type SQLWrapper, isNull } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { ENDS_WITHIN_DAYS } from '../../../domain/status/followUp'
import { LOST_REASONS, type LostReason } from '../../../domain/status/packageStatus'
import { BEDS, ROOM_TYPES, type CalendarDate, type RoomType } from '../../../domain/types'
import { addDays } from '../../../domain/values/dates'
import type { DeskStore, MonthlyFigures } from '../../stores/statusStore'
import type { Database } from '../database'
import { otherChosen, statusesOf, statusOn, ms } from './statusQueries'
import { mitra, packages, statuses, offerOptions, offers } from '../tables'

/** The option to which a customer agreed. */
const taken = sql`case when coalesce(${offers.answer} ->> 'option', 'A') = 'A' then ${offers.offer}
  else ${offers.offer} #> array['others', (ascii(${offers.answer} ->> 'option') - ascii('B'))::text] end`
/** Sums a number of the offered rooms, times what it counts in each room type. */
const inRooms = (field: 'rooms' | 'total', times: (room: RoomType) => number) =>
  sql.join(
    ROOM_TYPES.map((room) => {
      const path = `$.roomMix[*] ? (@.room == "${room}").${field}`
      return sql`coalesce(jsonb_path_query_first(${taken}, ${path}::jsonpath)::double precision, 0) * ${times(room)}::int`
    }),
    sql` + `,
  )
const jamaah = sql`(${offers.answer} ->> 'jamaah')::int`
/**
 * The rule of `agreedValue` (src/domain/offer/acceptance.ts) in SQL, with the moment of the agreement before it. It reads
 * by paths, because a query inside would run for each offer.
 */
const agreement = sql<number[] | null>`case when ${offers.answer} is not null then
  array[(${offers.answer} ->> 'at')::double precision, case when ${inRooms('rooms', (room) => BEDS[room])} = ${jamaah}
    then ${inRooms('total', () => 1)}
    else jsonb_path_query_first(${taken}, '$.prices[*] ? (@.room == $room).perJamaah', ${offers.answer})::double precision * ${jamaah}
  end] end`

/**
 * When the offers of all packages were opened and accepted, for queries over thousands of packages. PostgreSQL groups the
 * offers once, instead of running `seenAt` and `acceptedAt` for each package and at each place that names them.
 */
function happened(db: Database) {
  const alone = db
    .select({
      packageId: offers.packageId,
      seenAt: offers.seenAt,
      answer: offers.answer,
      agreement: agreement.as('agreement'),
      letter: sql<string>`'A'`.as('letter'),
    })
    .from(offers)
    .where(isNull(offers.replacedAt))
  const asOptions = db
    .select({
      packageId: offerOptions.packageId,
      seenAt: offers.seenAt,
      answer: offers.answer,
      agreement: agreement.as('agreement'),
      letter: offerOptions.letter,
    })
    .from(offerOptions)
    .innerJoin(offers, eq(offers.id, offerOptions.offerId))
    .where(isNull(offerOptions.replacedAt))
  const all = unionAll(alone, asOptions).as('held')
  const isChosen = sql`coalesce(${all.answer} ->> 'option', 'A') = ${all.letter}`
  return db
    .select({
      packageId: all.packageId,
      seenAt: sql<number | null>`${ms(sql`min(${all.seenAt})`)}`.as('first_seen_at'),
      acceptedAt: sql<number | null>`max((${all.answer} ->> 'at')::double precision) filter (where ${isChosen})`.as(
        'accepted_at',
      ),
      // The array with the last moment is the largest.
      value: sql<number | null>`(max(${all.agreement}) filter (where ${isChosen}))[2]`.as('agreed_value'),
    })
    .from(all)
    .groupBy(all.packageId)
    .as('happened')
}

/**
 * The month of a moment in Jakarta, such as `2026-11`. Jakarta has no summer time (pricing/businessDay.ts). PGlite knows
 * no names of time zones.
 */
const monthIn = (moment: SQLWrapper) => sql<string>`to_char(${moment} at time zone interval '7 hours', 'YYYY-MM')`

const number = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`

/** The day of src/domain/status/followUp.ts in SQL; null for a package without a reason. */
function followUpDay(today: CalendarDate, found: Parameters<typeof statusOn>[1]) {
  const status = statusOn(today, found)
  const due = sql`case when ${statuses.remindAt} <= ${today}::date and ${status} <> 'batal' then ${statuses.remindAt} end`
  const ends = sql`case when ${statuses.validUntil} <= ${addDays(today, ENDS_WITHIN_DAYS)}::date
    and ${status} in ('terkirim', 'dilihat') then ${statuses.validUntil} end`
  // `least` skips nulls, so one of the two days is enough.
  return sql<CalendarDate>`least(${due}, ${ends})`
}

/** The figures of each mitra and month. Exported for the test of its plan, as is {@link followUpsOn}. */
export function figuresOf(db: Database, since: number) {
  const begun = sql`coalesce(${statuses.firstSentAt}, ${statuses.lostAt})`
  const found = happened(db)
  const each = db
    .select({
      mitraId: packages.mitraId,
      month: monthIn(begun).as('month'),
      isSent: sql<boolean>`${statuses.firstSentAt} is not null`.as('is_sent'),
      isRead: sql<boolean>`(${found.seenAt} is not null or ${found.acceptedAt} is not null)`.as('is_read'),
      status: sql<string>`(${statusOn('1000-01-01', found)})`.as('status'),
      reason: statuses.lostReason,
      value: found.value,
    })
    .from(statuses)
    .innerJoin(packages, eq(packages.id, statuses.packageId))
    .leftJoin(found, eq(found.packageId, statuses.packageId))
    .where(sql`${begun} >= ${new Date(since).toISOString()}`)
    .as('each')
  const isLostFor = (reason: LostReason) => sql`${each.status} = 'batal' and ${each.reason} = ${reason}`
  return db
    .select({
      mitra: { id: mitra.id, name: mitra.name },
      month: each.month,
      sent: number(sql`${each.isSent}`),
      read: number(sql`${each.isRead}`),
      won: number(sql`${each.status} = 'setuju'`),
      value: sql<number>`coalesce(sum(${each.value}) filter (where ${each.status} = 'setuju'), 0)::double precision`,
      unvalued: number(sql`${each.status} = 'setuju' and ${each.value} is null`),
      ...Object.fromEntries(LOST_REASONS.map((reason) => [reason, number(isLostFor(reason))])),
    })
    .from(each)
    .innerJoin(mitra, eq(mitra.id, each.mitraId))
    .groupBy(mitra.id, mitra.name, each.month)
    .orderBy(asc(each.month), asc(mitra.id))
}

/** The packages to take up again, the most urgent first. */
export function followUpsOn(db: Database, today: CalendarDate) {
  const found = happened(db)
  const day = followUpDay(today, found)
  return db
    .select({ id: packages.id, namaPaket: packages.namaPaket, mitra: { id: mitra.id, name: mitra.name } })
    .from(statuses)
    .innerJoin(packages, eq(packages.id, statuses.packageId))
    .innerJoin(mitra, eq(mitra.id, packages.mitraId))
    .leftJoin(found, eq(found.packageId, statuses.packageId))
    .where(and(isNotNull(day), not(otherChosen)))
    .orderBy(asc(day), asc(packages.id))
}

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
  figuresByMonth: async (since) => {
    const rows = await figuresOf(db, since)
    return rows.map(({ mitra: owner, month, sent, read, won, value, unvalued, ...lost }) => {
      return { mitra: owner, month, sent, read, won, value, unvalued, lost: lost as MonthlyFigures['lost'] }
    })
  },
  followUps: async (today, limit) => {
    const rows = await followUpsOn(db, today).limit(limit)
    const status = await statusesOf(db, rows)
    return rows.map((row) => ({ ...row, status: status(row.id) }))
  },
})
