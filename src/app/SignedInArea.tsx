import { CoreAdminContext, memoryStore } from 'ra-core'
import { lazy, Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../auth-provider/useSession'
import { useLayoutKind } from '../components/layoutKind'
import { Spinner } from '../components/Spinner'
import { KeepProfile } from '../layout/KeepProfile'
import { Toasts } from '../layout/Toasts'
import { i18nProvider } from './i18nProvider'
import type { Providers } from './providers'
import { createQueryClient } from './queryClient'

const DesktopBars = lazy(() => import('../layout/desktop/DesktopBars'))
const queryClient = createQueryClient()
const store = memoryStore()

/**
 * react-admin's context around every screen behind the login. Default export: a guest never loads it. Nothing that was
 * read for one user is left for the next: the cache goes with the session.
 */
export default function SignedInArea({ authProvider, dataProvider }: Providers) {
  const userId = useSession().user?.id
  const layout = useLayoutKind()
  useEffect(() => () => queryClient.clear(), [userId])
  return (
    <CoreAdminContext authProvider={authProvider} dataProvider={dataProvider} i18nProvider={i18nProvider} queryClient={queryClient} store={store}>
      <KeepProfile />
      {layout === 'desktop' && (
        <Suspense>
          <DesktopBars />
        </Suspense>
      )}
      <Suspense fallback={<Spinner />}>
        <Outlet />
      </Suspense>
      <Toasts />
    </CoreAdminContext>
  )
}
