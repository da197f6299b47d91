import { NAMED_FIELDS } from '../../masters/masters'
import { priceOf } from '../../masters/tiers'
import {
  BEDS,
  CITIES,
  perRoom,
  ROOM_TYPES,
  type DetailHotel,
  type PackageDetail,
  type PerRoom,
  type RoomType,
} from '../../types'
import { nightsBetween } from '../../values/dates'
import { calculatePrice, TOLERANCE, type PriceInput } from './price'

/**
 * The meaning of a hotel's price in the detail of a partner API: the price of a room or of a jamaah,
 * for the stay or for each night. The contract does not say it (docs/product.md §22.1.8).
 */
export type HotelReading = { isShared: boolean; isNightly: boolean }

/** The reading of the reference API stands first: it holds where several fit, or none. */
const READINGS: readonly HotelReading[] = [
  { isShared: true, isNightly: false },
  { isShared: false, isNightly: false },
  { isShared: true, isNightly: true },
  { isShared: false, isNightly: true },
]
const [USUAL = { isShared: true, isNightly: false }] = READINGS

/** How a room's price becomes the price of a jamaah: `rupiah × nights ÷ people`. */
export type Division = { people: number; nights: number }

export function divisionOf({ isShared, isNightly }: HotelReading, hotel: DetailHotel, room: RoomType): Division {
  const { checkIn, checkOut } = hotel
  const nights = isNightly && checkIn !== null && checkOut !== null ? nightsBetween(checkIn, checkOut) : 1
  return { people: isShared ? BEDS[room] : 1, nights }
}

const perJamaahBy = (reading: HotelReading, hotel: DetailHotel): PerRoom<number | null> =>
  perRoom((room) => {
    const price = hotel.rupiah[room]
    const { people, nights } = divisionOf(reading, hotel, room)
    return price === null ? null : (price * nights) / people
  })

function inputBy(reading: HotelReading, detail: PackageDetail): PriceInput {
  const { jamaah, tourLeader, tripType, flight, choices, transports, margin, hotels } = detail
  return {
    jamaah,
    tourLeader,
    tripType,
    prices: {
      ...Object.fromEntries(NAMED_FIELDS.map((field) => [field, [priceOf(choices[field])]])),
      pesawat: [flight?.price ?? null],
      transportasi: transports.map(({ price }) => price),
      margin: [margin],
    },
    hotels: {
      makkah: hotels.makkah && perJamaahBy(reading, hotels.makkah),
      madinah: hotels.madinah && perJamaahBy(reading, hotels.madinah),
    },
  }
}

/** The reading with which the saved figures add up to every saved total; the usual one if none does. */
export function hotelReading(detail: PackageDetail): HotelReading {
  const told = ROOM_TYPES.filter((room) => detail.totals[room] !== null)
  if (told.length === 0 || CITIES.every((city) => detail.hotels[city] === null)) return USUAL
  const fits = (reading: HotelReading) => {
    const prices = calculatePrice(inputBy(reading, detail))
    return told.every((room) => {
      const [total, saved] = [prices[room].total, detail.totals[room]]
      return total === null || saved === null || Math.abs(total - saved) <= TOLERANCE
    })
  }
  return READINGS.find(fits) ?? USUAL
}

/** A saved hotel's price per jamaah for its stay, in rupiah. */
export const savedPerJamaah = (detail: PackageDetail, hotel: DetailHotel): PerRoom<number | null> =>
  perJamaahBy(hotelReading(detail), hotel)

/** The input of calculatePrice from the figures that a package was saved with. */
export const savedPriceInput = (detail: PackageDetail): PriceInput => inputBy(hotelReading(detail), detail)
