import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** The pattern of the route that answers a request: `/api/partner/umroh-regular/:id`, or `/api/*` where no call has its path. */
export function routePattern(c: Context): string {
  const paths = matchedRoutes(c).map(({ path }) => path)
  const longest = [...paths].sort((a, b) => a.length - b.length).at(-1)
  return paths.findLast((path) => !path.includes('*')) ?? longest ?? ''
}
