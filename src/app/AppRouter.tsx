import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react'
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router'
import { hearBackButton } from '@/ui/hooks/sheetsAndBack'

type DataRouter = ReturnType<typeof createBrowserRouter>
export type NewRouter = (routes: RouteObject[]) => DataRouter

/** What stands at every address: the app chooses the screen itself (Screens.tsx). */
const AtEveryAddress = createContext<ReactNode>(null)

const Root = () => use(AtEveryAddress)

const overBrowserHistory: NewRouter = (routes) => {
  hearBackButton()
  return createBrowserRouter(routes)
}

/**
 * react-router's data router, by default over the browser's history. A tap shows the next screen or its spinner at once: in
 * a React transition the old screen would stay without any sign.
 */
export function AppRouter({
  create = overBrowserHistory,
  children,
}: {
  create?: NewRouter | undefined
  children: ReactNode
}) {
  const [router] = useState(() => create([{ path: '*', Component: Root }]))
  const [drawn] = useState(router.state.location)
  // React draws the first screen in slices, and only then listens to the router: the user may have moved meanwhile
  // (docs/product.md §14.5.8).
  useLayoutEffect(() => {
    if (router.state.location !== drawn) void router.revalidate()
  }, [router, drawn])
  return (
    <AtEveryAddress value={children}>
      <RouterProvider router={router} useTransitions={false} />
    </AtEveryAddress>
  )
}
