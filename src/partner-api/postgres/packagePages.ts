import { and, eq, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { OPEN_STATUSES, type OpenCounts } from '@/domain/status/packageStatus'
import type { CalendarDate } from '@/domain/types'
import { FIRST_DAY, NEWEST_FIRST } from '../stores/packageSort'
import { searchable } from '@/domain/text/search'
import type { OwnerRow, PackageListRow, PackageQuery } from '../stores/store'
import { type SessionRow, FIRST_PACKAGES } from '../stores/sessionStore'
import type { Database } from './database'
import { found, seenBy, type GivenScope } from './nameSearch'
import { totalOf, mostSorted } from './packageCounts'
import { narrowedBy } from './packageFilter'
import { cutFirst, cutOf, orderOf, type Order } from './packageOrder'
import { mitraOfSession, sessionOf } from './queries/sessionQueries'
import { ms, statusJson, statusOn } from './queries/statusQueries'
import { type Given, statement } from './statement'
import { mitra, packages, statuses } from './tables'

/** The mitra of a package. */
export const ownerJson = sql<OwnerRow>`json_build_object('id', ${mitra.id}, 'name', ${mitra.name}, 'rounding',
  coalesce((select (own.profile ->> 'rounding')::int from offer_profiles own where own.mitra_id = ${mitra.id}), 0))`

/** A {@link PackageListRow}, whose status is null when the package was never shared. */
const rowJson = sql<PackageListRow>`json_build_object('id', ${packages.id}, 'namaPaket', ${packages.namaPaket},
  'tipePerjalanan', ${packages.tipePerjalanan}, 'jumlahJamaah', ${packages.jumlahJamaah},
  'totals', json_build_object('double', ${packages.totalDouble}, 'triple', ${packages.totalTriple}, 'quad', ${packages.totalQuad}),
  'createdAt', ${ms(sql`${packages.createdAt}`)}, 'checkIn', ${packages.checkIn},
  'mitra', ${ownerJson}, 'status', ${statusJson})`

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

const placeOf = ({ page, perPage }: PageOnly) => ({ limit: perPage, offset: (page - 1) * perPage, end: page * perPage })

/** The rows of a page of a search with so many finds. */
export function pageOf(query: PackageQuery, finds: number) {
  const { scope, q, sort = NEWEST_FIRST } = query
  const place = placeOf(query)
  const text = found(scope, searchable(q), finds <= mostSorted(place.end) ? 'indexed' : 'one by one')
  return rowsOf(sort, cutOf(sort, { scope, where: and(text, narrowedBy(query)), ...place }))
}

type Listed = { total: number; rows: PackageListRow[] }
/** `isFirst`: whether the page is one of the first by age. */
type Shape = Omit<Order, 'today'> & { isFirst: boolean }

/** A page of all packages of a scope, with their number, as one value. */
function listed({ isFirst, ...sort }: Shape, scope: GivenScope) {
  const given = (name: string) => sql.placeholder(name)
  const place = { scope, where: seenBy(scope), limit: given('limit'), offset: given('offset'), end: given('end') }
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

/** How many offers of a mitra wait for an answer on a day. Few do, and only their statuses are worked out. */
const openCounts = (mitraId: SQL, today: Given<CalendarDate>) => sql<OpenCounts>`(
  select json_build_object(${sql.join(
    OPEN_STATUSES.map((one) => sql.raw(`'${one}', count(*) filter (where status = '${one}')`)),
    sql`, `,
  )})
  from (select ${statusOn(today)} as status from ${statuses} join ${packages} on ${packages.id} = ${statuses.packageId}
    where ${packages.mitraId} = ${mitraId} and ${statuses.sentAt} is not null
      and (${statuses.validUntil} < ${today}::date) is not true) open)`

type WithSession = { session: SessionRow; list: Listed; counts: OpenCounts }
const newest = { ...NEWEST_FIRST, isFirst: true }

type Values = { hash: string; today: CalendarDate } & ReturnType<typeof placeOf>
const withSession = statement<Values, WithSession>(
  () => sql`select json_build_object('session', session.json, 'list', ${listed(newest, { mitraId: mitraOfSession })},
      'counts', ${openCounts(mitraOfSession, sql.placeholder('today'))}) as json
    from (${sessionOf}) session`,
)
/** A session with one of the first pages of its user's own mitra, newest first, and the numbers of open offers. */
export const sessionAndList = (db: Database, hash: string, page: PageOnly, today: CalendarDate) =>
  withSession(db, { hash, today, ...placeOf(page) })
