import type { Context } from 'hono'
import { newPasswordTexts } from '@/i18n/rules/newPassword'
import { count } from '../../auth/limits/countTries'
import { CONFIRM_PACE, OWN_CHANGE_PACES } from '../../auth/limits/loginPaces'
import { verifyPassword, passwordProblem } from '../../auth/passwords'
import { sha256 } from '../../auth/tokens'
import { isAway } from '../../stores/outage'
import { ApiError, conflict, unprocessable } from '../../errors/apiError'
import { turnOf, type ApiContext, type ApiEnv } from '../context'
import { loginTooMany } from '../login/loginRefusals'
import { messages, ownAccountMessages } from '../../errors/messages'
import type { Confirmed } from './ownState'

/** The refusal of a repeated request whose key belongs to one with another password. */
export const otherContents = () => conflict(messages.keyReused)

/** Whether a call was refused for the password or the code that it names. A repetition with another password is a guess, too. */
const isWrongGuess = (error: unknown) =>
  error instanceof ApiError &&
  (error.body.message === messages.keyReused ||
    ['currentPassword', 'code'].some((field) => Object.hasOwn(error.body.errors ?? {}, field)))

/**
 * Runs a call that names the own password or a code, or throws 429. It counts the wrong tries of one session, so that somebody
 * who took over a session cannot guess without limit; a right one forgets them. It counts the right ones of the session and
 * of the account, because each of them takes the work of a login. No other refusal counts.
 * If the database is away or too slow, the answer does not wait until the try is given back, and a right password is not
 * refused because its tries cannot be forgotten.
 */
export async function limitGuesses<T>(
  { store, inTurn, now }: ApiContext,
  c: Context<ApiEnv>,
  guess: () => Promise<T>,
): Promise<T> {
  const [guesses, ofSession, ofAccount] = await Promise.all([
    sha256(`confirm|${c.get('tokenHash')}`),
    sha256(`change|${c.get('tokenHash')}`),
    sha256(`change of|${c.get('session').user.id}`),
  ])
  const counted = [
    { bucket: guesses, pace: CONFIRM_PACE },
    { bucket: ofSession, pace: OWN_CHANGE_PACES.session },
    { bucket: ofAccount, pace: OWN_CHANGE_PACES.account },
  ]
  const wait = await inTurn(turnOf(c), () => count(store, counted, now()))
  if (wait > 0) throw loginTooMany(Math.max(1, Math.ceil(wait / 1000)))
  let answer: T
  try {
    answer = await guess()
  } catch (error) {
    const changes = [ofSession, ofAccount]
    const given = store.giveBackTries(isWrongGuess(error) ? changes : [guesses, ...changes])
    if (isAway(error)) void given.catch(() => undefined)
    else await given
    throw error
  }
  await store.forgetTries(guesses).catch((error: unknown) => {
    // An outage after the right password is no reason to answer that the call failed. Any other error is a fault of ours.
    if (!isAway(error)) throw error
  })
  return answer
}

type Holder = { id: number; email: string }

/** The hash of a user's password when this is it, else null. The work waits for its turn, so no transaction may wait for it. */
async function hashOf({ store, passwordWork }: ApiContext, { id, email }: Holder, password: string) {
  const user = await store.findUserByEmail(email)
  const isRight =
    user?.id === id &&
    (await passwordWork(() => verifyPassword(password, user.passwordHash), { line: 'own', who: `user ${id}` }))
  return isRight ? user.passwordHash : null
}
export const isPasswordOf = async (api: ApiContext, user: Holder, password: string): Promise<boolean> =>
  (await hashOf(api, user, password)) !== null

/** Checks the own password, or throws 422 for its field. Call it before the transaction that relies on it. */
export async function confirmPassword(api: ApiContext, c: Context<ApiEnv>, password: unknown): Promise<Confirmed> {
  if (typeof password !== 'string' || password === '')
    throw unprocessable({ currentPassword: [ownAccountMessages.currentRequired] })
  const passwordHash = await hashOf(api, c.get('session').user, password)
  if (passwordHash === null) throw unprocessable({ currentPassword: [ownAccountMessages.currentWrong] })
  return { passwordHash }
}

/** Reads a new password, or throws 422 for its field. */
export async function readOwnNewPassword(password: unknown, email: string): Promise<string> {
  const text = typeof password === 'string' ? password : ''
  const problem = await passwordProblem(text, email)
  if (problem) throw unprocessable({ newPassword: [newPasswordTexts[problem]] })
  return text
}
