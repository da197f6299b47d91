import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { GetListResult, RaRecord } from 'ra-core'
import type { PartnerDataProvider } from '../data-provider/types'
import { retryDelay, retryQuery, STALE_TIME } from '../domain/requestPolicy'
import { PAGE_SIZE } from '../domain/values/paging'
import type { FirstRequest } from './defineResource'

// The first page of an endless list is asked for by the page before React, by the prefetch and by the list itself, and
// is kept on the phone. They meet in one answer only where their address and react-admin's cache key are the same: both
// are made here.

const FIRST = { page: 1, perPage: PAGE_SIZE }
/** The order that react-admin's list asks for where nobody sorts; the data provider leaves the order to the API. */
const SORT = { field: 'id', order: 'ASC' } as const
const VERB = 'getInfiniteList'

/** The call for the first page below `apiPath`: exactly `per_page` and, where there is search text, `q` (decisions.md, Lists). */
export const firstPageOf = (apiPath: string): FirstRequest => ({
  path: apiPath,
  query: { q: ':q', per_page: PAGE_SIZE },
})

/** The start of react-admin's cache key of every endless list of a resource. */
const listKey = (resource: string): QueryKey => [resource, VERB]

/** Whether a cache key is that of an endless list. */
export const isListKey = ([, verb]: QueryKey): boolean => verb === VERB

/**
 * Asks for the first page before the list is there to ask, so that the list's first drawing has its cards. Settles when
 * the rows are in the cache, or when the call has failed; the list then shows the failure itself.
 */
export function prefetchFirstPage(
  client: QueryClient,
  dataProvider: PartnerDataProvider,
  resource: string,
  q: string,
): Promise<void> {
  const params = { pagination: FIRST, sort: SORT, filter: q ? { q } : {} }
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
  return client.getQueryData<InfiniteData<unknown>>(queryKey) ? Promise.resolve() : fetched
}
