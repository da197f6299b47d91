import { lazyApi } from '../../data-provider/lazyApi'
import type { CompleteResource } from '../defineResource'
import { followUps as definition } from './resource'

export const followUps = {
  definition,
  screens: {},
  createApi: lazyApi(() => import('./api')),
} satisfies CompleteResource<typeof definition>
