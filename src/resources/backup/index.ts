import { lazyApi } from '../../data-provider/lazyApi'
import type { CompleteResource } from '../defineResource'
import { backup as definition } from './resource'
import { screens } from './screens'

const createApi = lazyApi(() => import('./api'), ['downloadBackup'])

export const backup = { definition, screens, createApi } satisfies CompleteResource<typeof definition>
