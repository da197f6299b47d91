import { lazyScreen } from '@/ui/layout/lazyScreen'

const UserFormPage = lazyScreen(() => import('./admin/UserFormPage'))

/** The admin's screens of the users. */
export const screens = {
  list: lazyScreen(() => import('./admin/UserTablePage')),
  create: UserFormPage,
  edit: UserFormPage,
}
