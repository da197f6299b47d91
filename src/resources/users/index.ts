import type { CompleteResource } from '@/resources/defineResource'
import { createApi } from './api'
import { users as definition } from './resource'
import { screens } from './screens'

export const users = {
  definition,
  screens,
  createApi,
} satisfies CompleteResource<typeof definition>
