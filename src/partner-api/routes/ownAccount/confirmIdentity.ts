import type { Context } from 'hono'
import { newPasswordTexts } from '../../../i18n/newPassword'
import { count } from '../../auth/limits/loginGate'
import { CONFIRM_PACE } from '../../auth/limits/loginPaces'
import { hashPassword, verifyPassword } from '../../auth/passwords'
import { passwordProblem } from '../../auth/passwordRules'
import { sha256 } from '../../auth/tokens'
import type { StoreSession, UserRow } from '../../store'
import { unprocessable } from '../apiError'
import type { ApiContext, ApiEnv } from '../context'
import { loginTooMany } from '../login/loginRefusals'
import { ownAccountMessages } from './ownAccountMessages'

/**
 * Counts the tries of one session to name the own password or a code, so that somebody who took over a session cannot
 * guess without limit. Throws 429, else returns a function that forgets the tries after a right one.
 */
export async function limitGuesses({ store, now }: ApiContext, c: Context<ApiEnv>): Promise<() => Promise<void>> {
  const bucket = await sha256(`confirm|${c.get('tokenHash')}`)
  const wait = await count(store, [{ bucket, pace: CONFIRM_PACE }], [], now())
  if (wait > 0) throw loginTooMany(Math.max(1, Math.ceil(wait / 1000)))
  return () => store.forgetTries(bucket)
}

/** Reads the user's row and checks the own password, or throws 422 for its field. */
export async function confirmPassword(
  { passwordWork }: ApiContext,
  tx: StoreSession,
  email: string,
  password: unknown,
): Promise<UserRow> {
  const user = await tx.findUserByEmail(email)
  if (typeof password !== 'string' || password === '')
    throw unprocessable({ currentPassword: [ownAccountMessages.currentRequired] })
  if (!user || !(await passwordWork(() => verifyPassword(password, user.passwordHash), true)))
    throw unprocessable({ currentPassword: [ownAccountMessages.currentWrong] })
  return user
}

/** Returns the hash of a new password, or throws 422 for its field. */
export async function hashNewPassword(
  { passwordWork, iterations }: ApiContext,
  password: unknown,
  email: string,
  field: string,
): Promise<string> {
  const text = typeof password === 'string' ? password : ''
  const problem = await passwordProblem(text, email)
  if (problem) throw unprocessable({ [field]: [newPasswordTexts[problem]] })
  return passwordWork(() => hashPassword(text, iterations), true)
}
