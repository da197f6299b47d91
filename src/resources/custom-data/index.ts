import type { CompleteResource } from '@/resources/defineResource'
import { masterScreens, type MasterResource } from '@/resources/masters'
import { createApi } from './api'
import { customData as definitions } from './resource'

export const customData = definitions.map(
  (definition) => ({ definition, screens: masterScreens, createApi }) satisfies CompleteResource<MasterResource>,
)
