import { type PackageDetail, CITIES, ROOM_TYPES } from '../types'
import type { ToldPrices } from '../status/packageStatus'
import type { OfferProfile } from './offerProfile'
import { publicOffer, type OfferChoice, type OfferedOption, type PublicOffer } from './publicOffer'
import { knownPrice } from './savedFacts'

/** The packages of an offer, at least one. */
export type Packages = readonly [PackageDetail, ...PackageDetail[]]

/** The letter by which a comparison or an offer names the package at this place. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place)

/** The options of an offer in the order of their letters. An offer of one package has one. */
export const optionsOf = (offer: PublicOffer): readonly OfferedOption[] => [offer, ...(offer.others ?? [])]

/** Names each field: a field that a public offer gains is no part of an option by itself. */
/** The prices that each option of an offer tells, in the order of its packages. */
export const toldBy = (offer: PublicOffer): ToldPrices[] =>
  optionsOf(offer).map(({ prices }) => Object.fromEntries(prices.map(({ room, perJamaah }) => [room, perJamaah])))

function optionOf({
  name,
  stays,
  airline,
  airlineLogo,
  services,
  jamaah,
  prices,
  roomMix,
}: PublicOffer): OfferedOption {
  return { name, stays, airline, airlineLogo, services, jamaah, prices, roomMix }
}

/**
 * Makes one offer of several packages, of which the customer takes one (docs/product.md §26.2). Business,
 * customer and terms are in it once. From a single package it makes that package's usual offer.
 */
export function optionsOffer([first, ...rest]: Packages, choice: OfferChoice, profile: OfferProfile): PublicOffer {
  const offer = publicOffer(first, choice, profile)
  if (rest.length === 0) return offer
  return { ...offer, others: rest.map((detail) => optionOf(publicOffer(detail, choice, profile))) }
}

const isSame = (prices: readonly (number | null)[]): boolean => new Set(prices).size === 1 && prices[0] !== null

/** Whether an option has one price, whatever the room: it has no hotel, and its prices are the same (docs/product.md §21.3.13). */
export const isOfOnePrice = ({ stays, prices }: Pick<OfferedOption, 'stays' | 'prices'>): boolean =>
  stays.length === 0 && isSame(prices.map(({ perJamaah }) => perJamaah))

/** Whether every offer of a package has one price, so that nobody has to choose types of rooms. */
export const hasOnePrice = (detail: Pick<PackageDetail, 'hotels' | 'totals'>): boolean =>
  CITIES.every((city) => detail.hotels[city] === null) && isSame(ROOM_TYPES.map((room) => knownPrice(detail, room)))

/** The fewest and the most packages that are compared, or offered as options. */
export const COMPARED = { least: 2, most: 3 } as const

type ComparedIds = {
  /** The packages to compare, in order, each once. */
  ids: readonly string[]
  /** The fault of the address; null: the address is right. */
  trouble: 'few' | 'many' | 'doubled' | null
}

/** Reads which packages an address compares: `?id=7&id=8`. Of too many the first ones count (docs/product.md §26.1.6). */
export function readComparedIds(search: string): ComparedIds {
  const given = new URLSearchParams(search)
    .getAll('id')
    .map((id) => id.trim())
    .filter((id) => id !== '')
  const all = [...new Set(given)]
  const ids = all.slice(0, COMPARED.most)
  if (ids.length < COMPARED.least) return { ids, trouble: 'few' }
  if (all.length > ids.length) return { ids, trouble: 'many' }
  return { ids, trouble: all.length < given.length ? 'doubled' : null }
}
