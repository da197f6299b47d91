import type { CompleteResource } from '@/resources/defineResource'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { createApi } from './api'
import { desk as definition } from './resource'

export const desk = {
  definition,
  screens: {
    desk: { column: 'main', Part: lazyScreen(async () => (await import('./admin/DeskNotes')).DeskNotes) },
  },
  createApi,
} satisfies CompleteResource<typeof definition>
