import type { GetListParams, GetListResult, RaRecord } from 'ra-core'
import { readNumber } from '@/domain/values/numbers'
import { hasShifted, PAGE_SIZE } from '@/domain/values/paging'
import type { Query } from '@/http/addresses'
import type { HttpClient } from '@/http/httpClient'
import { asJson, missingMeta, readRecords, type Json } from './mappers/wire'
import type { Signal } from './types'

const PAGE = { page: 1, perPage: PAGE_SIZE }
/** The API's limit of rows per answer. A longer page, as for an export, needs several requests. */
const MOST = 200
/** A list that moves all the time is not read again for ever. */
const MOST_ROUNDS = 3

export type PagedListOptions = {
  http: HttpClient
  /** The list's path below the API's base. */
  path: string
  /** Reads one row; returns null if it is unreadable. */
  read: (json: Json) => RaRecord | null
  /** Returns the API's query parameters for an order. Without this function the list keeps the API's own order. */
  orderOf?: (sort: GetListParams['sort']) => Query
  /** The names of the filters that the API has besides `q`. */
  filters?: readonly string[]
  /** Reads what the `meta` of an answer says besides the total; the list's `meta` in react-admin. */
  metaOf?: (meta: Json) => object
}

/** Reads a list that the API splits into pages: `?q=&per_page=50&page=` answers `{data, meta: {total}}` (docs/product.md §10.2.5). */
export function pagedList({ http, path, read, orderOf = () => ({}), filters = [], metaOf }: PagedListOptions) {
  // The request for the first page has exactly `per_page` and, if there is search text, `q` (docs/product.md §5.3.1).
  function queryOf({ pagination = PAGE, filter, sort }: GetListParams): Query {
    const { page, perPage } = pagination
    const given = (filter ?? {}) as Query
    const others = Object.fromEntries(filters.map((name) => [name, given[name]]))
    const q = given.q?.toString().trim()
    return { q, per_page: perPage, ...others, page: page > 1 ? page : undefined, ...orderOf(sort) }
  }

  /** A server may give fewer rows than were asked for: its first page shows how many. */
  let mostRows = Infinity

  async function getPage(params: GetListParams & Signal): Promise<GetListResult<RaRecord>> {
    const answer = await http.request('GET', path, { query: queryOf(params), signal: params.signal })
    const meta = asJson(asJson(answer).meta)
    const total = readNumber(meta.total)
    const isLeast = meta.total_is_least === true
    const data = readRecords(answer, read)
    const missing = missingMeta(answer)
    const { page, perPage } = params.pagination ?? PAGE
    const isShort = total !== null && data.length > 0 && data.length < Math.min(perPage, total)
    if (page === 1 && isShort) mostRows = data.length
    const hasNextPage = total === null ? data.length >= perPage : page * Math.min(perPage, mostRows) < total
    return {
      data,
      pageInfo: { hasNextPage, hasPreviousPage: page > 1 },
      ...(total === null || isLeast ? {} : { total }),
      ...(metaOf || missing ? { meta: { ...metaOf?.(meta), ...(isLeast ? { atLeast: total } : {}), ...missing } } : {}),
    }
  }

  type Rows = Map<string, RaRecord>

  /** Reads pages until there are `perPage` rows. An answer without new rows ends the list (docs/product.md §5.3.2). */
  async function readPages(
    params: GetListParams & Signal,
    perPage: number,
  ): Promise<{ rows: Rows; isSettled: boolean }> {
    const rows: Rows = new Map()
    const pages: GetListResult<RaRecord>[] = []
    // The server may return fewer rows per answer than requested, so their number alone does not end the list.
    for (let page = 1; rows.size < perPage; page++) {
      const before = rows.size
      const read = await getPage({ ...params, pagination: { page, perPage: MOST } })
      pages.push(read)
      for (const row of read.data) rows.set(String(row.id), row)
      if (rows.size === before || rows.size >= (read.total ?? perPage)) break
    }
    return { rows, isSettled: !hasShifted(pages, rows.size >= perPage) }
  }

  /** Reads up to `perPage` rows in several requests, and all of them again while rows move between the pages. */
  async function getMany(params: GetListParams & Signal, perPage: number): Promise<GetListResult<RaRecord>> {
    let found = await readPages(params, perPage)
    for (let round = 1; round < MOST_ROUNDS && !found.isSettled; round += 1) found = await readPages(params, perPage)
    const data = [...found.rows.values()].slice(0, perPage)
    return { data, total: data.length }
  }

  return (params: GetListParams & Signal): Promise<GetListResult<RaRecord>> => {
    const { perPage } = params.pagination ?? PAGE
    return perPage > MOST ? getMany(params, perPage) : getPage(params)
  }
}
