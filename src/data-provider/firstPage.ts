import type { InfiniteData, QueryClient, QueryFunctionContext, QueryKey, QueryState } from '@tanstack/react-query'
import type { GetListResult, RaRecord } from 'ra-core'
import type { PartnerDataProvider } from './types'
import { STALE_TIME, wasJustRefused } from '@/domain/requestPolicy'
import { PAGE_SIZE } from '@/domain/values/paging'

// Three parts of the app request the first page of an infinite list: boot.ts, the prefetch and the list itself. They
// share one answer, which is also persisted, only if their addresses and cache keys are equal. This module makes the
// keys and the list's query; firstRequest.ts makes the address that boot.ts requests.
// The keys are those of react-admin's useInfiniteGetList.

const FIRST = { page: 1, perPage: PAGE_SIZE }
/** react-admin's default order, which is part of the cache key. The data provider ignores it and keeps the API's order. */
export const NO_SORT = { field: 'id', order: 'ASC' } as const

/**
 * When a list is read again, and how a failed request is repeated. The list does not repeat a request of the prefetch that
 * was refused.
 */
export const LIST_POLICY = {
  staleTime: STALE_TIME.packages,
  retryOnMount: ({ state }: { state: Pick<QueryState, 'error' | 'errorUpdatedAt'> }) =>
    !wasJustRefused(state.error, state.errorUpdatedAt),
}
const VERB = 'getInfiniteList'

export type ListFilter = { q?: string; status?: string }

/** The filter of a list, as the address of its screen says it. */
export function filterAt(search: string): ListFilter {
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
export const firstPageHash = (resource: string, filter: ListFilter): string =>
  JSON.stringify([...listKey(resource), { filter, pagination: FIRST, sort: NO_SORT }])

/** A page of an infinite list in the cache. */
export type ListPage<Row extends RaRecord> = GetListResult<Row> & { pageParam: number }

/** The query of an infinite list's first page, as react-admin's useInfiniteGetList makes it. */
export const listQuery = <Row extends RaRecord = RaRecord>(
  dataProvider: PartnerDataProvider,
  resource: string,
  filter: ListFilter,
) => ({
  queryKey: [...listKey(resource), { pagination: FIRST, sort: NO_SORT, filter }],
  queryFn: async ({ pageParam: page, signal }: QueryFunctionContext<QueryKey, number>): Promise<ListPage<Row>> => {
    const pagination = { ...FIRST, page }
    const { data, pageInfo, total, meta } = await dataProvider.getList<Row>(resource, {
      pagination,
      sort: NO_SORT,
      filter,
      signal,
    })
    return { data, total, pageParam: page, pageInfo, meta } as ListPage<Row>
  },
  initialPageParam: FIRST.page,
  getNextPageParam: ({ pageInfo, pageParam }: ListPage<Row>) => (pageInfo?.hasNextPage ? pageParam + 1 : undefined),
  ...LIST_POLICY,
})

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
  filter: ListFilter,
  isAnswered = false,
): Promise<void> {
  const query = listQuery(dataProvider, resource, filter)
  const fetched = client.prefetchInfiniteQuery(query)
  return !isAnswered && client.getQueryData<InfiniteData<unknown>>(query.queryKey) ? Promise.resolve() : fetched
}
