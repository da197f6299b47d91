import type { CompleteResource } from '@/resources/defineResource'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { createApi } from './api'
import { mitra as definition } from './resource'

const MitraFormPage = lazyScreen(() => import('./admin/MitraFormPage'))

export const mitra = {
  definition,
  screens: { list: lazyScreen(() => import('./admin/MitraTablePage')), create: MitraFormPage, edit: MitraFormPage },
  createApi,
} satisfies CompleteResource<typeof definition>
