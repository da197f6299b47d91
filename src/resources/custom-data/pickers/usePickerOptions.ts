import type { UseGetListHookValue } from 'ra-core'
import { useMemo } from 'react'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import type { PickerOptions } from '../../../ui/sheet/PickerSheet'
import { useSlow } from '../../../ui/hooks/useSlow'
import type { Id } from '../../../domain/types'

const NONE: never[] = []

/**
 * The options of a picker, out of a list query: empty while there is nothing (spec §8: lists fall back to empty). Old prices
 * are shown only while newer ones cannot be read, and each record then says how old it is.
 */
export function usePickerOptions<T extends { id: Id; asOf?: number }>(query: UseGetListHookValue<T>): PickerOptions<T> {
  const { data, dataUpdatedAt, isFetching, isStale, isPaused, error, refetch } = query
  const isSlow = useSlow(isFetching)
  // Paused: there is no network to ask.
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
