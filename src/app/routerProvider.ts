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

/**
 * Returns the same function on each render. react-router's `useNavigate` returns a new one after each navigation, and
 * its users render again.
 */
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
 * react-admin's router provider over the router of src/app/App.tsx. react-admin's default one would load react-router's
 * data router on every phone, and no screen uses that. The build leaves the default out (vite.config.ts).
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
