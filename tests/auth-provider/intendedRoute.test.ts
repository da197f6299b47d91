import { describe, expect, it } from 'vitest'
import { INTENDED_ROUTE_KEY, rememberIntendedRoute, takeIntendedRoute } from '@/auth-provider/intendedRoute'
import { mapStorage } from '../support/phone'

describe('the route after a login (fault 6)', () => {
  it.each([
    ['/package/umroh-reguler', true],
    ['/package/umroh-reguler/7?x=1', true],
    ['/package/umroh-reguler?q=50%25', true],
    ['/profile', true],
    ['/', true],
    ['/package//x', true],
    ['//evil.com', false],
    ['https://evil.com', false],
    ['http:evil.com', false],
    ['javascript:alert(1)', false],
    ['/\\evil.com', false],
    ['\\\\evil.com', false],
    ['/\t/evil.com', false],
    ['/\n/evil.com/x', false],
    ['/\t/', false],
    ['/\t/:99999', false],
    [' /profile', false],
    ['package', false],
    ['', false],
    ['/auth/login', false],
    ['/auth/login?x=1', false],
    ['/404', false],
    ['/unauthorized', false],
    [`/${'a'.repeat(5000)}`, false],
  ])('the stored route %j is used: %s', (route, isFollowed) => {
    const { storage, map } = mapStorage({ [INTENDED_ROUTE_KEY]: route })
    expect(takeIntendedRoute(storage)).toBe(isFollowed ? route : '/')
    expect(map.size).toBe(0)
  })

  it('the app opens home when no route was stored', () => {
    expect(takeIntendedRoute(mapStorage().storage)).toBe('/')
  })

  it('a stored route is used only once', () => {
    const { storage } = mapStorage()
    rememberIntendedRoute(storage, '/profile')
    expect([takeIntendedRoute(storage), takeIntendedRoute(storage)]).toEqual(['/profile', '/'])
  })
})
