import { CoreAdminContext, memoryStore } from 'ra-core'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../auth-provider/useSession'
import { KeepProfile } from '../layout/KeepProfile'
import { Toasts } from '../layout/Toasts'
import { i18nProvider } from './i18nProvider'
import type { Providers } from './providers'
import { createQueryClient } from './queryClient'

const queryClient = createQueryClient()
const store = memoryStore()

/**
 * react-admin's context around every screen behind the login. Default export: a guest never loads it. Nothing that was
 * read for one user is left for the next: the cache goes with the session.
 */
export default function SignedInArea({ authProvider, dataProvider }: Providers) {
  const userId = useSession().user?.id
  useEffect(() => () => queryClient.clear(), [userId])
  return (
    <CoreAdminContext authProvider={authProvider} dataProvider={dataProvider} i18nProvider={i18nProvider} queryClient={queryClient} store={store}>
      <KeepProfile />
      <Outlet />
      <Toasts />
    </CoreAdminContext>
  )
}
