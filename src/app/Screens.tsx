import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { t } from '../i18n/translate'
import { AdminOnly, GuestOnly, Protected } from '../layout/guards'
import { TabbedLayout } from '../layout/TabbedLayout'
import { AccessDeniedPage } from '../pages/AccessDeniedPage'
import { LoginPage } from '../pages/LoginPage'
import { NotFoundPage } from '../pages/NotFoundPage'
import { paths } from '../paths'
import { registry } from '../resources/registry'
import { Spinner } from '../ui/feedback/Spinner'
import { Home, Profile } from './lazyParts'
import type { Providers } from './providers'
import { pathsWithoutId, resourceRoutes } from './resourceRoutes'
import { Area } from './screens'
import { usePreload } from './usePreload'

const isOf = (wanted: 'mitra' | 'admin') => registry.filter(({ definition }) => definition.audience === wanted)

/** Every screen at its path: the app's own, and those of the registered resources. */
export function Screens({ providers }: { providers: Providers }) {
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
          <Route path={paths.home} element={<Home />} />
          <Route path={paths.profile} element={<Profile />} />
        </Route>
        {isOf('mitra').map(resourceRoutes)}
        <Route element={<AdminOnly />}>{isOf('admin').map(resourceRoutes)}</Route>
      </Route>
      {registry.flatMap(pathsWithoutId).map((path) => (
        <Route key={path} path={path} element={<ToNotFound />} />
      ))}
      <Route path="*" element={<ToNotFound />} />
    </Routes>
  )
}

/** While a guest types, the screens behind the login are fetched. */
function Login() {
  usePreload()
  return <LoginPage />
}

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

/** Stands beside the area, so that nothing is fetched ahead before the area's own code is there. */
function Preload() {
  usePreload()
  return null
}
