import { onlineManager, QueryClient } from '@tanstack/react-query'
import { definitions } from '../resources/registry'
import { STALE_TIME, GC_TIME, retryDelay, retryQuery } from '../domain/requestPolicy'

/** The cache and retry policy of spec §9. Controllers that name a `retry` of their own are given it again where used. */
export function createQueryClient(): QueryClient {
  // Loaded without a network: TanStack believes in one until it hears of a change.
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
      // A save is repeated only where its caller says that repeating is harmless (retryMutation).
      mutations: { retry: false, retryDelay, networkMode: 'always' },
    },
  })
  // react-admin's own check of the session must not be answered from yesterday's.
  client.setQueryDefaults(['auth', 'checkAuth'], { staleTime: 0, retry: false })
  // What one may do is known without a network: a screen that waits for it would wait for ever.
  client.setQueryDefaults(['auth', 'canAccess'], { networkMode: 'always' })
  for (const { name, staleTime } of definitions)
    if (staleTime !== undefined) client.setQueryDefaults([name], { staleTime })
  return client
}
