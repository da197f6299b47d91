import { and, asc, desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import { departureOf } from '../../../domain/offer/savedFacts'
import type { PackageSortField } from '../../../http/partnerApi.types'
import { NEWEST_FIRST, type PackageSort } from '../../wire/requests/packageSort'
import type { PackageSnapshot } from '../../pricing/snapshot'
import { searchable, searchText, type PackageQuery, type StoreSession } from '../../store'
import { insertedId } from './accountQueries'
import type { Database } from '../database'
import { cutByDeparture, departureRank, type Cut } from '../departureOrder'
import { found, seenBy } from '../nameSearch'
import { countFinds, mostFor, mostSorted } from '../findCounts'
import type { CountPackages } from '../packageCounts'
import { hasStatus, statusesOf, statusQueries } from './statusQueries'
import { mitra, packages, snapshots } from '../tables'

type Customer = Parameters<typeof searchText>[1]
const NOBODY: Customer = { customerName: null, customerPhone: null }

type PackageQueries = Pick<StoreSession, 'listPackages' | 'findPackage' | 'insertPackage' | 'updatePackage'>

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

function orderOf({ field, direction, today }: PackageSort) {
  const to = direction === 'asc' ? asc : desc
  return [...(field === 'check_in' ? [departureRank(today)] : SORT_KEYS[field]), packages.id].map(to)
}

/** The ids of a page, in the order of its rows. */
function cutInOrder(db: Database, sort: PackageSort, { where, limit, offset }: Cut) {
  const ids = db.select({ id: packages.id }).from(packages).$dynamic()
  return (sort.field === 'mitra' ? ids.innerJoin(mitra, eq(mitra.id, packages.mitraId)) : ids)
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset(offset)
    .as('cut')
}

/** A page of a search with `total` matches. Pages are cut from the index alone: the rows before the page are never read. */
export function pageOf(
  db: Database,
  { scope, q, page, perPage, sort = NEWEST_FIRST, status }: PackageQuery,
  finds: number,
) {
  const where = and(
    found(scope, searchable(q), finds <= mostSorted(page * perPage) ? 'indexed' : 'one by one'),
    hasStatus(status),
  )
  const place = { where, limit: perPage, offset: (page - 1) * perPage }
  const cut = sort.field === 'check_in' ? cutByDeparture(db, sort, place) : cutInOrder(db, sort, place)
  return db
    .select({
      id: packages.id,
      namaPaket: packages.namaPaket,
      tipePerjalanan: packages.tipePerjalanan,
      jumlahJamaah: packages.jumlahJamaah,
      double: packages.totalDouble,
      triple: packages.totalTriple,
      quad: packages.totalQuad,
      createdAt: packages.createdAt,
      checkIn: packages.checkIn,
      mitra: { id: mitra.id, name: mitra.name },
    })
    .from(cut)
    .innerJoin(packages, eq(packages.id, cut.id))
    .innerJoin(mitra, eq(mitra.id, packages.mitraId))
    .orderBy(...orderOf(sort))
}

const listColumns = (snapshot: PackageSnapshot, customer: Customer) => ({
  namaPaket: snapshot.namaPaket,
  searchName: searchText(snapshot.namaPaket, customer),
  tipePerjalanan: snapshot.tipePerjalanan,
  jumlahJamaah: snapshot.jumlahJamaah,
  totalDouble: snapshot.totals.double,
  totalTriple: snapshot.totals.triple,
  totalQuad: snapshot.totals.quad,
  checkIn: departureOf(snapshot),
})

export const packageQueries = (db: Database, count: CountPackages): PackageQueries => ({
  listPackages: async (query) => {
    const text = searchable(query.q)
    const most = mostFor(query)
    const finds = query.status
      ? (await countFinds(db, query, text, hasStatus(query.status))).finds
      : await count(db, query, text)
    const isLeast = finds > most && (text !== '' || query.status !== undefined)
    const total = isLeast ? most : finds
    const rows = (query.page - 1) * query.perPage < total ? await pageOf(db, query, finds) : []
    const status = await statusesOf(db, rows)
    return {
      rows: rows.map(({ double, triple, quad, ...row }) => ({
        ...row,
        totals: { double, triple, quad },
        status: status(row.id),
      })),
      total,
      ...(isLeast ? { isLeast } : {}),
    }
  },
  findPackage: async (id, scope, lock = false) => {
    const query = db
      .select({
        id: packages.id,
        mitraId: packages.mitraId,
        createdAt: packages.createdAt,
        version: packages.version,
        updatedAt: packages.updatedAt,
        updatedBy: packages.updatedBy,
        snapshot: snapshots.snapshot,
      })
      .from(packages)
      .innerJoin(snapshots, eq(snapshots.packageId, packages.id))
      .where(and(eq(packages.id, id), seenBy(scope)))
    const [row] = await (lock ? query.for('update') : query)
    return row ?? null
  },
  insertPackage: async ({ mitraId, createdBy, createdAt, snapshot }) => {
    const id = insertedId(
      await db
        .insert(packages)
        .values({
          mitraId,
          createdBy,
          createdAt,
          updatedBy: createdBy,
          updatedAt: createdAt,
          ...listColumns(snapshot, NOBODY),
        })
        .returning({ id: packages.id }),
    )
    await db.insert(snapshots).values({ packageId: id, snapshot })
    return id
  },
  updatePackage: async (id, snapshot, edit) => {
    const customer = await statusQueries(db).findStatus(id)
    await db
      .update(packages)
      .set({ ...listColumns(snapshot, customer), ...edit, version: sql`${packages.version} + 1` })
      .where(eq(packages.id, id))
    await db.update(snapshots).set({ snapshot }).where(eq(snapshots.packageId, id))
  },
})
