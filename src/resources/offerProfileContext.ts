import { emptyProfile, type OfferProfile } from '../domain/offer/offerProfile'

const NONE = emptyProfile('')

export const useOfferProfile = (): OfferProfile => NONE
