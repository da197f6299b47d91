import { HOTEL_FIELDS, TRIP_FIELDS } from '../masters/masters'
import { differingFields } from './packageContents'
import { asSaved } from './savedForm'
import { CITIES, type PackageForm } from '../types'

type Field = keyof PackageForm

/** The stays follow one another in the order of the cities: dates of one form with the order of the other would overlap. */
const STAYS: readonly Field[] = ['startCity', ...CITIES.map((city) => HOTEL_FIELDS[city])]
/** Services belong to a trip type: those of the other type are not saved. */
const TRIP: readonly Field[] = ['tipePerjalanan', ...TRIP_FIELDS.private, ...TRIP_FIELDS.group]
/** Fields that may change while the price stays. */
const FREE: readonly Field[] = ['namaPaket', 'startCity']

/** Fields in the form's own order; each that `mine` and `saved` do not share stands in one of the three lists. */
export type Merge = {
  /** What is mine, with what only the other has changed. */
  form: PackageForm
  /** What of it is not mine. */
  brought: Partial<PackageForm>
  /** The other's, taken over. */
  taken: Field[]
  /** The other's would be lost: mine stands in the form. */
  conflicts: Field[]
  /** Changed by me alone. */
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

/** Whole values, with their records; with another trip type all that belongs to it, as a form may hold what was looked at under that type. */
const valuesOf = (saved: PackageForm, fields: readonly Field[]): Partial<PackageForm> =>
  Object.fromEntries(
    (fields.includes('tipePerjalanan') ? [...fields, ...TRIP] : fields).map((field) => [field, saved[field]]),
  )

/**
 * Two changes of one package (`base`: as both began with it) as one. A field is the other's where only they have changed it
 * as it is saved (asSaved), else mine; no change of mine is lost. What depends on each other is not taken apart: then all of it is mine.
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

/** Whether there is anything to choose between. */
export const differsIn = ({ taken, conflicts, own }: Merge): boolean => taken.length + conflicts.length + own.length > 0

/** Whether the package may cost something else once these have changed. */
export const isPriced = (fields: readonly Field[]): boolean => fields.some((field) => !FREE.includes(field))
