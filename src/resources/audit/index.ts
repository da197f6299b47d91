import type { CompleteResource } from '@/resources/defineResource'
import { createApi } from './api'
import { audit as definition } from './resource'
import { screens } from './screens'

export const audit = {
  definition,
  screens,
  createApi,
} satisfies CompleteResource<typeof definition>
