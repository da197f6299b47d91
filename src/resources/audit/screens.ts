import { lazyScreen } from '@/ui/layout/lazyScreen'
import type { ScreensOf } from '@/resources/defineResource'
import type { audit } from './resource'

export const screens: ScreensOf<typeof audit> = {
  list: lazyScreen(() => import('./admin/AuditPage')),
  desk: {
    column: 'aside',
    Part: lazyScreen(async () => ({ default: (await import('./admin/ChangesPart')).ChangesPart })),
  },
}
