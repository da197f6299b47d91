import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { GetListResult } from 'ra-core'
import { PACKAGES, type PartnerDataProvider } from '../../../data-provider/types'
import { PAGE_SIZE } from '../../../domain/values/paging'
import { STALE_TIME, retryDelay, retryQuery } from '../../../domain/requestPolicy'
import type { PackageRow } from '../../../domain/types'

const FIRST = { page: 1, perPage: PAGE_SIZE }
/** The default order of react-admin's list, part of its query key; the provider leaves the order to the API. */
const SORT = { field: 'id', order: 'ASC' } as const

/**
 * Requests the list's first page under react-admin's own query key, before the list is mounted, so that the list begins with
 * its cards. The promise settles after the answer or a failure; the list itself shows a failure.
 */
export function fetchFirstPage(client: QueryClient, dataProvider: PartnerDataProvider, q: string): Promise<void> {
  const params = { pagination: FIRST, sort: SORT, filter: q ? { q } : {} }
  const queryKey = [PACKAGES, 'getInfiniteList', params]
  const fetched = client.prefetchInfiniteQuery<GetListResult<PackageRow>>({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data, pageInfo, total, meta } = await dataProvider.getList<PackageRow>(PACKAGES, { ...params, signal })
      return { data, total, pageParam: FIRST.page, pageInfo, meta }
    },
    initialPageParam: FIRST.page,
    staleTime: STALE_TIME.packages,
    retry: retryQuery,
    retryDelay,
  })
  return client.getQueryData<InfiniteData<unknown>>(queryKey) ? Promise.resolve() : fetched
}
