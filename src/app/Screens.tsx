import { ResourceContextProvider } from 'ra-core'
import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router'
import { t } from '@/i18n/translate'
import { AdminOnly, Allowed, GuestOnly, OpenToAll, Protected } from '@/layout/guards'
import { TabbedLayout } from '@/layout/TabbedLayout'
import { LoginPage } from '@/pages/LoginPage'
import { parsedUrl } from '@/domain/values/urls'
import { paths } from '@/paths'
import { actionOf, type AppResource, type ScreenView, type View } from '@/resources/defineResource'
import { patternOf } from '@/resources/links'
import { registry } from '@/resources/registry'
import { Spinner } from '@/ui/feedback/Spinner'
import { savesData } from '@/ui/layout/savesData'
import { useLayoutKind } from '@/ui/layout/layoutKind'
import { Desk, Home, OfferProfile, PasswordLink, Profile, Setup } from './lazyParts'
import type { Providers } from './providers'
import { env } from './env'
import { Area, preloadHome, preloadNextScreens, prepareScreen } from './screens'
import { useSession } from '@/auth-provider/useSession'
import { AccessDeniedPage, NotFoundPage } from '@/pages/ErrorPages'

const VIEWS: readonly View[] = ['list', 'create', 'edit', 'show', 'compare']

type TableOrListProps = { Table: ScreenView; List: ScreenView }

/** Shows a list as a table on the desktop and as cards on a phone. */
const TableOrList = ({ Table, List }: TableOrListProps) => (useLayoutKind() === 'desktop' ? <Table /> : <List />)

/** The routes of a resource. Each view has one, at the path that the definition gives. */
function resourceRoutes({ definition, screens: { table, ...views } }: AppResource) {
  return VIEWS.flatMap((view) => {
    const Screen = views[view]
    if (!Screen) return []
    const path = patternOf(definition, view)
    const screen = view === 'list' && table ? <TableOrList Table={table} List={Screen} /> : <Screen />
    // Each route needs another key. Otherwise React keeps one guard, and its decision, from route to route.
    const element = (
      <Allowed
        key={path}
        resource={definition.name}
        action={actionOf(view)}
        features={[definition.feature, definition.screens[view]?.feature]}
      >
        <ResourceContextProvider value={definition.name}>{screen}</ResourceContextProvider>
      </Allowed>
    )
    return <Route key={path} path={path} element={element} />
  })
}

/**
 * Paths that should end with an id but lack it, such as `…/edit`. Without a separate route, such a path would lead to
 * the detail of the id `edit`.
 */
const pathsWithoutId = ({ definition }: AppResource): string[] =>
  Object.values(definition.screens)
    .filter(({ path }) => /.\/:id$/.test(path))
    .map(({ path }) => `${definition.path}/${path.slice(0, -'/:id'.length)}`)

const routesOf = (onlyAdmins: boolean) =>
  registry.filter(({ definition }) => Boolean(definition.onlyAdmins) === onlyAdmins).map(resourceRoutes)

/** The routes of the app's own screens and of all registered resources. */
export function Screens({ providers }: { providers: Providers }) {
  async function prepare(path: string) {
    const { user } = providers.session.getSnapshot()
    const address = parsedUrl(path, window.location.origin)
    if (user && address) await prepareScreen(address, user, env.adminRoles)
  }
  return (
    <Routes>
      <Route
        path={paths.login}
        element={
          <GuestOnly prepare={prepare}>
            <LoginPage onSend={preloadHome} />
          </GuestOnly>
        }
      />
      <Route element={<OpenToAll />}>
        <Route element={<WhileLoading />}>
          <Route path={paths.setup} element={<Setup />} />
          {[paths.invitation, paths.reset].flatMap((path) =>
            // Links of earlier versions have their token in the path.
            [path, `${path}/:token`].map((one) => <Route key={one} path={one} element={<PasswordLink key={one} />} />),
          )}
        </Route>
        <Route path={paths.unauthorized} element={<AccessDeniedPage />} />
        <Route path={paths.notFound} element={<NotFoundPage />} />
      </Route>
      <Route element={<SignedIn providers={providers} />}>
        <Route element={<TabbedLayout />}>
          <Route path={paths.home} element={<HomeOrDesk />} />
          <Route path={paths.profile} element={<Profile />} />
        </Route>
        <Route path={paths.offerProfile} element={<OfferProfile />} />
        {routesOf(false)}
        <Route element={<AdminOnly />}>
          <Route path={paths.desk} element={<Desk />} />
          {routesOf(true)}
        </Route>
      </Route>
      {registry.flatMap(pathsWithoutId).map((path) => (
        <Route key={path} path={path} element={<ToNotFound />} />
      ))}
      <Route path="*" element={<ToNotFound />} />
    </Routes>
  )
}

const WhileLoading = () => (
  <Suspense fallback={<Spinner full />}>
    <Outlet />
  </Suspense>
)

/** Beranda: for an admin on the desktop a desk. */
const HomeOrDesk = () => (useLayoutKind() === 'desktop' ? <Desk /> : <Home />)

const ToNotFound = () => <Navigate to={paths.notFound} replace />

function SignedIn({ providers }: { providers: Providers }) {
  return (
    <Protected>
      <Suspense fallback={<Spinner full message={t('app.initialising')} />}>
        <Area {...providers} />
        <Preload />
      </Suspense>
    </Protected>
  )
}

/**
 * Preloads the next screens when the phone is idle, but not with Save-Data. It renders beside the area, so it starts only after
 * the area's own code has loaded. A profile with other features preloads again: they bring further parts.
 */
function Preload() {
  const features = useSession().user?.features?.join(' ') ?? ''
  useEffect(() => {
    if (savesData() || !window.requestIdleCallback) return
    const stop = new AbortController()
    void preloadNextScreens({ features: features.split(' ') }, stop.signal)
    return () => stop.abort()
  }, [features])
  return null
}
