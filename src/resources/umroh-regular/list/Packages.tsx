import type { InfiniteData } from '@tanstack/react-query'
import {
  InfiniteListBase,
  useInfinitePaginationContext,
  useListContext,
  type GetInfiniteListResult,
  type SortPayload,
} from 'ra-core'
import type { ReactNode } from 'react'
import type { ListOrder } from '../../../domain/package/listOrder'
import type { PackageRow } from '../../../domain/types'
import { distinctRows, hasShifted, PAGE_SIZE } from '../../../domain/values/paging'
import { useSettledPages } from '../../../ui/hooks/useSettledPages'
import { LIST_POLICY, NO_SORT, type ListFilter } from '../../firstPage'

/** What an answer says beside its rows: the fields that the API sorts by, and the least total of a list that was not counted. */
type AnswerMeta = { sortBy?: string[]; atLeast?: number }
/** `isComplete`: a page brought nothing new, so no page follows. `hasMoved`: rows moved between the pages while these were read. */
type PackagesMeta = AnswerMeta & { isComplete: boolean; hasMoved: boolean; pages: number }

type Pages = InfiniteData<GetInfiniteListResult<PackageRow>, number>

/** All pages as one, with each row once (docs/product.md §5.3.2 and §5.3.3). */
function inOnePage({ pages, pageParams }: Pages): Pages {
  const [first] = pages
  if (!first) return { pages, pageParams }
  const { rows, complete } = distinctRows(pages)
  const hasMoved = hasShifted(pages, pages.at(-1)?.pageInfo?.hasNextPage === true)
  const meta: PackagesMeta = { ...first.meta, isComplete: complete, hasMoved, pages: pages.length }
  return { pages: [{ ...first, data: rows, meta }], pageParams }
}

const queryOptions = { ...LIST_POLICY, select: inOnePage, onError: () => undefined }

/** What react-admin knows of the list, with the type of the packages' `meta`. */
export function usePackages() {
  const { meta, ...list } = useListContext<PackageRow>()
  return { ...list, ...useInfinitePaginationContext(), meta: meta as PackagesMeta | undefined }
}

/** Reads pages again whose rows have moved while the user scrolled. */
function SettledPages() {
  const { meta, isPlaceholderData, hasNextPage = false, isFetching = false, error, refetch } = usePackages()
  useSettledPages({
    count: isPlaceholderData ? 0 : (meta?.pages ?? 0),
    hasMoved: meta?.hasMoved ?? false,
    hasNextPage,
    isFetching,
    error,
    refetch,
  })
  return null
}

type PackagesProps = { filter: ListFilter; order: ListOrder; children: ReactNode }

/**
 * react-admin's infinite list. Search, status and order stand in the address as docs/product.md §5.3 has them, so
 * react-admin keeps none there itself. The guard of the route has asked for the access already.
 */
export function Packages({ filter, order, children }: PackagesProps) {
  const sort: SortPayload = order === 'newest' ? NO_SORT : { field: order, order: 'ASC' }
  return (
    <InfiniteListBase<PackageRow>
      disableAuthentication
      disableSyncWithLocation
      exporter={false}
      filter={filter}
      perPage={PAGE_SIZE}
      queryOptions={queryOptions}
      sort={sort}
      storeKey={false}
    >
      <SettledPages />
      {children}
    </InfiniteListBase>
  )
}
