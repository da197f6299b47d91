import { and, asc, desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PackageSortField } from '../../http/partnerApi.types'
import { FIRST_DAY, NEWEST_FIRST } from '../wire/requests/packageSort'
import { searchable, type PackageListRow, type PackageQuery, type Scope } from '../store'
import { cutByDeparture, departureRank, type Cut, type Order } from './departureOrder'
import { mostSorted } from './findCounts'
import { found, seenBy } from './nameSearch'
import { totalOf } from './packageCounts'
import { hasStatus, ms, statusJson } from './queries/statusQueries'
import { statement } from './statement'
import { mitra, packages, statuses } from './tables'

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

/** The rows of a page. Pages are cut from the index alone: the rows before the page are never read. */
function rowsOf(sort: Order, place: Cut) {
  const cut = sort.field === 'check_in' ? cutByDeparture(sort, place) : cutInOrder(sort, place)
  return new QueryBuilder()
    .select({ json: rowJson.as('json') })
    .from(cut)
    .innerJoin(packages, eq(packages.id, cut.id))
    .innerJoin(mitra, eq(mitra.id, packages.mitraId))
    .leftJoin(statuses, eq(statuses.packageId, packages.id))
    .orderBy(...orderOf(sort))
}

const placeOf = ({ page, perPage }: PackageQuery) => ({
  limit: perPage,
  offset: (page - 1) * perPage,
  end: page * perPage,
})

/** The rows of a page of a search with so many finds. */
export function pageOf(query: PackageQuery, finds: number) {
  const { scope, q, sort = NEWEST_FIRST, status } = query
  const place = placeOf(query)
  const text = found(scope, searchable(q), finds <= mostSorted(place.end) ? 'indexed' : 'one by one')
  return rowsOf(sort, { where: and(text, hasStatus(status)), ...place })
}

type Listed = { total: number; rows: PackageListRow[] }
type Shape = Omit<Order, 'today'> & { seen: 'all' | 'own' }

/** A page of all packages of a scope, with their number, as one statement. */
function listed({ seen, ...sort }: Shape) {
  const given = (name: string) => sql.placeholder(name)
  const scope = seen === 'all' ? 'all' : { mitraId: given('mitraId') }
  const place = { limit: given('limit'), offset: given('offset'), end: given('end') }
  const page = rowsOf({ ...sort, today: given('today') }, { where: seenBy(scope), ...place })
  return sql`select json_build_object('total', (${totalOf(scope)}),
    'rows', (select coalesce(json_agg(page.json), '[]') from ${page.as('page')})) as json`
}

const made = new Map<string, ReturnType<typeof statement<Record<string, unknown>, Listed>>>()

/** The statement of `listed`, and its values. */
export function listOf(query: PackageQuery & { scope: Exclude<Scope, 'none'> }) {
  const { field, direction, today } = query.sort ?? NEWEST_FIRST
  const seen = query.scope === 'all' ? 'all' : 'own'
  const key = `${field} ${direction} ${seen}`
  const run = made.get(key) ?? statement<Record<string, unknown>, Listed>(() => listed({ field, direction, seen }))
  made.set(key, run)
  const mitraId = query.scope === 'all' ? null : query.scope.mitraId
  return { run, values: { mitraId, today: today ?? FIRST_DAY, ...placeOf(query) } }
}
