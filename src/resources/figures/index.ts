import { lazyApi } from '../../data-provider/lazyApi'
import type { CompleteResource } from '../defineResource'
import { figures as definition } from './resource'
import { screens } from './screens'

export const figures = {
  definition,
  screens,
  createApi: lazyApi(() => import('./api')),
} satisfies CompleteResource<typeof definition>
