import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { PLACES_KEPT } from './limits/loginPaces'

const NAME = 'device'
const FORM = /^[\w-]{43}$/

/** Returns the device that a login names, or null. */
export function readDevice(c: Context): string | null {
  const value = getCookie(c, NAME)
  return value !== undefined && FORM.test(value) ? value : null
}

/**
 * Gives the browser a name by which the next login knows it. It signs nobody in; it lets a user in while strangers try
 * passwords of the same account. Scripts cannot read it, and no other request carries it.
 */
export function writeDevice(c: Context, device: string, isHttps: boolean): void {
  setCookie(c, NAME, device, {
    path: '/api/partner/login',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isHttps,
    maxAge: PLACES_KEPT / 1000,
  })
}
