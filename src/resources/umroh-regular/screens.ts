import { lazyScreen } from '../../ui/layout/lazyScreen'
import type { ScreensOf } from '../defineResource'
import { HomeLists } from './home/lazyHomeLists'
import { DuplicateSheet } from './list/lazyDuplicateSheet'
import { SortSheet } from './list/lazySortSheet'
import type { umrohRegular } from './resource'
import { DetailStatus } from './status/lazyStatus'

/** Loads the calls about one package together with a screen: its first render already makes them. */
const withCalls = async <Screen>(screen: Promise<Screen>): Promise<Screen> =>
  (await Promise.all([screen, import('./api')]))[0]

/** The views of packages; the code of each is fetched when it is first shown, or when the phone is idle. */
export const screens: ScreensOf<typeof umrohRegular> = {
  list: lazyScreen(() => import('./list/PackageListPage')),
  table: lazyScreen(() => import('./table/PackageTablePage')),
  create: lazyScreen(() => withCalls(import('./wizard/PackageCreatePage'))),
  edit: lazyScreen(() => withCalls(import('./wizard/PackageEditPage'))),
  show: lazyScreen(() => withCalls(import('./detail/PackageDetailPage'))),
  compare: lazyScreen(() => withCalls(import('./compare/ComparePage'))),
  parts: { home: HomeLists, show: DetailStatus },
  sheets: [DuplicateSheet, SortSheet],
}
