import { onlineManager, QueryClient } from '@tanstack/react-query'
import { hasNetwork, subscribeNetwork } from '@/ui/hooks/network'
import type { PartnerAuthProvider } from '@/auth-provider/authProvider'
import { STALE_TIME, GC_TIME, retryDelay, retryQuery } from '@/domain/requestPolicy'

type AccessAtOnce = PartnerAuthProvider['accessAtOnce']

/**
 * react-admin's controllers fix `retry: false` for the records and lists that they read. Here the policy counts for them too; only
 * react-admin's questions about the session keep their own. `useCanAccess` knows at once what the session decides.
 */
class PolicyClient extends QueryClient {
  accessAtOnce: AccessAtOnce = () => undefined

  override defaultQueryOptions: QueryClient['defaultQueryOptions'] = (options) => {
    const [scope, question, asked] = options.queryKey
    const { retry, ...others } = options
    if (scope === 'auth' && question === 'canAccess' && options.enabled !== false && !Array.isArray(asked)) {
      const known: object = { initialData: () => this.accessAtOnce(asked as Parameters<AccessAtOnce>[0]) }
      return super.defaultQueryOptions({ ...known, ...options })
    }
    const isFixed = retry === false && !options._defaulted && scope !== 'auth'
    return super.defaultQueryOptions(isFixed ? (others as typeof options) : options)
  }
}

/**
 * Creates the query client with the cache and retry policy of docs/product.md §12.2. `accessAtOnce` answers for the session
 * what a user may do.
 */
export function createQueryClient(accessAtOnce?: AccessAtOnce): QueryClient {
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
  if (accessAtOnce) client.accessAtOnce = accessAtOnce
  // react-admin's check of the session must never come from the cache.
  client.setQueryDefaults(['auth', 'checkAuth'], { staleTime: 0, retry: false })
  // Permissions need no network. With the default mode a screen that checks them would wait offline for ever.
  client.setQueryDefaults(['auth', 'canAccess'], { networkMode: 'always' })
  return client
}
