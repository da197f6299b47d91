import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { definitions } from '@/resources/registry'
import { isOpenToAll } from '@/shell/targetScreen'
import { screenAt } from '@/shell/screens'

describe('the screen of a path for a signed-in user (fault 42)', () => {
  it.each([
    ['/', 'home', undefined],
    ['/auth/login', 'home', undefined],
    ['/profile', 'profile', undefined],
    ['/package/umroh-reguler', 'umroh-regular/list', '/partner/umroh-regular?per_page=50'],
    ['/package/umroh-reguler/', 'umroh-regular/list', '/partner/umroh-regular?per_page=50'],
    [
      '/package/umroh-reguler?q=%20Hemat%20ramadhan',
      'umroh-regular/list',
      '/partner/umroh-regular?q=Hemat+ramadhan&per_page=50',
    ],
    ['/package/umroh-reguler?q=', 'umroh-regular/list', '/partner/umroh-regular?per_page=50'],
    ['/package/umroh-reguler/create', 'umroh-regular/create', undefined],
    ['/package/umroh-reguler/compare?id=7&id=8', 'umroh-regular/compare', undefined],
    ['/package/umroh-reguler/edit/7', 'umroh-regular/edit', '/partner/umroh-regular/7/edit-data'],
    ['/package/umroh-reguler/7?x=1', 'umroh-regular/show', '/partner/umroh-regular/7'],
    ['/package/umroh-reguler/a%2Fb', 'umroh-regular/show', '/partner/umroh-regular/a%2Fb'],
  ])('the path %s shows the screen %s with the first request %s', (address, screen, request) => {
    const { pathname, search } = new URL(address, 'http://app.test')
    const asked = screenAt(pathname, search)
    expect([asked?.screen, asked?.request]).toEqual([screen, request])
  })

  it.each([
    '/package',
    '/package/umroh-reguler/edit',
    '/package/umroh-reguler/edit/',
    '/package/umroh-reguler/7/foo',
    '/package/umroh-reguler/edit/7/foo',
    '/404',
    '/unauthorized',
    '/entah',
    '/package/umroh-reguler/%E0%A4%A',
    '/package/umroh-reguler/edit/%',
  ])('the path %s is left to React', (path) => expect(screenAt(path, '')).toBeNull())
})

it('a guest may see the login and the error pages', () => {
  expect(['/auth/login', '/404', '/unauthorized', '/', '/profile'].map(isOpenToAll)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

const ROUTES = definitions
  .filter(({ onlyAdmins }) => !onlyAdmins)
  .flatMap(({ name, path, screens }) =>
    Object.entries(screens).map(([view, { path: rest }]) => ({
      path: rest === '' ? path : `${path}/${rest}`,
      id: `${name}/${view}`,
    })),
  )
const SEGMENTS = [...new Set(ROUTES.flatMap(({ path }) => path.split('/').filter(Boolean)))]
const address = fc
  .tuple(fc.constantFrom(...ROUTES.map(({ path }) => path)), fc.array(fc.constantFrom(...SEGMENTS, '7', 'a%2Fb', '%')))
  .map(([path, more]) => [path.replace(':id', '7'), ...more].join('/'))

it('a screen that index.html draws before React is the screen that the router shows, with the same id', () => {
  // The router warns of a path that cannot be decoded.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  fc.assert(
    fc.property(address, fc.constantFrom('', '/'), (pathname, end) => {
      const early = screenAt(pathname + end, '')
      const shown = matchRoutes(ROUTES, pathname + end)?.at(-1)
      // The early script may leave an address to React. It may not draw another screen.
      if (early) expect([early.screen, early.id]).toEqual([shown?.route.id, shown?.params.id])
    }),
    { numRuns: 500 },
  )
})
