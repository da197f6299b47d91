import type { FieldValues, HotelChoice, PackageForm } from '../types'
import { FIELD_NAMES, PACKAGE_FIELDS } from './packageFields'

const emptyHotel: HotelChoice = {
  tanpaHotel: false,
  id: null,
  dataHotel: null,
  tanggalCheckIn: null,
  tanggalCheckOut: null,
}
/** Nothing chosen. */
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

/** A wizard before anything is typed. */
export const EMPTY_PACKAGE = Object.fromEntries(
  FIELD_NAMES.map((field) => [field, EMPTY[PACKAGE_FIELDS[field].kind]]),
) as PackageForm

/** A hotel field whose city is skipped or wanted again: in both cases nothing of the earlier choice stays (spec §4). */
export const hotelSkipped = (tanpaHotel: boolean): HotelChoice => ({ ...emptyHotel, tanpaHotel })
