import { Hono } from 'hono'
import type { MessageResponse, PushResponse } from '@/http/partnerApi.types'
import { AUTH, MAX_ENDPOINT, P256DH } from '@/domain/access/pushFields'
import { parsedUrl } from '@/domain/values/urls'
import { notFound, requireNone } from '../../errors/apiError'
import { ownAccountMessages } from '../../errors/messages'
import type { PushAddress } from '../../stores/pushStore'
import type { StoreSession } from '../../stores/store'
import { readJsonObject, strangersIn } from '../../wire/requests/requestBody'
import { recordAudit } from '../audit'
import { requireSession, type ApiContext, type ApiEnv } from '../context'
import { keyedWrite } from '../idempotency'
import { lockOwnAccount, ownChange } from './ownState'

/** The part of a host that sends notices. */
export type PushApi = {
  /** The public key (VAPID), made when it is first asked for. */
  publicKey: () => Promise<string>
  /** Whether the server may send to this address: it comes from the client. */
  mayReach: (endpoint: URL) => boolean
  /** Sends what waits, in the background. */
  wake: () => void
}

const matches = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value)

function readSubscription(body: Record<string, unknown>, { mayReach }: PushApi): Omit<PushAddress, 'origin'> {
  const { endpoint, p256dh, auth } = body
  const url = typeof endpoint === 'string' && endpoint.length <= MAX_ENDPOINT ? parsedUrl(endpoint) : null
  requireNone([
    ...(url && mayReach(url) ? [] : [['endpoint', ownAccountMessages.pushEndpoint] as const]),
    ...(matches(p256dh, P256DH) ? [] : [['p256dh', ownAccountMessages.pushKey] as const]),
    ...(matches(auth, AUTH) ? [] : [['auth', ownAccountMessages.pushKey] as const]),
    ...strangersIn(body, ['endpoint', 'p256dh', 'auth']),
  ])
  return { endpoint: url?.href ?? '', p256dh: String(p256dh), auth: String(auth) }
}

/** Notices for the device of this session (docs/product.md §18.6). */
export function pushRoutes(api: ApiContext): Hono<ApiEnv> {
  const { push, store } = api
  const hosted = () => {
    if (!push) throw notFound()
    return push
  }
  return new Hono<ApiEnv>()
    .use('/partner/me/push', requireSession(api))
    .get('/partner/me/push', async (c) => {
      const key = await hosted().publicKey()
      return c.json<PushResponse>({ data: { key, on: (await store.findPush(c.get('tokenHash'))) !== null } })
    })
    .on(['PUT', 'DELETE'], '/partner/me/push', async (c) => {
      const host = hosted()
      const isOn = c.req.method === 'PUT'
      const given = isOn ? readSubscription(await readJsonObject(c.req.raw), host) : null
      const tokenHash = c.get('tokenHash')
      const change = (tx: StoreSession) =>
        given ? tx.putPush(tokenHash, { ...given, origin: api.origin(c.req.raw, c.env) }) : tx.deletePush(tokenHash)
      return keyedWrite(api, c, given, {
        may: (tx) => lockOwnAccount(tx, c),
        work: async (tx) => {
          await change(tx)
          await recordAudit(api, c, tx, ownChange(c, 'push', { on: isOn }))
          const message = isOn ? ownAccountMessages.pushOn : ownAccountMessages.pushOff
          return { status: 200, body: { message } satisfies MessageResponse }
        },
      })
    })
}
