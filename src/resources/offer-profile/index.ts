import { lazyApi } from '../../data-provider/lazyApi'
import type { CompleteResource } from '../defineResource'
import { offerProfile as definition } from './resource'

export const offerProfile = {
  definition,
  screens: {},
  createApi: lazyApi(() => import('./api'), ['readOfferProfile', 'saveOfferProfile']),
} satisfies CompleteResource<typeof definition>
