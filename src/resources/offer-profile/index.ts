import type { CompleteResource } from '@/resources/defineResource'
import { createApi } from './api'
import { offerProfile as definition } from './resource'

export const offerProfile = {
  definition,
  screens: {},
  createApi,
  // Every price on the screen is told by the rounding of the profile (docs/product.md §21.8.4).
  sync: async (provider, values) => (await import('@/resources/keptProfile')).syncOnce(provider, values),
} satisfies CompleteResource<typeof definition>
