import { onlineManager, QueryClient } from '@tanstack/react-query'
import { definitions } from '../resources/registry'
import { STALE_TIME, GC_TIME, retryDelay, retryQuery } from '../domain/requestPolicy'

/**
 * Creates the query client with the cache and retry policy of docs/product.md §12.2. Some of react-admin's controllers set their own
 * `retry`; the screens that use those pass the policy's `retry` again.
 */
export function createQueryClient(): QueryClient {
  // TanStack Query assumes a network until an event says otherwise, but the app may have started offline.
  if (!navigator.onLine) onlineManager.setOnline(false)
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME.general,
        gcTime: GC_TIME,
        retry: retryQuery,
        retryDelay,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
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
