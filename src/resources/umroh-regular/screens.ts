import { lazyScreen } from '../../ui/layout/lazyScreen'
import type { ScreensOf } from '../defineResource'
import { HomeLists } from './home/lazyHomeLists'
import { DuplicateSheet } from './list/lazyDuplicateSheet'
import type { umrohRegular } from './resource'
import { DetailStatus, FollowUps } from './status/lazyStatus'

/** The views of packages; the code of each is fetched when it is first shown, or when the phone is idle. */
export const screens: ScreensOf<typeof umrohRegular> = {
  list: lazyScreen(() => import('./list/PackageListPage')),
  table: lazyScreen(() => import('./table/PackageTablePage')),
  create: lazyScreen(() => import('./wizard/PackageCreatePage')),
  edit: lazyScreen(() => import('./wizard/PackageEditPage')),
  show: lazyScreen(() => import('./detail/PackageDetailPage')),
  compare: lazyScreen(() => import('./compare/ComparePage')),
  homeLists: HomeLists,
  parts: { home: FollowUps, show: DetailStatus },
  sheets: [DuplicateSheet],
}
