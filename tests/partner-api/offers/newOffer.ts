import { publicOffer } from '@/domain/offer/publicOffer'
import type { NewOffer } from '@/partner-api/stores/offersStore'
import { exampleChoice, examplePackage, exampleProfile } from '../../domain/offer/packages'
import { NOW } from '../fixtures'

export const exampleOffer = publicOffer(examplePackage, exampleChoice, exampleProfile)

let count = 0

/** Makes an offer for a store. Each one has another token. */
export const newOfferOf = (
  owner: Pick<NewOffer, 'packageId' | 'mitraId' | 'createdBy'>,
  changes: Partial<NewOffer> = {},
): NewOffer => ({
  ...owner,
  packageVersion: 1,
  version: 1,
  offer: exampleOffer,
  offerHash: 'hash',
  validUntil: '2026-11-29',
  customerName: null,
  customerPhone: null,
  createdAt: NOW,
  tokenHash: `token ${(count += 1)}`,
  picture: null,
  logo: null,
  options: [],
  ...changes,
})
