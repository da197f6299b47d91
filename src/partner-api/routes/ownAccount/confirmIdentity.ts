import type { Context } from 'hono'
import { newPasswordTexts } from '../../../i18n/newPassword'
import { count } from '../../auth/limits/loginGate'
import { CONFIRM_PACE } from '../../auth/limits/loginPaces'
import { verifyPassword } from '../../auth/passwords'
import { TooBusyError } from '../../auth/passwordWork'
import { passwordProblem } from '../../auth/passwordRules'
import { sha256 } from '../../auth/tokens'
import type { StoreSession, UserRow } from '../../store'
import { unprocessable } from '../apiError'
import type { ApiContext, ApiEnv } from '../context'
import { loginTooMany } from '../login/loginRefusals'
import { queuedHash } from '../login/passwordCheck'
import { ownAccountMessages } from './ownAccountMessages'

/**
 * Runs a call that names the own password or a code. It counts the tries of one session, so that somebody who took over a
 * session cannot guess without limit, and throws 429. A right one forgets them; one that was not checked does not count.
 */
export async function limitGuesses<T>(
  { store, now }: ApiContext,
  c: Context<ApiEnv>,
  guess: () => Promise<T>,
): Promise<T> {
  const bucket = await sha256(`confirm|${c.get('tokenHash')}`)
  const wait = await count(store, [{ bucket, pace: CONFIRM_PACE }], [], now())
  if (wait > 0) throw loginTooMany(Math.max(1, Math.ceil(wait / 1000)))
  try {
    const answer = await guess()
    await store.forgetTries(bucket)
    return answer
  } catch (error) {
    if (error instanceof TooBusyError) await store.giveBackTries([bucket])
    throw error
  }
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
  api: ApiContext,
  password: unknown,
  email: string,
  field: string,
): Promise<string> {
  const text = typeof password === 'string' ? password : ''
  const problem = await passwordProblem(text, email)
  if (problem) throw unprocessable({ [field]: [newPasswordTexts[problem]] })
  return queuedHash(api, text)
}
