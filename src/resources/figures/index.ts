import type { CompleteResource } from '@/resources/defineResource'
import { createApi } from './api'
import { figures as definition } from './resource'
import { screens } from './screens'

export const figures = {
  definition,
  screens,
  createApi,
} satisfies CompleteResource<typeof definition>
