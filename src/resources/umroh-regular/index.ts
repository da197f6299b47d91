import { lazy } from 'react'
import { PACKAGES } from '../../data-provider/types'

const load = {
  Table: () => import('./desktop/PackageTablePage'),
  List: () => import('./list/PackageListPage'),
  Show: () => import('./detail/PackageDetailPage'),
  Create: () => import('./wizard/PackageCreatePage'),
  Edit: () => import('./wizard/PackageEditPage'),
}

/** Regular umroh packages: the resource and its screens, each loaded when it is first shown. */
export const umrohRegular = {
  name: PACKAGES,
  Table: lazy(load.Table),
  List: lazy(load.List),
  Show: lazy(load.Show),
  Create: lazy(load.Create),
  Edit: lazy(load.Edit),
  /** Loads a phone's screens ahead of the tap that asks for them, or of the network's end. */
  preload: () => Promise.allSettled([load.List(), load.Show(), load.Create(), load.Edit()]),
}
