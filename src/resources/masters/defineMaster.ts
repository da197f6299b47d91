import { HOTEL_RESOURCES, masterOfResource } from '@/domain/masters/masters'
import { t } from '@/i18n/translate'
import type { Fields } from '@/records/fields'
import { defineResource } from '@/resources/defineResource'

/**
 * Defines a master: a list that every mitra chooses from and admins edit. Its name is also its path in the partner API
 * (docs/product.md §2.2.4) and the path of its screens.
 */
export const defineMaster = (name: string, label: string, fields: Fields) =>
  defineResource({
    name,
    options: { label },
    recordRepresentation: 'name',
    path: `/${name}`,
    audience: 'admin',
    mitraMay: ['list', 'show'],
    grants: ['delete'],
    menu: 'prices',
    fields,
    screens: {
      list: { path: '' },
      create: { path: 'create' },
      edit: { path: ':id' },
    },
    persist: ['options'],
  })

export type MasterResource = ReturnType<typeof defineMaster>

/** The title of a master on an admin's screens. */
export function masterTitle(resource: string): string {
  const field = masterOfResource(resource)
  if (field) return t(`field.${field}`)
  return t(resource === HOTEL_RESOURCES.makkah ? 'field.hotelMakkah' : 'field.hotelMadinah')
}
