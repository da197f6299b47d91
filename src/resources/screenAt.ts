import type { Feature } from '@/domain/access/features'
import { PAGE_SIZE } from '../domain/values/paging.ts'
import { searchOf } from '../http/addresses.ts'
import type { FirstRequest, ResourceDefinition, ScreenDefinition, View } from './defineResource'

/** Stands for the record's id in the links of a frame; boot.ts puts the id of the address in its place. */
export const FRAME_ID = 'FRAME-ID'

/** A screen of a resource with the parts of its definition that `findScreen` needs. */
export type ScreenRoute = {
  resource: string
  view: View
  /** The segments of its path. `:id` matches any segment. */
  segments: readonly string[]
  frame: string
} & Pick<ScreenDefinition, 'firstRequest' | 'feature'>

/** The screen at an address. `request` is its first request, as an address below the API's base. */
export type FoundScreen = {
  resource: string
  view: View
  /** The record's id in the path. */
  id?: string
  frame: string
  request?: string
  feature?: Feature
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/**
 * The first request of a list: exactly `per_page` and, if there is search text, `q` (docs/product.md §5.3.1), and the status if
 * the list is filtered by one. It has the address that `pagedList.ts` makes. That of a record is the record's own.
 */
function firstRequestOf(view: View, api: string | undefined): FirstRequest | undefined {
  if (api === undefined) return undefined
  if (view === 'list') return { path: api, query: { q: ':q', per_page: PAGE_SIZE, status: ':status' } }
  return view === 'show' ? { path: `${api}/:id` } : undefined
}

/**
 * The screens of a mitra, for which index.html has frames; all screens of an admin share one frame. Paths without `:id`
 * come first, so that `create` does not count as an id.
 */
export function phoneRoutes(definitions: readonly ResourceDefinition[]): ScreenRoute[] {
  const ofMitra = definitions.filter(({ onlyAdmins }) => !onlyAdmins)
  const routes = ofMitra.flatMap(({ name, path, api, screens, feature: ofAll }) =>
    (Object.entries(screens) as [View, ScreenDefinition][]).map(
      ([view, { path: rest, frame = view, firstRequest = firstRequestOf(view, api), feature = ofAll }]) => ({
        resource: name,
        view,
        segments: [...segmentsOf(path), ...segmentsOf(rest)],
        frame,
        ...(firstRequest === undefined ? {} : { firstRequest }),
        ...(feature === undefined ? {} : { feature }),
      }),
    ),
  )
  const idsIn = ({ segments }: ScreenRoute) => segments.filter((segment) => segment === ':id').length
  return routes.sort((a, b) => idsIn(a) - idsIn(b))
}

/**
 * Returns the id in a path, or null for a route without an id. Returns undefined if the path does not match or its id
 * is malformed.
 */
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
  const given = new URLSearchParams(search)
  const filled = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      value === `:${name}` ? (given.get(name)?.trim() ?? '') : value,
    ]),
  )
  return path.replace(':id', encodeURIComponent(id ?? '')) + searchOf(filled)
}

/** Returns the segments of a path, or null if a segment is empty. The path may end with a slash. */
function pathSegments(pathname: string): string[] | null {
  const segments = pathname
    .replace(/(.)\/$/, '$1')
    .split('/')
    .slice(1)
  return segments.every((segment) => segment !== '') ? segments : null
}

/** Returns the resource's screen at an address for a signed-in user, or null if there is none. */
export function findScreen(routes: readonly ScreenRoute[], pathname: string, search: string): FoundScreen | null {
  const path = pathSegments(pathname)
  if (!path) return null
  // A path such as …/edit lacks its id. It must not count as the record with the id 'edit'.
  const isWithoutId = routes.some(
    ({ segments }) =>
      segments.at(-1) === ':id' && segments.length === path.length + 1 && segments.slice(0, -1).join() === path.join(),
  )
  for (const { segments, firstRequest, frame, resource, view, feature } of routes) {
    const id = match(segments, path)
    if (id === undefined || (id !== null && isWithoutId)) continue
    const request = firstRequest && requestOf(firstRequest, id, search)
    return {
      resource,
      view,
      frame,
      ...(id === null ? {} : { id }),
      ...(request === undefined ? {} : { request }),
      ...(feature === undefined ? {} : { feature }),
    }
  }
  return null
}
