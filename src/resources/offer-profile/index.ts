import type { CompleteResource } from '@/resources/defineResource'
import { createApi } from './api'
import { offerProfile as definition } from './resource'

export const offerProfile = {
  definition,
  screens: {},
  createApi,
  // Every price on the screen is told by the rounding of the profile (docs/product.md §21.8.4).
  async sync(provider, values, isOver) {
    const { syncOnce } = await import('@/resources/keptProfile')
    if (!isOver()) await syncOnce(provider, values)
  },
} satisfies CompleteResource<typeof definition>
