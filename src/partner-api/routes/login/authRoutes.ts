import { Hono } from 'hono'
import type { MessageResponse, ProfileResponse } from '../../../http/partnerApi.types'
import { requireAnySession, type ApiContext, type ApiEnv } from '../context'
import { auditSession } from './loginAudit'
import { messages } from '../messages'
import { secondFactorOf } from '../ownAccount/secondFactorState'
import { wireUser } from '../../wire/wire'

/** POST `/partner/logout`, GET `/partner/me` (docs/product.md §10.2). */
export function authRoutes(api: ApiContext): Hono<ApiEnv> {
  const features = [...api.features]
  return new Hono<ApiEnv>()
    .post('/partner/logout', requireAnySession(api), async (c) => {
      await api.store.transaction(async (tx) => {
        await tx.deleteToken(c.get('tokenHash'))
        await auditSession(api, c, tx, 'logout', c.get('session').user)
      })
      // The browser caches lists to revalidate them, and they must be deleted with the session.
      c.header('Clear-Site-Data', '"cache"')
      return c.json<MessageResponse>({ message: messages.logoutDone })
    })
    .get('/partner/me', requireAnySession(api), async (c) => {
      const { user, mitra } = c.get('session')
      const account = { ...wireUser(user), ...(await secondFactorOf(api, api.store, user)) }
      return c.json<ProfileResponse>({ user: account, mitra, features })
    })
}
