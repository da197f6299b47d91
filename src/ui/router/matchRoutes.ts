/** A route of the app. A route without a path is a layout around its children. */
export type RouteNode<Element> = {
  /** An absolute path. `:name` matches one segment, `*` at the end all that follow. */
  path?: string
  element: Element
  children: RouteNode<Element>[]
}

export type Params = Readonly<Record<string, string | undefined>>

/** The elements from the outermost layout to the screen, and the values of the path's names. */
export type RouteMatch<Element> = { elements: Element[]; params: Params }

export function segmentsOf(path: string): string[] {
  const segments = path.replace(/^\//, '').split('/')
  while (segments.at(-1) === '') segments.pop()
  return segments
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The values of the path's names. Null: the path does not match, whatever the case of its letters. */
export function paramsOf(path: string, pathname: string, end: boolean): Params | null {
  const wanted = segmentsOf(path)
  const given = segmentsOf(pathname).map(decoded)
  const hasRest = wanted.at(-1) === '*'
  const fixed = hasRest ? wanted.slice(0, -1) : wanted
  if (hasRest || !end ? given.length < fixed.length : given.length !== fixed.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of fixed.entries()) {
    const value = given[index] ?? ''
    if (!segment.startsWith(':')) {
      if (segment.toLowerCase() !== value.toLowerCase()) return null
    } else if (value === '') return null
    else params[segment.slice(1)] = value
  }
  return params
}

/** How exactly a path names an address: a fixed segment counts more than a name, and a name more than `*`. */
const exactness = (path: string) =>
  segmentsOf(path).reduce((sum, segment) => sum + (segment === '*' ? -1 : segment.startsWith(':') ? 3 : 10), 0)

/** The screen at a pathname, by the most exact path; of equals the first. Null if no path matches. */
export function matchRoutes<Element>(
  routes: readonly RouteNode<Element>[],
  pathname: string,
): RouteMatch<Element> | null {
  let best: (RouteMatch<Element> & { worth: number }) | null = null
  function look(level: readonly RouteNode<Element>[], around: Element[]) {
    for (const { path, element, children } of level) {
      const elements = [...around, element]
      look(children, elements)
      const params = path === undefined ? null : paramsOf(path, pathname, true)
      const worth = exactness(path ?? '')
      if (params && (!best || worth > best.worth)) best = { elements, params, worth }
    }
  }
  look(routes, [])
  return best
}
