import { eq, sql } from 'drizzle-orm'
import { valuesOf } from '@/records/fields'
import { MITRA_PATHS, type MitraFields } from '@/records/mitra'
import type { MitraAccountRow, MitraStore } from '../../stores/accountsStore'
import type { Database } from '../database'
import { mitra } from '../tables'
import { columnsOf, fieldsFrom } from './recordColumns'
import { foundBy, offsetOf, orderBy } from './userQueries'

const columns = {
  id: mitra.id,
  fields: columnsOf(mitra, MITRA_PATHS),
  // Written out: drizzle leaves table names away in a query over one table.
  users: sql<number>`(select count(*)::int from users u where u.mitra_id = mitra.id)`,
  disabledAt: mitra.disabledAt,
  version: mitra.version,
}
type Row = Omit<MitraAccountRow, keyof MitraFields> & { fields: Record<string, unknown> }

const rowOf = ({ fields, ...row }: Row): MitraAccountRow => ({
  ...row,
  ...(fieldsFrom(MITRA_PATHS, fields) as MitraFields),
})
const nextVersion = sql`${mitra.version} + 1`

export const mitraQueries = (db: Database): MitraStore => ({
  listMitra: async (query) => {
    const found = await foundBy(db, mitra.id, [mitra.name], query.q)
    const rows = await db
      .select(columns)
      .from(mitra)
      .where(found)
      .orderBy(...orderBy(mitra.name, mitra.id, query.sort.direction))
      .limit(query.perPage)
      .offset(offsetOf(query))
    return { rows: rows.map(rowOf), total: await db.$count(mitra, found) }
  },
  findMitraAccount: async (id) => (await db.select(columns).from(mitra).where(eq(mitra.id, id))).map(rowOf)[0] ?? null,
  updateMitra: async (id, fields) => {
    await db
      .update(mitra)
      .set({ ...valuesOf(MITRA_PATHS, fields), version: nextVersion })
      .where(eq(mitra.id, id))
  },
  disableMitra: async (id, disabledAt) => {
    await db.update(mitra).set({ disabledAt, version: nextVersion }).where(eq(mitra.id, id))
  },
})
