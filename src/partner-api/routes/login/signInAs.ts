import type { Context } from 'hono'
import type { LoginResponse } from '../../../http/partnerApi.types'
import type { StoreSession, UserRow } from '../../store'
import { wireUser } from '../../wire/wire'
import { beginSession } from './beginSession'
import type { ApiContext, ApiEnv } from '../context'
import { messages } from '../messages'
import { secondFactorOf } from '../ownAccount/secondFactorState'

/** Adds a session of a user who has just chosen a password, and makes the answer of a login. */
export async function signInAs(
  api: ApiContext,
  c: Context<ApiEnv>,
  tx: StoreSession,
  userId: number,
): Promise<LoginResponse> {
  const account = await tx.findAccount(userId)
  const token = account && (await beginSession(api, c, tx, account, { device: null }))
  if (!account || !token) throw new Error(`no session of user ${userId}`)
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
