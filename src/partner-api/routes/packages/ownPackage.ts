import type { Context } from 'hono'
import { hasPermission } from '../../../domain/access/permissions'
import { parseId } from '../../pricing/snapshot'
import type { PackageRow, Scope, StoreSession } from '../../store'
import { forbidden, notFound } from '../apiError'
import { scopeOf, type ApiEnv } from '../context'
import { messages } from '../messages'

async function findOrFail(store: StoreSession, id: number | null, scope: Scope, lock = false): Promise<PackageRow> {
  const found = id === null ? null : await store.findPackage(id, scope, lock)
  if (!found) throw notFound()
  return found
}

/** The package that a request reads, or 404. */
export const findReadable = (store: StoreSession, c: Context<ApiEnv>): Promise<PackageRow> =>
  findOrFail(store, parseId(c.req.param('id')), scopeOf(c.get('session')))

/**
 * Throws 403 unless the account may write what belongs to this mitra. An account without the permission
 * `umroh-regular.edit` may do that with its own mitra's alone, and reads the others.
 */
export function requireOwn(c: Context<ApiEnv>, mitraId: number): void {
  const { user } = c.get('session')
  if (mitraId !== user.mitraId && !hasPermission(user, 'umroh-regular.edit')) throw forbidden(messages.notAllowed)
}

/** The package that a request wants to change, copy or offer. */
export async function findOwn(store: StoreSession, c: Context<ApiEnv>, lock = false): Promise<PackageRow> {
  const found = await findOrFail(store, parseId(c.req.param('id')), scopeOf(c.get('session')), lock)
  requireOwn(c, found.mitraId)
  return found
}
