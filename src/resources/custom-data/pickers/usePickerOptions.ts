import type { UseGetListHookValue } from 'ra-core'
import { useMemo } from 'react'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import type { OptionsState } from '../../../ui/sheet/pickerProps'
import { useSlow } from '../../../ui/hooks/useSlow'
import type { Id } from '../../../domain/types'

const NONE: never[] = []

/**
 * Turns a list query into the options of a picker; a missing list counts as empty (docs/product.md §11.1.17). Old
 * prices are shown only if newer ones cannot be read now, and each record then tells the time of its price (`asOf`).
 */
export function usePickerOptions<T extends { id: Id; asOf?: number }>(query: UseGetListHookValue<T>): OptionsState<T> {
  const { data, dataUpdatedAt, isFetching, isStale, isPaused, error, refetch } = query
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
  return { options, asOf, isLoading: !shown && !isFailed, isFailed, isRefused: isRefused && !isPaused, failure }
}
