import { use, useEffect, useState, type ReactNode } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { useAuthServices, useSession } from '../auth-provider/useSession'
import { Spinner } from '../ui/feedback/Spinner'
import { t } from '../i18n/translate'
import { canAccess } from '../domain/access/permissions'
import { paths } from '../paths'
import type { Action } from '../resources/defineResource'
import { definitions } from '../resources/registry'
import { AdminContext } from './AdminContext'

/** For the signed-in alone; anybody else is led to the login, and back afterwards (spec §2, Guards). */
export function Protected({ children }: { children: ReactNode }) {
  const { status, signedOut } = useSession()
  if (status === 'loading') return <Spinner full message={t('app.initialising')} />
  return status === 'authenticated' ? children : <ToLogin remember={!signedOut} />
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

/** For admins alone; a mitra has the spec's own screens and no others. */
export function AdminOnly() {
  return use(AdminContext) ? <Outlet /> : <Navigate to={paths.unauthorized} replace />
}

/** For who may do `action` on a resource; anybody else is led to 'Access Denied'. */
export function Allowed({ resource, action, children }: { resource: string; action: Action; children: ReactNode }) {
  const { user, mitra } = useSession()
  const who = { user, mitra, isAdmin: use(AdminContext) }
  return canAccess(who, definitions, resource, action) ? children : <Navigate to={paths.unauthorized} replace />
}

/**
 * For guests alone: the login page is no place for somebody who is signed in, nor for their history. Who has just
 * signed in here goes where they meant to go; who came signed in goes home.
 */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const [wasGuest, setWasGuest] = useState(false)
  if (status === 'unauthenticated' && !wasGuest) setWasGuest(true)
  if (status === 'loading') return <Spinner full message={t('app.initialising')} />
  return status === 'authenticated' ? <ToApp intended={wasGuest} /> : children
}

function ToApp({ intended }: { intended: boolean }) {
  const { session } = useAuthServices()
  const navigate = useNavigate()
  useEffect(() => {
    const route = session.takeRoute()
    void navigate(intended ? route : paths.home, { replace: true })
  }, [session, navigate, intended])
  return null
}
