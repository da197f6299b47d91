import { t } from '@/i18n/translate'
import { MITRA } from '@/records/mitra'
import { defineResource } from '@/resources/defineResource'

/** The mitra, for admins (docs/product.md §29.2). They are disabled and never deleted. */
export const mitra = defineResource({
  name: 'mitra',
  options: { label: t('resource.mitra') },
  recordRepresentation: 'name',
  path: '/mitra',
  onlyAdmins: true,
  feature: 'accounts',
  menu: 'accounts',
  fields: MITRA,
  screens: { list: { path: '' }, create: { path: 'create' }, edit: { path: ':id' } },
})
