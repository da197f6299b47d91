import type { AuditEvent } from '../../../domain/audit/events'
import type { Acceptance } from '../../../domain/offer/acceptance'
import { titleOf } from '../../../offer/words'
import type { AuditedFields } from '../../stores/auditStore'
import type { OpenOffer } from '../../stores/offersStore'
import type { Change } from '../audit'

/**
 * What the audit keeps of a write of an offer. The audit can never be erased, so that nothing of the customer is in it:
 * no name, no number, no address, and not the token.
 */
export const offerChange = (
  event: AuditEvent,
  { id, offer, version }: Pick<OpenOffer, 'id' | 'offer' | 'version'>,
  after: AuditedFields | null = null,
): Change => {
  // Each option has a version of its own.
  const label = offer.others ? titleOf(offer) : `${offer.name} V${version}`
  return { event, resource: 'offers', recordId: id, label, before: null, after }
}

/** What the audit keeps of an acceptance: everything but the name. */
export const acceptedFields = ({ room, jamaah, option }: Acceptance): AuditedFields => ({
  room,
  jamaah,
  ...(option === undefined ? {} : { option }),
})
