import { lazyApi } from '../../data-provider/lazyApi'
import type { CompleteResource } from '../defineResource'
import { umrohPackages as definition } from './resource'

const createApi = lazyApi(() => import('./api'))

export const umrohPackages = { definition, screens: {}, createApi } satisfies CompleteResource<typeof definition>
