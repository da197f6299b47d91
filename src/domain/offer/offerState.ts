import type { CalendarDate } from '../types'

/** The states of an offer's link. */
export const OFFER_STATES = ['open', 'accepted', 'revoked', 'replaced', 'expired'] as const
export type OfferState = (typeof OFFER_STATES)[number]

type Dated = {
  validUntil: CalendarDate
  /** When the mitra revoked it, and when a newer version took its place; null: not. */
  revokedAt: number | null
  replacedAt: number | null
  answer: object | null
}

/**
 * The state of an offer on a day (docs/product.md §21.5.8). It is computed and never stored. An accepted offer stays
 * readable after its last day; a revoked or replaced one does not.
 */
export function offerState({ validUntil, revokedAt, replacedAt, answer }: Dated, today: CalendarDate): OfferState {
  if (revokedAt !== null) return 'revoked'
  if (replacedAt !== null) return 'replaced'
  if (answer !== null) return 'accepted'
  return validUntil < today ? 'expired' : 'open'
}
