import { Hono, type Context } from 'hono'
import type { DeviceListResponse, MessageResponse } from '@/http/partnerApi.types'
import { parseId } from '../../stores/snapshot'
import { readJsonObject } from '../../wire/requests/requestBody'
import { notFound } from '../../errors/apiError'
import { limitGuesses, readOwnNewPassword, confirmPassword, isPasswordOf, otherContents } from './confirmIdentity'
import { hasEnded } from '../../stores/sessionStore'
import { requireSession, type ApiContext, type ApiEnv } from '../context'
import { recordAudit } from '../audit'
import { ownAccountMessages } from '../../errors/messages'
import { keyedAnswer, earlierAnswer, keyedWrite } from '../idempotency'
import { queuedHash } from '../login/signIn'
import { ownChange, lockOwnAccount } from './ownState'

/**
 * Changes the own password. The hashes are made before the transaction, which would hold a connection and locks for a
 * tenth of a second. The row of an Idempotency-Key keeps nothing of a password: a repeated request is the same one when its
 * new password is the user's password by now.
 */
async function changePassword(api: ApiContext, c: Context<ApiEnv>, current: unknown, password: string) {
  const { id } = c.get('session').user
  let hasChanged = false
  const change = async () => {
    const confirmed = await confirmPassword(api, c, current)
    const passwordHash = await queuedHash(api, password, `user ${id}`)
    return keyedAnswer(api, c, null, {
      // The password of a repeated change is compared below: it is the user's by now.
      may: (tx, earlier) => lockOwnAccount(tx, c, earlier ? undefined : confirmed),
      work: async (tx) => {
        await tx.setPassword(id, passwordHash)
        await tx.deleteLink(id)
        const ended = await tx.deleteTokensOf(id, c.get('tokenHash'))
        await recordAudit(api, c, tx, ownChange(c, 'password', { endedSessions: ended }))
        hasChanged = true
        return { status: 200, body: { message: ownAccountMessages.passwordChanged } satisfies MessageResponse }
      },
    })
  }
  const answer = (await earlierAnswer(api, c, null)) ?? (await change())
  if (!hasChanged && !(await isPasswordOf(api, c.get('session').user, password))) throw otherContents()
  return c.json(answer.body as MessageResponse)
}

/** The own password and the own devices (docs/product.md §18.1). */
export function deviceRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api
  const signedIn = requireSession(api)

  return new Hono<ApiEnv>()
    .put('/partner/me/password', signedIn, async (c) => {
      const { currentPassword, newPassword } = await readJsonObject(c.req.raw)
      const password = await readOwnNewPassword(newPassword, c.get('session').user.email)
      return limitGuesses(api, c, () => changePassword(api, c, currentPassword, password))
    })
    .get('/partner/me/sessions', signedIn, async (c) => {
      const devices = await store.listDevices(c.get('session').user.id)
      const data = devices
        .filter((device) => !hasEnded(device, now()))
        .map(({ id, hash, createdAt, lastUsedAt, userAgent, address }) => ({
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
      keyedWrite(api, c, null, {
        may: (tx) => lockOwnAccount(tx, c),
        work: async (tx) => {
          const ended = await tx.deleteTokensOf(c.get('session').user.id, c.get('tokenHash'))
          await recordAudit(api, c, tx, ownChange(c, 'end-session', { endedSessions: ended }))
          return { status: 200, body: { message: ownAccountMessages.othersEnded } satisfies MessageResponse }
        },
      }),
    )
    .delete('/partner/me/sessions/:id', signedIn, (c) =>
      keyedWrite(api, c, null, {
        may: (tx) => lockOwnAccount(tx, c),
        work: async (tx) => {
          const id = parseId(c.req.param('id'))
          if (id === null || !(await tx.deleteDevice(c.get('session').user.id, id))) throw notFound()
          await recordAudit(api, c, tx, ownChange(c, 'end-session', { endedSessions: 1 }))
          return { status: 200, body: { message: ownAccountMessages.deviceEnded } satisfies MessageResponse }
        },
      }),
    )
}
