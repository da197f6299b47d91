import { and, asc, desc, eq, sql, type Placeholder, type SQL, type SQLWrapper, isNull } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PackageSortField } from '../../http/partnerApi.types'
import type { CalendarDate } from '../../domain/types'
import { FIRST_DAY, NEWEST_FIRST, NO_DEPARTURE, PAST_DEPARTURE, type PackageSort } from '../wire/requests/packageSort'
import { searchable, type PackageListRow, type PackageQuery } from '../store'
import { type SessionRow, FIRST_PACKAGES } from '../stores/sessionStore'
import type { Database } from './database'
import { found, seenBy, type GivenScope } from './nameSearch'
import { totalOf, mostSorted } from './packageCounts'
import { mitraOfSession, sessionOf } from './queries/sessionQueries'
import { hasStatus, ms, statusJson } from './queries/statusQueries'
import { statement, type Given } from './statement'
import { mitra, packages, statuses } from './tables'

const { id, checkIn } = packages

/** The rule of departureRank (wire/requests/packageSort.ts) in SQL. */
const departureRank = (today: Given<CalendarDate> = FIRST_DAY) => sql<number>`case
  when ${checkIn} is null then ${NO_DEPARTURE}::int
  when ${checkIn} < ${today}::date then ${PAST_DEPARTURE}::int + (${today}::date - ${checkIn})
  else ${checkIn} - ${today}::date end`

/** The order of a page, whose day may be given later. */
type Order = Omit<PackageSort, 'today'> & { today?: Given<CalendarDate> | undefined }

/** The packages that a list has, and the place of a page in it. `end`: `offset` and `limit` together. */
type Cut = { where: SQL | undefined } & Record<'limit' | 'offset' | 'end', Given<number>>

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

// The "C" collation sorts names in the same order on every server, whatever its locale.
const SORT_KEYS: Record<Exclude<PackageSortField, 'check_in'>, SQLWrapper[]> = {
  // The index holds only the beginning of a name.
  nama_paket: [sql`left(${packages.searchName}, 200) collate "C"`, sql`${packages.searchName} collate "C"`],
  jumlah_jamaah: [packages.jumlahJamaah],
  total_price_double_rupiah: [packages.totalDouble],
  total_price_triple_rupiah: [packages.totalTriple],
  total_price_quad_rupiah: [packages.totalQuad],
  created_at: [packages.createdAt],
  mitra: [sql`lower(${mitra.name} collate "C")`],
}

function orderOf({ field, direction, today }: Order) {
  const to = direction === 'asc' ? asc : desc
  return [...(field === 'check_in' ? [departureRank(today)] : SORT_KEYS[field]), packages.id].map(to)
}

// Drizzle would send a number as a parameter. It writes SQL into the text, although its type does not allow SQL here.
const FIRST_LIMIT = sql.raw(String(FIRST_PACKAGES)) as unknown as Placeholder

/**
 * The ids of one of the first pages by age, newest or oldest first. For a limit that comes as a parameter
 * PostgreSQL guesses a tenth of all packages, and would plan each list anew. The fixed limit inside lets it keep one plan
 * (docs/decisions/0097-prepared-statements.md).
 */
