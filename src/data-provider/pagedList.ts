import type { GetListResult, RaRecord } from 'ra-core'
import { readNumber } from '@/domain/values/numbers'
import { hasShifted, PAGE_SIZE } from '@/domain/values/paging'
import { asJson } from './mappers/wire'
import type { Asked, ListWire, Wire } from './resourceApi'

/** A list that is read again and again stops here: some move all the time. */
const MOST_ROUNDS = 3

/** The list that the API splits into pages: `?q=&per_page=50&page=` answers `{data, meta: {total}}` (docs/product.md §10.2.5). */
export function pagedList({ orderOf = () => ({}), filters = [], metaOf }: Wire): ListWire {
  /** A server may give fewer rows than were asked for: its first page shows how many. */
  let mostRows = Infinity

  return {
    firstPage: { page: 1, perPage: PAGE_SIZE },
    most: 200,
    isWhole: false,
    // The request for the first page has exactly `per_page` and, if there is search text, `q` (docs/product.md §5.3.1).
    queryOf({ pagination: { page, perPage }, filter, sort }) {
      const others = Object.fromEntries(filters.map((name) => [name, filter[name]]))
      const q = filter.q?.toString().trim()
      return { q, per_page: perPage, ...others, page: page > 1 ? page : undefined, ...orderOf(sort) }
    },
    pageOf(data, answer, { pagination: { page, perPage } }) {
      const meta = asJson(asJson(answer).meta)
      const total = readNumber(meta.total)
      const isLeast = meta.total_is_least === true
      const isShort = total !== null && data.length > 0 && data.length < Math.min(perPage, total)
      if (page === 1 && isShort) mostRows = data.length
      const hasNextPage = total === null ? data.length >= perPage : page * Math.min(perPage, mostRows) < total
      return {
        data,
        pageInfo: { hasNextPage, hasPreviousPage: page > 1 },
        ...(total === null || isLeast ? {} : { total }),
        ...(metaOf ? { meta: { ...metaOf(meta), ...(isLeast ? { atLeast: total } : {}) } } : {}),
      }
    },
  }
}

type Page = GetListResult<RaRecord>
type GetPage = (asked: Pick<Asked, 'pagination'>) => Promise<Page>
type Rows = Map<string, RaRecord>

/** Reads pages until there are `wanted` rows. An answer without new rows ends the list (docs/product.md §5.3.2). */
async function readOnce(
  getPage: GetPage,
  wanted: number,
  perPage: number,
): Promise<{ rows: Rows; isSettled: boolean }> {
  const rows: Rows = new Map()
  const pages: Page[] = []
  // The server may return fewer rows per answer than requested, so their number alone does not end the list.
  for (let page = 1; rows.size < wanted; page++) {
    const before = rows.size
    const read = await getPage({ pagination: { page, perPage } })
    pages.push(read)
    for (const row of read.data) rows.set(String(row.id), row)
    if (rows.size === before || rows.size >= (read.total ?? wanted)) break
  }
  return { rows, isSettled: !hasShifted(pages, rows.size >= wanted) }
}

/**
 * A page that is longer than the API's limit, as for an export: several requests, and all of them again while rows move between
 * the pages.
 */
export async function readPages(getPage: GetPage, wanted: number, perPage: number): Promise<Page> {
  let found = await readOnce(getPage, wanted, perPage)
  for (let round = 1; round < MOST_ROUNDS && !found.isSettled; round += 1)
    found = await readOnce(getPage, wanted, perPage)
  const data = [...found.rows.values()].slice(0, wanted)
  return { data, total: data.length }
}
