import type { PackageDetail } from '../types'
import type { OfferProfile } from './offerProfile'
import { publicOffer, type OfferChoice, type OfferedOption, type PublicOffer } from './publicOffer'

/** One package or more. */
export type Packages = readonly [PackageDetail, ...PackageDetail[]]

/** The letter by which a comparison or an offer names the package at this place. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place)

/** What an offer holds of each of its packages, in the order of their letters. */
export const optionsOf = (offer: PublicOffer): readonly OfferedOption[] => [offer, ...(offer.others ?? [])]

/** Names each field: a field that a public offer gains is no part of an option by itself. */
function optionOf({ name, stays, airline, services, jamaah, prices, roomMix }: PublicOffer): OfferedOption {
  return { name, stays, airline, services, jamaah, prices, roomMix }
}

/**
 * Makes one offer of several packages, of which the customer takes one (docs/product.md §26.2). What is not of a package is
 * in it once. Of one package it is that package's offer.
 */
export function optionsOffer([first, ...rest]: Packages, choice: OfferChoice, profile: OfferProfile): PublicOffer {
  const offer = publicOffer(first, choice, profile)
  if (rest.length === 0) return offer
  return { ...offer, others: rest.map((detail) => optionOf(publicOffer(detail, choice, profile))) }
}
