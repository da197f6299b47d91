import type { FieldValues, HotelChoice, PackageForm } from '../types'
import { FIELD_NAMES, PACKAGE_FIELDS } from './packageFields'

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
