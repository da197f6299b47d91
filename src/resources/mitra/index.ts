import { lazyApi } from '../../data-provider/lazyApi'
import type { CompleteResource } from '../defineResource'
import { mitra as definition } from './resource'
import { screens } from './screens'

export const mitra = {
  definition,
  screens,
  createApi: lazyApi(() => import('./api')),
} satisfies CompleteResource<typeof definition>
