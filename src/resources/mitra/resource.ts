import { t } from '@/i18n/translate'
import { defineResource } from '@/resources/defineResource'

/** The mitra, for admins (docs/product.md §29.2). They are disabled and never deleted. */
export const mitra = defineResource({
  name: 'mitra',
  folder: 'mitra',
  options: { label: t('resource.mitra') },
  recordRepresentation: 'name',
  path: '/mitra',
  audience: 'admin',
  mitraMay: [],
  feature: 'accounts',
  menu: 'accounts',
  screens: {
    list: { path: '', module: 'admin/MitraTablePage.tsx' },
    create: { path: 'create', module: 'admin/MitraFormPage.tsx' },
    edit: { path: ':id', module: 'admin/MitraFormPage.tsx' },
  },
  persist: [],
  hasDrafts: false,
})
