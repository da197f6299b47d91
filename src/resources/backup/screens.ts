import { lazyScreen } from '@/ui/layout/lazyScreen'
import type { ScreensOf } from '@/resources/defineResource'
import type { backup } from './resource'

export const screens: ScreensOf<typeof backup> = { list: lazyScreen(() => import('./admin/BackupPage')) }
