import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useMemo } from 'react'
import { hasNoList, type PartnerDataProvider } from '@/data-provider/types'
import { STALE_TIME, WHOLE_LIST } from '@/domain/requestPolicy'
import { loadFailure } from '@/ui/feedback/loadFailure'
import type { OptionsState } from '@/ui/sheet/pickerProps'
import { useSlow } from '@/ui/hooks/useSlow'
import type { Id } from '@/domain/types'

const NONE: never[] = []

/** What react-admin's useGetList takes by default. Copies on phones have it in their keys; the data provider ignores it. */
const SORT = { field: 'id', order: 'DESC' } as const

/** A whole list, as a picker reads it. */
export type ListSource = { resource: string; filter?: Record<string, unknown> }
export type PickerList = ListSource & { enabled: boolean }

/**
 * The query of a whole list, by the key under which pickers, a save and the price check find it. react-admin's useGetList
 * also writes each record into the cache as the answer of a `getOne`, for each picker each time that a step is shown.
 */
export function wholeListQuery<T extends { id: Id }>(
  provider: PartnerDataProvider,
  { resource, filter = {} }: ListSource,
) {
  const params = { pagination: WHOLE_LIST, sort: SORT, filter }
  return queryOptions<{ data: T[]; total: number | undefined; meta: unknown }>({
    queryKey: [resource, 'getList', params],
    queryFn: async ({ signal }) => {
      const { data, total, meta } = await provider.getList<T>(resource, { ...params, signal })
      return { data, total, meta }
    },
    staleTime: STALE_TIME.general,
  })
}

function useWholeList<T extends { id: Id }>({ enabled, ...source }: PickerList) {
  const provider = useDataProvider<PartnerDataProvider>()
  return useQuery({ ...wholeListQuery<T>(provider, source), enabled })
}

/**
 * The options of a picker, from a whole list; a missing list counts as empty (docs/product.md §11.1.17). Old prices are
 * shown only if newer ones cannot be read now, and each record then tells the time of its price (`asOf`).
 */
export function usePickerOptions<T extends { id: Id; asOf?: number }>(list: PickerList): OptionsState<T> {
  const {
    data: answer,
    dataUpdatedAt,
    isFetching,
    isStale,
    isPaused,
    failureCount,
    error,
    refetch,
  } = useWholeList<T>(list)
  const data = answer?.data
  const isSlow = useSlow(isFetching)
  // TanStack Query pauses a query while there is no network.
  const isRefused = isPaused || (Boolean(error) && !isFetching)
  const isAwaited = isFetching && !isSlow
  const asOf = data && isStale && (isRefused || isSlow) ? dataUpdatedAt : null
  const shown = isStale && isAwaited ? undefined : data
  const options = useMemo(
    () => (asOf === null ? shown : shown?.map((record) => ({ ...record, asOf }))) ?? NONE,
    [shown, asOf],
  )
  const failure = isRefused ? loadFailure(isPaused ? null : error, refetch) : null
  const isFailed = !shown && isRefused
  const isLoading = !shown && !isFailed
  const isRepeating = isLoading && !data && failureCount > 0
  return {
    options,
    asOf,
    isLoading,
    isRepeating,
    isFailed,
    isUnread: isFailed || hasNoList(answer),
    isRefused: isRefused && !isPaused,
    failure,
  }
}
