import type { CompleteResource } from '@/resources/defineResource'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { createApi } from './api'
import { users as definition } from './resource'

const UserFormPage = lazyScreen(() => import('./admin/UserFormPage'))

export const users = {
  definition,
  screens: { list: lazyScreen(() => import('./admin/UserTablePage')), create: UserFormPage, edit: UserFormPage },
  createApi,
} satisfies CompleteResource<typeof definition>
