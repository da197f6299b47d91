import type { Context } from 'hono'
import type { StoreSession } from '../../store'
import { signedOut, unprocessable } from '../apiError'
import type { ApiEnv } from '../context'
import { ownAccountMessages } from './ownAccountMessages'

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
