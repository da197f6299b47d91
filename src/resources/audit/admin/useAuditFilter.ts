import { isCalendarDate } from '../../../domain/values/dates'
import { useAddressFilter } from '../../../ui/hooks/useAddressFilter'

const NAMES = ['user', 'resource', 'record', 'event', 'from', 'to'] as const
type Name = (typeof NAMES)[number]

/** The API refuses a date that it cannot read, and a browser gives a half-typed year. */
const isUsable = (name: Name, value: string) => (name === 'from' || name === 'to' ? isCalendarDate(value) : true)

/** The filter of the audit, in the screen's address. */
export const useAuditFilter = () => useAddressFilter(NAMES, isUsable)
