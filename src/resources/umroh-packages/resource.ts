import { defineResource } from '@/resources/defineResource'

/** The general list of packages. No screen of the product shows it (docs/product.md §4.2.3). */
export const umrohPackages = defineResource({
  name: 'umroh-packages',
  options: { label: 'Paket Umroh' },
  path: '/umroh-packages',
  mitraMay: ['list', 'show'],
  screens: {},
  hasHistory: false,
})
