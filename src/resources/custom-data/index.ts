import type { CompleteResource } from '../defineResource'
import { masterScreens, type MasterResource } from '../masters'
import { createApi } from './api'
import { customData as definitions } from './resource'

export const customData = definitions.map(
  (definition) => ({ definition, screens: masterScreens, createApi }) satisfies CompleteResource<MasterResource>,
)
