import { lazyScreen } from '../../ui/layout/lazyScreen'
import type { ScreensOf } from '../defineResource'
import type { umrohPlus } from './resource'

/** The views: the code of each is fetched when it is first shown, or when the phone is idle. */
export const screens: ScreensOf<typeof umrohPlus> = {
  list: lazyScreen(() => import('./UmrohPlusListPage')),
  edit: lazyScreen(() => import('./UmrohPlusEditPage')),
  show: lazyScreen(() => import('./UmrohPlusDetailPage')),
}
