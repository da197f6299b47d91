import { lazyScreen } from '@/ui/layout/lazyScreen'

const MitraFormPage = lazyScreen(() => import('./admin/MitraFormPage'))

/** The admin's screens of the mitra. */
export const screens = {
  list: lazyScreen(() => import('./admin/MitraTablePage')),
  create: MitraFormPage,
  edit: MitraFormPage,
}
