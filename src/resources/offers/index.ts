import { lazyApi } from '../../data-provider/lazyApi'
import type { CompleteResource } from '../defineResource'
import { offers as definition } from './resource'

export const offers = {
  definition,
  screens: {},
  createApi: lazyApi(() => import('./api'), ['makeOffer', 'revokeOffer', 'answerOffer', 'eraseCustomer']),
} satisfies CompleteResource<typeof definition>
