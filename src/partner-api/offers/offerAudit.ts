import type { AuditEvent } from '@/domain/audit/events'
import type { Acceptance } from '@/domain/offer/acceptance'
import { titleOf } from '@/offer/words'
import type { AuditedFields, Change } from '../stores/upkeepStore'
import type { OpenOffer } from '../stores/offersStore'

/**
 * The audit row of a write of an offer. The audit can never be erased, so the row has nothing of the customer: no name, no
 * number, no address, and not the token.
 */
export const offerChange = (
  event: AuditEvent,
  { id, offer, version }: Pick<OpenOffer, 'id' | 'offer' | 'version'>,
  after: AuditedFields | null = null,
): Change => {
  // The options of an offer have different versions, so its label has none.
  const label = offer.others ? titleOf(offer) : `${offer.name} V${version}`
  return { event, resource: 'offers', recordId: id, label, before: null, after }
}

/** The fields of an acceptance that the audit keeps: all but the name. */
export const acceptedFields = ({ room, jamaah, option }: Acceptance): AuditedFields => ({
  room,
  jamaah,
  ...(option === undefined ? {} : { option }),
})
