import type { Context } from 'hono'
import type { UserRow } from '../../store'
import type { AuditStore } from '../../stores/auditStore'
import { recordAudit } from '../audit'
import type { ApiContext, ApiEnv } from '../context'

type Account = Pick<UserRow, 'id' | 'name' | 'email'>

/** The audit counts refused logins by fixed windows of this length (ms). */
const WINDOW = 15 * 60_000

const about = ({ id, email }: Account) =>
  ({ resource: 'users', recordId: id, label: email, before: null, after: null }) as const

/** Audits a login or logout, in the transaction that begins or ends the session. */
export const auditSession = (
  api: ApiContext,
  c: Context<ApiEnv>,
  tx: AuditStore,
  event: 'login' | 'logout',
  user: Account,
): Promise<void> => recordAudit(api, c, tx, { event, ...about(user) }, { who: user })

/**
 * Audits a refused login. Each account has one row in a window, however many tries there are, so that nobody fills the table.
 * All unknown emails together count as one account. The typed email is not kept, because it may be somebody's password.
 */
export function auditRefusedLogin(api: ApiContext, c: Context<ApiEnv>, user: Account | null): Promise<void> {
  const once = `login-refused|${user?.id ?? ''}|${Math.floor(api.now() / WINDOW)}`
  const subject = user ? about(user) : { resource: 'users', recordId: null, label: '', before: null, after: null }
  return recordAudit(api, c, api.store, { event: 'login-refused', ...subject }, { who: null, once })
}
