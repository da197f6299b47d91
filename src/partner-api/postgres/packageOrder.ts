import { and, asc, desc, eq, isNotNull, isNull, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { NO_DEPARTURE, PAST_DEPARTURE } from '@/domain/package/listOrder'
import type { CalendarDate } from '@/domain/types'
import type { PackageSortField } from '@/http/partnerApi.types'
import { FIRST_PACKAGES } from '../stores/sessionStore'
import { FIRST_DAY, type PackageSort } from '../stores/packageSort'
import { activityAt, happened, statusRank } from './packageFilter'
import type { GivenScope } from './nameSearch'
import type { Given } from './statement'
import { mitra, packages, statuses } from './tables'

const { id, checkIn } = packages

/** The rule of departureRank (domain/package/listOrder.ts) in SQL. */
const departureRank = (today: Given<CalendarDate> = FIRST_DAY) => sql<number>`case
  when ${checkIn} is null then ${NO_DEPARTURE}::int
  when ${checkIn} < ${today}::date then ${PAST_DEPARTURE}::int + (${today}::date - ${checkIn})
  else ${checkIn} - ${today}::date end`

/** The order of a page, whose day may be given later. */
export type Order = Omit<PackageSort, 'today'> & { today?: Given<CalendarDate> | undefined }

/** The packages that a list has, of which scope, and the place of a page in it. `end`: `offset` and `limit` together. */
export type Cut = { scope: GivenScope; where: SQL | undefined } & Record<'limit' | 'offset' | 'end', Given<number>>

const build = new QueryBuilder()

/**
 * The ids of a page in the order by departure. No index has this order, but one gives each of its three parts in order: the
 * departures to come, those that have passed, and the packages without one. No part is read beyond the end of the page.
 */
function cutByDeparture({ direction, today = FIRST_DAY }: Order, { where, limit, offset, end }: Cut) {
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

const TOTALS = {
  total_price_double_rupiah: packages.totalDouble,
  total_price_triple_rupiah: packages.totalTriple,
  total_price_quad_rupiah: packages.totalQuad,
}

const isTotal = (field: PackageSortField): field is keyof typeof TOTALS => Object.hasOwn(TOTALS, field)

/** The ids of a page in the order of a total. The totals that are not known stand last in both directions, where no index has them. */
function cutByTotal(
  total: (typeof TOTALS)[keyof typeof TOTALS],
  { direction }: Order,
  { where, limit, offset, end }: Cut,
) {
  const to = direction === 'asc' ? asc : desc
  const part = (isMissing: boolean) =>
    build
      .select({ id, total: sql`${total}`.as('total'), missing: sql`${sql.raw(String(isMissing))}`.as('missing') })
      .from(packages)
      .where(and(where, isMissing ? isNull(total) : isNotNull(total)))
      .orderBy(to(total), to(id))
      .limit(end)
  return part(false)
    .unionAll(part(true))
    .orderBy(sql`missing`, to(sql`total`), to(sql`id`))
    .limit(limit)
    .offset(offset)
    .as('cut')
}

// The "C" collation sorts names in the same order on every server, whatever its locale.
const SORT_KEYS: Record<
  Exclude<PackageSortField, 'check_in' | 'status' | 'activity' | keyof typeof TOTALS>,
  SQLWrapper[]
> = {
  // The index holds only the beginning of a name.
  nama_paket: [sql`left(${packages.searchName}, 200) collate "C"`, sql`${packages.searchName} collate "C"`],
  jumlah_jamaah: [packages.jumlahJamaah],
  created_at: [packages.createdAt],
  mitra: [sql`lower(${mitra.name} collate "C")`],
}

function keysOf({ field, today = FIRST_DAY }: Order): SQLWrapper[] {
  if (field === 'check_in') return [departureRank(today)]
  if (isTotal(field)) return [TOTALS[field]]
  if (field === 'activity') return [activityAt()]
  return field === 'status' ? [statusRank(today)] : SORT_KEYS[field]
}

/** Null is no place in an order: a total that is not known stands last in both directions. */
const knownFirst = ({ field }: Order): SQL[] => (isTotal(field) ? [sql`${TOTALS[field]} is null`] : [])

export function orderOf(sort: Order) {
  const to = sort.direction === 'asc' ? asc : desc
  return [...knownFirst(sort), ...[...keysOf(sort), packages.id].map(to)]
}

// Drizzle would send a number as a parameter. It writes SQL into the text, although its type does not allow SQL here.
const FIRST_LIMIT = sql.raw(String(FIRST_PACKAGES)) as unknown as Placeholder

/**
 * The ids of one of the first pages by age, newest or oldest first. For a limit that comes as a parameter
 * PostgreSQL guesses a tenth of all packages, and would plan each list anew. The fixed limit inside lets it keep one plan
 * (docs/decisions/0097-prepared-statements.md).
 */
export function cutFirst(direction: Order['direction'], { where, limit, offset }: Cut) {
  const to = direction === 'asc' ? asc : desc
  const build = new QueryBuilder()
  const first = build
    .select({ id: packages.id, at: packages.createdAt })
    .from(packages)
    .where(where)
    .orderBy(to(packages.createdAt), to(packages.id))
    .limit(FIRST_LIMIT)
    .as('first')
  const ids = build.select({ id: first.id }).from(first)
  return ids.orderBy(to(first.at), to(first.id)).limit(limit).offset(offset).as('cut')
}

/** The ids of a page, in the order of its rows. */
function cutInOrder(sort: Order, { where, limit, offset }: Cut) {
  const ids = new QueryBuilder().select({ id: packages.id }).from(packages).$dynamic()
  return (sort.field === 'mitra' ? ids.innerJoin(mitra, eq(mitra.id, packages.mitraId)) : ids)
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset(offset)
    .as('cut')
}

/**
 * The ids of a page in the order by status or by activity. No index has either. Over the packages of every mitra the offers are grouped once;
 * for one mitra the offers of each of its packages are read by their keys, and no other's.
 */
function cutByProgress({ field, direction, today = FIRST_DAY }: Order, { scope, where, limit, offset }: Cut) {
  const to = direction === 'asc' ? asc : desc
  const found = scope === 'all' ? happened() : undefined
  const ids = build.select({ id }).from(packages).leftJoin(statuses, eq(statuses.packageId, id)).$dynamic()
  return (found ? ids.leftJoin(found, eq(found.packageId, id)) : ids)
    .where(where)
    .orderBy(to(field === 'status' ? statusRank(today, found) : activityAt(found)), to(id))
    .limit(limit)
    .offset(offset)
    .as('cut')
}

export function cutOf(sort: Order, place: Cut) {
  if (sort.field === 'check_in') return cutByDeparture(sort, place)
  if (isTotal(sort.field)) return cutByTotal(TOTALS[sort.field], sort, place)
  return sort.field === 'status' || sort.field === 'activity' ? cutByProgress(sort, place) : cutInOrder(sort, place)
}
