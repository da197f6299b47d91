import type { CompleteResource } from '@/resources/defineResource'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { createApi } from './api'
import { audit as definition } from './resource'

export const audit = {
  definition,
  screens: {
    list: lazyScreen(() => import('./admin/AuditPage')),
    desk: { column: 'aside', Part: lazyScreen(async () => (await import('./admin/ChangesPart')).ChangesPart) },
  },
  createApi,
} satisfies CompleteResource<typeof definition>
