import type { RouterProvider } from 'ra-core'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  type To,
} from 'react-router'

/** The same function for as long as the component lives: react-router's own makes its users render on every move. */
function useSteadyNavigate() {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  }, [navigate])
  return useCallback((...to: [To, object?] | [number]) => {
    void (typeof to[0] === 'number' ? latest.current(to[0]) : latest.current(to[0], to[1]))
  }, [])
}

const never = () => false
const unblocked = () => ({ state: 'unblocked' as const })

/**
 * react-admin over the router that is there already (app/App.tsx). Its default brings react-router's data router, which
 * no screen here uses, to every phone; the build leaves that out (vite.config.ts).
 */
export const reactRouterProvider = {
  useNavigate: useSteadyNavigate,
  useLocation,
  useParams,
  useBlocker: unblocked,
  useCanBlock: never,
  useMatch,
  useInRouterContext,
  Link,
  Navigate,
  Route,
  Routes,
  Outlet,
  RouterWrapper: ({ children }: { children: ReactNode }) => children,
  matchPath,
} as unknown as RouterProvider
