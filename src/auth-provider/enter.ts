import { isObject } from '../domain/values/isObject'
import { readAccount } from './storedSession'
import type { Session } from './session'
import { parsedUrl } from '../domain/values/urls'
import type { KeyValueStore } from './browserStorage'

/** Signs out whoever was signed in here, with everything that this phone keeps of them. */
export function leaveHere(session: Session): void {
  if (session.getToken() !== null) session.end({ bySelf: true })
}

/**
 * Begins the session of an answer that signs somebody in, as a login's does. It first signs out whoever
 * was signed in here. Returns false when the answer has no session.
 */
export function enter(session: Session, answer: unknown): boolean {
  const user = isObject(answer) ? readAccount(answer) : null
  const token = isObject(answer) ? answer.token : null
  if (typeof token !== 'string' || token === '' || !user) return false
  leaveHere(session)
  session.start({ token, user })
  return true
}

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
