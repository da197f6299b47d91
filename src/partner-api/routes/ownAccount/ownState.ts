import type { Context } from 'hono'
import type { AuditEvent } from '@/domain/audit/events'
import { hasRole } from '@/domain/access/roles'
import type { AuditedFields } from '../../stores/upkeepStore'
import type { StoreSession, UserRow } from '../../stores/store'
import { enabledAtOf, type SecondFactorStore } from '../../stores/sessionStore'
import type { ApiEnv, ApiContext } from '../context'
import { signedOut, unprocessable } from '../../errors/apiError'
import { ownAccountMessages } from '../../errors/messages'

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

type Holder = Pick<UserRow, 'id' | 'roles'>

/** Admins may have a second factor, and must when the server says so. */
export const mayHaveSecondFactor = (user: Holder): boolean => hasRole({ roles: user.roles }, 'admin')

/** Whether an admin must set up a second factor before anything else works. */
export async function mustSetUp({ store, requireTotp }: ApiContext, user: Holder): Promise<boolean> {
  if (!requireTotp || !mayHaveSecondFactor(user)) return false
  return enabledAtOf(await store.findSecondFactor(user.id)) === null
}

/** The field about the second factor in the answers of login and profile. Only admins get it. */
export async function secondFactorOf(
  { requireTotp }: ApiContext,
  tx: SecondFactorStore,
  user: Holder,
): Promise<{ second_factor?: 'on' | 'off' | 'required' }> {
  if (!mayHaveSecondFactor(user)) return {}
  const factor = await tx.findSecondFactor(user.id)
  if (enabledAtOf(factor) !== null) return { second_factor: 'on' }
  return { second_factor: requireTotp ? 'required' : 'off' }
}
