import type { CompleteResource } from '@/resources/defineResource'
import { createApi } from './api'
import { umrohRegular as definition } from './resource'
import { screens } from './screens'

export const umrohRegular = { definition, screens, createApi } satisfies CompleteResource<typeof definition>
