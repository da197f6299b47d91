import { lazyScreen } from '../../ui/layout/lazyScreen'
import { DuplicateSheet } from './list/lazyDuplicateSheet'
import { PACKAGES } from '../../data-provider/types'

/** Regular umroh packages: the resource and its screens, each loaded when it is first shown. */
export const umrohRegular = {
  name: PACKAGES,
  Table: lazyScreen(() => import('./table/PackageTablePage')),
  List: lazyScreen(() => import('./list/PackageListPage')),
  Show: lazyScreen(() => import('./detail/PackageDetailPage')),
  Create: lazyScreen(() => import('./wizard/PackageCreatePage')),
  Duplicate: DuplicateSheet,
  Edit: lazyScreen(() => import('./wizard/PackageEditPage')),
}

export { fetchFirstPage } from './list/firstPage'
