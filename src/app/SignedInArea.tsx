import { CoreAdminContext, memoryStore, ResourceDefinitionContextProvider } from 'ra-core'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../auth-provider/useSession'
import { DraftsContext } from '../offline/draftsContext'
import { useLayoutKind } from '../ui/layout/layoutKind'
import { Spinner } from '../ui/feedback/Spinner'
import type { Id } from '../domain/types'
import { t } from '../i18n/translate'
import { ErrorBoundary } from '../layout/ErrorBoundary'
import { KeepProfile } from '../layout/KeepProfile'
import { Toasts } from '../layout/Toasts'
import { clientOf, useReleased } from './areaClient'
import { i18nProvider } from './i18nProvider'
import { openPersistedQueries } from '../offline/persistedQueries'
import type { Providers } from './providers'
import { reactAdminDefinitions } from './reactAdminDefinitions'
import { reactRouterProvider } from './routerProvider'
import { DesktopBars } from './lazyParts'

/**
 * react-admin's context around every screen behind the login. Default export: a guest never loads it. Nothing that was
 * read for one user is left for the next, not even where another tab changes the user without a sign-out: cache and
 * screens go with them.
 */
export default function SignedInArea(providers: Providers) {
  const userId = useSession().user?.id
  return userId === undefined ? null : <OnceReady key={userId} userId={userId} {...providers} />
}

type AreaProps = Providers & { userId: Id }

/** Waits, but not for long, for what this phone keeps of the user: the first screen then begins with it. */
function OnceReady(props: AreaProps) {
  const [{ ready, isReady }] = useState(() => openPersistedQueries(props.userId))
  const [canBegin, setCanBegin] = useState(isReady)
  useEffect(() => void ready.then(() => setCanBegin(true)), [ready])
  return canBegin ? <AreaOfUser {...props} /> : <Spinner full message={t('app.initialising')} />
}

function AreaOfUser({ userId, session, drafts, authProvider, dataProvider }: AreaProps) {
  const [queryClient] = useState(() => clientOf(userId, session))
  // With its language from the start: react-admin draws nothing until it has found out that there is no other.
  const [store] = useState(() => memoryStore({ locale: i18nProvider.getLocale() }))
  const ownDrafts = useMemo(() => drafts.of(userId), [drafts, userId])
  const layout = useLayoutKind()
  useReleased(queryClient)
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      routerProvider={reactRouterProvider}
      store={store}
    >
      <ResourceDefinitionContextProvider definitions={reactAdminDefinitions}>
        <DraftsContext value={ownDrafts}>
          <KeepProfile />
          {layout === 'desktop' && (
            // Bars that cannot be had say so above the screen, and take no form away.
            <ErrorBoundary>
              <Suspense>
                <DesktopBars />
              </Suspense>
            </ErrorBoundary>
          )}
          <Suspense fallback={<Spinner />}>
            <Outlet />
          </Suspense>
          <Toasts />
        </DraftsContext>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  )
}
