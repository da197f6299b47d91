import { hotelSkipped, NO_CHOICE } from './emptyPackage'
import { HOTEL_FIELDS, isOfTrip, MASTER_FIELDS } from '../masters/masters'
import { parseWholeNumber } from '../values/numbers'
import { CITIES, type PackageForm } from '../types'

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
