import { HOTEL_FIELDS, TRIP_FIELDS } from '../masters/masters'
import { differingFields } from './packageContents'
import { asSaved } from './savedForm'
import { CITIES, type PackageForm } from '../types'

type Field = keyof PackageForm

/** Stays follow one another in the order of the cities: dates of one form with the order of another would overlap. */
const STAYS: readonly Field[] = ['startCity', ...CITIES.map((city) => HOTEL_FIELDS[city])]
/** A trip's services belong to its type: services of the other type are not saved. */
const TRIP: readonly Field[] = ['tipePerjalanan', ...TRIP_FIELDS.private, ...TRIP_FIELDS.group]
/** Fields that never change the price. */
const FREE: readonly Field[] = ['namaPaket', 'startCity']

/** The fields that differ between `mine` and `saved`, each in one of three lists, in the form's own order. */
export type Merge = {
  /** My form with the fields that only the other person changed. */
  form: PackageForm
  /** The values in it that are not mine. */
  brought: Partial<PackageForm>
  /** Fields that only the other person changed: the form takes them over. */
  taken: Field[]
  /** Fields that both changed: mine stands in the form, the other person's would be lost. */
  conflicts: Field[]
  /** Fields that only I changed. */
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

/** Whole values with their records. A trip type brings all of its services, as my form may hold others of that type. */
const valuesOf = (saved: PackageForm, fields: readonly Field[]): Partial<PackageForm> =>
  Object.fromEntries(
    (fields.includes('tipePerjalanan') ? [...fields, ...TRIP] : fields).map((field) => [field, saved[field]]),
  )

/**
 * Three-way merge of two changed forms of one package; `base` is the package that both began with. A field is the other
 * person's where only they changed it as it is saved (asSaved), else mine. Fields that depend on each other stay together:
 * where both changed some of them, all are mine.
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

/** Whether the two forms differ. */
export const differsIn = ({ taken, conflicts, own }: Merge): boolean => taken.length + conflicts.length + own.length > 0

/** Whether a change of these fields may change the price. */
export const isPriced = (fields: readonly Field[]): boolean => fields.some((field) => !FREE.includes(field))
