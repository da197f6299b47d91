import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { AS_DETAIL } from '../data-provider/types'
import { isListKey } from '../resources/firstPage'
import { definitions } from '../resources/registry'
import { isNotFound, WHOLE_LIST } from '../domain/requestPolicy'
import { changedResource } from '../ui/hooks/mutationMeta'
import type { PersistedQueries } from './persistedQueries'
import { whenIdle } from './whenIdle'

type Params = { meta?: { shape?: string }; pagination?: { perPage: number } }

const persistOf = new Map<unknown, readonly string[]>(definitions.map(({ name, persist }) => [name, persist]))

/** The kind of answer that a cache key stands for, as `persist` of a resource's definition names it. */
function kindOf(key: QueryKey): 'list' | 'detail' | 'options' | null {
  const [, verb, params] = key
  const { meta, pagination } = (params ?? {}) as Params
  if (isListKey(key)) return 'list'
  if (verb === 'getOne') return meta?.shape === AS_DETAIL.shape ? 'detail' : null
  return verb === 'getList' && pagination?.perPage === WHOLE_LIST.perPage ? 'options' : null
}

/** Whether the phone keeps the answer. It never keeps a form (always read anew), an admin's table or the session. */
function isKept(key: QueryKey): boolean {
  const kind = kindOf(key)
  return kind !== null && (persistOf.get(key[0])?.includes(kind) ?? false)
}

/** A long list is kept as far as its first page: what a screen begins with. */
function firstPage(data: unknown): unknown {
  const { pages, pageParams } = data as Partial<InfiniteData<unknown>>
  return pages && pageParams ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data
}

/**
 * Ties a query client to what the phone keeps: a query without data begins with its copy, an answer from the network
 * replaces it or says that there is none, a change makes all copies of that resource go. `isSignedIn` says whether the copy's user still is, at the
 * very moment of writing: an answer that comes after the session's end, also in another tab, must leave nothing.
 */
export function persistQueries(client: QueryClient, copy: PersistedQueries, isSignedIn: () => boolean): void {
  const cache = client.getQueryCache()
  const answered = new Set<Query>()

  function restore(query: Query) {
    const entry = query.state.data === undefined ? copy.find(query.queryHash) : undefined
    // Invalidated: whatever its age, it is read anew as soon as there is a network.
    if (entry) query.setState({ data: entry.data, dataUpdatedAt: entry.at, status: 'success', isInvalidated: true })
  }

  async function keep(query: Query) {
    // A further page says nothing about the age of the first.
    if (!isKept(query.queryKey) || query.state.fetchMeta?.fetchMore) return
    const isWaiting = answered.size > 0
    answered.add(query)
    if (isWaiting) return
    await whenIdle()
    // Forgotten or out of date by now: a save came between.
    const current = [...answered].filter((query) => cache.get(query.queryHash) === query && !query.state.isInvalidated)
    answered.clear()
    if (isSignedIn())
      copy.put(
        current.map(({ queryHash, state }) => ({
          hash: queryHash,
          user: copy.user,
          data: firstPage(state.data),
          at: state.dataUpdatedAt,
        })),
      )
  }

  cache.subscribe((event) => {
    if (event.type === 'added') restore(event.query)
    if (event.type !== 'updated') return
    if (event.action.type === 'success') void keep(event.query)
    if (event.action.type === 'error' && isNotFound(event.action.error)) copy.drop(event.query.queryHash)
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const resource = changedResource(event.mutation)
    if (resource !== null) copy.forget(resource)
  })
  for (const arrival of copy.arrivals) void arrival.then(() => cache.getAll().forEach(restore))
}
