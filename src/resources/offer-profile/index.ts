import type { CompleteResource } from '@/resources/defineResource'
import { createApi } from './api'
import { offerProfile as definition } from './resource'

export const offerProfile = {
  definition,
  screens: {},
  createApi,
} satisfies CompleteResource<typeof definition>
