import { defineResource } from '@/resources/defineResource'

/** The figures of an admin's Beranda (docs/product.md §15.5). The Beranda itself shows them, so it has no screens. */
export const desk = defineResource({
  name: 'desk',
  options: { label: 'Beranda' },
  path: '/desk',
  mitraMay: ['list'],
  feature: 'accounts',
  screens: {},
  hasHistory: false,
})
