import { lazy } from 'react'
import { PACKAGES } from '../../data-provider/types'

/** Regular umroh packages: the resource and its screens, each loaded when it is first shown. */
export const umrohRegular = {
  name: PACKAGES,
  Table: lazy(() => import('./desktop/PackageTablePage')),
  List: lazy(() => import('./list/PackageListPage')),
  Show: lazy(() => import('./detail/PackageDetailPage')),
  Create: lazy(() => import('./wizard/PackageCreatePage')),
  Edit: lazy(() => import('./wizard/PackageEditPage')),
}
