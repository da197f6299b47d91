import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Session } from '../auth-provider/session'
import type { Id } from '../domain/types'
import { prefetchFirstPage } from '../resources/firstPage'
import { screenAt } from '../shell/screens'
import { persistQueries } from '../offline/persistQueries'
import { openPersistedQueries } from '../offline/persistedQueries'
import type { Providers } from './providers'
import { createQueryClient } from './queryClient'

const LONGEST_WAIT_MS = 60

let current: { userId: Id; session: Session; client: QueryClient } | null = null

function create(userId: Id, session: Session): QueryClient {
  const client = createQueryClient()
  // One answer says 7, another "7".
  persistQueries(client, openPersistedQueries(userId), () => String(session.getSnapshot().user?.id) === String(userId))
  return client
}

/**
 * The query client of this user: it begins with the persisted queries, and persists what is read. The same one for every
 * call until it is released, also for the second call that StrictMode makes.
 */
export function clientOf(userId: Id, session: Session): QueryClient {
  if (current?.userId !== userId || current.session !== session)
    current = { userId, session, client: create(userId, session) }
  return current.client
}

/** Forgets what the client holds, and gives up the requests that are under way. */
function release(client: QueryClient): void {
  client.clear()
  if (current?.client === client) current = null
}

/**
 * Releases the client once the component that uses it is gone for good. A turn later: StrictMode unmounts each component
 * once and mounts it again at once, with the same client.
 */
export function useReleased(client: QueryClient): void {
  const isMountedRef = useRef(false)
  useEffect(() => {
    isMountedRef.current = true
    return () => {
      isMountedRef.current = false
      queueMicrotask(() => isMountedRef.current || release(client))
    }
  }, [client])
}

/**
 * Asks for what the page at this address shows first, before React is there to ask, and waits a moment for it: its
 * answer may lie there already.
 */
export async function beginArea(
  userId: Id,
  { session, dataProvider }: Providers,
  { pathname, search }: Location,
): Promise<void> {
  const client = clientOf(userId, session)
  const asked = screenAt(pathname, search)
  if (asked?.view !== 'list' || asked.resource === undefined) return
  const first = prefetchFirstPage(client, dataProvider, asked.resource, new URLSearchParams(search).get('q') ?? '')
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
}
