import { recordApi } from '@/data-provider/recordApi'
import { pathsOf } from '@/records/fields'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import type { CompleteResource } from '../defineResource'
import { PLUS, umrohPlus as definition } from './resource'

export const umrohPlus = {
  definition,
  screens: {
    list: lazyScreen(() => import('./UmrohPlusListPage')),
    edit: lazyScreen(() => import('./UmrohPlusEditPage')),
    show: lazyScreen(() => import('./UmrohPlusDetailPage')),
  },
  createApi: recordApi({ fields: pathsOf(PLUS) }, 'duplicate'),
} satisfies CompleteResource<typeof definition>
