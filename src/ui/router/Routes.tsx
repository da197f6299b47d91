import { Children, createContext, Fragment, isValidElement, use, useEffect, useMemo, type ReactNode } from 'react'
import type { NavigateOptions } from './history'
import type { To } from './location'
import { matchRoutes, type Params, type RouteNode } from './matchRoutes'
import { useLocation, useNavigate } from './Router'

type RouteProps = { path?: string; element?: ReactNode; children?: ReactNode }

const ParamsContext = createContext<Params>({})
const OutletContext = createContext<ReactNode>(null)

/** Names a screen or a layout below `Routes`. It is read, and never drawn. */
export function Route(_: RouteProps): ReactNode {
  throw new Error('belongs into <Routes>')
}

function routesOf(children: ReactNode): RouteNode<ReactNode>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<RouteProps>(child)) return []
    if (child.type === Fragment) return routesOf(child.props.children)
    const { path, element = <Outlet />, children: inside } = child.props
    return [{ ...(path !== undefined && { path }), element, children: routesOf(inside) }]
  })
}

/** Draws the screen whose path is the most exact one for the present address, within its layouts. */
export function Routes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const routes = useMemo(() => routesOf(children), [children])
  const match = useMemo(() => matchRoutes(routes, pathname), [routes, pathname])
  if (!match) return null
  const screen = match.elements.reduceRight<ReactNode>(
    (inner, element) => <OutletContext value={inner}>{element}</OutletContext>,
    null,
  )
  return <ParamsContext value={match.params}>{screen}</ParamsContext>
}

/** The place in a layout where the screen is drawn. */
export const Outlet = () => use(OutletContext)

/** The values of the names in the path of the present screen. */
export const useParams = <P extends Params = Params>() => use(ParamsContext) as P

/** Moves as soon as it is drawn. */
export function Navigate({ to, replace, state }: { to: To } & NavigateOptions) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}
