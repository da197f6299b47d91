import { notifyManager, useQueryClient, type QueryKey, type QueryState } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/** The state of the query on screen whose key begins so. */
export function useActiveQuery(queryKey: QueryKey): QueryState | undefined {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache])
  return useSyncExternalStore(subscribe, () => cache.find({ queryKey, exact: false, type: 'active' })?.state)
}

/** Whether what was asked for last was a further page of an endless list. */
export const isFurtherPage = (state: QueryState | undefined): boolean => Boolean(state?.fetchMeta?.fetchMore)
