import { useWatch } from 'react-hook-form'
import { isOfTrip, MASTER_FIELDS } from '../../../../domain/masters/masters'
import type { PackageForm } from '../../../../domain/types'
import { MasterRefresh } from '../../../custom-data/pickers'

/**
 * Keeps every choice at today's price. Services of a trip are read only while their trip type is chosen
 * (docs/product.md §10.4).
 */
export function MasterRefreshes({ eager }: { eager: boolean }) {
  const tripType = useWatch<PackageForm, 'tipePerjalanan'>({ name: 'tipePerjalanan' })
  return MASTER_FIELDS.filter((field) => isOfTrip(field, tripType)).map((field) => (
    <MasterRefresh key={field} field={field} eager={eager} />
  ))
}
