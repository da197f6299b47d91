import type { PackageDetail } from '../types'
import type { OfferProfile } from './offerProfile'
import { publicOffer, type OfferChoice, type OfferedOption, type PublicOffer } from './publicOffer'

/** The packages of an offer, at least one. */
export type Packages = readonly [PackageDetail, ...PackageDetail[]]

/** The letter by which a comparison or an offer names the package at this place. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place)

/** The options of an offer in the order of their letters. An offer of one package has one. */
export const optionsOf = (offer: PublicOffer): readonly OfferedOption[] => [offer, ...(offer.others ?? [])]

/** Names each field: a field that a public offer gains is no part of an option by itself. */
function optionOf({ name, stays, airline, services, jamaah, prices, roomMix }: PublicOffer): OfferedOption {
  return { name, stays, airline, services, jamaah, prices, roomMix }
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
