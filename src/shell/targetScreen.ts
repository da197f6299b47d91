import type { Feature } from '@/domain/access/features'
import { startPaths } from '@/paths'
import type { View } from '@/resources/defineResource'
import { findScreen, type ScreenRoute } from '@/resources/screenAt'

/** The screen that an address leads to, known before React starts. */
export type TargetScreen = {
  /** The screen's name: `home`, `profile`, … or `{resource}/{view}`. The list of chunks uses this name. */
  screen: string
  /**
   * The name of the screen's frame in index.html: `home`, `profile`, … or `{resource}/{frame}`. Undefined: it has no
   * frame.
   */
  frame?: string
  /** The resource and the view, if the screen belongs to a resource. */
  resource?: string
  view?: View
  /** The record's id in the path. */
  id?: string
  /** The screen's first request, as an address below the API's base. */
  request?: string
  /** The feature of the partner API that the screen needs. */
  feature?: Feature
}

const own = (screen: string): TargetScreen => ({ screen, frame: screen })

/** Returns the screen at a path for a signed-in user. Returns null if a guard or a redirect decides. */
export function targetScreenAt(routes: readonly ScreenRoute[], pathname: string, search: string): TargetScreen | null {
  const path = pathname.replace(/(.)\/$/, '$1')
  if (path === startPaths.home || path === startPaths.login) return own('home')
  if (path === startPaths.profile) return own('profile')
  const found = findScreen(routes, pathname, search)
  if (!found) return null
  const { resource, view, id, frame, request, feature } = found
  return {
    screen: `${resource}/${view}`,
    resource,
    view,
    ...(id === undefined ? {} : { id }),
    frame: `${resource}/${frame}`,
    ...(request === undefined ? {} : { request }),
    ...(feature === undefined ? {} : { feature }),
  }
}

/** Whether guests may see this path. From all other paths they are led to the login. */
export const isOpenToAll = (pathname: string) =>
  pathname === startPaths.login || pathname === startPaths.unauthorized || pathname === startPaths.notFound
