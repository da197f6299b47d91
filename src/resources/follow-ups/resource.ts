import { defineResource } from '@/resources/defineResource'

/** The packages that somebody should take up again. An admin's Beranda shows them (docs/product.md §15.5), so it has no screens. */
export const followUps = defineResource({
  name: 'follow-ups',
  options: { label: 'Perlu ditindaklanjuti' },
  path: '/follow-ups',
  mitraMay: ['list'],
  feature: 'status',
  screens: {},
  hasHistory: false,
})
