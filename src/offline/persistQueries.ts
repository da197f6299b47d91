import {
  onlineManager,
  type InfiniteData,
  type Mutation,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { AS_DETAIL, hasNoList } from '@/data-provider/types'
import { isListKey } from '@/data-provider/firstPage'
import { definitions } from '@/resources/registry'
import { isNotFound, WHOLE_LIST } from '@/domain/requestPolicy'
import { outdatedResources } from '@/ui/hooks/mutationMeta'
import type { PersistedQueries } from './persistedQueries'
import { whenIdle } from './whenIdle'

type Params = { meta?: { shape?: string }; pagination?: { perPage: number } }

const persistOf = new Map<unknown, readonly string[]>(definitions.map(({ name, persist = [] }) => [name, persist]))

/** The kind of a query, in the words of `persist` in a resource's definition. Null for all other queries. */
function kindOf(key: QueryKey): 'list' | 'detail' | 'options' | null {
  const [, verb, params] = key
  const { meta, pagination } = (params ?? {}) as Params
  if (isListKey(key)) return 'list'
  if (verb === 'getOne') return meta?.shape === AS_DETAIL.shape ? 'detail' : null
  return verb === 'getList' && pagination?.perPage === WHOLE_LIST.perPage ? 'options' : null
}

/** Whether a query's answer is persisted. Forms (always fetched again), admins' tables and the session never are. */
function isPersisted(key: QueryKey): boolean {
  const kind = kindOf(key)
  return kind !== null && (persistOf.get(key[0])?.includes(kind) ?? false)
}

/** Cuts a list to its first page, because a screen begins with that. */
function firstPage(data: unknown): unknown {
  const { pages, pageParams } = data as Partial<InfiniteData<unknown>>
  return pages && pageParams ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data
}

/** The first page of an infinite list; everything else as it is. */
const beginningOf = (data: unknown): unknown => (data as Partial<InfiniteData<unknown>>).pages?.[0] ?? data

/**
 * Connects a query client with the persisted queries. A new query begins with its persisted answer. A fresh answer
 * replaces the persisted one, a 404 deletes it, and a change deletes all answers of the resource. An erasure of a
 * customer deletes all persisted packages, also if its answer is lost. `isSignedIn` is called right before writing: an
 * answer that arrives after the session's end, also in another tab, must not be persisted.
 */
export function persistQueries(client: QueryClient, persisted: PersistedQueries, isSignedIn: () => boolean): void {
  const cache = client.getQueryCache()
  const answered = new Set<Query>()
  const sent = new WeakSet<Mutation>()

  function restore(query: Query) {
    const entry = query.state.data === undefined ? persisted.find(query.queryHash) : undefined
    // `isInvalidated` makes the query fetch as soon as there is a network, whatever the age of the persisted answer.
    if (entry) query.setState({ data: entry.data, dataUpdatedAt: entry.at, status: 'success', isInvalidated: true })
  }

  async function persist(query: Query) {
    // Another page of a list does not change the age of the first page.
    if (!isPersisted(query.queryKey) || query.state.fetchMeta?.fetchMore) return
    const isWaiting = answered.size > 0
    answered.add(query)
    if (isWaiting) return
    await whenIdle()
    // Queries that a save has removed or invalidated meanwhile are left out.
    const current = [...answered].filter(
      (query) =>
        cache.get(query.queryHash) === query && !query.state.isInvalidated && !hasNoList(beginningOf(query.state.data)),
    )
    answered.clear()
    if (isSignedIn())
      persisted.put(
        current.map(({ queryHash, state }) => ({
          hash: queryHash,
          user: persisted.user,
          data: firstPage(state.data),
          at: state.dataUpdatedAt,
        })),
      )
  }

  cache.subscribe((event) => {
    if (event.type === 'added') restore(event.query)
    if (event.type !== 'updated') return
    if (event.action.type === 'success') void persist(event.query)
    if (event.action.type === 'error' && isNotFound(event.action.error)) persisted.drop(event.query.queryHash)
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, mutation } = event
    // Without a network a change fails at once, and the user can read nothing but the persisted queries.
    if (action.type === 'pending' && onlineManager.isOnline()) sent.add(mutation)
    if (action.type !== 'success' && !sent.has(mutation)) return
    for (const resource of outdatedResources(action.type, mutation)) persisted.forget(resource)
  })
  for (const load of persisted.loads) void load.then(() => cache.getAll().forEach(restore))
}
