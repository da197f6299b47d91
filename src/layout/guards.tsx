import { use, useEffect, useState, type ReactNode } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { LOGOUT_EVENT } from '@/auth-provider/session'
import { useAuthServices, useSession } from '@/auth-provider/useSession'
import { Spinner } from '@/ui/feedback/Spinner'
import { t } from '@/i18n/translate'
import { hasFeature, type Feature } from '@/domain/access/features'
import { canAccess, type Who } from '@/domain/access/permissions'
import { paths } from '@/paths'
import type { Action } from '@/resources/defineResource'
import { definitions } from '@/resources/registry'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { AdminContext } from './AdminContext'

/** Shows its children to signed-in users only. Guests are led to the login and afterwards back (docs/product.md §2.4). */
export function Protected({ children }: { children: ReactNode }) {
  const { status, signedOut } = useSession()
  if (status === 'loading') return <Spinner full message={t('app.initialising')} />
  return status === 'authenticated' ? children : <ToLogin remember={!signedOut} />
}

/** Screens that anybody may open. When a session ends here, this leads to the login, as everywhere (docs/product.md §3.4.4). */
export function OpenToAll() {
  const { session } = useAuthServices()
  const navigate = useNavigate()
  useEffect(() => {
    // A page that signs somebody out itself goes on with its own words.
    const leave = () => {
      if (!session.getSnapshot().signedOut) navigate(paths.login, { replace: true })
    }
    window.addEventListener(LOGOUT_EVENT, leave)
    return () => window.removeEventListener(LOGOUT_EVENT, leave)
  }, [session, navigate])
  return <Outlet />
}

function ToLogin({ remember }: { remember: boolean }) {
  const { session } = useAuthServices()
  const location = useLocation()
  const route = location.pathname + location.search
  useEffect(() => {
    if (remember && location.pathname !== paths.login) session.rememberRoute(route)
  }, [session, remember, route, location.pathname])
  return <Navigate to={paths.login} replace state={{ from: location }} />
}

/** Shows its screens to admins only (docs/product.md §15.2). A mitra has no such screens. */
export function AdminOnly() {
  return use(AdminContext) ? <Outlet /> : <Navigate to={paths.unauthorized} replace />
}

type AllowedProps = {
  resource: string
  action: Action
  features: readonly (Feature | undefined)[]
  /** Whether the profile has been read, so that a user without a mitra has none. */
  isProfileRead?: boolean
  children: ReactNode
}

// Only an admin who opens a form right after the login needs this code.
const AfterProfile = lazyScreen(async () => (await import('./AfterProfile')).AfterProfile)
const SOME_MITRA = {}

/**
 * Shows its children if the user may do `action` on a resource. Otherwise the user is led to 'Access Denied'. If the
 * partner API lacks one of the features, the address is unknown. If only a missing mitra forbids the screen, the
 * guard waits for the profile, because the login's answer names no mitra.
 */
export function Allowed(props: AllowedProps) {
  const { resource, action, features, isProfileRead = false, children } = props
  const { user, mitra } = useSession()
  const isAdmin = use(AdminContext)
  // Decided when the screen opens: a profile that is read again must not take an open form away. The server decides anyway.
  const [decision] = useState(() => {
    const may = (whose: Who['mitra']) => canAccess({ user, mitra: whose, isAdmin }, definitions, resource, action)
    if (!features.every((feature) => hasFeature(user, feature))) return paths.notFound
    if (may(mitra)) return 'show'
    return !isProfileRead && may(SOME_MITRA) ? 'wait' : paths.unauthorized
  })
  if (decision === 'show') return children
  if (decision !== 'wait') return <Navigate to={decision} replace />
  return (
    <AfterProfile>
      <Allowed {...props} isProfileRead />
    </AfterProfile>
  )
}

/**
 * Shows the login to guests only, and keeps it out of the history of signed-in users. A user who has just signed in
 * here goes to the intended route. A user who was signed in before goes home. The login stays in sight until `prepare` has
 * loaded what the route at its path draws.
 */
export function GuestOnly({ prepare, children }: { prepare: (path: string) => Promise<void>; children: ReactNode }) {
  const { status } = useSession()
  const [wasGuest, setWasGuest] = useState(false)
  if (status === 'unauthenticated' && !wasGuest) setWasGuest(true)
  if (status === 'loading') return <Spinner full message={t('app.initialising')} />
  const isSignedIn = status === 'authenticated'
  return (
    <>
      {(!isSignedIn || wasGuest) && children}
      {isSignedIn && !wasGuest && <Spinner full message={t('app.initialising')} />}
      {isSignedIn && <ToApp intended={wasGuest} prepare={prepare} />}
    </>
  )
}

function ToApp({ intended, prepare }: { intended: boolean; prepare: (path: string) => Promise<void> }) {
  const { session } = useAuthServices()
  const navigate = useNavigate()
  useEffect(() => {
    const route = session.takeRoute()
    const path = intended ? route : paths.home
    let isHere = true
    void prepare(path).then(() => isHere && navigate(path, { replace: true }))
    return () => {
      isHere = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once: the route is taken
  }, [])
  return null
}
