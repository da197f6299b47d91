import type { CompleteResource } from '@/resources/defineResource'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { createApi } from './api'
import { figures as definition } from './resource'

export const figures = {
  definition,
  screens: {
    list: lazyScreen(() => import('./admin/FiguresPage')),
    desk: {
      column: 'main',
      feature: definition.feature,
      Part: lazyScreen(async () => (await import('./admin/DeskSales')).DeskSales),
    },
  },
  createApi,
} satisfies CompleteResource<typeof definition>
