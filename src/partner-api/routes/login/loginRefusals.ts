import type { Context } from 'hono'
import { ApiError, BUSY_SECONDS, isBusy } from '../../errors/apiError'
import { accountMessages, messages } from '../../errors/messages'
import type { UserRow } from '../../stores/store'
import type { AuditStore } from '../../stores/upkeepStore'
import { recordAudit } from '../audit'
import type { ApiContext, ApiEnv } from '../context'

export const loginWrong = () => new ApiError(401, { success: false, message: messages.loginWrong })
export const publishedRefused = () => new ApiError(401, { success: false, message: messages.publishedRefused })
export const setupFirst = () => new ApiError(401, { success: false, message: accountMessages.setupFirst })

export const loginTooMany = (retryAfter: number) =>
  new ApiError(
    429,
    { success: false, message: messages.loginTooMany(retryAfter) },
    { 'Retry-After': String(retryAfter) },
  )

/** The refusal behind an error of a queue or of a lock; null for any other error. */
export const busyRefusal = (error: unknown): ApiError | null =>
  isBusy(error)
    ? new ApiError(503, { message: messages.busy(BUSY_SECONDS) }, { 'Retry-After': String(BUSY_SECONDS) })
    : null

/** The password was right, and a code has to follow. A client that knows no second step shows the message. */
export const codeNeeded = (message: string) => new ApiError(401, { success: false, message, second_factor: 'totp' })

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
