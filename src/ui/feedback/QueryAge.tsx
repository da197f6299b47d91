import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { isForbidden } from '../../domain/requestPolicy'
import { DataAge } from './DataAge'
import { isFurtherPage, useActiveQuery } from '../hooks/useActiveQuery'
import { useSlow } from '../hooks/useSlow'

/**
 * Says from when the data of a screen's query is: where there is no network, where they could not be read anew, and where
 * they are the phone's own copy that has not been refreshed yet. Renders when that query changes, and nothing around it.
 */
export function QueryAge({ queryKey }: { /** The start of its key. */ queryKey: QueryKey }) {
  const client = useQueryClient()
  const state = useActiveQuery({ queryKey })
  // Never answered since the page was loaded: what it has, it was given by the phone.
  const isCopy = state?.dataUpdateCount === 0
  const isSlow = useSlow(isCopy && state.fetchStatus === 'fetching')
  if (!state?.dataUpdatedAt) return null
  // A further page that failed says so itself: what is above it is no older for that.
  const isFailed = state.fetchStatus === 'idle' && state.error !== null && !isFurtherPage(state)
  if (state.fetchStatus !== 'paused' && !isFailed && !isSlow) return null
  return (
    <DataAge
      floating
      at={state.dataUpdatedAt}
      onRetry={
        isFailed && !isForbidden(state.error)
          ? () => void client.refetchQueries({ queryKey, type: 'active' })
          : undefined
      }
    />
  )
}
