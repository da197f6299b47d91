import { lazyScreen } from '@/ui/layout/lazyScreen'
import type { ScreensOf } from '../defineResource'
import type { umrohPlus } from './resource'

/** The lazy views. The phone loads the code of each when it is first shown, or earlier when it is idle. */
export const screens: ScreensOf<typeof umrohPlus> = {
  list: lazyScreen(() => import('./UmrohPlusListPage')),
  edit: lazyScreen(() => import('./UmrohPlusEditPage')),
  show: lazyScreen(() => import('./UmrohPlusDetailPage')),
}
