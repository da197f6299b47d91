import { useResourceDefinitions } from 'ra-core'
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

/** The accounts, which sign in whether or not the app has screens for them. */
const ACCOUNTS = 'users'

type Labelled = { options?: { label?: string; hasHistory?: boolean } }

/** Returns the names of resources for people. */
export function useResourceLabel(): (resource: string) => string {
  const definitions = useResourceDefinitions()
  return (resource) =>
    (definitions[resource] as Labelled | undefined)?.options?.label ??
    (resource === ACCOUNTS ? t('audit.session') : resource)
}

/** The resources that the audit tells about, with their names. */
export function useAuditedResources(): { value: string; label: string }[] {
  const definitions = useResourceDefinitions()
  const labelOf = useResourceLabel()
  const audited = Object.values(definitions).filter(({ options }: Labelled) => options?.hasHistory)
  const names = [...new Set([...audited.map(({ name }) => name), ACCOUNTS])]
  return names.map((value) => ({ value, label: labelOf(value) }))
}
