import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AUTH_KEY, TOKEN_KEY } from '../../src/auth-provider/storedSession'
import { definitions } from '../../src/resources/registry'
import { phoneRoutes } from '../../src/resources/screenAt'
import { fakeFetch, json } from '../support/fakeFetch'

const HOURS = 60 * 60_000
const FRAMES = [
  'login',
  'home',
  'profile',
  'desktop',
  'umroh-regular/list',
  'umroh-regular/detail',
  'umroh-regular/wizard',
]
const SCREENS = [
  'login',
  'home',
  'profile',
  'desktop',
  'umroh-regular/list',
  'umroh-regular/show',
  'umroh-regular/create',
  'umroh-regular/edit',
]
const root = () => document.getElementById('root')!
const preloads = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))

function signedIn({ hoursAgo = 0, roles = [] as string[] } = {}) {
  localStorage.setItem(TOKEN_KEY, 'kunci')
  localStorage.setItem(
    AUTH_KEY,
    JSON.stringify({
      user: { id: 1, name: 'Siti', email: 's@x.id', roles },
      mitra: null,
      hasSession: true,
      lastActivity: Date.now() - hoursAgo * HOURS,
    }),
  )
}

/** index.html as it is built, at an address; answers what its script sent. */
async function open(address: string, answer = () => json({ data: [] })) {
  window.history.replaceState(null, '', address)
  document.head.innerHTML = ''
  document.body.innerHTML = `<div id="root"></div>${FRAMES.map((screen) => `<template id="shell-${screen}"><form><input name="email"><b>${screen}</b></form></template>`).join('')}`
  const { fetch, sent } = fakeFetch(answer)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('SHELL', {
    apiUrl: '/api',
    adminRoles: ['admin'],
    routes: phoneRoutes(definitions),
    chunks: Object.fromEntries(SCREENS.map((screen) => [screen, [`/assets/${screen}.js`]])),
    fontFace: '@font-face{}',
  })
  vi.resetModules()
  await import('../../src/shell/boot')
  return sent
}

// A page is thrown away with its listeners.
let heard: Parameters<Window['addEventListener']>[] = []
beforeEach(() => {
  delete window.shell
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<Window['addEventListener']>) => {
    heard.push(args)
    listen(...args)
  })
})
afterEach(() => {
  for (const [name, listener] of heard) window.removeEventListener(name, listener)
  heard = []
})

