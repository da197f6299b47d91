import type { CompleteResource } from '@/resources/defineResource'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { createApi } from './api'
import { figures as definition } from './resource'

export const figures = {
  definition,
  screens: { list: lazyScreen(() => import('./admin/FiguresPage')) },
  createApi,
} satisfies CompleteResource<typeof definition>
