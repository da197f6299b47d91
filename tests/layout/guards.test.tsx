import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { App } from '@/app/App'
import { createProviders } from '@/app/providers'
import { SITI, DEWI } from '../partner-api/fixtures'
import { json } from '../support/server/fakeFetch'
import { partnerServer } from '../support/server/partnerServer'
import { address, button, heading, press, renderApp, signIn } from '../support/renderApp'

const appThatNeverStarts = (path: string, initialise: () => () => void) => {
  window.history.replaceState(null, '', path)
  const providers = createProviders({ apiUrl: '/api', assetsUrl: '/media', sendIdempotencyKey: true })
  render(<App providers={{ ...providers, session: { ...providers.session, initialise } }} assetsUrl="/media" />)
}

describe('the start of the session', () => {
  it.each(['/', '/profile', '/package/umroh-reguler', '/auth/login'])(
    '%s shows the spinner “Initializing...” until the app has read the session',
    (path) => {
      appThatNeverStarts(path, () => () => undefined)
      expect(screen.getByRole('progressbar', { name: 'Initializing...' })).toBeVisible()
      expect(screen.getByText('Initializing...')).toBeVisible()
      expect(address()).toBe(path)
    },
  )

  it('if the start of the session fails, the mitra sees an error and can try again', () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    appThatNeverStarts('/', () => {
      throw new Error('storage is broken')
    })
    expect(screen.getByRole('heading', { name: 'Authentication Error' })).toBeVisible()
    expect(
      screen.getByText(
        'Something went wrong with the authentication system. Please try again or contact support if the problem persists.',
      ),
    ).toBeVisible()
    expect([button('Try Again'), button('Go Home')]).toHaveLength(2)
  })
})

describe('the screens for signed-in users', () => {
  it.each([
    '/',
    '/profile',
    '/package/umroh-reguler',
    '/package/umroh-reguler/create',
    '/package/umroh-reguler/7?x=1',
    '/package/umroh-reguler/edit/7',
  ])('a guest at %s is led to the login in one step, and the app remembers the route (fault 7)', async (path) => {
    const moves = [vi.spyOn(window.history, 'pushState'), vi.spyOn(window.history, 'replaceState')]
    const { server } = await renderApp(path, { as: null })
    expect(await heading('Masuk')).toBeVisible()
    expect([address(), sessionStorage.getItem('intended_route')]).toEqual(['/auth/login', path])
    expect(server.calls).toEqual([])
    expect(moves.map(({ mock }) => mock.calls.filter(([, , url]) => url === '/auth/login').length)).toEqual([0, 1])
  })

  it.each(['/auth/login', '/unauthorized', '/404'])(
    '%s is open to guests, and the app remembers no route',
    async (path) => {
      await renderApp(path, { as: null })
      expect([address(), sessionStorage.getItem('intended_route')]).toEqual([path, null])
    },
  )

  it.each([
    ['/entah', '/404'],
    ['/package', '/404'],
    ['/package/umroh-reguler/edit', '/404'],
    ['/package/umroh-reguler/edit/', '/404'],
    ['/package/umroh-reguler/7/foo', '/404'],
    ['/package/umroh-reguler/edit/7/foo', '/404'],
    ['/auth', '/404'],
  ])('%s is no screen and leads to %s (fault 42)', async (path, shown) => {
    await renderApp(path)
    expect(await heading('Page Not Found')).toBeVisible()
    expect(address()).toBe(shown)
  })

  it('a path with a slash at its end shows the same screen (fault 42)', async () => {
    await renderApp('/package/umroh-reguler/')
    expect(await heading('Paket Umroh Regular')).toBeVisible()
  })
})

