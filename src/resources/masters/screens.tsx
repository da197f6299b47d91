import { lazyScreen } from '@/ui/layout/lazyScreen'
import type { ScreensOf } from '@/resources/defineResource'
import type { MasterResource } from './defineMaster'

const MasterFormPage = lazyScreen(() => import('./admin/MasterFormPage'))

/** The admin's screens of the riyal's rate. */
export const kursScreens = {
  list: lazyScreen(() => import('./admin/kurs/KursTablePage')),
  create: lazyScreen(() => import('./admin/kurs/KursFormPage')),
  desk: { column: 'aside', Part: lazyScreen(async () => (await import('./admin/kurs/KursPart')).KursPart) },
} as const

/** The admin's screens of every master. They share one table and one form. */
export const masterScreens: ScreensOf<MasterResource> = {
  list: lazyScreen(() => import('./admin/MasterTablePage')),
  create: MasterFormPage,
  edit: MasterFormPage,
}
