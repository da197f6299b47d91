import type { CompleteResource } from '@/resources/defineResource'
import { createApi } from './api'
import { desk as definition } from './resource'

export const desk = {
  definition,
  screens: {},
  createApi,
} satisfies CompleteResource<typeof definition>
