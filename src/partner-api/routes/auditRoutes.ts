import { Hono, type Context } from 'hono'
import { hasPermission } from '@/domain/access/permissions'
import type { AuditListResponse, AuditUsersResponse, WireAudit } from '@/http/partnerApi.types'
import { forbidden, unprocessable } from '../errors/apiError'
import { requireAll, requireSession, type ApiContext, type ApiEnv } from './context'
import { messages } from '../errors/messages'
import type { AuditRow, AuditFilter, AuditPlace } from '../stores/upkeepStore'
import { parseId } from '../stores/snapshot'

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

/** Makes the answer for a row of the audit. */
const wireAudit = ({ at, userId, userName, recordId, before, after, ...row }: AuditRow): WireAudit => ({
  id: row.id,
  at: new Date(at).toISOString(),
  user_id: userId,
  user_name: userName,
  address: row.address,
  event: row.event,
  resource: row.resource,
  record_id: recordId,
  label: row.label,
  before,
  after,
})

/** The filter needs every user in one answer, and no business has this many. */
const MOST_USERS = 1_000_000

function requireReader(c: Context<ApiEnv>) {
  requireAll(c)
  if (!hasPermission(c.get('session').user, 'audit.list')) throw forbidden(messages.notAllowed)
}

/** Reads the audit, newest first, for admins with the permission `audit.list` (docs/product.md §29.3). No call changes it. */
export function auditRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store } = api
  const signedIn = requireSession(api)
  return new Hono<ApiEnv>()
    .get('/partner/audit', signedIn, async (c) => {
      requireReader(c)
      const { filter, perPage, after } = readAuditQuery(c.req.query())
      const rows = await store.listAudit(filter, perPage + 1, after)
      const page = rows.slice(0, perPage)
      const last = rows.length > perPage ? page.at(-1) : undefined
      return c.json<AuditListResponse>({ data: page.map(wireAudit), meta: { next: last ? auditCursor(last) : null } })
    })
    .get('/partner/audit/users', signedIn, async (c) => {
      requireReader(c)
      const sort = { field: 'name', direction: 'asc' } as const
      const { rows } = await store.listAccounts({ q: '', page: 1, perPage: MOST_USERS, sort })
      return c.json<AuditUsersResponse>({ data: rows.map(({ id, name }) => ({ id, name })) })
    })
}
