import { useSearchParams } from 'react-router'
import { isCalendarDate } from '../../../domain/values/dates'
import type { AuditFilter } from '../types'

const NAMES = ['user', 'resource', 'record', 'event', 'from', 'to'] as const
type Name = (typeof NAMES)[number]

/** The API refuses a date that it cannot read, and a browser gives a half-typed year. */
const isUsable = (name: Name, value: string) => (name === 'from' || name === 'to' ? isCalendarDate(value) : true)

/** The filter of the audit in the screen's address, so that a link leads to it and 'back' returns to it. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams()
  const given = NAMES.map((name) => [name, params.get(name) ?? ''] as const)
  const filter: AuditFilter = Object.fromEntries(given.filter(([name, value]) => value !== '' && isUsable(name, value)))

  function set(changes: AuditFilter) {
    const next = { ...filter, ...changes }
    const entries = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]))
    setParams(Object.fromEntries(entries), { replace: true })
  }
  const clear = () => setParams({}, { replace: true })
  return { filter, set, clear }
}
