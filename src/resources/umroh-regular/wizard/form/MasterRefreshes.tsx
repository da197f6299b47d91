import { useWatch } from 'react-hook-form'
import { MASTER_FIELDS, TRIP_FIELDS, type MasterField } from '../../../../domain/masters/masters'
import type { PackageForm } from '../../../../domain/types'
import { MasterRefresh } from '../../../custom-data/pickers'

const OF_TRIPS: readonly MasterField[] = [...TRIP_FIELDS.private, ...TRIP_FIELDS.group]

/** Keeps what is chosen of every master at today's price; of those of trips, only where they are of the chosen type (spec §7). */
export function MasterRefreshes({ eager }: { eager: boolean }) {
  const tripType = useWatch<PackageForm, 'tipePerjalanan'>({ name: 'tipePerjalanan' })
  const ofTrip: readonly MasterField[] = tripType ? TRIP_FIELDS[tripType] : []
  return MASTER_FIELDS.filter((field) => !OF_TRIPS.includes(field) || ofTrip.includes(field)).map((field) => (
    <MasterRefresh key={field} field={field} eager={eager} />
  ))
}
