import { lazyApi } from '../../data-provider/lazyApi'
import type { CompleteResource } from '../defineResource'
import { masterScreens, type MasterResource } from '../masters'
import { customData as definitions } from './resource'

const createApi = lazyApi(() => import('./api'), ['importRows', 'settleImport'])

export const customData = definitions.map(
  (definition) =>
    ({ definition, screens: masterScreens(definition.name), createApi }) satisfies CompleteResource<MasterResource>,
)
