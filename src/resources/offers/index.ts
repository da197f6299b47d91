import type { CompleteResource } from '@/resources/defineResource'
import { createApi } from './api'
import { offers as definition } from './resource'

export const offers = { definition, screens: {}, createApi } satisfies CompleteResource<typeof definition>
