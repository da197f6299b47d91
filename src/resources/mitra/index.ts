import type { CompleteResource } from '@/resources/defineResource'
import { createApi } from './api'
import { mitra as definition } from './resource'
import { screens } from './screens'

export const mitra = {
  definition,
  screens,
  createApi,
} satisfies CompleteResource<typeof definition>