function cutFirst(direction: Order['direction'], { where, limit, offset }: Cut) {
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

/** A {@link PackageListRow}, whose status is null when the package was never shared. */
const rowJson = sql<PackageListRow>`json_build_object('id', ${packages.id}, 'namaPaket', ${packages.namaPaket},
  'tipePerjalanan', ${packages.tipePerjalanan}, 'jumlahJamaah', ${packages.jumlahJamaah},
  'totals', json_build_object('double', ${packages.totalDouble}, 'triple', ${packages.totalTriple}, 'quad', ${packages.totalQuad}),
  'createdAt', ${ms(sql`${packages.createdAt}`)}, 'checkIn', ${packages.checkIn},
  'mitra', json_build_object('id', ${mitra.id}, 'name', ${mitra.name}), 'status', ${statusJson})`

const cutOf = (sort: Order, place: Cut) =>
  sort.field === 'check_in' ? cutByDeparture(sort, place) : cutInOrder(sort, place)

/** The rows of a page. Pages are cut from the index alone: the rows before the page are never read. */
function rowsOf(sort: Order, cut: ReturnType<typeof cutFirst | typeof cutOf>) {
  return new QueryBuilder()
    .select({ json: rowJson.as('json') })
    .from(cut)
    .innerJoin(packages, eq(packages.id, cut.id))
    .innerJoin(mitra, eq(mitra.id, packages.mitraId))
    .leftJoin(statuses, eq(statuses.packageId, packages.id))
    .orderBy(...orderOf(sort))
}

type PageOnly = Pick<PackageQuery, 'page' | 'perPage' | 'sort'>

const placeOf = ({ page, perPage }: PageOnly) => ({
  limit: perPage,
  offset: (page - 1) * perPage,
  end: page * perPage,
})

/** The rows of a page of a search with so many finds. */
export function pageOf(query: PackageQuery, finds: number) {
  const { scope, q, sort = NEWEST_FIRST, status } = query
  const place = placeOf(query)
  const text = found(scope, searchable(q), finds <= mostSorted(place.end) ? 'indexed' : 'one by one')
  return rowsOf(sort, cutOf(sort, { where: and(text, hasStatus(status)), ...place }))
}

type Listed = { total: number; rows: PackageListRow[] }
/** `isFirst`: whether the page is one of the first by age. */
type Shape = Omit<Order, 'today'> & { isFirst: boolean }

/** A page of all packages of a scope, with their number, as one value. */
function listed({ isFirst, ...sort }: Shape, scope: GivenScope) {
  const given = (name: string) => sql.placeholder(name)
  const place = { where: seenBy(scope), limit: given('limit'), offset: given('offset'), end: given('end') }
  const order = { ...sort, today: given('today') }
  const page = rowsOf(order, isFirst ? cutFirst(sort.direction, place) : cutOf(order, place))
  return sql`json_build_object('total', (${totalOf(scope)}),
    'rows', (select coalesce(json_agg(page.json), '[]') from ${page.as('page')}))`
}

/**
 * A statement for each order. Only that of the first pages by age is prepared. The others are planned for the mitra and
 * the page that they are given, because no plan fits all of them.
 */
function eachOrder<Row>(text: (shape: Shape) => SQL) {
  const made = new Map<string, ReturnType<typeof statement<Record<string, unknown>, Row>>>()
  return (db: Database, query: PageOnly, values: Record<string, unknown> = {}) => {
    const { field, direction, today = FIRST_DAY } = query.sort ?? NEWEST_FIRST
    const place = placeOf(query)
    const isFirst = field === 'created_at' && place.end <= FIRST_PACKAGES
    const key = `${field} ${direction} ${isFirst}`
    const run = made.get(key) ?? statement(() => text({ field, direction, isFirst }), isFirst)
    made.set(key, run)
    return run(db, { ...values, today, ...place })
  }
}

/** A page of all packages. */
export const list = eachOrder<Listed>((shape) => sql`select ${listed(shape, 'all')} as json`)
/** A page of the packages of one mitra. */
export const ownList = eachOrder<Listed>(
  (shape) => sql`select ${listed(shape, { mitraId: sql.placeholder('mitraId') })} as json`,
)

type WithSession = { session: SessionRow; list: Listed }
const newest = { ...NEWEST_FIRST, isFirst: true }

const withSession = statement<{ hash: string } & ReturnType<typeof placeOf>, WithSession>(
  () => sql`select json_build_object('session', session.json, 'list', ${listed(newest, { mitraId: mitraOfSession })}) as json
    from (${sessionOf}) session`,
)
/** A session with one of the first pages of its user's own mitra, newest first. */
export const sessionAndList = (db: Database, hash: string, page: PageOnly) =>
  withSession(db, { hash, ...placeOf(page) })
