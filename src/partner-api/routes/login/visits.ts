import type { Context } from 'hono'
import { readDevice, writeDevice } from '../../auth/deviceCookie'
import { MOST_PLACES } from '../../auth/limits/loginPaces'
import { devicePlace, namesOf, type Visitor } from '../../auth/limits/visitor'
import type { StoreSession } from '../../store'
import type { ApiContext, ApiEnv } from '../context'

/** The visitor who makes this request, as the login limits tell visitors apart. */
export const visitorOf = (api: ApiContext, c: Context<ApiEnv>, email: string, userId: number): Visitor => ({
  email,
  userId,
  address: api.clientAddress(c.req.raw, c.env),
  forwardedFor: api.forwardedFor(c.req.raw),
  device: readDevice(c),
})

/** Makes device and address known to the account: from now on strangers cannot use up their tries (docs/product.md §18.4.3). */
export async function rememberVisit(
  api: ApiContext,
  c: Context<ApiEnv>,
  tx: StoreSession,
  visitor: Visitor,
  device: string,
): Promise<void> {
  const { address } = await namesOf(visitor)
  await tx.rememberPlaces(visitor.userId, [await devicePlace(device), address], api.now(), MOST_PLACES)
  writeDevice(c, device, api.isHttps(c.req.raw))
}
