import { and, desc, eq, sql } from 'drizzle-orm'
import type { PackageSnapshot } from '../snapshot'
import { searchable, type Scope, type StoreSession } from '../store'
import { insertedId } from './accountQueries'
import type { Database } from './database'
import { packages, snapshots } from './tables'

type PackageQueries = Pick<StoreSession, 'listPackages' | 'findPackage' | 'insertPackage' | 'updatePackage'>

const seenBy = (scope: Scope) => (scope === 'all' ? undefined : eq(packages.mitraId, scope.mitraId))
// position() knows no wildcards: `%`, `_` and `\` are themselves.
const named = (q: string) => (q === '' ? undefined : sql`position(${searchable(q)}::text in ${packages.searchName}) > 0`)

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
  listPackages: async ({ scope, q, page, perPage }) => {
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
      })
      .from(packages)
      .where(where)
      .orderBy(desc(packages.createdAt), desc(packages.id))
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
