import { t } from '@/i18n/translate'
import { defineResource } from '@/resources/defineResource'
import { linksTo } from '@/resources/links'

/** The audit: each change with its user, time and address (docs/product.md §29.3). Admins read it; nobody changes it. */
export const audit = defineResource({
  name: 'audit',
  options: { label: t('resource.audit') },
  path: '/audit',
  onlyAdmins: true,
  feature: 'audit',
  menu: 'accounts',
  screens: { list: { path: '' } },
  hasHistory: false,
  tellsHistory: true,
})

export const links = linksTo(audit)
