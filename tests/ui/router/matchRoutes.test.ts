// @vitest-environment node
import fc from 'fast-check'
import { matchPath as oracle, matchRoutes as matchOracle } from 'react-router'
import { expect, it } from 'vitest'
import { matchPath } from '../../../src/ui/router/matchPath'
import { matchRoutes, type RouteNode } from '../../../src/ui/router/matchRoutes'

const leaf = (path: string, children: RouteNode<string>[] = []): RouteNode<string> => ({
  path,
  element: path,
  children,
})
const layout = (element: string, children: RouteNode<string>[]): RouteNode<string> => ({ element, children })

const ROUTES = [
  leaf('/auth/login'),
  layout('area', [
    layout('tabs', [leaf('/'), leaf('/profile')]),
    leaf('/package/:id'),
    leaf('/package/create'),
    leaf('/package/:id/edit'),
  ]),
  leaf('/package/edit'),
  leaf('*'),
]

it.each([
  ['/', ['area', 'tabs', '/'], {}],
  ['/auth/login', ['/auth/login'], {}],
  ['/Auth/LOGIN/', ['/auth/login'], {}],
  ['/package/7', ['area', '/package/:id'], { id: '7' }],
  ['/package/create', ['area', '/package/create'], {}],
  ['/package/edit', ['/package/edit'], {}],
  ['/package/7/edit', ['area', '/package/:id/edit'], { id: '7' }],
  ['/package/a%20b', ['area', '/package/:id'], { id: 'a b' }],
  // An address that cannot be decoded is taken as it is.
  ['/package/%E0%A4%A', ['area', '/package/:id'], { id: '%E0%A4%A' }],
  ['/nowhere/at/all', ['*'], {}],
  ['//auth/login', ['*'], {}],
])('%s leads to %j', (pathname, elements, params) => {
  expect(matchRoutes(ROUTES, pathname)).toEqual({ elements, params, worth: expect.any(Number) as number })
})

it('no path, no screen', () => {
  expect(matchRoutes([leaf('/a')], '/b')).toBeNull()
})

/** The rest of an address behind a `*` is no value of ours, because no screen reads it. */
const named = (params: Record<string, string | undefined> = {}) => {
  const { '*': _, ...rest } = params
  return rest
}

const segment = fc.constantFrom('a', 'b', 'edit', ':id', ':name')
const path = fc
  .tuple(fc.uniqueArray(segment, { maxLength: 4 }), fc.boolean())
  .map(([segments, splat]) => `/${[...segments, ...(splat ? ['*'] : [])].join('/')}`)
const pathname = fc
  .tuple(fc.array(fc.constantFrom('a', 'B', 'edit', '7', 'x%20y'), { maxLength: 5 }), fc.constantFrom('', '/'))
  .map(([segments, end]) => (segments.length === 0 ? '/' : `/${segments.join('/')}${end}`))

it('finds the same screen and values as react-router, for paths of the kinds that the app has', () => {
  fc.assert(
    fc.property(fc.uniqueArray(path, { minLength: 1, maxLength: 6 }), pathname, (paths, address) => {
      const theirs = matchOracle(
        paths.map((one) => ({ path: one })),
        address,
      )
      const ours = matchRoutes(
        paths.map((one) => leaf(one)),
        address,
      )
      expect(ours && [ours.elements.at(-1), ours.params]).toEqual(
        theirs && [theirs.at(-1)?.route.path, named(theirs.at(-1)?.params)],
      )
    }),
    { numRuns: 500 },
  )
})

it('matches one path as react-router does', () => {
  fc.assert(
    fc.property(path, pathname, fc.boolean(), (one, address, end) => {
      // react-router decodes the address before it matches a path.
      const theirs = oracle({ path: one, end }, decodeURIComponent(address))
      const ours = matchPath({ path: one, end }, address)
      expect(ours?.params).toEqual(theirs?.params && named(theirs.params))
    }),
    { numRuns: 500 },
  )
})
