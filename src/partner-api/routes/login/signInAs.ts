import type { Context } from 'hono'
import type { LoginResponse } from '../../../http/partnerApi.types'
import type { StoreSession, UserRow } from '../../store'
import { newToken } from '../../auth/tokens'
import { wireUser } from '../../wire/wire'
import { beginSession } from './beginSession'
import type { ApiContext, ApiEnv } from '../context'
import { messages } from '../messages'
import { secondFactorOf } from '../ownAccount/secondFactorState'
import { rememberVisit, visitorOf } from './visits'

/** Adds a session of a user who has just chosen a password, makes the place known, and makes the answer of a login. */
export async function signInAs(
  api: ApiContext,
  c: Context<ApiEnv>,
  tx: StoreSession,
  userId: number,
): Promise<LoginResponse> {
  const account = await tx.findAccount(userId)
  const device = newToken()
  const token = account && (await beginSession(api, c, tx, account, { device }))
  if (!account || !token) throw new Error(`no session of user ${userId}`)
  await rememberVisit(api, c, tx, visitorOf(api, c, account.email, userId), device)
  return loginAnswer(api, tx, account, token)
}

export const loginAnswer = async (
  api: ApiContext,
  tx: StoreSession,
  user: Omit<UserRow, 'passwordHash'>,
  token: string,
): Promise<LoginResponse> => ({
  token,
  success: true,
  user: { ...wireUser(user), ...(await secondFactorOf(api, tx, user)) },
  message: messages.loginDone,
  features: [...api.features],
})
