import { t } from '@/i18n/translate'
import { defineResource } from '@/resources/defineResource'
import { linksTo } from '@/resources/links'

/** The users, for admins (docs/product.md §29.2). They are disabled and never deleted. */
export const users = defineResource({
  name: 'users',
  folder: 'users',
  options: { label: t('resource.users') },
  recordRepresentation: 'name',
  path: '/users',
  audience: 'admin',
  mitraMay: [],
  feature: 'accounts',
  menu: 'accounts',
  screens: {
    list: { path: '', module: 'admin/UserTablePage.tsx' },
    create: { path: 'create', module: 'admin/UserFormPage.tsx' },
    edit: { path: ':id', module: 'admin/UserFormPage.tsx' },
  },
  persist: [],
  hasDrafts: false,
})

export const links = linksTo(users)