describe('a session that ends while the mitra uses the app', () => {
  it('five simultaneous 401s lead to the login once, and the app remembers the route (fault 10)', async () => {
    const server = await partnerServer()
    const { dataProvider } = await renderApp('/package/umroh-reguler?q=Umroh', { server })
    await screen.findAllByRole('article')
    const logouts = vi.fn<() => void>()
    window.addEventListener('auth:logout', logouts)
    const replaced = vi.spyOn(window.history, 'replaceState')
    server.on('GET', /./, () => json({ message: 'Sesi Anda telah berakhir.' }, 401))
    await act(() =>
      Promise.allSettled(
        ['visa', 'muthawwif', 'margin', 'manasik', 'pesawat'].map((name) =>
          dataProvider.getList(`custom-data/${name}`, {}),
        ),
      ),
    )
    expect(await heading('Masuk')).toBeVisible()
    expect([logouts.mock.calls.length, replaced.mock.calls.length]).toEqual([1, 1])
    expect(sessionStorage.getItem('intended_route')).toBe('/package/umroh-reguler?q=Umroh')
    window.removeEventListener('auth:logout', logouts)
  })

  it('a logout in another tab leads to the login (fault 12)', async () => {
    await renderApp('/profile')
    await heading('Profile Page')
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'partner_token' })))
    expect(await heading('Masuk')).toBeVisible()
  })

  it('the event auth:logout leads to the login and clears the storage', async () => {
    await renderApp('/profile')
    await heading('Profile Page')
    act(() => void window.dispatchEvent(new Event('auth:logout')))
    expect(await heading('Masuk')).toBeVisible()
    expect(localStorage).toHaveLength(0)
  })

  it('when another user signs in in another tab, this tab shows only that user’s packages (fault 12)', async () => {
    const { server } = await renderApp('/package/umroh-reguler', { packages: [3, 2] })
    const siti = (await screen.findAllByRole('article')).map((card) => card.textContent)
    await signIn(server, DEWI)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'partner_token' })))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    for (const card of screen.getAllByRole('article')) expect(siti).not.toContain(card.textContent)
  })
})

describe('a logout', () => {
  it('Keluar leads to the login at once even if the server never answers, and the next user sees no old data (fault 13)', async () => {
    const server = await partnerServer({ packages: [3, 2] })
    server.on('POST', '/partner/logout', () => new Promise<Response>(() => undefined))
    await renderApp('/package/umroh-reguler', { server })
    const [card] = (await screen.findAllByRole('article')).map((article) => article.textContent)
    press(screen.getByRole('link', { name: 'Kembali ke Beranda' }))
    press(await screen.findByRole('link', { name: 'Profil' }))
    press(button('Keluar'))
    expect(await heading('Masuk')).toBeVisible()
    expect([localStorage.length, sessionStorage.getItem('intended_route'), address()]).toEqual([0, null, '/auth/login'])
    expect(server.callsTo('POST', '/partner/logout')).toHaveLength(1)

    await signIn(server, DEWI)
    act(() => void window.dispatchEvent(new StorageEvent('storage')))
    press(await screen.findByRole('link', { name: 'Umroh Reguler' }))
    const theirs = await screen.findAllByRole('article')
    expect(theirs).toHaveLength(2)
    expect(theirs.map((article) => article.textContent)).not.toContain(card)
  })

  it('after Keluar the profile page fetches nothing and restores no session', async () => {
    const { server } = await renderApp('/profile', { as: SITI })
    await screen.findByText('An-Nur Tour & Travel')
    press(button('Keluar'))
    await heading('Masuk')
    expect(server.callsTo('GET', '/partner/me')).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
  })
})

describe('the end of a session on a screen that anybody may open', () => {
  it.each(['/404', '/unauthorized', '/mulai', '/undangan#abc', '/atur-ulang#abc'])(
    'auth:logout at %s leads to the login (docs/product.md §3.4.4)',
    async (path) => {
      await renderApp(path)
      await screen.findByRole('main')
      act(() => void window.dispatchEvent(new Event('auth:logout')))
      expect(await heading('Masuk')).toBeVisible()
      expect([address(), localStorage.getItem('partner-auth')]).toEqual(['/auth/login', null])
    },
  )
})
