import type { Mutation } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * The app drops the persisted queries of this `resource` after the mutation (offline/persistQueries). react-admin puts
     * the data provider's `meta` here too, so other entries are allowed.
     */
    mutationMeta: Record<string, unknown> & { resource?: string }
  }
}

/**
 * A call of a mutation may name another resource whose persisted queries the app drops. If there is a
 * network, it drops them when it sends the call, because the answer may be lost, and again when the call has ended.
 */
export type Forgetting = { forgets?: string }

/**
 * The resources whose persisted queries have become wrong by what happened to a mutation. Our own mutations name the one
 * that they change in their `meta`, react-admin's first in their key.
 */
export function outdatedResources(
  happened: string,
  { options: { meta, mutationKey }, state }: Pick<Mutation, 'options' | 'state'>,
): string[] {
  const { forgets } = (state.variables ?? {}) as Forgetting
  const changed = happened === 'success' ? (meta?.resource ?? mutationKey?.[0]) : undefined
  return [changed, forgets].filter((name) => typeof name === 'string')
}
