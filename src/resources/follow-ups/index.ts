import type { CompleteResource } from '@/resources/defineResource'
import { createApi } from './api'
import { followUps as definition } from './resource'

export const followUps = { definition, screens: {}, createApi } satisfies CompleteResource<typeof definition>
