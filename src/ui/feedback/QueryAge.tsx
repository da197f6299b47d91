import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isForbidden } from '@/domain/requestPolicy'
import { DataAge } from './DataAge'
import { reasonOf } from './reasonOf'
import { isFurtherPage, useActiveQuery } from '../hooks/useActiveQuery'
import { tryNetwork } from '../hooks/network'
import { useSlow } from '../hooks/useSlow'

/** Whether the page before React said the age of this screen's copy: then it stays said (docs/product.md §14.5.6). */
function useSaidBefore(): boolean {
  const [wasSaid] = useState(() => window.shell?.saidAge ?? false)
  useEffect(() => void delete window.shell?.saidAge, [])
  return wasSaid
}

/**
 * Shows the age of a query's data while there is no network, after a failed refetch, and while the data is a persisted
 * copy. Only this component renders when the query changes.
 */
export function QueryAge({ queryKey }: { /** The start of the query's key. */ queryKey: QueryKey }) {
  const client = useQueryClient()
  const state = useActiveQuery({ queryKey })
  // The query was never answered since the page was loaded, so its data is a persisted copy.
  const isCopy = state?.dataUpdateCount === 0
  const isAwaited = isCopy && state.fetchStatus === 'fetching'
  const wasSaid = useSaidBefore()
  const isSlow = useSlow(isAwaited) || (isAwaited && wasSaid)
  if (!state?.dataUpdatedAt) return null
  // A further page that fails has its own message, and does not make the rows above it older.
  const isFailed = state.fetchStatus === 'idle' && state.error !== null && !isFurtherPage(state)
  const isPaused = state.fetchStatus === 'paused'
  if (!isPaused && !isFailed && !isSlow) return null
  const tryAgain = () => {
    tryNetwork()
    void client.refetchQueries({ queryKey, type: 'active' })
  }
  return (
    <DataAge
      floating
      at={state.dataUpdatedAt}
      reason={isFailed && state.error instanceof Error ? reasonOf(state.error) : undefined}
      onRetry={isPaused || (isFailed && !isForbidden(state.error)) ? tryAgain : undefined}
    />
  )
}
