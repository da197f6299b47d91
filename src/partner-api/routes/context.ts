import type { MiddlewareHandler } from 'hono'
import { signedOut } from './apiError'
import { bearerToken, sha256 } from '../auth/tokens'
import type { LoginLimits } from '../auth/rateLimit'
import { hasRole } from '../../domain/access/roles'
import type { Scope, SessionRow, Store } from '../store'

/** What every route needs. Times are milliseconds. */
export type ApiContext = {
  store: Store
  now: () => number
  iterations: number
  loginLimits: LoginLimits
  /** Where a request came from, as far as the host can tell; '' where it cannot. */
  clientAddress: (request: Request, env: unknown) => string
}

export type ApiEnv = { Variables: { session: SessionRow; tokenHash: string } }

export const IDLE_LIMIT = 24 * 60 * 60_000
const TOUCH_EVERY = 60_000

/** Lets only requests with a live token through, and keeps that token alive: 401 else (spec §6, §8). */
export const requireSession =
  ({ store, now }: ApiContext): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const token = bearerToken(c.req.header('authorization'))
    if (!token) throw signedOut()
    const tokenHash = await sha256(token)
    const session = await store.findSession(tokenHash)
    if (!session) throw signedOut()
    const idle = now() - session.lastUsedAt
    if (idle >= IDLE_LIMIT) {
      await store.deleteToken(tokenHash)
      throw signedOut()
    }
    if (idle >= TOUCH_EVERY) await store.touchToken(tokenHash, now())
    c.set('session', session)
    c.set('tokenHash', tokenHash)
    await next()
  }

/** A mitra sees its own packages, an admin all, an account that is neither none. */
export function scopeOf({ user }: SessionRow): Scope {
  if (hasRole(user, 'admin')) return 'all'
  return user.mitraId === null ? 'none' : { mitraId: user.mitraId }
}
