import type { Mutation, MutationCacheNotifyEvent } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * After the mutation the app drops the persisted queries of this `resource` (offline/persistQueries). react-admin
     * puts the data provider's `meta` here too, so other entries are allowed.
     */
    mutationMeta: Record<string, unknown> & { resource?: string }
  }
}

/**
 * A call of a mutation may name another resource whose persisted queries the app drops. With a network, the app drops
 * them when it sends the call, because the answer may be lost. It drops them again after each later step of the call.
 */
export type Forgetting = { forgets?: string }

/** The kinds of steps that the mutation cache reports: `pending`, `success` and so on. */
type Happened = Extract<MutationCacheNotifyEvent, { type: 'updated' }>['action']['type']

/**
 * The resources whose persisted queries are outdated after this step of a mutation. Our own mutations name the resource
 * that they change in their `meta`. react-admin's mutations name it first in their key.
 */
export function outdatedResources(
  happened: Happened,
  { options: { meta, mutationKey }, state }: Pick<Mutation, 'options' | 'state'>,
): string[] {
  const { forgets } = (state.variables ?? {}) as Forgetting
  const changed = happened === 'success' ? (meta?.resource ?? mutationKey?.[0]) : undefined
  return [changed, forgets].filter((name) => typeof name === 'string')
}
