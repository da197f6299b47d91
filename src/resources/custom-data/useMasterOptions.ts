import { useGetList, type UseGetListHookValue } from 'ra-core'
import { MASTERS, type MasterField } from '../../domain/masters'
import { FRESH, retryDelay, retryQuery } from '../../domain/requestPolicy'
import type { MasterRecord } from '../../domain/types'
import type { PickerOptions } from '../../components/PickerSheet'

const EVERYTHING = { page: 1, perPage: 10_000 }
const NONE: never[] = []

/** What a picker needs of a list query: empty while there is nothing (spec §8: lists fall back to empty). */
export function toPickerOptions<T extends { id: string | number }>({ data, isFetching, isPaused, error, refetch }: UseGetListHookValue<T>): PickerOptions<T> {
  // Paused: there is no network to ask. What was read before is shown whatever happens afterwards.
  const isFailed = !data && (isPaused || (Boolean(error) && !isFetching))
  return { options: data ?? NONE, isLoading: !data && !isFailed, isFailed, onRetry: () => void refetch() }
}

/** All records of a master; asked for once the picker opens, or at once when editing (spec §7). */
export function useMasterOptions(field: MasterField, enabled: boolean): PickerOptions<MasterRecord> {
  return toPickerOptions(
    useGetList<MasterRecord>(MASTERS[field].resource, { pagination: EVERYTHING }, { enabled, staleTime: FRESH.general, retry: retryQuery, retryDelay }),
  )
}
