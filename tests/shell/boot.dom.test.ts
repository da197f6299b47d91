import { describe, expect, it, vi } from 'vitest'
import { leavePageAfterEach, open, preloads, root } from './bootPage'
import { signedIn } from './signedIn'

leavePageAfterEach()

describe('the page before React', () => {
  it.each([
    ['/', 'home', 'home'],
    ['/profile', 'profile', 'profile'],
    ['/package/umroh-reguler', 'umroh-regular/list', 'umroh-regular/list'],
    ['/package/umroh-reguler/7', 'umroh-regular/show', 'umroh-regular/show'],
    ['/package/umroh-reguler/create', 'umroh-regular/wizard', 'umroh-regular/create'],
    ['/package/umroh-reguler/edit/7', 'umroh-regular/wizard', 'umroh-regular/edit'],
    ['/package/umroh-reguler/compare?id=7&id=8', 'umroh-regular/compare', 'umroh-regular/compare'],
  ])(
    'at %s the page draws the frame “%s” for a signed-in user and fetches the code of %s',
    async (address, frame, screen) => {
      signedIn()
      await open(address)
      expect([root().textContent, root().dataset.shell]).toEqual([frame, frame])
      expect(preloads()).toEqual([`/assets/${screen}.js`])
      expect(window.location.pathname + window.location.search).toBe(address)
    },
  )

  it.each([
    ['/package/umroh-reguler/7', '/edit/7'],
    ['/package/umroh-reguler/a%22b%3Cc', '/edit/a%22b%3Cc'],
    ['/package/umroh-reguler', '/edit/'],
  ])('at %s a link of the frame to the record leads to %s', async (address, href) => {
    signedIn()
    await open(address)
    expect(root().querySelector('a')).toHaveAttribute('href', href)
  })

  it('the page has the user’s scheme before the first paint, also for a guest', async () => {
    localStorage.setItem('umroh_scheme', 'dark')
    await open('/auth/login')
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark')
    delete document.documentElement.dataset.scheme
  })

  it('the frame keeps room for the features of this user’s partner API', async () => {
    signedIn({ features: ['offers', 'status'] })
    await open('/package/umroh-reguler')
    expect(document.documentElement).toHaveAttribute('data-features', 'offers status')
    signedIn()
    await open('/package/umroh-reguler')
    expect(document.documentElement).toHaveAttribute('data-features', '')
  })

  it.each([
    ['unknown', 'the profile was never read', null],
    ['', 'the profile named none', { id: 1, name: 'An-Nur' }],
  ])('in a session without a word on features these are “%s” if %s (§14.5.7)', async (known, _, mitra) => {
    signedIn({ features: undefined, mitra })
    await open('/package/umroh-reguler')
    expect(document.documentElement).toHaveAttribute('data-features', known)
  })

  it('the page fetches the code of the parts that the screen shows only with a feature, and no file twice', async () => {
    signedIn({ features: ['offers', 'status'] })
    await open('/')
    expect(preloads()).toEqual(['/assets/home.js', '/assets/home+status.js'])
    signedIn({ features: ['offers'] })
    await open('/')
    expect(preloads()).toEqual(['/assets/home.js'])
  })

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

  it.each([
    [false, ['/assets/login.js', '/assets/home.js']],
    [true, ['/assets/login.js']],
  ])(
    'behind the login the page fetches the code of Beranda; with Save-Data (%s) it does not',
    async (saveData, files) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
      await open('/auth/login')
      expect(preloads()).toEqual(['/assets/login.js'])
      window.dispatchEvent(new Event('load'))
      expect(preloads()).toEqual(files)
      Reflect.deleteProperty(navigator, 'connection')
    },
  )

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
    'the page leaves %s to React, both for a guest and for a signed-in user',
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
    vi.stubGlobal('innerWidth', 600)
    expect(await open('/package/umroh-reguler')).toEqual([])
    expect(root().textContent).toBe('desktop')
    vi.stubGlobal('innerWidth', 599)
    await open('/package/umroh-reguler')
    expect(root().textContent).toBe('umroh-regular/list')
  })

  it('for a user who is no admin the page does not ask for its width, which lays out the page', async () => {
    signedIn()
    const width = vi.fn<() => number>(() => 900)
    vi.stubGlobal('innerWidth', 900)
    Object.defineProperty(window, 'innerWidth', { get: width, configurable: true })
    await open('/package/umroh-reguler')
    expect([root().textContent, width.mock.calls.length]).toEqual(['umroh-regular/list', 0])
  })

  it('a page without the template of a frame leaves the screen to React', async () => {
    signedIn()
    const find = document.getElementById.bind(document)
    vi.spyOn(document, 'getElementById').mockImplementation((id) => (id.startsWith('shell-') ? null : find(id)))
    await open('/package/umroh-reguler')
    expect(root().outerHTML).toBe('<div id="root"></div>')
  })
})
