import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AccountQuery, AccountRow, AccountsStore, MitraStore } from '../../stores/accountsStore'
import { foundIn, searchable } from '@/domain/text/search'
import type { StoreSession } from '../../stores/store'
import type { Database } from '../database'
import { accountLinks, audit, mitra, secondFactors, users } from '../tables'
import { ms } from './statusQueries'

type UserQueries = Omit<AccountsStore, keyof MitraStore>

// Any fixed number that no other program uses.
const ACCOUNTS_LOCK = 7_203_114_909

/**
 * The condition for the accounts or mitra that a search finds. They are few: their texts are read and compared here, so that
 * every search compares alike, whatever the database.
 */
export async function foundBy(
  db: Database,
  id: PgColumn,
  texts: readonly PgColumn[],
  q: string,
): Promise<SQL | undefined> {
  if (searchable(q) === '') return undefined
  const text = sql<string>`concat_ws(' ', ${sql.join([...texts], sql`, `)})`
  const rows = await db.select({ id: sql<number>`${id}::int`, text }).from(id.table)
  const ids = foundIn(rows, (row) => row.text, q).map((row) => row.id)
  return inArray(id, ids)
}

export const offsetOf = ({ page, perPage }: AccountQuery) => (page - 1) * perPage

export const orderBy = (column: PgColumn, id: PgColumn, direction: 'asc' | 'desc'): SQL[] => {
  const order = direction === 'asc' ? asc : desc
  return [order(sql`lower(${column} collate "C") collate "C"`), order(id)]
}

const isEnabled = and(isNull(users.disabledAt), isNull(mitra.disabledAt))
export const isAdmin = sql`(${users.roles} @> '["admin"]'::jsonb or ${users.roles} @> '[{"name": "admin"}]'::jsonb)`
const isOwner = and(isEnabled, sql`${users.passwordHash} <> ''`, sql`${users.permissions} @> '["*"]'::jsonb`, isAdmin)

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  mitraId: users.mitraId,
  roles: users.roles,
  permissions: users.permissions,
  mitra: { id: mitra.id, name: mitra.name },
  hasPassword: sql<boolean>`${users.passwordHash} <> ''`,
  hasSecondFactor: sql<boolean>`exists (select from ${secondFactors}
    where ${secondFactors.userId} = ${users.id} and ${secondFactors.enabledAt} is not null)`,
  lastLoginAt: sql<number | null>`(select ${ms(sql`max(${audit.at})`)} from ${audit}
    where ${audit.resource} = 'users' and ${audit.recordId} = ${users.id} and ${audit.event} = 'login')`,
  disabledAt: users.disabledAt,
  linkExpiresAt: accountLinks.expiresAt,
  version: users.version,
}
const select = (db: Database) =>
  db
    .select(columns)
    .from(users)
    .leftJoin(mitra, eq(mitra.id, users.mitraId))
    .leftJoin(accountLinks, eq(accountLinks.userId, users.id))
    .$dynamic()

const nextVersion = sql`${users.version} + 1`

export const userQueries = (db: Database): UserQueries => ({
  hasAccounts: async () => (await db.select({ id: users.id }).from(users).limit(1)).length > 0,
  lockAccounts: async () => void (await db.execute(sql`select pg_advisory_xact_lock(${ACCOUNTS_LOCK}::bigint)`)),

  listAccounts: async (query) => {
    const { mitraId } = query
    const found = and(
      await foundBy(db, users.id, [users.name, users.email], query.q),
      mitraId === undefined ? undefined : eq(users.mitraId, mitraId),
    )
    const rows: AccountRow[] = await select(db)
      .where(found)
      .orderBy(...orderBy(users[query.sort.field], users.id, query.sort.direction))
      .limit(query.perPage)
      .offset(offsetOf(query))
    return { rows, total: await db.$count(users, found) }
  },
  findAccount: async (id) => (await select(db).where(eq(users.id, id)))[0] ?? null,
  listEmails: () => db.select({ id: users.id, email: users.email }).from(users).orderBy(asc(users.id)),
  setEmail: async (id, email) => {
    await db.update(users).set({ email }).where(eq(users.id, id))
  },
  updateAccount: async (id, { name, email, mitraId, roles, permissions }) => {
    await db
      .update(users)
      .set({ name, email, mitraId, roles, permissions, version: nextVersion })
      .where(eq(users.id, id))
  },
  disableAccount: async (id, disabledAt) => {
    await db.update(users).set({ disabledAt, version: nextVersion }).where(eq(users.id, id))
  },
  setPassword: async (id, passwordHash) => {
    await db.update(users).set({ passwordHash }).where(eq(users.id, id))
  },
  lockUser: async (id) => {
    const user = db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id))
    return (await user.for('no key update'))[0]?.passwordHash ?? null
  },
  mayEnter: async (id) =>
    (
      await db
        .select({ id: users.id })
        .from(users)
        .leftJoin(mitra, eq(mitra.id, users.mitraId))
        .where(and(eq(users.id, id), isEnabled))
    ).length > 0,
  countOwners: async () => {
    const owners = db.select({ id: users.id }).from(users).leftJoin(mitra, eq(mitra.id, users.mitraId)).where(isOwner)
    return (await owners).length
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

const user = {
  id: users.id,
  email: users.email,
  name: users.name,
  passwordHash: users.passwordHash,
  mitraId: users.mitraId,
  roles: users.roles,
  permissions: users.permissions,
}
const publicMitra = { id: mitra.id, name: mitra.name }

type AccountQueries = Pick<StoreSession, 'insertMitra' | 'findMitra' | 'insertUser' | 'findUserByEmail'>

/** Returns the id of the inserted row. */
export function insertedId(rows: { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error('insert gave no row')
  return row.id
}

export const accountQueries = (db: Database): AccountQueries => ({
  insertMitra: async (row) => insertedId(await db.insert(mitra).values(row).returning({ id: mitra.id })),
  findMitra: async (id) => (await db.select(publicMitra).from(mitra).where(eq(mitra.id, id)))[0] ?? null,
  insertUser: async (row) => insertedId(await db.insert(users).values(row).returning({ id: users.id })),
  findUserByEmail: async (email) => (await db.select(user).from(users).where(eq(users.email, email)))[0] ?? null,
})
