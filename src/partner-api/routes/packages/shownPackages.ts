import type { Context } from 'hono'
import { STATUSES } from '../../../domain/status/packageStatus'
import { searchedText } from '../../../domain/status/customerSearch'
import { isStorable } from '../../../domain/values/isStorable'
import { hasPermission } from '../../../domain/access/permissions'
import { businessDay } from '../../pricing/businessDay'
import { parseId } from '../../pricing/snapshot'
import {
  emptyList,
  type PackageDetail,
  type PackageList,
  type PackageRow,
  type Scope,
  type StoreSession,
} from '../../store'
import { NEWEST_FIRST, readSort } from '../../wire/requests/packageSort'
import { FIRST_PACKAGES } from '../../stores/sessionStore'
import { notFound, forbidden } from '../apiError'
import { scopeOf, type ApiContext, type ApiEnv, type FindSession, type WantedPage } from '../context'
import { wholeNumber } from '../wholeBody'
import { messages } from '../messages'

const PAGE_SIZE = 50
const MAX_PAGE_SIZE = 200
const MAX_PAGE = 1_000_000

function wantedBy({ features, now }: ApiContext, c: Context): WantedPage {
  const hasStatus = features.includes('status')
  const q = c.req.query('q') ?? ''
  const wanted = hasStatus ? (c.req.query('status') ?? '') : ''
  const status = STATUSES.find((one) => one === wanted)
  const today = businessDay(now())
  const asked = {
    page: wholeNumber(c.req.query('page'), 1, MAX_PAGE),
    perPage: wholeNumber(c.req.query('per_page'), PAGE_SIZE, MAX_PAGE_SIZE),
    today,
  }
  // The database refuses to compare text that it cannot store, and no name contains such text.
  if (!isStorable(q) || (wanted !== '' && status === undefined)) return { ...asked, query: null }
  const query = {
    q: hasStatus ? searchedText(q) : q.trim(),
    sort: readSort(c.req.query('sort'), c.req.query('order'), today),
    status: status && { is: status, today },
  }
  return { ...asked, query }
}

/** Whether a request asks for one of the first pages of all packages, newest first. */
const isNewest = ({ page, perPage, query }: WantedPage) =>
  query?.q === '' && !query.status && query.sort === NEWEST_FIRST && page * perPage <= FIRST_PACKAGES

/**
 * Finds the session of a request for a list. With it, in one round trip, it reads the first pages of the newest packages
 * of the user's mitra. PostgreSQL plans every other list for its mitra, and only the session tells which mitra that is.
 */
export const withPage =
  (api: ApiContext): FindSession =>
  async (tokenHash, c) => {
    const wanted = wantedBy(api, c)
    c.set('wanted', wanted)
    if (!isNewest(wanted)) return api.store.findSession(tokenHash)
    const { page, perPage } = wanted
    const found = await api.store.findSessionAndPage(tokenHash, { page, perPage })
    if (found) c.set('ownList', found.list)
    return found?.session ?? null
  }

/** Finds the session of a request for a detail, in the same round trip as the package if it is the user's own mitra's. */
export const withDetail =
  ({ store }: ApiContext): FindSession =>
  async (tokenHash, c) => {
    const id = parseId(c.req.param('id'))
    if (id === null) return store.findSession(tokenHash)
    const found = await store.findSessionAndDetail(tokenHash, id)
    if (found) c.set('ownDetail', found.detail)
    return found?.session ?? null
  }

/** The packages that a list shows. The first pages of the user's own mitra have been read together with the session. */
export async function findListed({ store }: ApiContext, c: Context<ApiEnv>): Promise<PackageList> {
  const scope = scopeOf(c.get('session'))
  const own = scope === 'all' ? undefined : c.get('ownList')
  if (own) return own
  const { page, perPage, query } = c.get('wanted')
  return query ? store.listPackages({ ...query, page, perPage, scope }) : emptyList()
}

/** The package that a detail shows, or 404. */
export async function findShown({ store }: ApiContext, c: Context<ApiEnv>): Promise<PackageDetail> {
  const id = parseId(c.req.param('id'))
  const scope = scopeOf(c.get('session'))
  const own = c.get('ownDetail') ?? null
  const found = own || scope !== 'all' || id === null ? own : await store.findDetail(id, scope)
  if (!found) throw notFound()
  return found
}

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
