import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { MOST_PLACES, PLACES_KEPT } from '../../auth/limits/loginPaces'
import { devicePlace, namesOf, type Visitor } from '../../auth/limits/visitor'
import type { StoreSession } from '../../store'
import type { ApiContext, ApiEnv } from '../context'

const NAME = 'device'
const FORM = /^[\w-]{43}$/

/** Returns the device that a login names, or null. */
function readDevice(c: Context): string | null {
  const value = getCookie(c, NAME)
  return value !== undefined && FORM.test(value) ? value : null
}

/**
 * Gives the browser a name by which the next login knows it. It signs nobody in; it lets a user in while strangers try
 * passwords of the same account. Scripts cannot read it, and no other request carries it.
 */
function writeDevice(c: Context, device: string, isHttps: boolean): void {
  setCookie(c, NAME, device, {
    path: '/api/partner/login',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isHttps,
    maxAge: PLACES_KEPT / 1000,
  })
}

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
