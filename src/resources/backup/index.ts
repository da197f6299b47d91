import type { CompleteResource } from '@/resources/defineResource'
import { createApi } from './api'
import { backup as definition } from './resource'
import { screens } from './screens'

export const backup = { definition, screens, createApi } satisfies CompleteResource<typeof definition>
