import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { AuthServicesProvider, useAuthServices } from '@/auth-provider/useSession'
import { AssetsContext, type FindAsset } from '@/ui/elements/RemoteImage'
import { SlotsContext, type Slots } from '@/ui/layout/slots'
import { assetUrl } from '@/domain/values/urls'
import { ErrorBoundary } from '@/layout/ErrorBoundary'
import { LayoutChoice } from '@/layout/LayoutChoice'
import { ScrollMemory } from '@/layout/ScrollMemory'
import { OfflineBanner } from '@/layout/OfflineBanner'
import { UpdateOffer, type Updates } from '@/layout/UpdateOffer'
import { isFormAt } from '@/shell/screens'
import { clearAtSessionEnd } from '@/offline/persistedQueries'
import { AuthenticationErrorPage } from '@/pages/ErrorPages'
import { DEFAULT_ADMIN_ROLES } from './readEnv'
import { AppRouter, type NewRouter } from './AppRouter'
import type { Providers } from './providers'
import { Screens } from './Screens'

export type AppProps = {
  providers: Providers
  /** The address below which all images are, or a function that returns an image's address. */
  assetsUrl: string | FindAsset
  /** Users with one of these roles get the desktop layout on a wide screen. */
  adminRoles?: readonly string[]
  slots?: Slots
  /** Reports newer versions of the app. The demo has none. */
  updates?: Updates
  /** Makes the router. Default: over the browser's history. */
  newRouter?: NewRouter | undefined
}

const NO_SLOTS: Slots = {}

/** The whole app. Its providers talk to the partner API, or to the demo's API inside the page. */
export function App({
  providers,
  assetsUrl,
  adminRoles = DEFAULT_ADMIN_ROLES,
  slots = NO_SLOTS,
  updates,
  newRouter,
}: AppProps) {
  const { Top } = slots
  const findAsset = useMemo<FindAsset>(
    () => (typeof assetsUrl === 'string' ? (path) => assetUrl(assetsUrl, path) : assetsUrl),
    [assetsUrl],
  )
  return (
    <AssetsContext value={findAsset}>
      <SlotsContext value={slots}>
        <AuthServicesProvider value={providers}>
          <AppRouter create={newRouter}>
            <LayoutChoice adminRoles={adminRoles}>
              {Top && <Top />}
              <OfflineBanner />
              <ErrorBoundary fallback={<AuthenticationErrorPage />}>
                <StartSession />
                <ErrorBoundary>
                  <Screens providers={providers} />
                  {/* The place is found again when the screen stands: the wizard's steps come into the page in a layout effect. */}
                  <ScrollMemory />
                  {updates && <NewVersion updates={updates} />}
                </ErrorBoundary>
              </ErrorBoundary>
            </LayoutChoice>
          </AppRouter>
        </AuthServicesProvider>
      </SlotsContext>
    </AssetsContext>
  )
}

/** Looks for a session on this phone. If that throws, the error boundary above shows it. */
function StartSession() {
  const { session } = useAuthServices()
  // This listener comes first, because `initialise` may find an expired session and end it.
  useEffect(() => clearAtSessionEnd(session), [session])
  useEffect(() => session.initialise(), [session])
  return null
}

/** Offers a newer version, except to users who are filling in a form. */
function NewVersion({ updates }: { updates: Updates }) {
  const { pathname } = useLocation()
  return <UpdateOffer updates={updates} hidden={isFormAt(pathname)} />
}
