import { notifyManager, useQueryClient, type QueryFilters, type QueryState } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/** The state of the first query on screen that matches the filters. */
export function useActiveQuery(meant: Pick<QueryFilters, 'queryKey' | 'predicate'>): QueryState | undefined {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache])
  return useSyncExternalStore(subscribe, () => cache.findAll({ ...meant, type: 'active' })[0]?.state)
}

/** Whether the last request of a query was for a further page of an endless list. */
export const isFurtherPage = (state: QueryState | undefined): boolean => Boolean(state?.fetchMeta?.fetchMore)
