import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { again } from '../connect/again'
import { enabledAtOf, type SessionRow, type SessionStore } from '../../stores/sessionStore'
import type { Database } from '../database'
import { statement } from '../statement'
import { ms } from './statusQueries'
import { mitra, secondFactors, tokens, users } from '../tables'

const { userId: _userId, device: _device, push: _push, ...deviceColumns } = getTableColumns(tokens)

async function enabledAt(tx: Pick<Database, 'select'>, userId: number): Promise<number | null> {
  const found = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return enabledAtOf(found[0])
}

/** The session of a token as `json`, with the mitra of its user. */
export const sessionOf = sql`select json_build_object(
      'user', json_build_object('id', ${users.id}, 'email', ${users.email}, 'name', ${users.name},
        'mitraId', ${users.mitraId}, 'roles', ${users.roles}, 'permissions', ${users.permissions}),
      'mitra', case when ${mitra.id} is not null then json_build_object('id', ${mitra.id}, 'name', ${mitra.name}) end,
      'createdAt', ${ms(sql`${tokens.createdAt}`)}, 'lastUsedAt', ${ms(sql`${tokens.lastUsedAt}`)}) as json, ${users.mitraId} as mitra_id
    from ${tokens} join ${users} on ${users.id} = ${tokens.userId} left join ${mitra} on ${mitra.id} = ${users.mitraId}
    where ${tokens.hash} = ${sql.placeholder('hash')} and ${users.disabledAt} is null and ${mitra.disabledAt} is null`
/** The user's mitra, for a statement that names {@link sessionOf} `session`. */
export const mitraOfSession = sql`session.mitra_id`

const find = statement<{ hash: string }, SessionRow>(() => sql`select session.json from (${sessionOf}) session`)

export const sessionQueries = (db: Database): SessionStore => ({
  insertToken: ({ userId, ...session }, checked) =>
    db.transaction(async (tx) => {
      // The lock on the user's row makes a login wait for a change of the password or the second factor, and the other way round.
      const owner = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), checked ? eq(users.passwordHash, checked.passwordHash) : undefined))
        .for('share')
      if (owner.length === 0) return false
      // This is a separate statement, so that it sees what another transaction wrote while this one waited for the lock.
      if (checked && (await enabledAt(tx, userId)) !== checked.factorEnabledAt) return false
      if (session.device !== null)
        await tx.delete(tokens).where(and(eq(tokens.userId, userId), eq(tokens.device, session.device)))
      await tx.insert(tokens).values({ ...session, userId, lastUsedAt: session.createdAt })
      return true
    }),
  findSession: async (hash) => {
    const [row] = await find(db, { hash })
    return row ?? null
  },
  touchToken: async (hash, now) => {
    // Every read waits for this once a minute, so it must not wait for a standby that is gone. A failover may lose the time.
    const withoutStandby = sql`set_config('synchronous_commit', 'local', true) = 'local'`
    // Of many requests at once one writes the time, and none waits for it. The same time written twice does no harm.
    const notLocked = sql`${tokens.hash} in (select token_hash from ${tokens} where token_hash = ${hash} for update skip locked)`
    await again(() => db.update(tokens).set({ lastUsedAt: now }).where(and(notLocked, withoutStandby)))
  },
  deleteToken: async (hash) => {
    await db.delete(tokens).where(eq(tokens.hash, hash))
  },

  listDevices: (userId) =>
    db
      .select(deviceColumns)
      .from(tokens)
      .where(eq(tokens.userId, userId))
      .orderBy(desc(tokens.lastUsedAt), desc(tokens.id)),
  deleteDevice: async (userId, id) =>
    (
      await db
        .delete(tokens)
        .where(and(eq(tokens.userId, userId), eq(tokens.id, id)))
        .returning({ id: tokens.id })
    ).length > 0,
  deleteTokensOf: async (userId, exceptHash) =>
    (
      await db
        .delete(tokens)
        .where(and(eq(tokens.userId, userId), exceptHash === undefined ? undefined : ne(tokens.hash, exceptHash)))
        .returning({ id: tokens.id })
    ).length,
})
