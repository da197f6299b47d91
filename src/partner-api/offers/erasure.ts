import type { CalendarDate } from '@/domain/types'
import { isSameCustomer } from '@/domain/offer/customer'
import { businessDay } from '../pricing/businessDay'
import { offerChange } from './offerAudit'
import type { Store, StoreSession } from '../stores/store'
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
async function eraseOffer(tx: StoreSession, offer: OfferRow, now: number): Promise<void> {
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

const BATCH = 100
/** The name that the audit gives to the eraser: the setting of the host. */
const BY_ITSELF = 'CUSTOMER_DATA_MONTHS'

/** The same day `months` earlier, or the last day of that month where it has none. */
export function monthsBefore(day: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}

/** False: the package was shared again meanwhile, and keeps its new customer. */
const eraseOldShare = (
  store: Store,
  { packageId, label }: { packageId: number; label: string },
  day: CalendarDate,
  now: number,
): Promise<boolean> =>
  store.transaction(async (tx) => {
    if (!(await eraseShare(tx, packageId, day))) return false
    const change = { event: 'erase', resource: 'umroh-regular', recordId: packageId, label } as const
    const who = { userId: null, userName: BY_ITSELF, address: '' }
    await tx.addAudit({ ...change, ...who, at: now, before: null, after: null })
    return true
  })

/**
 * Erases the customers of packages whose last share ended before a day. Returns how many. Here and below each transaction
 * erases one row: a transaction that locked several could end in a deadlock with a share, which locks several, too.
 */
async function eraseOldShares(store: Store, day: CalendarDate, now: number): Promise<number> {
  for (let erased = 0; ;) {
    const found = await store.sharesToErase(day, BATCH)
    for (const share of found) if (await eraseOldShare(store, share, day, now)) erased += 1
    if (found.length < BATCH) return erased
  }
}

/**
 * Erases name, number and picture of customers whose offers ended so many months ago: the last day of the offer, or the
 * day on which it was revoked or replaced (docs/product.md §21.5.15). `until` is the time that counts as today. Returns how
 * many.
 */
export async function eraseOldCustomers(store: Store, months: number, now: number, until = now): Promise<number> {
  const day = monthsBefore(businessDay(until), months)
  // Days begin at midnight in Jakarta.
  const time = Date.parse(`${day}T00:00:00+07:00`)
  const shares = await eraseOldShares(store, day, now)
  for (let erased = shares; ;) {
    const found = await store.offersToErase({ time, day }, BATCH)
    for (const offer of found)
      await store.transaction(async (tx) => {
        await eraseOffer(tx, offer, now)
        await tx.addAudit({ ...offerChange('erase', offer), at: now, userId: null, userName: BY_ITSELF, address: '' })
      })
    erased += found.length
    if (found.length < BATCH) return erased
  }
}
