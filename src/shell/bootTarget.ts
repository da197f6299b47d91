import { INTENDED_ROUTE_KEY } from '@/auth-provider/intendedRoute'
import type { readStoredSession } from '@/auth-provider/storedSession'
import { hasFeature } from '@/domain/access/features'
import { hasAnyRole } from '@/domain/access/roles'
import { startPaths } from '@/paths'
import { DESKTOP_FROM } from '@theme/constants'
import type { ShellSettings } from './shellSettings'
import { isOpenToAll, targetScreenAt, type TargetScreen } from './targetScreen'

type StoredSession = NonNullable<ReturnType<typeof readStoredSession>>
type Settings = Pick<ShellSettings, 'routes' | 'adminRoles'>

/** The screen at this address for a signed-in user. Null if the API lacks the screen's feature. */
export function targetOf({ auth }: StoredSession, { routes, adminRoles }: Settings): TargetScreen | null {
  const target = targetScreenAt(routes, location.pathname, location.search)
  if (!hasFeature(auth.user, target?.feature)) return null
  // The role comes first: reading the width makes the browser lay the page out.
  const isDesktop = hasAnyRole(auth.user, adminRoles) && innerWidth >= DESKTOP_FROM
  return target && isDesktop ? { screen: 'desktop', frame: 'desktop' } : target
}

/** Leads a guest from any screen of the app to the login, as the guard in src/layout/guards.tsx does later. */
export function targetOfGuest({ routes }: Settings): TargetScreen | null {
  const { pathname, search, hash } = location
  const isLogin = pathname === startPaths.login
  if (!isLogin && (isOpenToAll(pathname) || !targetScreenAt(routes, pathname, search))) return null
  if (!isLogin) {
    sessionStorage.setItem(INTENDED_ROUTE_KEY, pathname + search)
    // The router stores a location's state in this form (src/ui/hooks/browserHistory.ts).
    history.replaceState(
      { usr: { from: { pathname, search, hash, state: null, key: 'default' } }, key: 'default', idx: 0 },
      '',
      startPaths.login,
    )
  }
  return { screen: 'login', frame: 'login' }
}
