import { paths } from '../paths'
import type { View } from '../resources/defineResource'
import { findScreen, type ScreenRoute } from '../resources/screenAt'

/** What an address asks for, before any of React is there. */
export type Asked = {
  /** The screen: one of the app's own, or `{resource}/{view}`. Its code is listed under this name. */
  screen: string
  /** The drawing of index.html that stands for it: one of the app's own, or `{resource}/{frame}`. Without it: none. */
  frame?: string
  /** The resource and the view, where the screen is a resource's. */
  resource?: string
  view?: View
  /** The call that the screen needs first, as an address below the API's base. */
  request?: string
}

const own = (screen: string): Asked => ({ screen, frame: screen })

/** The screen at a path for somebody signed in; null where a guard or a redirect decides. */
export function askedAt(routes: readonly ScreenRoute[], pathname: string, search: string): Asked | null {
  const path = pathname.replace(/(.)\/$/, '$1')
  if (path === paths.home || path === paths.login) return own('home')
  if (path === paths.profile) return own('profile')
  const found = findScreen(routes, pathname, search)
  if (!found) return null
  const { resource, view, frame, request } = found
  return {
    screen: `${resource}/${view}`,
    resource,
    view,
    ...(frame === undefined ? {} : { frame: `${resource}/${frame}` }),
    ...(request === undefined ? {} : { request }),
  }
}

/** Paths that anybody may see: a guest at any other is led to the login. */
export const isOpenToAll = (pathname: string) =>
  pathname === paths.login || pathname === paths.unauthorized || pathname === paths.notFound
