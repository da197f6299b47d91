import { defineResource } from '@/resources/defineResource'

/** The screen 'Cadangan', where an admin downloads the whole database (docs/product.md §35.3). It has no records. */
export const backup = defineResource({
  name: 'backup',
  options: { label: 'Cadangan' },
  path: '/cadangan',
  onlyAdmins: true,
  needs: 'backup.download',
  feature: 'backup',
  menu: 'accounts',
  screens: { list: { path: '' } },
})
