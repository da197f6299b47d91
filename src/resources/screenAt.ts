import { searchOf } from '../http/addresses'
import type { FirstRequest, ResourceDefinition, ScreenDefinition, View } from './defineResource'

/** A screen of a resource as an address asks for it: the parts of a definition that finding it takes. */
export type ScreenRoute = {
  resource: string
  view: View
  /** The path's segments; `:id` stands for any one. */
  segments: readonly string[]
} & Pick<ScreenDefinition, 'frame' | 'firstRequest'>

/** A screen that was found, and the call that it needs first: an address below the API's base. */
export type FoundScreen = { resource: string; view: View; frame?: string; request?: string }

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/**
 * The screens that a mitra has: those that index.html can draw. An admin's have one drawing in common. Fixed paths come
 * first, because `create` is no id.
 */
export function phoneRoutes(definitions: readonly ResourceDefinition[]): ScreenRoute[] {
  const ofMitra = definitions.filter(({ audience }) => audience === 'mitra')
  const routes = ofMitra.flatMap(({ name, path, screens }) =>
    (Object.entries(screens) as [View, ScreenDefinition][]).map(([view, { path: rest, frame, firstRequest }]) => ({
      resource: name,
      view,
      segments: [...segmentsOf(path), ...segmentsOf(rest)],
      ...(frame === undefined ? {} : { frame }),
      ...(firstRequest === undefined ? {} : { firstRequest }),
    })),
  )
  const freedom = ({ segments }: ScreenRoute) => segments.filter((segment) => segment === ':id').length
  return routes.sort((a, b) => freedom(a) - freedom(b))
}

/** The id in a path; undefined where the path is another one or its id cannot be read, null where the path has none. */
function match(route: readonly string[], path: readonly string[]): string | null | undefined {
  if (route.length !== path.length) return undefined
  let id: string | null = null
  for (const [index, segment] of route.entries()) {
    const given = path[index] ?? ''
    if (segment !== ':id' && segment !== given) return undefined
    if (segment === ':id') id = given
  }
  try {
    return id === null ? null : decodeURIComponent(id)
  } catch {
    return undefined
  }
}

function requestOf({ path, query = {} }: FirstRequest, id: string | null, search: string): string {
  const q = new URLSearchParams(search).get('q')?.trim() ?? ''
  const filled = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value === ':q' ? q : value]))
  return path.replace(':id', encodeURIComponent(id ?? '')) + searchOf(filled)
}

/** The segments of a path; null where a segment is empty. One slash at the end is none. */
function pathSegments(pathname: string): string[] | null {
  const segments = pathname
    .replace(/(.)\/$/, '$1')
    .split('/')
    .slice(1)
  return segments.every((segment) => segment !== '') ? segments : null
}

/** The screen of a resource at an address, for somebody signed in; null where no resource has one there. */
export function findScreen(routes: readonly ScreenRoute[], pathname: string, search: string): FoundScreen | null {
  const path = pathSegments(pathname)
  if (!path) return null
  // A path such as /edit without its id belongs to no record: it is not the record 'edit'.
  const isWithoutId = routes.some(
    ({ segments }) =>
      segments.at(-1) === ':id' && segments.length === path.length + 1 && segments.slice(0, -1).join() === path.join(),
  )
  for (const { segments, firstRequest, frame, resource, view } of routes) {
    const id = match(segments, path)
    if (id === undefined || (id !== null && isWithoutId)) continue
    const request = firstRequest && requestOf(firstRequest, id, search)
    return { resource, view, ...(frame === undefined ? {} : { frame }), ...(request === undefined ? {} : { request }) }
  }
  return null
}
