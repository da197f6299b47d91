import { formatTime } from '../../../domain/values/dates'
import { AUDIT_EVENTS, type AuditRecord } from '../../../domain/audit/events'
import { t } from '../../../i18n/admin/audit'

const isKnown = (event: string): event is (typeof AUDIT_EVENTS)[number] =>
  (AUDIT_EVENTS as readonly string[]).includes(event)

/** The words for an event. An unknown event, of a newer API, stays as it is. */
export const eventWords = (event: string): string => (isKnown(event) ? t(`audit.event.${event}`) : event)

export const timeOf = ({ at }: Pick<AuditRecord, 'at'>): string => {
  const time = Date.parse(at)
  return Number.isNaN(time) ? '-' : formatTime(time)
}

export const whoOf = ({ userName }: Pick<AuditRecord, 'userName'>): string => userName || t('audit.nobody')

/** The name of the record. A refused login of nobody's account has none. */
export const nameOf = ({ label, event }: Pick<AuditRecord, 'label' | 'event'>): string =>
  label || (event === 'login-refused' ? t('audit.unknownAccount') : '-')
