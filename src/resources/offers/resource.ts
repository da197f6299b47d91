import { defineResource } from '@/resources/defineResource'

/** Offers that have a public link (docs/product.md §21.5). The detail of their package shows them. */
export const offers = defineResource({
  name: 'offers',
  options: { label: 'Penawaran' },
  path: '/offers',
  mitraMay: ['list', 'create', 'edit', 'delete'],
  feature: 'offers',
  screens: {},
  shownBy: { resource: 'umroh-regular', field: 'packageId' },
  // Names and numbers of customers stay on the server.
})
