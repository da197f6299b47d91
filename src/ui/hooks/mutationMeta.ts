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

/** The resource that a mutation changed. Our own name it in their `meta`, react-admin's first in their key. */
export function changedResource({ options: { meta, mutationKey } }: Pick<Mutation, 'options'>): string | null {
  const resource = meta?.resource ?? mutationKey?.[0]
  return typeof resource === 'string' ? resource : null
}
