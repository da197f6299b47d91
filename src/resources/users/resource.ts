import { t } from '@/i18n/translate'
import { defineResource } from '@/resources/defineResource'
import { linksTo } from '@/resources/links'

/** The users, for admins (docs/product.md §29.2). They are disabled and never deleted. */
export const users = defineResource({
  name: 'users',
  options: { label: t('resource.users') },
  recordRepresentation: 'name',
  path: '/users',
  onlyAdmins: true,
  feature: 'accounts',
  menu: 'accounts',
  finds: { beside: ['email', 'mitra'] },
  screens: { list: { path: '' }, create: { path: 'create' }, edit: { path: ':id' } },
})

export const links = linksTo(users)
