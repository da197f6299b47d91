import { HOTEL_FIELDS, TRIP_FIELDS } from '../masters/masters'
import { differingFields, asSaved } from './packageContents'
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

/** Each field in which `mine` and `saved` differ stands in one of the three lists, in the form's own order. */
export type Merge = {
  /** My form, with the fields that only the other person has changed. */
  form: PackageForm
  /** The fields in which the merged form differs from my form. */
  brought: Partial<PackageForm>
  /** The fields that take the other person's value. */
  taken: Field[]
  /** The fields that both have changed: the form keeps my value, and a save would lose the other person's. */
  conflicts: Field[]
  /** The fields that only I have changed. */
  own: Field[]
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
 * A three-way merge of two changes of one package; both began with `base`. A field takes the other person's value if
 * only that person has changed its saved value (asSaved), and mine otherwise, so no change of mine is lost. Fields that
 * depend on each other stay together: if I changed one of them, all keep my values.
 */
export function mergePackage(base: PackageForm, mine: PackageForm, saved: PackageForm): Merge {
  const [was, is, other] = [asSaved(base), asSaved(mine), asSaved(saved)]
  const differing = differingFields(is, other)
  const changed = differingFields(was, is)
  const changedByOther = differingFields(was, other)
  let taken = differing.filter((field) => !changed.includes(field))
  const keep = (fields: readonly Field[]) => {
    taken = taken.filter((field) => !fields.includes(field))
  }
  if (is.tipePerjalanan !== other.tipePerjalanan && changed.some((field) => TRIP.includes(field))) keep(TRIP)
  const itinerary = itineraryOf(asSaved({ ...mine, ...valuesOf(saved, taken) }))
  if (itinerary !== itineraryOf(is) && itinerary !== itineraryOf(other)) keep(STAYS)
  const brought = valuesOf(saved, taken)
  const left = differing.filter((field) => !taken.includes(field))
  return {
    form: { ...mine, ...brought },
    brought,
    taken,
    conflicts: left.filter((field) => changedByOther.includes(field)),
    own: left.filter((field) => !changedByOther.includes(field)),
  }
}

/** Whether the two forms differ at all. */
export const differsIn = ({ taken, conflicts, own }: Merge): boolean => taken.length + conflicts.length + own.length > 0

/** Whether a change of these fields may change the price. */
export const isPriced = (fields: readonly Field[]): boolean => fields.some((field) => !FREE.includes(field))
