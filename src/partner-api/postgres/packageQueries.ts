import { and, asc, desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { PackageSortField } from '../../http/partnerApi.types'
import { NEWEST_FIRST, type PackageSort } from '../packageSort'
import type { PackageSnapshot } from '../snapshot'
import { searchable, type Scope, type StoreSession } from '../store'
import { insertedId } from './accountQueries'
import type { Database } from './database'
import { mitra, packages, snapshots } from './tables'

type PackageQueries = Pick<StoreSession, 'listPackages' | 'findPackage' | 'insertPackage' | 'updatePackage'>

function seenBy(scope: Scope) {
  if (scope === 'all') return undefined
  return scope === 'none' ? sql`false` : eq(packages.mitraId, scope.mitraId)
}
// position() knows no wildcards: `%`, `_` and `\` are themselves.
const named = (q: string) => (q === '' ? undefined : sql`position(${searchable(q)}::text in ${packages.searchName}) > 0`)

// Names by the "C" collation: the same order on every server, whatever its locale.
const SORT_KEYS: Record<PackageSortField, SQLWrapper> = {
  nama_paket: sql`${packages.searchName} collate "C"`,
  jumlah_jamaah: packages.jumlahJamaah,
  total_price_double_rupiah: packages.totalDouble,
  total_price_triple_rupiah: packages.totalTriple,
  total_price_quad_rupiah: packages.totalQuad,
  created_at: packages.createdAt,
  mitra: sql`lower(${mitra.name} collate "C")`,
}
function orderOf({ field, direction }: PackageSort) {
  const to = direction === 'asc' ? asc : desc
  return [to(SORT_KEYS[field]), to(packages.id)]
}

const listColumns = (snapshot: PackageSnapshot) => ({
  namaPaket: snapshot.namaPaket,
  searchName: searchable(snapshot.namaPaket),
  tipePerjalanan: snapshot.tipePerjalanan,
  jumlahJamaah: snapshot.jumlahJamaah,
  totalDouble: snapshot.totals.double,
  totalTriple: snapshot.totals.triple,
  totalQuad: snapshot.totals.quad,
})

export const packageQueries = (db: Database): PackageQueries => ({
  listPackages: async ({ scope, q, page, perPage, sort = NEWEST_FIRST }) => {
    const where = and(seenBy(scope), named(q))
    const counting = db.select({ total: sql<number>`count(*)::int` }).from(packages).where(where)
    const listing = db
      .select({
        id: packages.id,
        namaPaket: packages.namaPaket,
        tipePerjalanan: packages.tipePerjalanan,
        jumlahJamaah: packages.jumlahJamaah,
        double: packages.totalDouble,
        triple: packages.totalTriple,
        quad: packages.totalQuad,
        createdAt: packages.createdAt,
        mitra: { id: mitra.id, name: mitra.name },
      })
      .from(packages)
      .innerJoin(mitra, eq(mitra.id, packages.mitraId))
      .where(where)
      .orderBy(...orderOf(sort))
      .limit(perPage)
      .offset((page - 1) * perPage)
    const [[count], rows] = await Promise.all([counting, listing])
    return { rows: rows.map(({ double, triple, quad, ...row }) => ({ ...row, totals: { double, triple, quad } })), total: Number(count?.total ?? 0) }
  },
  findPackage: async (id, scope, lock = false) => {
    const query = db
      .select({ id: packages.id, mitraId: packages.mitraId, createdAt: packages.createdAt, snapshot: snapshots.snapshot })
      .from(packages)
      .innerJoin(snapshots, eq(snapshots.packageId, packages.id))
      .where(and(eq(packages.id, id), seenBy(scope)))
    const [row] = await (lock ? query.for('update') : query)
    return row ?? null
  },
  insertPackage: async ({ mitraId, createdBy, createdAt, snapshot }) => {
    const id = insertedId(
      await db.insert(packages).values({ mitraId, createdBy, createdAt, ...listColumns(snapshot) }).returning({ id: packages.id }),
    )
    await db.insert(snapshots).values({ packageId: id, snapshot })
    return id
  },
  updatePackage: async (id, snapshot) => {
    await db.update(packages).set(listColumns(snapshot)).where(eq(packages.id, id))
    await db.update(snapshots).set({ snapshot }).where(eq(snapshots.packageId, id))
  },
})
