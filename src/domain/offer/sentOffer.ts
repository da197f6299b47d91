import type { CalendarDate, Id } from '../types'
import type { Acceptance } from './acceptance'
import type { OfferState } from './offerState'

/** An offer with a link, as its mitra sees it. Moments are ISO 8601. */
export type SentOffer = {
  id: Id
  version: number
  state: OfferState
  validUntil: CalendarDate
  customerName: string | null
  customerPhone: string | null
  createdAt: string | null
  /** The first time that a person had the page open. */
  seenAt: string | null
  answer: (Acceptance & { by: 'customer' | 'mitra'; at: string | null }) | null
}

/** An offer with a link that was just made. The server tells its address only once. */
export type MadeOffer = { id: Id; url: string; validUntil: CalendarDate; version: number }
