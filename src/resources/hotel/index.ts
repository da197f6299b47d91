import { lazyApi } from '../../data-provider/lazyApi'
import type { CompleteResource } from '../defineResource'
import { masterScreens, type MasterResource } from '../masters'
import { hotels as definitions } from './resource'

const createApi = lazyApi(() => import('./api'), ['importRows', 'settleImport'])

export const hotels = definitions.map(
  (definition) =>
    ({ definition, screens: masterScreens(definition.name), createApi }) satisfies CompleteResource<MasterResource>,
)
