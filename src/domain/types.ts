import type { Currency, Money } from './kurs/currency'
import type { PackageKurs } from './kurs/kurs'
import type { PricedNights } from './masters/stayPrice'
import type { Tier } from './masters/tiers'
import type { FieldWhere, PACKAGE_FIELDS, PackageField } from './package/packageFields'
import type { RoundingStep } from './offer/rounding'
import type { RowNews } from './status/news'
import type { DetailProgress, Progress } from './status/packageStatus'

/** The types of the domain. The form's field names come from docs/product.md §4.3. */

export type Id = string | number

export const ROOM_TYPES = ['double', 'triple', 'quad'] as const
export type RoomType = (typeof ROOM_TYPES)[number]

export const SEASONS = ['regular', 'rajabSyaban', 'ramadhan'] as const
/** The price of a night depends on its Islamic month: Ramadhan, Rajab and Sya'ban, or any other. */
export type Season = (typeof SEASONS)[number]
export type PerRoom<T> = Record<RoomType, T>

/** A value for each room type. Without an array in between, because a list may have thousands of hotels. */
export const perRoom = <T>(valueOf: (room: RoomType) => T): PerRoom<T> => ({
  double: valueOf('double'),
  triple: valueOf('triple'),
  quad: valueOf('quad'),
})

export const BEDS: PerRoom<number> = { double: 2, triple: 3, quad: 4 }

export const CITIES = ['makkah', 'madinah'] as const
export type City = (typeof CITIES)[number]

export type TripType = 'private' | 'group'

/** A calendar date without a time zone, `YYYY-MM-DD`: the day that the user tapped. */
export type CalendarDate = string

/** A record with a name. `toldName` is the name that customers are told; absent: the same (docs/product.md §21.10). */
export type Named = { name: string; toldName?: string }

/**
 * A record of any `custom-data` master. `price` is in rupiah, null if the record has none; with tiers it is that of the first
 * one, and in a package that of its group. `asOf` (ms since the epoch)
 * is set if the price is old because a newer one could not be read: the time when it was read.
 */
export type MasterRecord = Named & {
  id: Id
  price: number | null
  /** Of a record whose price is no rupiah: the price in its currency. `price` is null while that has no kurs. */
  currency?: Currency
  amount?: number
  /** Prices by the size of the group, in rupiah; absent while its currency has no kurs. */
  tiers?: readonly Tier[]
  /** The same in its currency. */
  tierAmounts?: readonly Tier[]
  logo: string | null
  asOf?: number
  /** Of a flight, as in `CGK–JED`. */
  route?: string
  /** The first and the last day on which a flight departs at this price. */
  departsFrom?: CalendarDate
  departsTo?: CalendarDate
}

export type Stay = { checkIn: CalendarDate; checkOut: CalendarDate }

/** Nights that follow each other, the first and the last one. */
export type Nights = { from: CalendarDate; to: CalendarDate }

/** A hotel as offered for given dates. Prices are for the whole stay; null if missing. */
export type HotelRecord = Named & {
  id: Id
  /** The dates of its prices. */
  stay: Stay | null
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
  /** The rows that price the nights of the stay, if the API tells them. */
  nights?: readonly PricedNights[]
  /** The meals that are part of its price, such as `sarapan`. */
  meal?: string
  /** The nights without a rate, which leave a hotel without a price, if the API tells them. */
  unpriced?: readonly Nights[]
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

/**
 * The values of the form's fields, by the kind of the field. Numbers stay text, as the user typed them, until the form is
 * parsed.
 */
export type FieldValues = {
  text: string
  count: string
  city: City | null
  hotel: HotelChoice
  tripType: TripType | null
  choice: Choice<MasterRecord>
  choices: Choice<MasterRecord>[]
}

/** The form of the wizard: each field of PACKAGE_FIELDS with a value of its kind. */
export type PackageForm = { [F in PackageField]: FieldValues[(typeof PACKAGE_FIELDS)[F]['kind']] }

/** The mitra that owns a package. The API tells it only to users who see the packages of every mitra. */
export type Owner = {
  /** Its name. */
  mitra: string | null
  /** Absent if the API does not tell it. */
  mitraId?: Id
  /** How it rounds the prices that it tells. Absent if the API does not tell it. */
  rounding?: RoundingStep
}

/** A package as a row of the list. Totals are rupiah per jamaah. */
export type PackageRow = Owner & {
  id: Id
  name: string | null
  tripType: string | null
  jamaah: number
  totals: PerRoom<number | null>
  /** The time when the package was created, ISO 8601. */
  createdAt: string | null
  /** The earliest check-in; null without a stay. Absent if the API does not tell it. */
  departure?: CalendarDate | null
  /** Absent if the API has no statuses. */
  progress?: Progress
  /** Only where Beranda asks for its news. */
  news?: RowNews
}

/** The choices that a detail shows by name and price. The flight also has a logo, and a margin is only an amount. */
export type NamedField = Exclude<FieldWhere<{ kind: 'choice' }>, 'pesawat' | 'margin'>

/** `money`: the price before it became rupiah, if it was none. */
export type NamedPrice = Named & { price: number | null; tiers?: readonly Tier[]; money?: Money }

export type DetailHotel = Named & {
  image: string | null
  stars: number
  /** Metres to the mosque. Absent if the API does not tell it. */
  distance?: number
  checkIn: CalendarDate | null
  checkOut: CalendarDate | null
  rupiah: PerRoom<number | null>
  sar: PerRoom<number | null>
  /** See {@link HotelRecord}. */
  nights?: readonly PricedNights[]
  meal?: string
  /** The rate of this hotel, if the other hotel has another rate. */
  kurs?: PackageKurs
}

/** A saved package as the detail shows it, with the prices of its last save. */
export type PackageDetail = Owner & {
  id: Id
  name: string | null
  jamaah: number
  startCity: City | null
  tripType: TripType | null
  flight: (NamedPrice & { logo: string | null }) | null
  /** Null: the package has no hotel in that city. */
  hotels: Record<City, DetailHotel | null>
  /** The chosen records of the masters that have a name and a price; a field without a choice is absent. */
  choices: { [F in NamedField]?: NamedPrice }
  transports: (NamedPrice & { id: Id })[]
  tourLeader: number
  tourLeaderCost: PerRoom<number | null>
  margin: number | null
  totals: PerRoom<number | null>
  /** The time of its prices, ISO 8601. Null if the API does not tell it. */
  pricedAt: string | null
  /** The rate that its hotels were priced with. Absent if they have different ones, or if the API does not tell it. */
  kurs?: PackageKurs
  /** Absent if the API has no statuses. */
  /** An example for every mitra. Only for admins, where the API has templates. */
  isTemplate?: boolean
  progress?: DetailProgress
}

export type User = {
  id: Id
  name: string
  email: string
  roles?: (string | { name: string })[]
  permissions?: string[]
  /** The features of the partner API (src/domain/access/features.ts). It may name features of a newer version. */
  features?: string[]
  /** Present for users who may have a second factor; `required`: they must set it up before anything else. */
  second_factor?: string
}
/** `rounding`: how the mitra rounds told prices, if the API says it. */
export type Mitra = { id: Id; name: string; rounding?: RoundingStep }
