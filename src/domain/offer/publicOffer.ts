import { keptText } from '../values/letters'
import { cityOrder } from '../package/cityOrder'
import { NAMED_FIELDS } from '../masters/masters'
import {
  BEDS,
  ROOM_TYPES,
  type CalendarDate,
  type City,
  type DetailHotel,
  type Named,
  type PackageDetail,
  type PerRoom,
  type RoomType,
} from '../types'
import { nightsBetween } from '../values/dates'
import type { OfferProfile } from './offerProfile'
import { departureOf, knownPrice } from './savedFacts'
import { planParts, type PlanPart } from './paymentPlan'
import { roomsLeftOut } from './roomMix'
import { toldPrice, type RoundingStep } from './rounding'

/** The mitra's choices in the sheet 'Bagikan'. */
export type OfferChoice = {
  rooms: readonly RoomType[]
  /** The offer is valid to the end of this day. */
  validUntil: CalendarDate
  /** Empty: the offer names nobody. */
  customerName: string
  /** Rooms of the customer's group, per type; null: not a part of the offer. */
  roomMix: PerRoom<number> | null
  withPaymentPlan: boolean
  /** Prices are told rounded up to its multiples. */
  rounding: RoundingStep
}

export type OfferStay = {
  city: City
  hotel: string
  /** The meals of its price. Absent: nothing is told. */
  meal?: string
  /** The path of the hotel's picture. Absent in offers of earlier programs. */
  image?: string | null
  stars: number
  /** Metres to the mosque; null if the API does not tell it. */
  distance: number | null
  checkIn: CalendarDate | null
  checkOut: CalendarDate | null
  nights: number | null
}

/** Rupiah per jamaah, whole. `parts` is empty without a payment plan. */
export type OfferPrice = { room: RoomType; perJamaah: number; parts: readonly PlanPart[] }

/** Rooms of one type for the customer's group, with the price of all their places. */
export type OfferRooms = { room: RoomType; rooms: number; total: number }

/** The part of an offer that is about one package. */
export type OfferedOption = {
  name: string
  stays: readonly OfferStay[]
  airline: string | null
  /** The path of the airline's logo. Absent in offers of earlier programs. */
  airlineLogo?: string | null
  /** Names of the services, in the order of the wizard. */
  services: readonly string[]
  /** The number of jamaah that the prices rest on. */
  jamaah: number
  prices: readonly OfferPrice[]
  roomMix: readonly OfferRooms[]
}

/** Everything of a package that a customer may see (docs/product.md §21.1.2). Nothing else leaves the phone. */
export type PublicOffer = OfferedOption & {
  /** `licence`: the number of its licence (PPIU). Absent: it tells none. */
  business: { name: string; whatsapp: string | null; licence?: string }
  customer: string | null
  /** The logo of the business as base64. Absent: it has none, or a link keeps it elsewhere. */
  logo?: string
  /** The further packages of an offer with options (docs/product.md §26.2). Absent: it has one package. */
  others?: readonly OfferedOption[]
  included: readonly string[]
  excluded: readonly string[]
  terms: readonly string[]
  validUntil: CalendarDate
}

/** The name that customers are told. */
const toldNameOf = ({ name, toldName = name }: Named): string => toldName

function stayOf(city: City, hotel: DetailHotel): OfferStay {
  const { image, stars, distance = null, checkIn, checkOut, meal } = hotel
  const nights = checkIn && checkOut ? nightsBetween(checkIn, checkOut) : null
  const own = { city, hotel: toldNameOf(hotel), image, stars, distance, checkIn, checkOut, nights }
  return meal === undefined ? own : { ...own, meal }
}

/**
 * Makes the offer of a saved package for one customer (docs/product.md §21.1). It copies each field by name, so that a new
 * field of a package does not reach a customer by itself. A room type without a known price is left out.
 */
export function publicOffer(detail: PackageDetail, choice: OfferChoice, profile: OfferProfile): PublicOffer {
  const departure = departureOf(detail)
  const plan = choice.withPaymentPlan && departure ? profile.paymentPlan : null
  const known = ROOM_TYPES.filter((room) => choice.rooms.includes(room)).flatMap((room) => {
    const price = knownPrice(detail, room)
    return price === null ? [] : [{ room, perJamaah: toldPrice(price, choice.rounding) }]
  })
  const offered = known.map(({ room }) => room)
  // A group is told whole or not at all.
  const mix = roomsLeftOut(choice.roomMix, offered).length > 0 ? null : choice.roomMix
  return {
    name: detail.name ?? '',
    business: {
      name: profile.business,
      whatsapp: profile.whatsapp,
      ...(profile.licence ? { licence: profile.licence } : {}),
    },
    customer: keptText(choice.customerName) || null,
    ...(profile.logo === null ? {} : { logo: profile.logo }),
    stays: cityOrder(detail.startCity).flatMap((city) => {
      const hotel = detail.hotels[city]
      return hotel ? [stayOf(city, hotel)] : []
    }),
    airline: detail.flight && toldNameOf(detail.flight),
    airlineLogo: detail.flight?.logo ?? null,
    services: [
      ...NAMED_FIELDS.flatMap((field) => {
        const service = detail.choices[field]
        return service ? [toldNameOf(service)] : []
      }),
      ...detail.transports.map(toldNameOf),
    ],
    jamaah: detail.jamaah,
    prices: known.map(({ room, perJamaah }) => ({
      room,
      perJamaah,
      parts: plan && departure ? planParts(perJamaah, plan, departure, choice.validUntil) : [],
    })),
    roomMix: known.flatMap(({ room, perJamaah }) => {
      const rooms = mix?.[room] ?? 0
      return rooms > 0 ? [{ room, rooms, total: rooms * BEDS[room] * perJamaah }] : []
    }),
    included: profile.included,
    excluded: profile.excluded,
    terms: profile.terms,
    validUntil: choice.validUntil,
  }
}

/** The lowest price per jamaah of all options of an offer; null if it has none. */
export function lowestPrice({ prices, others = [] }: Pick<PublicOffer, 'prices' | 'others'>): number | null {
  const all = [prices, ...others.map((option) => option.prices)].flat()
  return all.length === 0 ? null : Math.min(...all.map(({ perJamaah }) => perJamaah))
}
