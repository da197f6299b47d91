import type { Context } from 'hono'
import { newPasswordTexts } from '../../../i18n/rules/newPassword'
import { count } from '../../auth/limits/loginGate'
import { CONFIRM_PACE } from '../../auth/limits/loginPaces'
import { verifyPassword } from '../../auth/passwords'
import { passwordProblem } from '../../auth/passwordRules'
import { sha256 } from '../../auth/tokens'
import type { StoreSession, UserRow } from '../../store'
import { isAway } from '../../stores/outage'
import { ApiError, unprocessable } from '../apiError'
import type { ApiContext, ApiEnv } from '../context'
import { loginTooMany } from '../login/loginRefusals'
import { ownAccountMessages } from './ownAccountMessages'

/** Whether a call was refused for the password or the code that it names. */
const isWrongGuess = (error: unknown) =>
  error instanceof ApiError &&
  ['currentPassword', 'code'].some((field) => Object.hasOwn(error.body.errors ?? {}, field))

/**
 * Runs a call that names the own password or a code. It counts the tries of one session, so that somebody who took over a
 * session cannot guess without limit, and throws 429. A right one forgets them. Only a wrong password or code counts.
 * If the database is away or too slow, the answer does not wait until the try is given back, and a right password is not
 * refused because its tries cannot be forgotten.
 */
export async function limitGuesses<T>(
  { store, now }: ApiContext,
  c: Context<ApiEnv>,
  guess: () => Promise<T>,
): Promise<T> {
  const bucket = await sha256(`confirm|${c.get('tokenHash')}`)
  const wait = await count(store, [{ bucket, pace: CONFIRM_PACE }], [], now())
  if (wait > 0) throw loginTooMany(Math.max(1, Math.ceil(wait / 1000)))
  const giveBack = () => store.giveBackTries([bucket])
  let answer: T
  try {
    answer = await guess()
  } catch (error) {
    if (isAway(error)) void giveBack().catch(() => undefined)
    else if (!isWrongGuess(error)) await giveBack()
    throw error
  }
  await store.forgetTries(bucket).catch((error: unknown) => {
    // An outage after the right password is no reason to answer that the call failed. Any other error is a fault of ours.
    if (!isAway(error)) throw error
  })
  return answer
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

/** Reads a new password, or throws 422 for its field. */
export async function readOwnNewPassword(password: unknown, email: string): Promise<string> {
  const text = typeof password === 'string' ? password : ''
  const problem = await passwordProblem(text, email)
  if (problem) throw unprocessable({ newPassword: [newPasswordTexts[problem]] })
  return text
}
