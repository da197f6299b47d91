import type { CompleteResource } from '@/resources/defineResource'
import { masterScreens, type MasterResource } from '@/resources/masters'
import { createApi } from './api'
import { hotels as definitions } from './resource'

export const hotels = definitions.map(
  (definition) => ({ definition, screens: masterScreens, createApi }) satisfies CompleteResource<MasterResource>,
)
