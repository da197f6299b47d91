import type { Context } from 'hono'
import type { AuditEvent } from '../../../domain/audit/events'
import type { AuditedFields } from '../../stores/upkeepStore'
import type { ApiEnv } from '../context'
import type { StoreSession } from '../../store'
import { signedOut, unprocessable } from '../apiError'
import { ownAccountMessages } from '../messages'

/** The audit row of a change that users make to their own account. */
export function ownChange(c: Context<ApiEnv>, event: AuditEvent, after: AuditedFields | null = null) {
  const { id, email } = c.get('session').user
  return { event, resource: 'users', recordId: id, label: email, before: null, after }
}

/** The hash of the password that a user has just named. */
export type Confirmed = { passwordHash: string }

/**
 * Locks the user who makes this request, and reads the session again. Another change may have ended it while this one
 * waited. `confirmed` must still be the user's password. Every change of an own account begins with this.
 */
export async function lockOwnAccount(tx: StoreSession, c: Context<ApiEnv>, confirmed?: Confirmed): Promise<void> {
  const passwordHash = await tx.lockUser(c.get('session').user.id)
  if (passwordHash === null || !(await tx.findSession(c.get('tokenHash')))) throw signedOut()
  if (confirmed && confirmed.passwordHash !== passwordHash)
    throw unprocessable({ currentPassword: [ownAccountMessages.currentWrong] })
}
