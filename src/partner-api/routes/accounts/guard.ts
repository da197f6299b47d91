import type { Context } from 'hono'
import { ADMIN_ROLE, holdsAll, type Rights, hasAnyPermission } from '@/domain/access/permissions'
import { hasRole } from '@/domain/access/roles'
import { isStorable } from '@/domain/values/isStorable'
import { parseId } from '../../stores/snapshot'
import type { StoreSession } from '../../stores/store'
import type { AccountRow, AccountQuery } from '../../stores/accountsStore'
import { conflict, forbidden, notFound, signedOut } from '../../errors/apiError'
import type { ApiEnv } from '../context'
import { accountMessages, messages } from '../../errors/messages'
import { wholeNumber } from '../wholeBody'
import { lockOwnAccount } from '../ownAccount/ownState'

type ApiRequest = Context<ApiEnv>

/** Throws 403 unless the account is an admin's and holds one of these permissions. */
export function requireAdmin(account: Rights, permissions: readonly string[]): void {
  if (!hasRole(account, ADMIN_ROLE) || !hasAnyPermission(account, permissions)) throw forbidden(messages.notAllowed)
}

/**
 * The admin who makes this request, as the database has them now. From here on the transaction is the only one that
 * changes accounts, so that two owners cannot disable each other at the same moment.
 */
export async function actingAdmin(tx: StoreSession, c: ApiRequest, permission: string): Promise<AccountRow> {
  await tx.lockAccounts()
  await lockOwnAccount(tx, c)
  const admin = await tx.findAccount(c.get('session').user.id)
  if (!admin || !(await tx.mayEnter(admin.id))) throw signedOut()
  requireAdmin(admin, [permission])
  return admin
}

/** Throws 403 when an account has roles or permissions that the admin lacks. Nobody comes into a mitra by disabling. */
export function requireMayDisable(admin: AccountRow, account: Rights): void {
  if (!holdsAll(admin, { ...account, mitraId: null })) throw forbidden(messages.notAllowed)
}

/** The account that a request wants to change. Throws 404, or 403 when it holds more than the admin. */
export async function accountToChange(tx: StoreSession, c: ApiRequest, admin: AccountRow): Promise<AccountRow> {
  const account = await foundOr404(c, (id) => tx.findAccount(id))
  if (!holdsAll(admin, account)) throw forbidden(messages.notAllowed)
  return account
}

/** The same, and never the admin's own: their own password and second factor need the current password, which a session lacks. */
export async function otherToReset(tx: StoreSession, c: ApiRequest, admin: AccountRow): Promise<AccountRow> {
  const account = await accountToChange(tx, c, admin)
  if (account.id === admin.id) throw conflict(accountMessages.resetYourself)
  return account
}

export async function foundOr404<T>(c: ApiRequest, find: (id: number) => Promise<T | null>): Promise<T> {
  const id = parseId(c.req.param('id'))
  const found = id === null ? null : await find(id)
  if (found === null) throw notFound()
  return found
}

/** Throws 409 when nobody is left who may do everything. The transaction is then undone. */
export async function requireOwner(tx: StoreSession): Promise<void> {
  if ((await tx.countOwners()) === 0) throw conflict(accountMessages.lastOwner)
}

const MAX_PAGE_SIZE = 200
const MAX_PAGE = 1_000_000

/** Reads `q`, `page`, `per_page`, `sort` and `order` of a list; anything else counts as missing. */
function readAccountQuery(c: Context<ApiEnv>): AccountQuery {
  return {
    q: (c.req.query('q') ?? '').trim(),
    page: wholeNumber(c.req.query('page'), 1, MAX_PAGE),
    perPage: wholeNumber(c.req.query('per_page'), 50, MAX_PAGE_SIZE),
    sort: {
      field: c.req.query('sort') === 'email' ? 'email' : 'name',
      direction: c.req.query('order') === 'desc' ? 'desc' : 'asc',
    },
  }
}

type Found<Row> = { rows: Row[]; total: number }

/** The page of users or mitra that a request asks for. No name contains text that the database cannot store. */
export async function accountPage<Row>(c: Context<ApiEnv>, list: (query: AccountQuery) => Promise<Found<Row>>) {
  const query = readAccountQuery(c)
  const { rows, total } = isStorable(query.q) ? await list(query) : { rows: [], total: 0 }
  return { data: rows, meta: { total, page: query.page, per_page: query.perPage } }
}
