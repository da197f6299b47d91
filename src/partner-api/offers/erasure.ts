import type { CalendarDate } from '../../domain/types'
import { isSameCustomer } from '../../domain/offer/customer'
import type { StoreSession } from '../store'
import type { OfferRow } from '../stores/offersStore'
import { packageIdsOf } from './heldPackage'

/** The record that a keyed request is about, if the request names a customer: a share or a new offer of a package. */
export const aboutPackage = (id: number | string): string => `package/${id}`
/** As {@link aboutPackage}, for a request about an offer that there is. */
export const aboutOffer = (id: number | string): string => `offer/${id}`

/**
 * Erases the customer of a package's last share, and forgets the requests that named one. With `endedBefore`, a share that
 * ends on this day or later keeps its customer; the answer is then false.
 */
export async function eraseShare(tx: StoreSession, packageId: number, endedBefore?: CalendarDate): Promise<boolean> {
  if (!(await tx.eraseSharedCustomer(packageId, endedBefore))) return false
  await tx.forgetRequests([aboutPackage(packageId)])
  return true
}

/** Erases the customer of an offer, and forgets the requests that named one. */
export async function eraseOffer(tx: StoreSession, offer: OfferRow, now: number): Promise<void> {
  await tx.eraseCustomer(offer.id, now)
  await tx.forgetRequests([aboutOffer(offer.id), ...packageIdsOf(offer).map(aboutPackage)])
}

/**
 * Erases the customer of an offer, and that of the last share of each package in it if it is the same one. A package may
 * have been shared with somebody else since (docs/product.md §21.6.9).
 */
export async function eraseOfferCustomer(tx: StoreSession, offer: OfferRow, now: number): Promise<void> {
  await eraseOffer(tx, offer, now)
  for (const packageId of packageIdsOf(offer))
    if (isSameCustomer(offer, await tx.findStatus(packageId))) await eraseShare(tx, packageId)
}
