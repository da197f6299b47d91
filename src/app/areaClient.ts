import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { PartnerAuthProvider } from '@/auth-provider/authProvider'
import type { Session } from '@/auth-provider/session'
import type { Id } from '@/domain/types'
import { addressInApp } from '@/domain/values/urls'
import { filterAt, prefetchFirstPage } from '@/data-provider/firstPage'
import { screenAt } from '@/shell/screens'
import { persistQueries } from '@/offline/persistQueries'
import { openPersistedQueries } from '@/offline/persistedQueries'
import type { Providers } from './providers'
import { createQueryClient } from './queryClient'

const LONGEST_WAIT_MS = 60
const LONGEST_WAIT_FOR_DRAWN_MS = 5000

/** The query client in use, with its user and session. */
let current: { userId: Id; session: Session; client: QueryClient } | null = null

type Auth = { session: Session; authProvider: PartnerAuthProvider }

function create(userId: Id, { session, authProvider }: Auth): QueryClient {
  const client = createQueryClient(authProvider.accessAtOnce)
  // Some answers of the API have the id 7 and others "7", so the ids are compared as text.
  persistQueries(client, openPersistedQueries(userId), () => String(session.getSnapshot().user?.id) === String(userId))
  return client
}

/**
 * Returns the user's query client. It begins with their persisted queries, and persists what they read. Every call
 * returns the same client until its release, also the second call that StrictMode makes.
 */
export function clientOf(userId: Id, auth: Auth): QueryClient {
  const { session } = auth
  if (current?.userId !== userId || current.session !== session)
    current = { userId, session, client: create(userId, auth) }
  return current.client
}

/** Clears the client's cache and aborts its running requests. */
function release(client: QueryClient): void {
  client.clear()
  if (current?.client === client) current = null
}

/**
 * Releases the client after its component has unmounted. The release waits for a microtask, because StrictMode unmounts
 * each component once and mounts it again at once with the same client.
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
 * Requests the first page of the list at this address before React starts, and waits a moment for the answer. The early
 * request or the persisted queries may have it already.
 */
export async function beginArea(userId: Id, providers: Providers, location: Location): Promise<void> {
  const { session, dataProvider } = providers
  const client = clientOf(userId, providers)
  const { pathname, search } = addressInApp(location)
  const target = screenAt(pathname, search)
  if (target?.view !== 'list' || target.resource === undefined) return
  const { early, isAnswered: wasRead } = window.shell ?? {}
  // The early script read the answer for the session of that time.
  const isAnswered = wasRead && early?.token === session.getToken()
  const first = prefetchFirstPage(client, dataProvider, target.resource, filterAt(search), isAnswered)
  // Drawn cards stay until their rows are there: they may be read as long as React waits.
  const wait = isAnswered ? LONGEST_WAIT_FOR_DRAWN_MS : LONGEST_WAIT_MS
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, wait))])
}
