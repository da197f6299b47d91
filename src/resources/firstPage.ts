import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { GetListResult, RaRecord } from 'ra-core'
import type { PartnerDataProvider } from '../data-provider/types'
import { retryDelay, retryQuery, STALE_TIME } from '../domain/requestPolicy'
import { PAGE_SIZE } from '../domain/values/paging'
import type { FirstRequest } from './defineResource'

// Three parts of the app request the first page of an infinite list: boot.ts, the prefetch and the list itself. They
// share one answer, which is also persisted, only if their addresses and react-admin's cache keys are equal. So this
// module makes both.

const FIRST = { page: 1, perPage: PAGE_SIZE }
/**
 * react-admin's default order, which is part of the cache key. The data provider ignores it and keeps the API's order.
 */
const SORT = { field: 'id', order: 'ASC' } as const
const VERB = 'getInfiniteList'

/**
 * The request of the first page: exactly `per_page` and, if there is search text, `q` (docs/product.md §5.3.1), and the
 * status if the list is filtered by one.
 */
export const firstPageOf = (apiPath: string): FirstRequest => ({
  path: apiPath,
  query: { q: ':q', per_page: PAGE_SIZE, status: ':status' },
})

/** The filter of a list, as the address of its screen says it. */
export function filterAt(search: string): { q?: string; status?: string } {
  const params = new URLSearchParams(search)
  const [q, status] = [params.get('q')?.trim(), params.get('status')?.trim()]
  return { ...(q ? { q } : {}), ...(status ? { status } : {}) }
}

/** The beginning of react-admin's cache keys of a resource's infinite lists. */
export const listKey = (resource: string): QueryKey => [resource, VERB]

/**
 * TanStack Query's hash of the first page's key, for the page before React, which is without TanStack Query. It sorts the
 * names of every object.
 */
export const firstPageHash = (resource: string, filter: ReturnType<typeof filterAt>): string =>
  JSON.stringify([...listKey(resource), { filter, pagination: FIRST, sort: SORT }])

/** Whether this is the cache key of an infinite list. */
export const isListKey = ([, verb]: QueryKey): boolean => verb === VERB

/**
 * Fetches the first page before the list renders, so that its first render has the cards. Resolves when the rows are in
 * the cache or the request has failed; the list shows a failure itself. `isAnswered`: the answer is there, and rows of a
 * copy do not stand for it.
 */
export function prefetchFirstPage(
  client: QueryClient,
  dataProvider: PartnerDataProvider,
  resource: string,
  filter: { q?: string; status?: string },
  isAnswered = false,
): Promise<void> {
  const params = { pagination: FIRST, sort: SORT, filter }
  const queryKey = [...listKey(resource), params]
  const fetched = client.prefetchInfiniteQuery<GetListResult<RaRecord>>({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data, pageInfo, total, meta } = await dataProvider.getList(resource, { ...params, signal })
      return { data, total, pageParam: FIRST.page, pageInfo, meta }
    },
    initialPageParam: FIRST.page,
    staleTime: STALE_TIME.packages,
    retry: retryQuery,
    retryDelay,
  })
  return !isAnswered && client.getQueryData<InfiniteData<unknown>>(queryKey) ? Promise.resolve() : fetched
}
