import { unprocessable } from '../../routes/apiError'
import { messages } from '../../routes/messages'
import { parseId } from '../../pricing/snapshot'
import type { AuditFilter, AuditPlace } from '../../stores/auditStore'

const PAGE_SIZE = 50
const MAX_PAGE_SIZE = 200
const NAME = /^[a-z][a-z/-]{0,60}$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/
const CURSOR = /^(\d{1,15})-([1-9]\d{0,14})$/

type Query = Readonly<Record<string, string>>

/** The text that leads to the rows after this one. */
export const auditCursor = ({ at, id }: AuditPlace): string => `${at}-${id}`

// PostgreSQL reads an instant only with a year of four digits, in every time zone.
const [FIRST, LAST] = [Date.parse('0001-01-02T00:00:00Z'), Date.parse('9999-12-30T00:00:00Z')]
const storable = (instant: number) => (instant >= FIRST && instant <= LAST ? instant : null)

function readCursor(text: string): AuditPlace | null {
  const [, at, id] = CURSOR.exec(text) ?? []
  const instant = storable(Number(at))
  return instant === null || id === undefined ? null : { at: instant, id: Number(id) }
}
const readInstant = (text: string) => (INSTANT.test(text) ? storable(Date.parse(text)) : null)
const readName = (text: string) => (NAME.test(text) ? text : null)
const readSignIns = (text: string) => (text === 'sign-in' ? true : null)
const readSize = (text: string) => (/^\d{1,9}$/.test(text) ? Math.min(MAX_PAGE_SIZE, Math.max(1, Number(text))) : null)

/** Reads the query of the list, or throws 422: a filter that is not understood must not show more than was asked for. */
export function readAuditQuery(query: Query) {
  const wrong: Record<string, string[]> = {}
  function read<T>(name: string, parse: (text: string) => T | null): T | undefined {
    const text = query[name] ?? ''
    const value = text === '' ? undefined : parse(text)
    if (value === null) wrong[name] = [messages.invalid]
    return value ?? undefined
  }
  const given = {
    userId: read('user', parseId),
    event: read('event', readName),
    withoutSignIns: read('without', readSignIns),
    resource: read('resource', readName),
    recordId: read('record', parseId),
    from: read('from', readInstant),
    to: read('to', readInstant),
  }
  const [after, perPage] = [read('before', readCursor), read('per_page', readSize)]
  if (Object.keys(wrong).length > 0) throw unprocessable(wrong)
  const filter = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as AuditFilter
  return { filter, after, perPage: perPage ?? PAGE_SIZE }
}
