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

/** Builds a page like index.html, runs boot.ts at the address, and returns the requests that boot.ts sent. */
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

// Listeners of one test must not reach the next: remove them with the page.
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
  ])(
    'at %s the page draws the frame “%s” for a signed-in user and fetches the code of %s',
    async (address, frame, screen) => {
      signedIn()
      await open(address)
      expect([root().textContent, root().dataset.shell]).toEqual([frame, frame])
      expect(preloads()).toEqual([`/assets/${screen}.js`])
      expect(window.location.pathname).toBe(address)
    },
  )

  it('the page sends the screen’s first request once, exactly as the app would', async () => {
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

  it('for a guest the page draws the login and sends no request', async () => {
    expect(await open('/auth/login')).toEqual([])
    expect([root().textContent, sessionStorage.getItem('intended_route')]).toEqual(['login', null])
  })

  it('the page leads a guest to the login and remembers the route in the same way as the guard', async () => {
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
  ])('a session that is %s counts as none', async (_, session) => {
    signedIn(session)
    expect(await open('/package/umroh-reguler')).toEqual([])
    expect(root().textContent).toBe('login')
  })

  it.each(['/404', '/unauthorized', '/entah', '/package/umroh-reguler/edit'])(
    'the page leaves %s to React, signed in or not',
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

  it('for an admin on a wide screen the page draws the desktop frame', async () => {
    signedIn({ roles: ['admin'] })
    vi.stubGlobal('innerWidth', 900)
    expect(await open('/package/umroh-reguler')).toEqual([])
    expect(root().textContent).toBe('desktop')
    vi.stubGlobal('innerWidth', 899)
    await open('/package/umroh-reguler')
    expect(root().textContent).toBe('umroh-regular/list')
  })

  it('an early press of Login waits for React, and the form never goes into the address', async () => {
    await open('/auth/login')
    const event = new Event('submit', { bubbles: true, cancelable: true })
    root().querySelector('form')!.dispatchEvent(event)
    expect([
      event.defaultPrevented,
      window.shell?.submitted,
      document.documentElement.hasAttribute('data-sending'),
    ]).toEqual([true, true, true])
  })

  it('blocked storage or a failed request does not break the page', async () => {
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
    ['the app’s own module', { type: 'module', src: '/assets/app-1a2b.js' }, true],
    ['an extension’s script', { src: 'https://evil.example/x.js' }, false],
    ['a foreign module', { type: 'module', src: 'https://evil.example/assets/app.js' }, false],
    ['a script that is no module', { src: '/assets/app-1a2b.js' }, false],
  ])('the page gives up only when its own module fails to load: %s', async (_, attributes, givesUp) => {
    signedIn()
    await open('/')
    // Offline, the page shows its message at once instead of reloading.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const script = document.createElement('script')
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    document.body.append(script)
    script.dispatchEvent(new Event('error'))
    expect(root().textContent !== 'home').toBe(givesUp)
  })

  it.each([
    ['the browser has no service workers', undefined, 1],
    ['no worker controls the page yet', { controller: null }, 0],
    ['a worker controls the page', { controller: {} }, 1],
  ])(
    'the page adds the font, except on a first visit that waits for its service worker: %s',
    async (_, serviceWorker, faces) => {
      if (serviceWorker) Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
      await open('/auth/login')
      expect(
        [...document.head.querySelectorAll('style')].filter(({ textContent }) => textContent === '@font-face{}'),
      ).toHaveLength(faces)
      if (serviceWorker) Reflect.deleteProperty(navigator, 'serviceWorker')
    },
  )
})
