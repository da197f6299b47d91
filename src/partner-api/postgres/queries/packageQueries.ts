import { and, asc, eq, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { departureOf } from '@/domain/offer/savedFacts'
import { searchable } from '@/domain/text/search'
import type { PackageSnapshot } from '../../stores/snapshot'
import {
  emptyList,
  searchText,
  type PackageList,
  type PackageListRow,
  type StoreSession,
  type PackageDetail,
} from '../../stores/store'
import { NO_STATUS, type StatusRow } from '../../stores/statusStore'
import type { Database } from '../database'
import { seenBy, type GivenScope } from '../nameSearch'
import { narrowedBy } from '../packageFilter'
import { type CountPackages, mostFor, countFinds } from '../packageCounts'
import { list, ownerJson, ownList, pageOf, sessionAndList } from '../packagePages'
import { statusQueries, statusJson } from './statusQueries'
import { packages, snapshots, mitra, statuses } from '../tables'
import { statement } from '../statement'
import type { SessionRow } from '../../stores/sessionStore'
import { mitraOfSession, sessionOf } from './sessionQueries'

const detailOf = (scope: GivenScope) =>
  new QueryBuilder()
    .select({
      json: sql`json_build_object('id', ${packages.id}, 'snapshot', ${snapshots.snapshot},
        'isTemplate', ${packages.isTemplate}, 'mitra', ${ownerJson}, 'status', ${statusJson})`.as('json'),
    })
    .from(packages)
    .innerJoin(snapshots, eq(snapshots.packageId, packages.id))
    .innerJoin(mitra, eq(mitra.id, packages.mitraId))
    .leftJoin(statuses, eq(statuses.packageId, packages.id))
    .where(and(eq(packages.id, sql.placeholder('id')), seenBy(scope)))
    .getSQL()

/** A package with its mitra and its status, whoever has it. The status is null when it was never shared. */
const detail = statement<{ id: number }, PackageDetail>(() => detailOf('all'))
/** The same of one mitra alone. */
export const ownDetail = statement<{ id: number; mitraId: number }, PackageDetail>(() =>
  detailOf({ mitraId: sql.placeholder('mitraId') }),
)

type WithSession = { session: SessionRow; detail: PackageDetail | null }

/** A session with the same of its user's own mitra. */
const sessionAndDetail = statement<{ hash: string; id: number }, WithSession>(
  () => sql`select json_build_object('session', session.json, 'detail', (${detailOf({ mitraId: mitraOfSession })})) as json
    from (${sessionOf}) session`,
)

const given = sql.placeholder

/** Adds a package with its snapshot in one statement, which gives its id. */
const insert = statement<Record<string, unknown>, number>(
  () => sql`with added as (
      insert into ${packages} (mitra_id, created_by, created_at, updated_by, updated_at, nama_paket, search_name,
        tipe_perjalanan, jumlah_jamaah, total_double, total_triple, total_quad, check_in)
      values (${given('mitraId')}, ${given('createdBy')}, ${given('at')}::timestamptz, ${given('createdBy')}, ${given('at')}::timestamptz,
        ${given('namaPaket')}, ${given('searchName')}, ${given('tipePerjalanan')}, ${given('jumlahJamaah')},
        ${given('totalDouble')}, ${given('totalTriple')}, ${given('totalQuad')}, ${given('checkIn')}::date)
      returning id)
    insert into ${snapshots} (package_id, snapshot) select id, ${given('snapshot')}::jsonb from added
    returning to_json(${snapshots.packageId}) as json`,
)

type Customer = Parameters<typeof searchText>[1]
const NOBODY: Customer = { customerName: null, customerPhone: null }

type PackageQueries = Pick<
  StoreSession,
  | 'listPackages'
  | 'findDetail'
  | 'findSessionAndPage'
  | 'findSessionAndDetail'
  | 'findPackage'
  | 'insertPackage'
  | 'updatePackage'
  | 'listTemplates'
  | 'findTemplate'
  | 'setTemplate'
>

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

/** A package that was never shared has no row with a status. */
const withStatus = <Row extends { status: StatusRow }>(row: Row): Row => ({
  ...row,
  status: (row.status as StatusRow | null) ?? { ...NO_STATUS },
})
const withStatuses = ({ rows, total }: PackageList): PackageList => ({ rows: rows.map(withStatus), total })

async function found(db: Database, page: ReturnType<typeof pageOf>): Promise<PackageListRow[]> {
  const { rows } = (await db.execute(page)) as unknown as { rows: { json: PackageListRow }[] }
  return rows.map(({ json }) => withStatus(json))
}

export const packageQueries = (db: Database, count: CountPackages): PackageQueries => ({
  listPackages: async (query) => {
    const { scope } = query
    const text = searchable(query.q)
    const filter = narrowedBy(query)
    if (scope === 'none' || (text === '' && !filter)) {
      const [page] = scope === 'none' ? [] : await (scope === 'all' ? list(db, query) : ownList(db, query, scope))
      return page ? withStatuses(page) : emptyList()
    }
    const most = mostFor(query)
    const finds = filter ? (await countFinds(db, query, text, filter)).finds : await count(db, query, text)
    const isLeast = finds > most
    const total = isLeast ? most : finds
    const rows = (query.page - 1) * query.perPage < total ? await found(db, pageOf(query, finds)) : []
    return { rows, total, ...(isLeast ? { isLeast } : {}) }
  },
  findSessionAndPage: async (hash, { page, perPage }, today) => {
    const [row] = await sessionAndList(db, hash, { page, perPage }, today)
    return row ? { session: row.session, list: { ...withStatuses(row.list), counts: row.counts } } : null
  },
  findSessionAndDetail: async (hash, id) => {
    const [row] = await sessionAndDetail(db, { hash, id })
    return row ? { ...row, detail: row.detail && withStatus(row.detail) } : null
  },
  findDetail: async (id, scope) => {
    const found =
      scope === 'none' ? [] : scope === 'all' ? await detail(db, { id }) : await ownDetail(db, { id, ...scope })
    return found.map(withStatus)[0] ?? null
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
        isTemplate: packages.isTemplate,
        snapshot: snapshots.snapshot,
      })
      .from(packages)
      .innerJoin(snapshots, eq(snapshots.packageId, packages.id))
      .where(and(eq(packages.id, id), seenBy(scope)))
    const [row] = await (lock ? query.for('update') : query)
    return row ?? null
  },
  listTemplates: async (most) => {
    const { id, namaPaket, tipePerjalanan, jumlahJamaah, checkIn } = packages
    return db
      .select({
        id,
        namaPaket,
        tipePerjalanan,
        jumlahJamaah,
        checkIn,
        totals: { double: packages.totalDouble, triple: packages.totalTriple, quad: packages.totalQuad },
      })
      .from(packages)
      .where(sql`${packages.isTemplate}`)
      .orderBy(sql`lower(${namaPaket} collate "C")`, asc(id))
      .limit(most)
  },
  findTemplate: async (id) => {
    const [row] = await db
      .select({ id: packages.id, version: packages.version, snapshot: snapshots.snapshot })
      .from(packages)
      .innerJoin(snapshots, eq(snapshots.packageId, packages.id))
      .where(and(eq(packages.id, id), sql`${packages.isTemplate}`))
    return row ?? null
  },
  setTemplate: async (id, isTemplate) => {
    await db.update(packages).set({ isTemplate }).where(eq(packages.id, id))
  },
  insertPackage: async ({ mitraId, createdBy, createdAt, snapshot }) => {
    const at = new Date(createdAt).toISOString()
    const values = { mitraId, createdBy, at, ...listColumns(snapshot, NOBODY), snapshot: JSON.stringify(snapshot) }
    const [id] = await insert(db, values)
    if (id === undefined) throw new Error('insert gave no row')
    return Number(id)
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
