import type { Context } from 'hono'
import { PRICE_RISEN, STATUSES } from '@/domain/status/packageStatus'
import { searchedText } from '@/domain/status/customerSearch'
import { isMonth } from '@/domain/values/dates'
import { isStorable } from '@/domain/values/isStorable'
import { hasPermission } from '@/domain/access/permissions'
import type { SaveResponse } from '@/http/partnerApi.types'
import { businessDay } from '../../pricing/businessDay'
import { marginsLeft } from '../../pricing/risenPrices'
import { parseId } from '../../stores/snapshot'
import {
  type KeyAnswer,
  emptyList,
  type PackageDetail,
  type PackageList,
  type PackageRow,
  type Scope,
  type StoreSession,
} from '../../stores/store'
import { NEWEST_FIRST, readSort, sortFields } from '../../stores/packageSort'
import { FIRST_PACKAGES } from '../../stores/sessionStore'
import { notFound, forbidden } from '../../errors/apiError'
import { scopeOf, type ApiContext, type ApiEnv, type FindSession, type WantedPage } from '../context'
import { wholeNumber } from '../wholeBody'
import { messages } from '../../errors/messages'

const PAGE_SIZE = 50
const MAX_PAGE_SIZE = 200
const MAX_PAGE = 1_000_000

/** A filter of the query: its text, '' when it is absent or empty, and whether it can have finds. */
function filterOf(c: Context, name: string, mayFind: (text: string) => boolean) {
  const text = c.req.query(name) ?? ''
  return { text, isVain: text !== '' && !mayFind(text) }
}

function wantedBy({ features, now }: ApiContext, c: Context): WantedPage {
  const hasStatus = features.includes('status')
  const q = c.req.query('q') ?? ''
  const wanted = hasStatus ? (c.req.query('status') ?? '') : ''
  const status = STATUSES.find((one) => one === wanted)
  const mitra = filterOf(c, 'mitra_id', (text) => parseId(text) !== null)
  const checkIn = filterOf(c, 'check_in_month', isMonth)
  const created = filterOf(c, 'created_month', isMonth)
  const today = businessDay(now())
  const asked = {
    page: wholeNumber(c.req.query('page'), 1, MAX_PAGE),
    perPage: wholeNumber(c.req.query('per_page'), PAGE_SIZE, MAX_PAGE_SIZE),
    today,
    mitraId: parseId(mitra.text) ?? undefined,
  }
  const isRisen = wanted === PRICE_RISEN
  const isUnknown = wanted !== '' && status === undefined && !isRisen
  const isVain = [mitra, checkIn, created].some((filter) => filter.isVain) || isUnknown
  // The database refuses to compare text that it cannot store, and no name contains such text.
  if (!isStorable(q) || isVain) return { ...asked, query: null }
  const query = {
    q: hasStatus ? searchedText(q) : q.trim(),
    sort: readSort(sortFields(hasStatus), c.req.query('sort'), c.req.query('order'), today),
    status: status && { is: status, today },
    checkInMonth: checkIn.text || undefined,
    createdMonth: created.text || undefined,
  }
  return { ...asked, isRisen, query }
}

/** Whether a request asks for one of the first pages of all packages, newest first. */
function isNewest({ page, perPage, query, mitraId, isRisen }: WantedPage): boolean {
  if (!query || mitraId !== undefined || isRisen || page * perPage > FIRST_PACKAGES) return false
  const isFiltered = query.q !== '' || query.status || query.checkInMonth || query.createdMonth
  return !isFiltered && query.sort === NEWEST_FIRST
}

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
    const { page, perPage, today } = wanted
    const found = await api.store.findSessionAndPage(tokenHash, { page, perPage }, today)
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

/** A list, and the margins that its open quotes leave where the request asks for them. */
type Listed = PackageList & { margins?: ReadonlyMap<number, number> }

/** The packages that a list shows. Only an account that sees every mitra's may ask for those of one. The first pages of the user's own mitra have been read together with the session. */
export async function findListed({ store, now }: ApiContext, c: Context<ApiEnv>): Promise<Listed> {
  const seen = scopeOf(c.get('session'))
  const { page, perPage, query, mitraId, isRisen } = c.get('wanted')
  if (mitraId !== undefined && seen !== 'all') throw forbidden(messages.notAllowed)
  const own = seen === 'all' ? undefined : c.get('ownList')
  if (own) return own
  const scope = mitraId === undefined ? seen : { mitraId }
  if (!query) return emptyList()
  if (!isRisen && query.sort?.field !== 'activity') return store.listPackages({ ...query, page, perPage, scope })
  const margins = await marginsLeft(store, scope, now())
  const ids = isRisen ? [...margins.keys()] : undefined
  return { ...(await store.listPackages({ ...query, ids, page, perPage, scope })), margins }
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

/** Throws 403 when the answer of an earlier save tells a package that the account reads no more. */
export async function requireReadable(tx: StoreSession, c: Context<ApiEnv>, earlier: KeyAnswer | null): Promise<void> {
  const { data } = (earlier?.body ?? {}) as Partial<SaveResponse>
  const id = parseId(data?.id)
  if (id !== null && !(await tx.findPackage(id, scopeOf(c.get('session'))))) throw forbidden(messages.notAllowed)
}

/**
 * Throws 403 unless the account may write what belongs to this mitra. An account without the permission
 * `umroh-regular.edit` may do that with its own mitra's alone, and reads the others.
 */
export function requireOwn(c: Context<ApiEnv>, mitraId: number): void {
  const { user } = c.get('session')
  if (mitraId !== user.mitraId && !hasPermission(user, 'umroh-regular.edit')) throw forbidden(messages.notAllowed)
}

/** Whether the account decides which packages are templates: an admin who may change those of every mitra. */
export function decidesTemplates(c: Context<ApiEnv>): boolean {
  const session = c.get('session')
  return scopeOf(session) === 'all' && hasPermission(session.user, 'umroh-regular.edit')
}

/** The package that a request wants to change, copy or offer. */
export async function findOwn(store: StoreSession, c: Context<ApiEnv>, lock = false): Promise<PackageRow> {
  const found = await findOrFail(store, parseId(c.req.param('id')), scopeOf(c.get('session')), lock)
  requireOwn(c, found.mitraId)
  return found
}
