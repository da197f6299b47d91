import { t } from '@/i18n/translate'
import { defineResource } from '@/resources/defineResource'

/** The history of the riyal's rate (docs/product.md §28.1). Admins read it and add to it; nothing is changed or deleted. */
export const kurs = defineResource({
  name: 'custom-data/kurs',
  options: { label: t('resource.kurs') },
  path: '/custom-data/kurs',
  onlyAdmins: true,
  mitraMay: ['list'],
  feature: 'kurs',
  menu: 'prices',
  screens: { list: { path: '' }, create: { path: 'create' } },
})
