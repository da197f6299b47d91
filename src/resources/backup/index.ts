import type { CompleteResource } from '@/resources/defineResource'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { createApi } from './api'
import { backup as definition } from './resource'

export const backup = {
  definition,
  screens: { list: lazyScreen(() => import('./admin/BackupPage')) },
  createApi,
} satisfies CompleteResource<typeof definition>
