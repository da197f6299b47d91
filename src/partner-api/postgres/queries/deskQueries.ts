import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lte,
  min,
  not,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { SETUP_STEPS, type EndingLists, type SetupStep } from '@/domain/desk/deskNotes'
import { ENDS_WITHIN_DAYS } from '@/domain/status/followUp'
import { agreedValue, type AgreedPrices } from '@/domain/offer/acceptance'
import type { RoundingStep } from '@/domain/offer/rounding'
import { LOST_REASONS, type LostReason } from '@/domain/status/packageStatus'
import type { CalendarDate } from '@/domain/types'
import { addDays } from '@/domain/values/dates'
import type { DeskStore, MonthlyFigures } from '../../stores/statusStore'
import type { Database } from '../database'
import { happened } from '../packageFilter'
import { otherChosen, statusesOf, statusOn } from './statusQueries'
import { seenBy } from '../nameSearch'
import { hotels, mitra, offerProfiles, offers, packages, snapshots, statuses } from '../tables'

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
  const found = happened()
  const each = db
    .select({
      mitraId: packages.mitraId,
      month: monthIn(begun).as('month'),
      isSent: sql<boolean>`${statuses.firstSentAt} is not null`.as('is_sent'),
      isRead: sql<boolean>`(${found.seenAt} is not null or ${found.acceptedAt} is not null)`.as('is_read'),
      status: sql<string>`(${statusOn('1000-01-01', found)})`.as('status'),
      reason: statuses.lostReason,
      agreedOffer: found.agreedOffer,
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
      agreedOffers: sql<
        number[]
      >`coalesce(json_agg(${each.agreedOffer}) filter (where ${each.status} = 'setuju'), '[]')`,
      ...Object.fromEntries(LOST_REASONS.map((reason) => [reason, number(isLostFor(reason))])),
    })
    .from(each)
    .innerJoin(mitra, eq(mitra.id, each.mitraId))
    .groupBy(mitra.id, mitra.name, each.month)
    .orderBy(asc(each.month), asc(mitra.id))
}

/**
 * What customers agreed to pay by these offers, whose JSON is taken apart once: it has several kilobytes, and PostgreSQL
 * unpacks the whole of it for each path. Exported for the test of its plan.
 */
export const agreedPrices = (db: Database, offerIds: readonly number[]) =>
  db
    .select({
      id: offers.id,
      answer: offers.answer,
      prices: sql<AgreedPrices['prices']>`told.prices`,
      roomMix: sql<AgreedPrices['roomMix']>`coalesce(told."roomMix", '[]')`,
      others: sql<AgreedPrices['others'] | null>`told.others`,
    })
    .from(offers)
    .innerJoin(sql`jsonb_to_record(${offers.offer}) as told(prices jsonb, "roomMix" jsonb, others jsonb)`, sql`true`)
    .where(sql`${offers.id} = any(${sql.param(offerIds)}::bigint[])`)

/** The value of each of these agreements; null where it is not known. */
async function agreedValues(db: Database, offerIds: readonly number[]): Promise<Map<number, number | null>> {
  if (offerIds.length === 0) return new Map()
  const rows = await agreedPrices(db, offerIds)
  return new Map(
    rows.map(({ id, answer, others, ...first }) => [
      id,
      answer && agreedValue({ ...first, ...(others ? { others } : {}) }, answer),
    ]),
  )
}

/** The packages to take up again, the most urgent first. */
export function followUpsOn(db: Database, today: CalendarDate) {
  const found = happened()
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
    const valueOf = await agreedValues(
      db,
      rows.flatMap(({ agreedOffers }) => agreedOffers),
    )
    return rows.map(({ mitra: owner, month, sent, read, won, agreedOffers, ...lost }) => {
      const values = agreedOffers.flatMap((id) => valueOf.get(id) ?? [])
      const value = values.reduce((sum, one) => sum + one, 0)
      const unvalued = won - values.length
      return { mitra: owner, month, sent, read, won, value, unvalued, lost: lost as MonthlyFigures['lost'] }
    })
  },
  followUps: async (today, limit) => {
    const rows = await followUpsOn(db, today).limit(limit)
    const status = await statusesOf(db, rows)
    return rows.map((row) => ({ ...row, status: status(row.id) }))
  },
  openQuotes: (scope, today, limit) =>
    db
      .select({
        id: packages.id,
        snapshot: snapshots.snapshot,
        told: statuses.told,
        step: sql<RoundingStep>`coalesce((${offerProfiles.profile} ->> 'rounding')::int, 0)`,
      })
      .from(statuses)
      .innerJoin(packages, eq(packages.id, statuses.packageId))
      .innerJoin(snapshots, eq(snapshots.packageId, packages.id))
      .leftJoin(offerProfiles, eq(offerProfiles.mitraId, packages.mitraId))
      .where(and(seenBy(scope), gte(statuses.validUntil, today), sql`${statusOn(today)} in ('terkirim', 'dilihat')`))
      .orderBy(desc(statuses.sentAt), desc(packages.id))
      .limit(limit),
  endingLists: async (until) => {
    const lastNight = sql<CalendarDate>`(select max(night #>> '{}') from jsonb_path_query(${hotels.periods}, '$[*].to') night)`
    const ends = db
      .select({ city: hotels.city, lastNight: lastNight.as('last_night') })
      .from(hotels)
      .where(isNull(hotels.deletedAt))
      .as('ends')
    const rows = await db
      .select({ city: ends.city, hotels: count(), first: min(ends.lastNight) })
      .from(ends)
      .where(lte(ends.lastNight, until))
      .groupBy(ends.city)
      .orderBy(asc(ends.city))
    return rows as EndingLists[]
  },
  missingSteps: async () => {
    const master = (kinds: SQL) => sql`exists (select 1 from masters where deleted_at is null and ${kinds})`
    const several = (table: SQL) => sql`(select count(*) > 1 from (select 1 from ${table} limit 2) two)`
    const { rows } = (await db.execute(sql`select exists (select 1 from kurs) as kurs,
      exists (select 1 from hotels where deleted_at is null) as hotels, ${master(sql`kind = 'pesawat'`)} as flights,
      ${master(sql`kind not in ('pesawat', 'margin')`)} as services, ${several(sql`mitra`)} as mitra,
      ${several(sql`users`)} as users`)) as unknown as { rows: Record<SetupStep, boolean>[] }
    return SETUP_STEPS.filter((step) => !rows[0]?.[step])
  },
})
