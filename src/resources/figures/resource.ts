import { t } from '@/i18n/translate'
import { defineResource } from '@/resources/defineResource'

/** The results of every mitra's offers, for admins (docs/product.md §21.7). */
export const figures = defineResource({
  name: 'figures',
  options: { label: t('resource.figures') },
  path: '/figures',
  onlyAdmins: true,
  mitraMay: ['list'],
  feature: 'status',
  menu: 'sales',
  screens: { list: { path: '' } },
  hasHistory: false,
})
