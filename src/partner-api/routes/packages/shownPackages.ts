import type { Context } from 'hono'
import { STATUSES } from '../../../domain/status/packageStatus'
import { searchedText } from '../../../domain/status/customerSearch'
import { isStorable } from '../../../domain/values/isStorable'
import { businessDay } from '../../pricing/businessDay'
import { parseId } from '../../pricing/snapshot'
import type { PackageDetail, PackageList, PackageQuery } from '../../store'
import { NEWEST_FIRST, readSort } from '../../wire/requests/packageSort'
import { notFound } from '../apiError'
import { scopeOf, type ApiContext, type ApiEnv, type FindSession } from '../context'
import { wholeNumber } from '../wholeNumber'

const PAGE_SIZE = 50
const MAX_PAGE_SIZE = 200
const MAX_PAGE = 1_000_000

type Wanted = Omit<PackageQuery, 'scope'>

export const pageOf = (c: Context): Pick<PackageQuery, 'page' | 'perPage'> => ({
  page: wholeNumber(c.req.query('page'), 1, MAX_PAGE),
  perPage: wholeNumber(c.req.query('per_page'), PAGE_SIZE, MAX_PAGE_SIZE),
})

/** What a list asks for; null when no package can be an answer. */
function wantedBy({ features, now }: ApiContext, c: Context): Wanted | null {
  const hasStatus = features.includes('status')
  const q = c.req.query('q') ?? ''
  const wanted = hasStatus ? (c.req.query('status') ?? '') : ''
  const status = STATUSES.find((one) => one === wanted)
  // The database refuses to compare text that it cannot store, and no name contains such text.
  if (!isStorable(q) || (wanted !== '' && status === undefined)) return null
  const today = businessDay(now())
  return {
    ...pageOf(c),
    q: hasStatus ? searchedText(q) : q.trim(),
    sort: readSort(c.req.query('sort'), c.req.query('order'), today),
    status: status && { is: status, today },
  }
}

/**
 * Finds the session of a request for a list. Of the list as it opens, newest first, it reads the page of the user's own
 * mitra in the same round trip. Every other list is planned for its mitra, whom only the session tells.
 */
export const withPage =
  (api: ApiContext): FindSession =>
  async (tokenHash, c) => {
    const wanted = wantedBy(api, c)
    if (!wanted || wanted.q !== '' || wanted.status || wanted.sort !== NEWEST_FIRST)
      return api.store.findSession(tokenHash)
    const found = await api.store.findSessionAndPage(tokenHash, wanted)
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

/** The packages that a list shows. Those of the own mitra are there already. */
export async function findListed(api: ApiContext, c: Context<ApiEnv>): Promise<PackageList> {
  const scope = scopeOf(c.get('session'))
  const own = scope === 'all' ? undefined : c.get('ownList')
  if (own) return own
  const wanted = wantedBy(api, c)
  return wanted ? api.store.listPackages({ ...wanted, scope }) : { rows: [], total: 0 }
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
