import { paramsOf, segmentsOf, type Params } from './matchRoutes'

export type PathMatch = { params: Params; pathname: string; pathnameBase: string }

/** Matches one path. With `end: false`, the pathname may go on after it. */
export function matchPath(pattern: string | { path: string; end?: boolean }, pathname: string): PathMatch | null {
  const { path, end = true } = typeof pattern === 'string' ? { path: pattern } : pattern
  const params = paramsOf(path, pathname, end)
  if (!params) return null
  const matched = `/${segmentsOf(pathname).slice(0, segmentsOf(path).length).join('/')}`
  return { params, pathname: end ? pathname : matched, pathnameBase: matched }
}
