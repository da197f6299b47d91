import type { CalendarDate, Id, RoomType } from '../types'

/** What has become of the link of an offer (docs/product.md §21.5.8). */
export type SentState = 'open' | 'accepted' | 'revoked' | 'replaced' | 'expired'

/** An offer with a link, as its mitra sees it. Moments are ISO 8601. */
export type SentOffer = {
  id: Id
  version: number
  state: SentState
  validUntil: CalendarDate
  customerName: string | null
  customerPhone: string | null
  createdAt: string | null
  /** The first time that a person had the page open. */
  seenAt: string | null
  answer: { by: 'customer' | 'mitra'; name: string; room: RoomType; jamaah: number; at: string | null } | null
}

/** An offer with a link that was just made. The server tells its address only once. */
export type MadeOffer = { id: Id; url: string; validUntil: CalendarDate; version: number }
