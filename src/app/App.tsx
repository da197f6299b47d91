import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react'
import { BrowserRouter, useLocation } from 'react-router'
import { AuthServicesProvider, useAuthServices } from '../auth-provider/useSession'
import { BackButtonListener } from '../ui/hooks/backButton'
import { AssetsContext, type FindAsset } from '../ui/layout/RemoteImage'
import { SlotsContext, type Slots } from '../ui/layout/slots'
import { assetUrl } from '../domain/values/assetUrl'
import { ErrorBoundary } from '../layout/ErrorBoundary'
import { LayoutChoice } from '../layout/LayoutChoice'
import { OfflineBanner } from '../layout/OfflineBanner'
import { ScrollMemory } from '../layout/ScrollMemory'
import { UpdateOffer, type Updates } from '../layout/UpdateOffer'
import { AuthenticationErrorPage } from '../pages/AuthenticationErrorPage'
import { isFormAt } from '../shell/screens'
import { clearAtSessionEnd } from '../offline/persistedQueries'
import { DEFAULT_ADMIN_ROLES } from './readEnv'
import type { Providers } from './providers'
import { Screens } from './Screens'

export type AppProps = {
  providers: Providers
  /** Below what address images live, or how they are found. */
  assetsUrl: string | FindAsset
  /** Roles whose holders work on the desktop. */
  adminRoles?: readonly string[]
  slots?: Slots
  /** Newer versions of the app, where there can be any. */
  updates?: Updates
  /** What keeps the address: the browser's history unless told. */
  router?: ComponentType<{ children: ReactNode }>
}

const NO_SLOTS: Slots = {}

/** A tap shows its screen, or that it is on its way, at once: as a transition the old one would stand there mute. */
const History = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
)

/** The whole app over one set of providers: the partner API's, or a demo's. */
export function App({
  providers,
  assetsUrl,
  adminRoles = DEFAULT_ADMIN_ROLES,
  slots = NO_SLOTS,
  updates,
  router: Router = History,
}: AppProps) {
  const findAsset = useMemo<FindAsset>(
    () => (typeof assetsUrl === 'string' ? (path) => assetUrl(assetsUrl, path) : assetsUrl),
    [assetsUrl],
  )
  return (
    <AssetsContext value={findAsset}>
      <SlotsContext value={slots}>
        <AuthServicesProvider value={providers}>
          <LayoutChoice adminRoles={adminRoles}>
            <OfflineBanner />
            <ErrorBoundary fallback={<AuthenticationErrorPage />}>
              <StartSession />
              <ErrorBoundary>
                <Router>
                  <BackButtonListener />
                  <ScrollMemory />
                  <Screens providers={providers} />
                  {updates && <NewVersion updates={updates} />}
                </Router>
              </ErrorBoundary>
            </ErrorBoundary>
          </LayoutChoice>
        </AuthServicesProvider>
      </SlotsContext>
    </AssetsContext>
  )
}

/** Looks for a session on this phone; should that itself fail, the boundary above says so. */
function StartSession() {
  const { session } = useAuthServices()
  // First: the next line may find that a session has run out.
  useEffect(() => clearAtSessionEnd(session), [session])
  useEffect(() => session.initialise(), [session])
  return null
}

/** A newer version is offered, but not to somebody who is in the middle of a form. */
function NewVersion({ updates }: { updates: Updates }) {
  const { pathname } = useLocation()
  return <UpdateOffer updates={updates} hidden={isFormAt(pathname)} />
}
