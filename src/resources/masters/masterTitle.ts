import { HOTEL_RESOURCES, masterOfResource } from '../../domain/masters/masters'
import { t } from '../../i18n/translate'

/** The title of a master on an admin's screens. */
export function masterTitle(resource: string): string {
  const field = masterOfResource(resource)
  if (field) return t(`field.${field}`)
  return t(resource === HOTEL_RESOURCES.makkah ? 'field.hotelMakkah' : 'field.hotelMadinah')
}
