import { lazyScreen } from '@/ui/layout/lazyScreen'
import type { ScreensOf } from '@/resources/defineResource'
import type { figures } from './resource'

export const screens: ScreensOf<typeof figures> = { list: lazyScreen(() => import('./admin/FiguresPage')) }
