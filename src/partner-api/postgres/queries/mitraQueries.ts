import { eq, sql } from 'drizzle-orm'
import type { AccountsStore, MitraAccountRow } from '../../stores/accountsStore'
import type { Database } from '../database'
import { accountLinks, mitra } from '../tables'
import { contains, countOf, orderBy, pageOf } from './userQueries'

type MitraQueries = Pick<
  AccountsStore,
  'listMitra' | 'findMitraAccount' | 'renameMitra' | 'disableMitra' | 'putLink' | 'findLink' | 'deleteLink'
>

const columns = {
  id: mitra.id,
  name: mitra.name,
  // Written out: drizzle leaves table names away in a query over one table.
  users: sql<number>`(select count(*)::int from users u where u.mitra_id = mitra.id)`,
  disabledAt: mitra.disabledAt,
  version: mitra.version,
}
const nextVersion = sql`${mitra.version} + 1`

export const mitraQueries = (db: Database): MitraQueries => ({
  listMitra: async (query) => {
    const found = contains(mitra.name, query.q)
    const { limit, offset } = pageOf(query)
    const rows: MitraAccountRow[] = await db
      .select(columns)
      .from(mitra)
      .where(found)
      .orderBy(...orderBy(mitra.name, mitra.id, query.sort.direction))
      .limit(limit)
      .offset(offset)
    return {
      rows,
      total: await countOf(
        db
          .select({ count: sql`count(*)` })
          .from(mitra)
          .where(found),
      ),
    }
  },
  findMitraAccount: async (id) => (await db.select(columns).from(mitra).where(eq(mitra.id, id)))[0] ?? null,
  renameMitra: async (id, name) => {
    await db.update(mitra).set({ name, version: nextVersion }).where(eq(mitra.id, id))
  },
  disableMitra: async (id, disabledAt) => {
    await db.update(mitra).set({ disabledAt, version: nextVersion }).where(eq(mitra.id, id))
  },

  putLink: async ({ userId, tokenHash, expiresAt }) => {
    await db
      .insert(accountLinks)
      .values({ userId, tokenHash, expiresAt })
      .onConflictDoUpdate({ target: accountLinks.userId, set: { tokenHash, expiresAt } })
  },
  findLink: async (hash) => (await db.select().from(accountLinks).where(eq(accountLinks.tokenHash, hash)))[0] ?? null,
  deleteLink: async (userId) => {
    await db.delete(accountLinks).where(eq(accountLinks.userId, userId))
  },
})
