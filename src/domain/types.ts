/** The types of the domain. The form's field names come from the spec (§3). */

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

/** A calendar date without a time zone, `YYYY-MM-DD`: the day that the user tapped. */
export type CalendarDate = string

/**
 * A record of any `custom-data` master. `price` is in rupiah, null if the record has none. `asOf` (ms since the epoch)
 * is set if the price is old because a newer one could not be read: the time when it was read.
 */
export type MasterRecord = { id: Id; name: string; price: number | null; logo: string | null; asOf?: number }

export type Stay = { checkIn: CalendarDate; checkOut: CalendarDate }

/** A hotel as offered for given dates. Prices are for the whole stay; null where missing. */
export type HotelRecord = {
  id: Id
  /** The dates of its prices. */
  stay: Stay | null
  name: string
  image: string | null
  /** Metres to Masjidil Haram (Makkah) or Masjid Nabawi (Madinah). */
  distance: number | null
  stars: number
  /** Rupiah per jamaah. The calculation uses these prices. */
  perJamaah: PerRoom<number | null>
  /** Rupiah per room. */
  rupiah: PerRoom<number | null>
  /** Saudi riyal per room. */
  sar: PerRoom<number | null>
  /** See {@link MasterRecord}. */
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

/** The form of the wizard. Numbers stay text, as the user typed them, until the save. */
export type PackageForm = {
  namaPaket: string
  startCity: City | null
  jumlahJamaah: string
  pesawat: Choice<MasterRecord>
  hotelMakkah: HotelChoice
  hotelMadinah: HotelChoice
  tipePerjalanan: TripType | null
  laPrivate: Choice<MasterRecord>
  visaBus: Choice<MasterRecord>
  muthawwif: Choice<MasterRecord>
  handlingSaudi: Choice<MasterRecord>
  transportasi: Choice<MasterRecord>[]
  domestik: Choice<MasterRecord>
  siskopatuh: Choice<MasterRecord>
  perlengkapan: Choice<MasterRecord>
  wisataPlus: Choice<MasterRecord>
  manasik: Choice<MasterRecord>
  tourLeader: string
  margin: Choice<MasterRecord>
}

/** A package as a row of the list. Totals are rupiah per jamaah. */
export type PackageRow = {
  id: Id
  name: string | null
  tripType: string | null
  jamaah: number
  totals: PerRoom<number | null>
  /** The name of the mitra that owns it. The API sends it only to admins. */
  mitra: string | null
  /** The time when the package was created, ISO 8601. */
  createdAt: string | null
}

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

/** A saved package as the detail shows it, with the prices of its last save. */
export type PackageDetail = {
  id: Id
  name: string | null
  jamaah: number
  startCity: City | null
  tripType: TripType | null
  flight: (NamedPrice & { logo: string | null }) | null
  /** Null: the package has no hotel in that city. */
  hotels: Record<City, DetailHotel | null>
  laPrivate: NamedPrice | null
  visaBus: NamedPrice | null
  muthawwif: NamedPrice | null
  handlingSaudi: NamedPrice | null
  transports: (NamedPrice & { id: Id })[]
  addOns: Record<AddOn, NamedPrice | null>
  tourLeader: number
  tourLeaderCost: PerRoom<number | null>
  margin: number | null
  totals: PerRoom<number | null>
  /** The time of its prices, ISO 8601. Null if the API does not tell it. */
  pricedAt: string | null
  /** The name of the mitra that owns it. The API sends it only to admins. */
  mitra: string | null
}

export const ADD_ONS = ['domestik', 'siskopatuh', 'perlengkapan', 'wisataPlus', 'manasik'] as const
export type AddOn = (typeof ADD_ONS)[number]

export type User = {
  id: Id
  name: string
  email: string
  roles?: (string | { name: string })[]
  permissions?: string[]
}
export type Mitra = { id: Id; name: string }
