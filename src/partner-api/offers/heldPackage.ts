import { letterOf } from '@/domain/offer/options'
import type { OfferOption, OfferRow } from '../stores/offersStore'

type Holding = Pick<OfferRow, 'packageId' | 'packageVersion' | 'version' | 'hasSnapshot' | 'options'>

/** The ids of the packages that an offer holds, in the order of their letters. */
export const packageIdsOf = ({ packageId, options }: Pick<Holding, 'packageId' | 'options'>): number[] =>
  options.length > 0 ? options.map((option) => option.packageId) : [packageId]

/** The save of a package as an offer holds it. An offer that does not hold this package tells its first one. */
export const heldPackage = (offer: Holding, packageId: number): OfferOption =>
  offer.options.find((option) => option.packageId === packageId) ?? offer

/** The version that is stored with an answer: the version of the chosen option. */
export const acceptedVersion = ({ version, options }: Pick<Holding, 'version' | 'options'>, letter?: string): number =>
  options.find((_, place) => letterOf(place) === letter)?.version ?? version
