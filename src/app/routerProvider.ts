import type { RouterProvider } from 'ra-core'
import type { ReactNode } from 'react'
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useNavigate,
  useParams,
} from '../ui/router'

const never = () => false
const UNBLOCKED = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined } as const

/**
 * react-admin's router provider over the app's own router (docs/decisions/0099-own-router.md). It has no blocker, because
 * the leave guard is our own. The build leaves react-admin's default provider out (vite.config.ts).
 */
export const reactRouterProvider: RouterProvider = {
  useNavigate,
  useLocation,
  useParams,
  useBlocker: () => UNBLOCKED,
  useCanBlock: never,
  useMatch: (pattern) => matchPath(pattern, useLocation().pathname),
  useInRouterContext,
  Link,
  Navigate,
  Route,
  Routes,
  Outlet,
  RouterWrapper: ({ children }: { children: ReactNode }) => children,
  matchPath,
}
