import { notifyManager, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { DataAge } from './DataAge'
import { useSlow } from './useSlow'

/**
 * Says from when the data of a screen's query is: where there is no network, and where they are the phone's own copy that
 * could not be refreshed, or not yet. Renders when that query changes, and nothing around it.
 */
export function QueryAge({ queryKey }: { /** The start of its key. */ queryKey: QueryKey }) {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache])
  const state = useSyncExternalStore(subscribe, () => cache.find({ queryKey, exact: false, type: 'active' })?.state)
  // Never answered since the page was loaded: what it has, it was given by the phone.
  const isCopy = state?.dataUpdateCount === 0
  const isSlow = useSlow(isCopy && state.fetchStatus === 'fetching')
  if (!state?.dataUpdatedAt) return null
  const isFailed = isCopy && state.fetchStatus === 'idle' && state.error !== null
  if (state.fetchStatus !== 'paused' && !isFailed && !isSlow) return null
  return <DataAge floating at={state.dataUpdatedAt} onRetry={isFailed ? () => void client.refetchQueries({ queryKey, type: 'active' }) : undefined} />
}
