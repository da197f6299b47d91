import { CITIES, type HotelChoice, type Id, type PackageForm, type FieldValues } from '../types'
import { HOTEL_FIELDS, MASTER_FIELDS, isOfTrip } from '../masters/masters'
import { mapChoices } from './choices'
import { FIELD_NAMES, PACKAGE_FIELDS } from './packageFields'
import type { PackagePayload } from './packageSchema'
import { parseWholeNumber } from '../values/numbers'

const emptyHotel: HotelChoice = {
  tanpaHotel: false,
  id: null,
  dataHotel: null,
  tanggalCheckIn: null,
  tanggalCheckOut: null,
}
/** A choice without a record. */
export const NO_CHOICE = { id: null, data: null }

const EMPTY: FieldValues = {
  text: '',
  count: '',
  city: null,
  hotel: emptyHotel,
  tripType: null,
  choice: NO_CHOICE,
  choices: [],
}

/** The form of a wizard before the mitra types. */
export const EMPTY_PACKAGE = Object.fromEntries(
  FIELD_NAMES.map((field) => [field, EMPTY[PACKAGE_FIELDS[field].kind]]),
) as PackageForm

/**
 * The hotel field of a city after 'Tanpa Hotel' is ticked or unticked: in both cases the earlier choice is cleared
 * (docs/product.md §6.8.1).
 */
export const hotelSkipped = (tanpaHotel: boolean): HotelChoice => ({ ...emptyHotel, tanpaHotel })

/** The contents of a form: its ids without the records that were read for them. */
export type PackageContents = { [field in keyof PackageForm]: unknown }

// An API may send the id 7 as a number or as a text.
const idOf = (id: Id | null) => (id === null || id === '' ? null : String(id))
const hotelOf = ({ tanpaHotel, id, tanggalCheckIn, tanggalCheckOut }: Omit<HotelChoice, 'dataHotel'>) => ({
  tanpaHotel,
  id: idOf(id),
  tanggalCheckIn,
  tanggalCheckOut,
})

/** The contents of a form, or of the body of a save, as a value to compare. Prices make no difference. */
export function contentsOf(form: PackageForm | PackagePayload): PackageContents {
  const choices = MASTER_FIELDS.map((field) => {
    const choice = form[field]
    return [field, Array.isArray(choice) ? choice.map(({ id }) => idOf(id)).sort() : idOf(choice.id)]
  })
  const hotels = CITIES.map((city) => [HOTEL_FIELDS[city], hotelOf(form[HOTEL_FIELDS[city]])])
  return { ...form, ...Object.fromEntries(choices), ...Object.fromEntries(hotels) }
}

/** A form without the records that were read for it. This is enough for a comparison with another form. */
export function withoutRecords(form: PackageForm): PackageForm {
  const hotels = CITIES.map((city) => [HOTEL_FIELDS[city], { ...form[HOTEL_FIELDS[city]], dataHotel: null }])
  return { ...mapChoices(form, ({ id }) => ({ id, data: null })), ...Object.fromEntries(hotels) }
}

/** The fields in which two forms differ, in the form's own order. */
export function differingFields(
  a: PackageForm | PackagePayload,
  b: PackageForm | PackagePayload,
): (keyof PackageForm)[] {
  const [left, right] = [contentsOf(a), contentsOf(b)]
  return FIELD_NAMES.filter((field) => JSON.stringify(left[field]) !== JSON.stringify(right[field]))
}

const digits = (typed: string) => String(parseWholeNumber(typed) ?? 0)

/**
 * A form as it is saved: a trimmed name, numbers as digits, no choices of the other trip type, and no dates or hotel of
 * a skipped city (docs/product.md §10.3).
 */
export function asSaved(form: PackageForm): PackageForm {
  const unwanted = MASTER_FIELDS.filter((field) => !isOfTrip(field, form.tipePerjalanan)).map((field) => [
    field,
    NO_CHOICE,
  ])
  const skipped = CITIES.map((city) => HOTEL_FIELDS[city])
    .filter((field) => form[field].tanpaHotel)
    .map((field) => [field, hotelSkipped(true)])
  return {
    ...form,
    ...Object.fromEntries([...unwanted, ...skipped]),
    namaPaket: form.namaPaket.trim(),
    jumlahJamaah: digits(form.jumlahJamaah),
    tourLeader: digits(form.tourLeader),
  }
}
