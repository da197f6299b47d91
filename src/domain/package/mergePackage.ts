import { HOTEL_FIELDS, TRIP_FIELDS } from '../masters/masters'
import { differingFields, asSaved } from './packageContents'
import { merged, type Merged } from '../merge'
import { CITIES, type PackageForm } from '../types'

type Field = keyof PackageForm

/**
 * The stays follow the order of the cities, so the dates of one form with the city order of the other would overlap.
 */
const STAYS: readonly Field[] = ['startCity', ...CITIES.map((city) => HOTEL_FIELDS[city])]
/** Services belong to a trip type: a save drops the services of the other type. */
const TRIP: readonly Field[] = ['tipePerjalanan', ...TRIP_FIELDS.private, ...TRIP_FIELDS.group]
/** Fields that do not change the price. */
const FREE: readonly Field[] = ['namaPaket', 'startCity']

export type Merge = Merged<Field> & {
  /** My form, with the fields that only the other person has changed. */
  form: PackageForm
  /** The fields in which the merged form differs from my form. */
  brought: Partial<PackageForm>
}

const itineraryOf = (form: PackageForm) =>
  JSON.stringify([
    form.startCity,
    ...CITIES.map((city) => form[HOTEL_FIELDS[city]]).map(({ tanpaHotel, tanggalCheckIn, tanggalCheckOut }) => [
      tanpaHotel,
      tanggalCheckIn,
      tanggalCheckOut,
    ]),
  ])

/**
 * Whole values with their records. A new trip type brings all its services, because a form may hold services of both
 * types.
 */
const valuesOf = (saved: PackageForm, fields: readonly Field[]): Partial<PackageForm> =>
  Object.fromEntries(
    (fields.includes('tipePerjalanan') ? [...fields, ...TRIP] : fields).map((field) => [field, saved[field]]),
  )

/**
 * A three-way merge of two changes of one package; both began with `base`. Saved values are compared (asSaved). Fields
 * that depend on each other stay together: if I changed one of them, all keep my values.
 */
export function mergePackage(base: PackageForm, mine: PackageForm, saved: PackageForm): Merge {
  const [was, is, other] = [asSaved(base), asSaved(mine), asSaved(saved)]
  const changed = differingFields(was, is)
  const without = (taken: Field[], fields: readonly Field[]) => taken.filter((field) => !fields.includes(field))
  const together = (free: Field[]) => {
    const isSplit = is.tipePerjalanan !== other.tipePerjalanan && changed.some((field) => TRIP.includes(field))
    const taken = isSplit ? without(free, TRIP) : free
    const itinerary = itineraryOf(asSaved({ ...mine, ...valuesOf(saved, taken) }))
    return itinerary !== itineraryOf(is) && itinerary !== itineraryOf(other) ? without(taken, STAYS) : taken
  }
  const differences = { differing: differingFields(is, other), changed, changedByOther: differingFields(was, other) }
  const fields = merged(differences, together)
  const brought = valuesOf(saved, fields.taken)
  return { form: { ...mine, ...brought }, brought, ...fields }
}

/** Whether a change of these fields may change the price. */
export const isPriced = (fields: readonly Field[]): boolean => fields.some((field) => !FREE.includes(field))
