import { emptyProfile } from './offerProfile'
import {
  CITIES,
  perRoom,
  ROOM_TYPES,
  type CalendarDate,
  type City,
  type PackageDetail,
  type PerRoom,
  type RoomType,
} from '../types'
import { publicOffer, type OfferStay, type PublicOffer } from './publicOffer'
import type { RoundingStep } from './rounding'

/** A fact of each compared package, in their order. */
export type ComparedFact<T> = {
  values: readonly T[]
  /** For each package: whether its value differs from the first package's. */
  differs: readonly boolean[]
}

export type ComparedStay = {
  [fact in 'hotel' | 'stars' | 'distance' | 'nights']: ComparedFact<OfferStay[fact] | null>
}

/** `isInAll`: every compared package has it. */
export type ComparedService = { name: string; isInAll: boolean }

/** `difference`: rupiah more than the first package; null for the first, or without a known price. */
export type ComparedPrice = { perJamaah: number | null; difference: number | null }

export type Comparison = {
  /** The earliest check-in. */
  departure: ComparedFact<CalendarDate | null>
  jamaah: ComparedFact<number>
  stays: Record<City, ComparedStay>
  airline: ComparedFact<string | null>
  services: ComparedFact<readonly ComparedService[]>
  prices: PerRoom<ComparedFact<ComparedPrice>>
}

function fact<T>(values: readonly T[], keyOf: (value: T) => unknown = (value) => value): ComparedFact<T> {
  const [first] = values.map(keyOf)
  return { values, differs: values.map((value) => keyOf(value) !== first) }
}

const departureIn = ({ stays }: PublicOffer): CalendarDate | null =>
  stays.flatMap(({ checkIn }) => checkIn ?? []).sort()[0] ?? null

function stayIn(offers: readonly PublicOffer[], city: City): ComparedStay {
  const stays = offers.map((offer) => offer.stays.find((stay) => stay.city === city))
  const of = <F extends keyof ComparedStay>(name: F) => fact(stays.map((stay) => stay?.[name] ?? null))
  return { hotel: of('hotel'), stars: of('stars'), distance: of('distance'), nights: of('nights') }
}

function servicesOf(offers: readonly PublicOffer[]): ComparedFact<readonly ComparedService[]> {
  const isInAll = (name: string) => offers.every(({ services }) => services.includes(name))
  const values = offers.map(({ services }) => services.map((name) => ({ name, isInAll: isInAll(name) })))
  return fact(values, (services) =>
    services
      .map(({ name }) => name)
      .sort()
      .join('\n'),
  )
}

function pricesOf(offers: readonly PublicOffer[], room: RoomType): ComparedFact<ComparedPrice> {
  const prices = offers.map((offer) => offer.prices.find((price) => price.room === room)?.perJamaah ?? null)
  const [first = null] = prices
  const values = prices.map((perJamaah, index) => ({
    perJamaah,
    difference: index === 0 || perJamaah === null || first === null ? null : perJamaah - first,
  }))
  return fact(values, ({ perJamaah }) => perJamaah)
}

const NO_CHOICE = {
  rooms: ROOM_TYPES,
  validUntil: '',
  customerName: '',
  roomMix: null,
  withPaymentPlan: false,
} as const

/** A package as a comparison sees it: every room type at its told price, and nothing of a customer or a business. */
export const comparedOffer = (detail: PackageDetail, rounding: RoundingStep): PublicOffer =>
  publicOffer(detail, { ...NO_CHOICE, rounding }, emptyProfile(''))

/**
 * Compares packages by what a customer may see of them, each with the first one (docs/product.md §26.1.4). Offers are the
 * allow-list, so no margin and no price of a component can be in a comparison.
 */
export function comparisonOf(offers: readonly PublicOffer[]): Comparison {
  return {
    departure: fact(offers.map(departureIn)),
    jamaah: fact(offers.map(({ jamaah }) => jamaah)),
    stays: Object.fromEntries(CITIES.map((city) => [city, stayIn(offers, city)])) as Comparison['stays'],
    airline: fact(offers.map(({ airline }) => airline)),
    services: servicesOf(offers),
    prices: perRoom((room) => pricesOf(offers, room)),
  }
}
