import { lazyApi } from '../../data-provider/lazyApi'
import type { CompleteResource } from '../defineResource'
import { audit as definition } from './resource'
import { screens } from './screens'

export const audit = {
  definition,
  screens,
  createApi: lazyApi(() => import('./api'), ['restoreRecord', 'auditUsers']),
} satisfies CompleteResource<typeof definition>
