import { parsedUrl } from '@/domain/values/urls'
import type { KeyValueStore } from './browserStorage'

export const INTENDED_ROUTE_KEY = 'intended_route'

const MAX_LENGTH = 2000

const APP = 'http://app.invalid'

// Pages that nobody means to return to after a login.
const NEVER_INTENDED = ['/auth/', '/404', '/unauthorized']

/** Accepts only a path of this app, never another origin and never the login page itself (docs/product.md §3.7). */
function isOwnPath(route: string): boolean {
  if (route.length > MAX_LENGTH || !/^\/(?![/\\])/.test(route)) return false
  return !NEVER_INTENDED.some((prefix) => route.startsWith(prefix)) && parsedUrl(route, APP)?.origin === APP
}

export function rememberIntendedRoute(storage: KeyValueStore, route: string): void {
  storage.setItem(INTENDED_ROUTE_KEY, route)
}

/**
 * Returns the route to open after a login, and forgets it. Returns `/` when no route is stored or the stored one is
 * unsafe.
 */
export function takeIntendedRoute(storage: KeyValueStore): string {
  const route = storage.getItem(INTENDED_ROUTE_KEY)
  storage.removeItem(INTENDED_ROUTE_KEY)
  return route !== null && isOwnPath(route) ? route : '/'
}
