import { Hono } from 'hono'
import type { DeviceListResponse, MessageResponse } from '../../../http/partnerApi.types'
import { parseId } from '../../pricing/snapshot'
import { readJsonObject } from '../../wire/requests/requestBody'
import { notFound } from '../apiError'
import { changePassword } from './changePassword'
import { limitGuesses, readOwnNewPassword } from './confirmIdentity'
import { IDLE_LIMIT, requireSession, SESSION_LIFETIME, type ApiContext, type ApiEnv } from '../context'
import { recordAudit } from '../audit'
import { lockOwnAccount } from './lockOwnAccount'
import { ownChange } from './ownChange'
import { keyedWrite } from '../keyedWrite'
import { ownAccountMessages } from './ownAccountMessages'

/** The own password and the own devices (docs/product.md §18.1). */
export function deviceRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api
  const signedIn = requireSession(api)
  const isAlive = (device: { createdAt: number; lastUsedAt: number }) =>
    now() - device.lastUsedAt < IDLE_LIMIT && now() - device.createdAt < SESSION_LIFETIME

  return new Hono<ApiEnv>()
    .put('/partner/me/password', signedIn, async (c) => {
      const { currentPassword, newPassword } = await readJsonObject(c.req.raw)
      const password = await readOwnNewPassword(newPassword, c.get('session').user.email)
      return limitGuesses(api, c, () => changePassword(api, c, currentPassword, password))
    })
    .get('/partner/me/sessions', signedIn, async (c) => {
      const devices = await store.listDevices(c.get('session').user.id)
      const data = devices.filter(isAlive).map(({ id, hash, createdAt, lastUsedAt, userAgent, address }) => ({
        id,
        created_at: new Date(createdAt).toISOString(),
        last_used_at: new Date(lastUsedAt).toISOString(),
        user_agent: userAgent,
        address,
        current: hash === c.get('tokenHash'),
      }))
      return c.json<DeviceListResponse>({ data })
    })
    .delete('/partner/me/sessions', signedIn, (c) =>
      keyedWrite(api, c, null, async (tx) => {
        await lockOwnAccount(tx, c)
        const ended = await tx.deleteTokensOf(c.get('session').user.id, c.get('tokenHash'))
        await recordAudit(api, c, tx, ownChange(c, 'end-session', { endedSessions: ended }))
        return { status: 200, body: { message: ownAccountMessages.othersEnded } satisfies MessageResponse }
      }),
    )
    .delete('/partner/me/sessions/:id', signedIn, (c) =>
      keyedWrite(api, c, null, async (tx) => {
        await lockOwnAccount(tx, c)
        const id = parseId(c.req.param('id'))
        if (id === null || !(await tx.deleteDevice(c.get('session').user.id, id))) throw notFound()
        await recordAudit(api, c, tx, ownChange(c, 'end-session', { endedSessions: 1 }))
        return { status: 200, body: { message: ownAccountMessages.deviceEnded } satisfies MessageResponse }
      }),
    )
}
