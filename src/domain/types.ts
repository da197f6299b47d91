import type { FieldWhere, PACKAGE_FIELDS, PackageField } from './package/packageFields'

/** The words of the trade, as types. Field names of the form are the spec's own (§3). */

export type Id = string | number

export const ROOM_TYPES = ['double', 'triple', 'quad'] as const
export type RoomType = (typeof ROOM_TYPES)[number]

export const SEASONS = ['regular', 'rajabSyaban', 'ramadhan'] as const
/** The price of a night depends on its Islamic month: Ramadhan, Rajab and Sya'ban, or any other. */
export type Season = (typeof SEASONS)[number]
export type PerRoom<T> = Record<RoomType, T>

export const CITIES = ['makkah', 'madinah'] as const
export type City = (typeof CITIES)[number]

export type TripType = 'private' | 'group'

/** A calendar date, `YYYY-MM-DD`, in no time zone: the day that was tapped. */
export type CalendarDate = string

/**
 * A record of any `custom-data` master. `price` is rupiah, null where the record carries none. `asOf` (ms since the epoch)
 * is set on an old record that no newer read could replace: it says when the record was read.
 */
export type MasterRecord = { id: Id; name: string; price: number | null; logo: string | null; asOf?: number }

export type Stay = { checkIn: CalendarDate; checkOut: CalendarDate }

/** A hotel as offered for given dates. Prices are for the whole stay; null where missing. */
export type HotelRecord = {
  id: Id
  /** The dates its prices are for. */
  stay: Stay | null
  name: string
  image: string | null
  /** Metres to Masjidil Haram (Makkah) or Masjid Nabawi (Madinah). */
  distance: number | null
  stars: number
  /** Rupiah per jamaah: the calculation reads these. */
  perJamaah: PerRoom<number | null>
  /** Rupiah per room. */
  rupiah: PerRoom<number | null>
  /** Saudi riyal per room. */
  sar: PerRoom<number | null>
  /** When the record was read, as in a {@link MasterRecord}. */
  asOf?: number
}

export type Choice<T> = { id: Id | null; data: T | null }

export type HotelChoice = {
  tanpaHotel: boolean
  id: Id | null
  dataHotel: HotelRecord | null
  tanggalCheckIn: CalendarDate | null
  tanggalCheckOut: CalendarDate | null
}

/** The value that a field of each kind holds in the form. Numbers stay text, as they were typed, until the form is parsed. */
export type FieldValues = {
  text: string
  count: string
  city: City | null
  hotel: HotelChoice
  tripType: TripType | null
  choice: Choice<MasterRecord>
  choices: Choice<MasterRecord>[]
}

/** The wizard's form: each field of the table with the value of its kind. */
export type PackageForm = { [F in PackageField]: FieldValues[(typeof PACKAGE_FIELDS)[F]['kind']] }

/** A package as a row of the list. Totals are rupiah per jamaah. */
export type PackageRow = {
  id: Id
  name: string | null
  tripType: string | null
  jamaah: number
  totals: PerRoom<number | null>
  /** Whose it is; only told to an admin. */
  mitra: string | null
  /** When it was made, ISO 8601. */
  createdAt: string | null
}

/** Single choices that a detail shows by name and price: the flight has a logo besides, a margin is an amount alone. */
export type NamedField = Exclude<FieldWhere<{ kind: 'choice' }>, 'pesawat' | 'margin'>

export type NamedPrice = { name: string; price: number | null }

export type DetailHotel = {
  name: string
  image: string | null
  stars: number
  checkIn: CalendarDate | null
  checkOut: CalendarDate | null
  rupiah: PerRoom<number | null>
  sar: PerRoom<number | null>
}

/** A saved package as it is shown, with the prices it was saved with. */
export type PackageDetail = {
  id: Id
  name: string | null
  jamaah: number
  startCity: City | null
  tripType: TripType | null
  flight: (NamedPrice & { logo: string | null }) | null
  /** null: the city was skipped. */
  hotels: Record<City, DetailHotel | null>
  /** The chosen records of the masters that have a name and a price; a field without a choice is absent. */
  choices: { [F in NamedField]?: NamedPrice }
  transports: (NamedPrice & { id: Id })[]
  tourLeader: number
  tourLeaderCost: PerRoom<number | null>
  margin: number | null
  totals: PerRoom<number | null>
  /** From when its prices are, ISO 8601; null where the API does not say. */
  pricedAt: string | null
  /** Whose it is; only told to an admin. */
  mitra: string | null
}

export type User = {
  id: Id
  name: string
  email: string
  roles?: (string | { name: string })[]
  permissions?: string[]
}
export type Mitra = { id: Id; name: string }
