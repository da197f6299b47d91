import { onlineManager, QueryClient } from '@tanstack/react-query'
import { definitions } from '@/resources/registry'
import { hasNetwork, subscribeNetwork } from '@/ui/hooks/network'
import { STALE_TIME, GC_TIME, retryDelay, retryQuery } from '@/domain/requestPolicy'

/**
 * Creates the query client with the cache and retry policy of docs/product.md §12.2. Some of react-admin's controllers set their own
 * `retry`; the screens that use those pass the policy's `retry` again.
 */
export function createQueryClient(): QueryClient {
  // TanStack Query would believe the browser's word alone (ui/hooks/network.ts).
  onlineManager.setEventListener((setOnline) => subscribeNetwork(() => setOnline(hasNetwork())))
  onlineManager.setOnline(hasNetwork())
  const client = new QueryClient({
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
      // A save is retried only if its caller says that a retry is harmless (retryMutation).
      mutations: { retry: false, retryDelay, networkMode: 'always' },
    },
  })
  // react-admin's check of the session must never come from the cache.
  client.setQueryDefaults(['auth', 'checkAuth'], { staleTime: 0, retry: false })
  // Permissions need no network. With the default mode a screen that checks them would wait offline for ever.
  client.setQueryDefaults(['auth', 'canAccess'], { networkMode: 'always' })
  for (const { name, staleTime } of definitions)
    if (staleTime !== undefined) client.setQueryDefaults([name], { staleTime })
  return client
}
