import { lazyApi } from '../../data-provider/lazyApi'
import type { CompleteResource } from '../defineResource'
import { users as definition } from './resource'
import { screens } from './screens'

export const users = {
  definition,
  screens,
  createApi: lazyApi(() => import('./api'), ['setEnabled', 'dropSecondFactor', 'makeLink']),
} satisfies CompleteResource<typeof definition>
