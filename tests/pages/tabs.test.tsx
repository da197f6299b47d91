import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ADMIN, HASAN, SITI } from '../partner-api/fixtures'
import { json } from '../support/server/fakeFetch'
import { partnerServer } from '../support/server/partnerServer'
import { address, button, factsOf, heading, press, renderApp } from '../support/renderApp'

const tabs = () => screen.queryByRole('navigation')
const currentTab = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent)

describe('Beranda', () => {
  it('Beranda greets the mitra and links to the regular packages', async () => {
    await renderApp('/')
    expect(await heading('Paket Umroh')).toBeVisible()
    expect(screen.getByText('Siti Rahmawati')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Umroh Mitra' })).toHaveAttribute('href', '/')
    press(screen.getByRole('link', { name: 'Umroh Reguler' }))
    expect(await heading('Paket Umroh Regular')).toBeVisible()
    expect(address()).toBe('/package/umroh-reguler')
  })
})

describe('the tab bar', () => {
  it('Beranda and Profil show the tab bar, which marks the current tab', async () => {
    await renderApp('/')
    await heading('Paket Umroh')
    expect(currentTab()).toContain('Beranda')
    expect(currentTab()).not.toContain('Profil')
    press(screen.getByRole('link', { name: 'Profil' }))
    expect(await heading('Profile Page')).toBeVisible()
    expect([currentTab(), address()]).toEqual([['Profil'], '/profile'])
    press(screen.getByRole('link', { name: 'Beranda' }))
    expect(await heading('Paket Umroh')).toBeVisible()
    expect(tabs()).toBeVisible()
  })

  it.each([
    ['/package/umroh-reguler', 'Paket Umroh Regular'],
    ['/package/umroh-reguler/create', 'Umroh Regular'],
    ['/package/umroh-reguler/999', 'Detail Paket'],
    ['/404', 'Page Not Found'],
    ['/unauthorized', 'Access Denied'],
  ])('%s shows no tab bar', async (path, title) => {
    await renderApp(path)
    expect(await heading(title)).toBeVisible()
    expect(tabs()).toBeNull()
  })

  it('the login page shows no tab bar', async () => {
    await renderApp('/auth/login', { as: null })
    expect(tabs()).toBeNull()
  })
})

describe('Profil', () => {
  it.each([
    [SITI, 'Siti Rahmawati', 'An-Nur Tour & Travel'],
    [HASAN, 'Hasan Basri', 'An-Nur Tour & Travel'],
    [ADMIN, 'Ratna Kusuma', '-'],
  ])('the profile of %s shows name, email and mitra', async (as, name, mitra) => {
    const { server } = await renderApp('/profile', { as })
    await heading('Profile Page')
    await waitFor(() => expect(server.callsTo('GET', '/partner/me')).toHaveLength(1))
    await waitFor(() =>
      expect(factsOf(screen.getByRole('main'))).toEqual([
        ['Nama', name],
        ['Email', as],
        ['Mitra', mitra],
      ]),
    )
  })

  it('the foot of the profile says the version that index.html tells, and nothing if it tells none', async () => {
    const told = Object.assign(document.createElement('meta'), { name: 'version', content: '1.0.0 (abc1234)' })
    document.head.append(told)
    onTestFinished(() => told.remove())
    await renderApp('/profile')
    expect(await screen.findByText('Versi 1.0.0 (abc1234)')).toBeVisible()
    told.remove()
    press(screen.getByRole('link', { name: 'Beranda' }))
    press(await screen.findByRole('link', { name: 'Profil' }))
    await heading('Profile Page')
    expect(screen.queryByText(/^Versi/)).toBeNull()
  })

  it('when the server fails, the profile shows the user of the login', async () => {
    const server = await partnerServer()
    server.on('GET', '/partner/me', () => json({ message: 'x' }, 403))
    await renderApp('/profile', { server })
    expect(await screen.findByText('Siti Rahmawati')).toBeVisible()
    expect(button('Keluar')).toBeEnabled()
  })

  it('the app fetches the profile once and does not repeat it within its stale time', async () => {
    const { server } = await renderApp('/profile')
    await screen.findByText('An-Nur Tour & Travel')
    press(screen.getByRole('link', { name: 'Beranda' }))
    await heading('Paket Umroh')
    press(screen.getByRole('link', { name: 'Profil' }))
    await screen.findByText('An-Nur Tour & Travel')
    expect(server.callsTo('GET', '/partner/me')).toHaveLength(1)
  })
})

describe('the error pages', () => {
  const comeFrom = (path: string, to: string) => {
    window.history.replaceState(null, '', path)
    window.history.pushState(null, '', to)
  }

  it('the 404 page shows its text and links home', async () => {
    await renderApp('/404')
    expect(await heading('Page Not Found')).toBeVisible()
    expect(screen.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible()
    press(button('Kembali Ke Beranda'))
    expect(await heading('Paket Umroh')).toBeVisible()
    expect(address()).toBe('/')
  })

  it('the Access Denied page shows its text and links home', async () => {
    await renderApp('/unauthorized')
    expect(await heading('Access Denied')).toBeVisible()
    expect(
      screen.getByText(
        "You don't have permission to access this page. Please contact your administrator if you believe this is an error.",
      ),
    ).toBeVisible()
    press(button('Go to Dashboard'))
    expect(await heading('Paket Umroh')).toBeVisible()
  })

  it.each([
    ['/entah', 'Kembali Ke Halaman Sebelumnya'],
    ['/unauthorized', 'Go Back'],
  ])('on %s the button %s goes back in the history', async (path, label) => {
    comeFrom('/profile', '/x')
    await renderApp(path)
    const back = await screen.findByRole('button', { name: label })
    act(() => press(back))
    expect(await heading('Profile Page')).toBeVisible()
  })

  it.each([
    ['/entah', 'Kembali Ke Halaman Sebelumnya'],
    ['/unauthorized', 'Go Back'],
  ])('on %s, if the app was opened there, the button %s leads home', async (path, label) => {
    vi.stubGlobal('navigation', { canGoBack: false })
    comeFrom('/profile', '/x')
    await renderApp(path)
    const back = await screen.findByRole('button', { name: label })
    act(() => press(back))
    expect(await heading('Paket Umroh')).toBeVisible()
    vi.unstubAllGlobals()
  })
})
