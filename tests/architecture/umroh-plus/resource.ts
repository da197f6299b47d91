import type { SavedRecord } from '@/records/fields'
import { defineResource } from '../defineResource'
import { linksTo } from '../links'

/** The fields of an umroh plus package. */
export const PLUS = {
  name: { kind: 'name', wire: 'nama_paket', label: 'Nama Paket' },
  country: { kind: 'name', wire: 'negara', label: 'Negara' },
} as const

export type Plus = SavedRecord<typeof PLUS>

/** Umroh packages with a second country. Everybody may read them. To edit or copy one needs the permission `umroh-plus.edit`. */
export const umrohPlus = defineResource({
  name: 'umroh-plus',
  options: { label: 'Paket Umroh Plus' },
  recordRepresentation: 'name',
  path: '/package/umroh-plus',
  api: '/partner/umroh-plus',
  mitraMay: ['list', 'show'],
  menu: 'sales',
  fields: PLUS,
  card: { title: 'Umroh Plus', text: 'Umroh dengan satu negara lagi.' },
  screens: { list: { path: '' }, edit: { path: 'edit/:id' }, show: { path: ':id' } },
  persist: ['list', 'detail'],
})

export const links = linksTo(umrohPlus)
