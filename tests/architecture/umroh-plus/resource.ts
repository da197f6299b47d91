import type { Id } from '@/domain/types'
import { defineResource } from '../defineResource'
import { firstPageOf } from '../firstRequest'
import { linksTo } from '../links'

/** The path of umroh plus packages in the partner API. */
export const UMROH_PLUS_API = '/partner/umroh-plus'

/** An umroh plus package, as its screens know it. */
export type Plus = { id: Id; name: string; country: string }

/**
 * Umroh packages with a second country. Everybody may read them. To edit one needs the permission `umroh-plus.edit`.
 */
export const umrohPlus = defineResource({
  name: 'umroh-plus',
  folder: 'umroh-plus',
  options: { label: 'Paket Umroh Plus' },
  recordRepresentation: 'name',
  path: '/package/umroh-plus',
  audience: 'mitra',
  mitraMay: ['list', 'show'],
  menu: 'sales',
  card: { title: 'Umroh Plus', text: 'Umroh dengan satu negara lagi.' },
  screens: {
    list: { path: '', module: 'UmrohPlusListPage.tsx', frame: 'list', firstRequest: firstPageOf(UMROH_PLUS_API) },
    edit: { path: 'edit/:id', module: 'UmrohPlusEditPage.tsx', frame: 'record' },
    show: {
      path: ':id',
      module: 'UmrohPlusDetailPage.tsx',
      frame: 'record',
      firstRequest: { path: `${UMROH_PLUS_API}/:id` },
    },
  },
  persist: ['list', 'detail'],
  hasDrafts: false,
})

/** The paths of its screens. */
export const links = linksTo(umrohPlus)
