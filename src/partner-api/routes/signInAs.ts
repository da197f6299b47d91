import type { Context } from 'hono'
import type { LoginResponse } from '../../http/partnerApi.types'
import { newToken, sha256 } from '../auth/tokens'
import type { StoreSession } from '../store'
import { wireUser } from '../wire/wire'
import { readUserAgent } from './authRoutes'
import type { ApiContext, ApiEnv } from './context'
import { auditSession } from './loginAudit'
import { messages } from './messages'

/** Adds a session of this user and makes the answer of a login. */
export async function signInAs(
  api: ApiContext,
  c: Context<ApiEnv>,
  tx: StoreSession,
  userId: number,
): Promise<LoginResponse> {
  const { now, features, clientAddress } = api
  const token = newToken()
  const hash = await sha256(token)
  await tx.insertToken({
    hash,
    userId,
    createdAt: now(),
    userAgent: readUserAgent(c.req.header('user-agent')),
    address: clientAddress(c.req.raw, c.env),
    device: null,
  })
  const session = await tx.findSession(hash)
  if (!session) throw new Error(`no session of user ${userId}`)
  await auditSession(api, c, tx, 'login', session.user)
  return { token, success: true, user: wireUser(session.user), message: messages.loginDone, features: [...features] }
}
