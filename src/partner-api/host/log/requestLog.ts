import { isIP } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import { routePattern } from '../../routes/context'
import { type Log, withRequestId } from './log'

/** A request that was answered. `route` is a pattern, so no id, token or query of an address is in it. */
export type Answered = { method: string; route: string; status: number; ms: number }

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** A client may send any word as its method. */
const methodOf = ({ req }: Context) => (METHODS.has(req.method) ? req.method : 'OTHER')

/** Files and health checks are many and tell little. */
const isQuiet = ({ route, status }: Answered) =>
  status < 400 && (!/^\/(api|p)\//.test(route) || route === '/api/health')

function userOf(c: Context): { userId?: number } {
  const session: unknown = c.get('session')
  const user = typeof session === 'object' && session !== null && 'user' in session ? session.user : null
  return typeof user === 'object' && user !== null && 'id' in user ? { userId: Number(user.id) } : {}
}

/** Writes one line for each request, gives it an id, and answers with that id in `X-Request-Id`. */
export const requestLog =
  (log: Log, addressOf: (c: Context) => string, observe: (answered: Answered) => void): MiddlewareHandler =>
  (c, next) =>
    withRequestId(async (id) => {
      const start = performance.now()
      await next()
      c.res.headers.set('X-Request-Id', id)
      const answered = {
        method: methodOf(c),
        route: routePattern(c),
        status: c.res.status,
        ms: Math.round(performance.now() - start),
      }
      const address = addressOf(c)
      log[isQuiet(answered) ? 'debug' : 'info']('request', {
        ...answered,
        ...(isIP(address) ? { address } : {}),
        ...userOf(c),
      })
      observe(answered)
    })
