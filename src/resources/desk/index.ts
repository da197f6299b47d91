import { lazyApi } from '../../data-provider/lazyApi'
import type { CompleteResource } from '../defineResource'
import { desk as definition } from './resource'

export const desk = {
  definition,
  screens: {},
  createApi: lazyApi(() => import('./api')),
} satisfies CompleteResource<typeof definition>
