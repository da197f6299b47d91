import { offerState } from '../../domain/offer/offerState'
import type { CalendarDate } from '../../domain/types'
import type { WireOffer } from '../../http/partnerApi.types'
import type { OfferRow } from '../stores/offersStore'

const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Makes the answer for an offer, as its mitra sees it. No answer has the token: it is told once. */
export function wireOffer(row: OfferRow, today: CalendarDate): WireOffer {
  const { id, version, offer, validUntil, customerName, customerPhone, answer } = row
  return {
    id,
    version,
    rooms: offer.prices.map(({ room }) => room),
    validUntil,
    customerName,
    customerPhone,
    createdAt: new Date(row.createdAt).toISOString(),
    seenAt: moment(row.seenAt),
    answer: answer && {
      by: answer.by,
      name: answer.name,
      room: answer.room,
      jamaah: answer.jamaah,
      at: new Date(answer.at).toISOString(),
    },
    state: offerState(row, today),
    revokedAt: moment(row.revokedAt),
    erasedAt: moment(row.erasedAt),
    comparable: row.hasSnapshot,
  }
}
