import type { KeyValueStore } from './browserStorage'

export const INTENDED_ROUTE_KEY = 'intended_route'
const MAX_LENGTH = 2000
const APP = 'http://app.invalid'
// Nothing to come back to.
const NOT_A_GOAL = ['/auth/', '/404', '/unauthorized']

/** Whether a stored route is a path of this app: never another origin, never the login itself (decisions.md, Session). */
function isOwnPath(route: string): boolean {
  if (route.length > MAX_LENGTH || !/^\/(?![/\\])/.test(route)) return false
  return (
    !NOT_A_GOAL.some((prefix) => route.startsWith(prefix)) &&
    URL.canParse(route, APP) &&
    new URL(route, APP).origin === APP
  )
}

export function rememberIntendedRoute(storage: KeyValueStore, route: string): void {
  storage.setItem(INTENDED_ROUTE_KEY, route)
}

/** Where to go after signing in; used once, then forgotten. `/` where there is none or it leads astray. */
export function takeIntendedRoute(storage: KeyValueStore): string {
  const route = storage.getItem(INTENDED_ROUTE_KEY)
  storage.removeItem(INTENDED_ROUTE_KEY)
  return route !== null && isOwnPath(route) ? route : '/'
}
