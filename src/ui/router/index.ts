// The names and their use are those of react-router, as far as the app needs them (docs/decisions/0099-own-router.md).
export { memoryHistory, type RouterHistory } from './history'
export { isPlainClick, Link, NavLink, type LinkProps } from './Link'
export { matchPath } from './matchPath'
export { Router, useInRouterContext, useLocation, useNavigate, useNavigationType } from './Router'
export { Navigate, Outlet, Route, Routes, useParams } from './Routes'
export { useSearchParams } from './useSearchParams'
