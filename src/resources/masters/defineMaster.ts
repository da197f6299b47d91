import { HOTEL_RESOURCES, masterOfResource, unitOf } from '@/domain/masters/masters'
import { t } from '@/i18n/translate'
import { HOTEL } from '@/records/hotel'
import { MASTER_RECORDS } from '@/records/masters'
import { defineResource } from '@/resources/defineResource'

/** The title of a master on an admin's screens. */
export function masterTitle(resource: string): string {
  const field = masterOfResource(resource)
  if (field) return t(`field.${field}`)
  return t(resource === HOTEL_RESOURCES.makkah ? 'field.hotelMakkah' : 'field.hotelMadinah')
}

/**
 * Defines a master: a list that every mitra chooses from and admins edit. Its name is also its path in the partner API
 * (docs/product.md §2.2.4) and the path of its screens.
 */
export function defineMaster(name: string) {
  const field = masterOfResource(name)
  return defineResource({
    name,
    options: { label: masterTitle(name) },
    recordRepresentation: 'name',
    path: `/${name}`,
    onlyAdmins: true,
    mitraMay: ['list', 'show'],
    grants: ['delete'],
    menu: 'prices',
    fields: field ? MASTER_RECORDS[field] : HOTEL,
    finds: {
      group: 'Harga',
      isWhole: true,
      // The list of hotels without dates is for those who change their rates.
      needs: field ? 'list' : 'edit',
      per: field && unitOf(field),
    },
    screens: { list: { path: '' }, create: { path: 'create' }, edit: { path: ':id' } },
    persist: ['options'],
  })
}

export type MasterResource = ReturnType<typeof defineMaster>
