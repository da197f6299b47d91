import { HOTEL_FIELDS } from '../masters/masters'
import { CITIES, type CalendarDate, type City, type DetailHotel, type PackageDetail, type PackageForm } from '../types'
import { nightsBetween } from '../values/dates'
import { cityOrder } from './cityOrder'

/** The dates of each city's stay; null for a city without a hotel or without both dates. */
export type StayDates = Record<City, { checkIn: CalendarDate; checkOut: CalendarDate } | null>

/** An oddity in the dates of two stays. The mitra may mean it, so it is never refused (docs/product.md §22.3.2). */
export type StayWarning =
  /** Both stays have these nights. */
  | { kind: 'overlap'; nights: number }
  /** The nights between the stays that have no hotel. */
  | { kind: 'gap'; nights: number }
  /** `first` is visited first, although the city order says otherwise. */
  | { kind: 'order'; first: City }

const bothDates = (checkIn: CalendarDate | null, checkOut: CalendarDate | null) =>
  checkIn && checkOut && checkIn < checkOut ? { checkIn, checkOut } : null

const ofHotel = (hotel: DetailHotel | null) => hotel && bothDates(hotel.checkIn, hotel.checkOut)

export const staysOfDetail = ({ hotels }: Pick<PackageDetail, 'hotels'>): StayDates => ({
  makkah: ofHotel(hotels.makkah),
  madinah: ofHotel(hotels.madinah),
})

type Stay = { checkIn: CalendarDate | null; checkOut: CalendarDate | null }

/** The whole journey from the first check-in to the last check-out; null unless the dates of every stay are known. */
export function journeyOf(stays: readonly Stay[]) {
  const known = stays.flatMap(({ checkIn, checkOut }) => bothDates(checkIn, checkOut) ?? [])
  if (known.length === 0 || known.length < stays.length) return null
  const [from = ''] = known.map(({ checkIn }) => checkIn).sort()
  const ends = known.map(({ checkOut }) => checkOut).sort()
  const to = ends.at(-1) ?? ''
  return { from, to, nights: nightsBetween(from, to) }
}

type HotelFields = Pick<PackageForm, 'hotelMakkah' | 'hotelMadinah'>

export function staysOfForm(form: HotelFields): StayDates {
  const of = (city: City) => {
    const { tanpaHotel, tanggalCheckIn, tanggalCheckOut } = form[HOTEL_FIELDS[city]]
    return tanpaHotel ? null : bothDates(tanggalCheckIn, tanggalCheckOut)
  }
  return { makkah: of('makkah'), madinah: of('madinah') }
}

/** Compares the stays of both cities. Without a start city the earlier stay counts as the first. */
export function stayWarning(startCity: City | null, stays: StayDates): StayWarning | null {
  const [makkah, madinah] = [stays.makkah, stays.madinah]
  if (!makkah || !madinah) return null
  const earlier: City = madinah.checkIn < makkah.checkIn ? 'madinah' : 'makkah'
  const [first, second] = cityOrder(startCity ?? earlier).map((city) => (city === 'makkah' ? makkah : madinah)) as [
    typeof makkah,
    typeof makkah,
  ]
  if (second.checkOut <= first.checkIn) return { kind: 'order', first: earlier }
  const begin = first.checkIn > second.checkIn ? first.checkIn : second.checkIn
  const end = first.checkOut < second.checkOut ? first.checkOut : second.checkOut
  const shared = nightsBetween(begin, end)
  if (shared > 0) return { kind: 'overlap', nights: shared }
  return shared < 0 ? { kind: 'gap', nights: -shared } : null
}

/** The earliest check-in of a form's hotels; null while none is chosen. */
export const firstCheckIn = (form: HotelFields): CalendarDate | null =>
  CITIES.map((city) => form[HOTEL_FIELDS[city]])
    .flatMap(({ tanpaHotel, tanggalCheckIn }) => (tanpaHotel || !tanggalCheckIn ? [] : tanggalCheckIn))
    .sort()[0] ?? null

/** The earliest check-in if it has passed; null otherwise. `today` is the phone's own day. */
export function pastCheckIn(form: HotelFields, today: CalendarDate): CalendarDate | null {
  const first = firstCheckIn(form)
  return first !== null && first < today ? first : null
}
