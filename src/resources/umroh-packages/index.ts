import type { CompleteResource } from '@/resources/defineResource'
import { createApi } from './api'
import { umrohPackages as definition } from './resource'

export const umrohPackages = { definition, screens: {}, createApi } satisfies CompleteResource<typeof definition>
