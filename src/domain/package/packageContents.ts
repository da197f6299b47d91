import { CITIES, type HotelChoice, type Id, type PackageForm } from '../types'
import { HOTEL_FIELDS, MASTER_FIELDS } from '../masters/masters'
import { mapChoices } from './choices'
import { FIELD_NAMES } from './packageFields'
import type { PackagePayload } from './packageSchema'

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
