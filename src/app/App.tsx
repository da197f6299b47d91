import { Suspense, useEffect, useMemo, type ComponentType, type ReactNode } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router'
import { AuthServicesProvider, useAuthServices } from '../auth-provider/useSession'
import { useLayoutKind } from '../ui/layout/layoutKind'
import { BackButtonListener } from '../ui/hooks/backButton'
import { AssetsContext, type FindAsset } from '../ui/layout/RemoteImage'
import { SlotsContext, type Slots } from '../ui/layout/slots'
import { Spinner } from '../ui/feedback/Spinner'
import { assetUrl } from '../domain/values/assetUrl'
import { t } from '../i18n/translate'
import { ErrorBoundary } from '../layout/ErrorBoundary'
import { AdminOnly, GuestOnly, Protected } from '../layout/guards'
import { LayoutChoice } from '../layout/LayoutChoice'
import { OfflineBanner } from '../layout/OfflineBanner'
import { ScrollMemory } from '../layout/ScrollMemory'
import { TabbedLayout } from '../layout/TabbedLayout'
import { UpdateOffer, type Updates } from '../layout/UpdateOffer'
import { AuthenticationErrorPage } from '../pages/AuthenticationErrorPage'
import { AccessDeniedPage } from '../pages/AccessDeniedPage'
import { LoginPage } from '../pages/LoginPage'
import { NotFoundPage } from '../pages/NotFoundPage'
import { paths } from '../paths'
import { masters } from '../resources/masters'
import { umrohRegular } from '../resources/umroh-regular'
import { screenAt } from '../shell/screens'
import { clearAtSessionEnd } from '../offline/persistedQueries'
import { DEFAULT_ADMIN_ROLES } from './readEnv'
import type { Providers } from './providers'
import { screens } from './screens'
import { usePreload } from './usePreload'

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

function Screens({ providers }: { providers: Providers }) {
  return (
    <Routes>
      <Route
        path={paths.login}
        element={
          <GuestOnly>
            <Login />
          </GuestOnly>
        }
      />
      <Route path={paths.unauthorized} element={<AccessDeniedPage />} />
      <Route path={paths.notFound} element={<NotFoundPage />} />
      <Route element={<SignedIn providers={providers} />}>
        <Route element={<TabbedLayout />}>
          <Route path={paths.home} element={<screens.Home />} />
          <Route path={paths.profile} element={<screens.Profile />} />
        </Route>
        <Route path={paths.packages} element={<PackageList />} />
        <Route path={paths.packageCreate} element={<umrohRegular.Create />} />
        <Route path={paths.packageEdit(':id')} element={<umrohRegular.Edit />} />
        <Route path={paths.packageDetail(':id')} element={<umrohRegular.Show />} />
        <Route element={<AdminOnly />}>
          {Object.entries(masters).map(([resource, { List, Create, Edit }]) => (
            <Route key={resource} path={paths.master(resource)}>
              <Route index element={<List />} />
              <Route path="create" element={<Create />} />
              <Route path=":id" element={<Edit />} />
            </Route>
          ))}
        </Route>
      </Route>
      {/* Without this, the word would be taken for a package's id. */}
      <Route path={paths.packageEditRoot} element={<ToNotFound />} />
      <Route path="*" element={<ToNotFound />} />
    </Routes>
  )
}

/** A newer version is offered, but not to somebody who is in the middle of a package. */
function NewVersion({ updates }: { updates: Updates }) {
  const { pathname, search } = useLocation()
  return <UpdateOffer updates={updates} hidden={screenAt(pathname, search)?.screen === 'wizard'} />
}

/** One resource, two presentations: cards in the frame, a table on the desktop. */
const PackageList = () => (useLayoutKind() === 'desktop' ? <umrohRegular.Table /> : <umrohRegular.List />)

/** While a guest types, what comes after the login is fetched. */
function Login() {
  usePreload()
  return <LoginPage />
}

const ToNotFound = () => <Navigate to={paths.notFound} replace />

function SignedIn({ providers }: { providers: Providers }) {
  return (
    <Protected>
      <Suspense fallback={<Spinner full message={t('app.initialising')} />}>
        <screens.Area {...providers} />
      </Suspense>
    </Protected>
  )
}
