import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '../auth-provider/session'
import type { Id } from '../domain/types'
import { prefetchFirstPage } from '../resources/firstPage'
import { screenAt } from '../shell/screens'
import { persistQueries } from '../offline/persistQueries'
import { openPersistedQueries } from '../offline/persistedQueries'
import type { Providers } from './providers'
import { createQueryClient } from './queryClient'

const LONGEST_WAIT_MS = 60

let begun: { userId: Id; client: QueryClient } | null = null

function create(userId: Id, session: Session): QueryClient {
  const client = createQueryClient()
  // One answer says 7, another "7".
  persistQueries(client, openPersistedQueries(userId), () => String(session.getSnapshot().user?.id) === String(userId))
  return client
}

/** A query client that begins with what this phone keeps of the user, and keeps what they read. */
export function clientOf(userId: Id, session: Session): QueryClient {
  const client = begun?.userId === userId ? begun.client : create(userId, session)
  begun = null
  return client
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
  const client = create(userId, session)
  begun = { userId, client }
  const asked = screenAt(pathname, search)
  if (asked?.view !== 'list' || asked.resource === undefined) return
  const first = prefetchFirstPage(client, dataProvider, asked.resource, new URLSearchParams(search).get('q') ?? '')
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
}
