import { isSameCustomer } from '../../domain/offer/customer'
import type { StoreSession } from '../store'
import type { OfferRow } from '../stores/offersStore'
import { packageIdsOf } from './heldPackage'

/**
 * Erases the customer of an offer, and that of the last share of each package in it if it is the same one. A package may
 * have been shared with somebody else since (docs/product.md §21.6.9).
 */
export async function eraseOfferCustomer(tx: StoreSession, offer: OfferRow, now: number): Promise<void> {
  await tx.eraseCustomer(offer.id, now)
  for (const packageId of packageIdsOf(offer))
    if (isSameCustomer(offer, await tx.findStatus(packageId))) await tx.eraseSharedCustomer(packageId)
}
