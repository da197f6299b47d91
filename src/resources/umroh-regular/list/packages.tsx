import { keepPreviousData, useInfiniteQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { createContext, use, type ReactNode } from 'react'
import type { PartnerDataProvider } from '../../../data-provider/types'
import { distinctRows } from '../../../domain/values/paging'
import type { ListOrder } from '../../../domain/package/listOrder'
import type { PackageRow } from '../../../domain/types'
import { useSettledPages } from '../../../ui/hooks/useSettledPages'
import { listQuery, type ListFilter, type ListPage } from '../../firstPage'
import { umrohRegular } from '../resource'

/** An answer's data beside its rows: the fields that the API sorts by, and the least total of a list that was not counted. */
export type ListMeta = { sortBy?: string[]; atLeast?: number }

type Pages = InfiniteData<ListPage<PackageRow>, number>

const readSoFar = ({ pages }: Pages) => ({
  ...distinctRows(pages),
  pages,
  total: pages[0]?.total,
  meta: pages[0]?.meta as ListMeta | undefined,
})

type PackageQueryOptions = { filter: ListFilter; order: ListOrder }

/** The packages that the list has read so far, and their query. */
function usePackageQuery({ filter, order }: PackageQueryOptions) {
  const provider = useDataProvider<PartnerDataProvider>()
  const sort = order === 'newest' ? undefined : ({ field: order, order: 'ASC' } as const)
  const query = useInfiniteQuery<ListPage<PackageRow>, Error, ReturnType<typeof readSoFar>, QueryKey, number>({
    ...listQuery<PackageRow>(provider, umrohRegular.name, filter, sort),
    placeholderData: keepPreviousData,
    select: readSoFar,
  })
  useSettledPages({
    pages: query.isPlaceholderData ? undefined : query.data?.pages,
    hasNextPage: query.hasNextPage,
    isFetching: query.isFetching,
    error: query.error,
    refetch: query.refetch,
  })
  return {
    data: query.data?.rows,
    total: query.data?.total,
    meta: query.data?.meta,
    isComplete: query.data?.complete ?? false,
    error: query.error,
    isPending: query.isPending,
    isPaused: query.isPaused,
    isFetching: query.isFetching,
    isPlaceholderData: query.isPlaceholderData,
    hasNextPage: query.hasNextPage,
    isFetchingNextPage: query.isFetchingNextPage,
    refetch: query.refetch,
    fetchNextPage: query.fetchNextPage,
  }
}

const PackagesContext = createContext<ReturnType<typeof usePackageQuery> | null>(null)

/**
 * Reads the list for its parts. It is not react-admin's InfiniteListBase, which brings the selection, the export and the
 * address of a table (docs/decisions/0102-list-without-controller.md).
 */
export const Packages = ({ children, ...options }: PackageQueryOptions & { children: ReactNode }) => (
  <PackagesContext value={usePackageQuery(options)}>{children}</PackagesContext>
)

export function usePackages() {
  const packages = use(PackagesContext)
  if (!packages) throw new Error('usePackages needs <Packages> around it (list/PackageListPage.tsx)')
  return packages
}
