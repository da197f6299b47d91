import { notifyManager, useQueryClient, type QueryFilters, type QueryState } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/** The state of the first query on screen that is meant: by the start of its key, or by what else it is. */
export function useActiveQuery(meant: Pick<QueryFilters, 'queryKey' | 'predicate'>): QueryState | undefined {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache])
  return useSyncExternalStore(subscribe, () => cache.findAll({ ...meant, type: 'active' })[0]?.state)
}

/** Whether what was asked for last was a further page of an endless list. */
export const isFurtherPage = (state: QueryState | undefined): boolean => Boolean(state?.fetchMeta?.fetchMore)