describe('the page before React', () => {
  it.each([
    ['/', 'home', 'home'],
    ['/profile', 'profile', 'profile'],
    ['/package/umroh-reguler', 'umroh-regular/list', 'umroh-regular/list'],
    ['/package/umroh-reguler/7', 'umroh-regular/detail', 'umroh-regular/show'],
    ['/package/umroh-reguler/create', 'umroh-regular/wizard', 'umroh-regular/create'],
    ['/package/umroh-reguler/edit/7', 'umroh-regular/wizard', 'umroh-regular/edit'],
  ])('draws %s as %s for somebody signed in, and fetches the code of %s', async (address, frame, screen) => {
    signedIn()
    await open(address)
    expect([root().textContent, root().dataset.shell]).toEqual([frame, frame])
    expect(preloads()).toEqual([`/assets/${screen}.js`])
    expect(window.location.pathname).toBe(address)
  })

  it('sends the first request of the screen, once, as the app would', async () => {
    signedIn()
    const sent = await open('/package/umroh-reguler?q=hemat')
    expect(sent.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/api/partner/umroh-regular?q=hemat&per_page=50'],
    ])
    expect(Object.fromEntries(sent[0]!.headers)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      authorization: 'Bearer kunci',
    })
    expect(window.shell?.early).toMatchObject({ url: '/api/partner/umroh-regular?q=hemat&per_page=50', token: 'kunci' })
  })

  it('draws the login for a guest, and sends nothing', async () => {
    expect(await open('/auth/login')).toEqual([])
    expect([root().textContent, sessionStorage.getItem('intended_route')]).toEqual(['login', null])
  })

  it('leads a guest to the login, remembers where to, and passes the place along as the guard does', async () => {
    const sent = await open('/package/umroh-reguler/7?x=1')
    expect([window.location.pathname, root().textContent, sessionStorage.getItem('intended_route')]).toEqual([
      '/auth/login',
      'login',
      '/package/umroh-reguler/7?x=1',
    ])
    expect(window.history.state).toMatchObject({
      usr: { from: { pathname: '/package/umroh-reguler/7', search: '?x=1' } },
      idx: 0,
    })
    expect(sent).toEqual([])
  })

  it.each([
    ['25 hours old', { hoursAgo: 25 }],
    ['exactly 24 hours old', { hoursAgo: 24 }],
  ])('takes a session that is %s for none', async (_, session) => {
    signedIn(session)
    expect(await open('/package/umroh-reguler')).toEqual([])
    expect(root().textContent).toBe('login')
  })

  it.each(['/404', '/unauthorized', '/entah', '/package/umroh-reguler/edit'])(
    'leaves %s to React, signed in or not',
    async (address) => {
      await open(address)
      expect([root().innerHTML, window.location.pathname, sessionStorage.getItem('intended_route')]).toEqual([
        '',
        address,
        null,
      ])
      signedIn()
      expect(await open(address)).toEqual([])
      expect([root().innerHTML, preloads()]).toEqual(['', []])
    },
  )

  it('draws the desktop’s own for an admin with room', async () => {
    signedIn({ roles: ['admin'] })
    vi.stubGlobal('innerWidth', 900)
    expect(await open('/package/umroh-reguler')).toEqual([])
    expect(root().textContent).toBe('desktop')
    vi.stubGlobal('innerWidth', 899)
    await open('/package/umroh-reguler')
    expect(root().textContent).toBe('umroh-regular/list')
  })

  it('keeps an early press of Login for React, and the form out of the address', async () => {
    await open('/auth/login')
    const event = new Event('submit', { bubbles: true, cancelable: true })
    root().querySelector('form')!.dispatchEvent(event)
    expect([
      event.defaultPrevented,
      window.shell?.submitted,
      document.documentElement.hasAttribute('data-sending'),
    ]).toEqual([true, true, true])
  })

  it('says nothing where storage is blocked or the request fails', async () => {
    signedIn()
    await open('/package/umroh-reguler', () => {
      throw new TypeError('offline')
    })
    await expect(window.shell!.early!.answer).rejects.toThrow('offline')
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await open('/package/umroh-reguler')
    expect(root().innerHTML).toBe('')
  })

  it.each([
    ['its own', { type: 'module', src: '/assets/app-1a2b.js' }, true],
    ['an extension’s', { src: 'https://evil.example/x.js' }, false],
    ['a foreign module', { type: 'module', src: 'https://evil.example/assets/app.js' }, false],
    ['one of no module', { src: '/assets/app-1a2b.js' }, false],
  ])('that cannot have a script gives up for %s as it should', async (_, attributes, givesUp) => {
    signedIn()
    await open('/')
    // Without a network it says so at once, and does not reload.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const script = document.createElement('script')
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    document.body.append(script)
    script.dispatchEvent(new Event('error'))
    expect(root().textContent !== 'home').toBe(givesUp)
  })

  it.each([
    ['no service worker is known', undefined, 1],
    ['none has come yet', { controller: null }, 0],
    ['one has fetched it', { controller: {} }, 1],
  ])('has the typeface where %s', async (_, serviceWorker, faces) => {
    if (serviceWorker) Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
    await open('/auth/login')
    expect(
      [...document.head.querySelectorAll('style')].filter(({ textContent }) => textContent === '@font-face{}'),
    ).toHaveLength(faces)
    if (serviceWorker) Reflect.deleteProperty(navigator, 'serviceWorker')
  })
})
