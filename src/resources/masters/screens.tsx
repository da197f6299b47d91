import { lazyScreen } from '../../ui/layout/lazyScreen'
import type { ScreensOf } from '../defineResource'
import type { MasterResource } from './defineMaster'

const MasterTablePage = lazyScreen<{ resource: string }>(() => import('./admin/MasterTablePage'))
const MasterFormPage = lazyScreen<{ resource: string }>(() => import('./admin/MasterFormPage'))

/** The admin's screens of the riyal's rate. */
export const kursScreens = {
  list: lazyScreen(() => import('./admin/kurs/KursTablePage')),
  create: lazyScreen(() => import('./admin/kurs/KursFormPage')),
}

/** The admin's screens of one master. All masters share one table and one form. */
export const masterScreens = (resource: string): ScreensOf<MasterResource> => ({
  list: () => <MasterTablePage resource={resource} />,
  create: () => <MasterFormPage resource={resource} />,
  edit: () => <MasterFormPage resource={resource} />,
})
