import { lazyScreen } from '@/ui/layout/lazyScreen'
import type { ScreensOf } from '@/resources/defineResource'
import { followUps } from '@/resources/follow-ups'
import { DuplicateSheet, SortSheet } from './list/lazySheets'
import type { umrohRegular } from './resource'
import { DetailStatus, HomeLists } from './offer/sheets'

/** The views of packages; the code of each is fetched when it is first shown, or when the phone is idle. */
export const screens: ScreensOf<typeof umrohRegular> = {
  list: lazyScreen(() => import('./list/PackageListPage')),
  table: lazyScreen(() => import('./table/PackageTablePage')),
  create: lazyScreen(() => import('./wizard/PackageCreatePage')),
  edit: lazyScreen(() => import('./wizard/PackageEditPage')),
  show: lazyScreen(() => import('./detail/PackageDetailPage')),
  compare: lazyScreen(() => import('./compare/ComparePage')),
  parts: { home: HomeLists, show: DetailStatus },
  sheets: [DuplicateSheet, SortSheet],
  desk: {
    column: 'main',
    feature: followUps.definition.feature,
    Part: lazyScreen(async () => (await import('./table/FollowUpsPart')).FollowUpsPart),
  },
}
