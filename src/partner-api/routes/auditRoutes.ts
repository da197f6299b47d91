import { Hono, type Context } from 'hono'
import { hasPermission } from '../../domain/access/permissions'
import type { AuditListResponse, AuditUsersResponse } from '../../http/partnerApi.types'
import { auditCursor, readAuditQuery } from '../wire/requests/auditQuery'
import { wireAudit } from '../wire/wireAudit'
import { forbidden } from './apiError'
import { requireSession, scopeOf, type ApiContext, type ApiEnv } from './context'
import { messages } from './messages'

/** The filter needs every user in one answer, and no business has this many. */
const MOST_USERS = 1_000_000

function requireReader(c: Context<ApiEnv>) {
  const session = c.get('session')
  if (scopeOf(session) !== 'all' || !hasPermission(session.user, 'audit.list')) throw forbidden(messages.notAllowed)
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
