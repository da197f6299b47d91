import { onlineManager, QueryClient } from '@tanstack/react-query'
import { hasNetwork, subscribeNetwork } from '@/ui/hooks/network'
import { STALE_TIME, GC_TIME, retryDelay, retryQuery } from '@/domain/requestPolicy'

/**
 * react-admin's controllers fix `retry: false` for the records and lists that they read. Here the policy counts for them too; only
 * react-admin's questions about the session keep their own.
 */
class PolicyClient extends QueryClient {
  override defaultQueryOptions: QueryClient['defaultQueryOptions'] = (options) => {
    const { retry, ...others } = options
    const isFixed = retry === false && !options._defaulted && options.queryKey[0] !== 'auth'
    return super.defaultQueryOptions(isFixed ? (others as typeof options) : options)
  }
}

/** Creates the query client with the cache and retry policy of docs/product.md §12.2. */
export function createQueryClient(): QueryClient {
  // TanStack Query would believe the browser's word alone (ui/hooks/network.ts).
  onlineManager.setEventListener((setOnline) => subscribeNetwork(() => setOnline(hasNetwork())))
  onlineManager.setOnline(hasNetwork())
  const client = new PolicyClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME.general,
        gcTime: GC_TIME,
        retry: retryQuery,
        retryDelay,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        // A request is always tried. If it fails and the browser says that there is no network, its retries wait for one.
        networkMode: 'offlineFirst',
      },
      // The data provider repeats the writes that are safe to repeat. Without a network a write fails at once with a message:
      // TanStack Query would otherwise pause it and send it later unnoticed.
      mutations: { retry: false, retryDelay, networkMode: 'always' },
    },
  })
  // react-admin's check of the session must never come from the cache.
  client.setQueryDefaults(['auth', 'checkAuth'], { staleTime: 0, retry: false })
  // Permissions need no network. With the default mode a screen that checks them would wait offline for ever.
  client.setQueryDefaults(['auth', 'canAccess'], { networkMode: 'always' })
  return client
}
