import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DEWI, SITI } from '../partner-api/fixtures'
import { html, json, silence } from '../support/server/fakeFetch'
import { LIST } from '../support/packageRows'
import { partnerServer, type Reaction } from '../support/server/partnerServer'
import { address, button, findButton, heading, press, renderApp, signIn, write } from '../support/renderApp'
import { atStep, editedQuote, newWizard, next, pick, smallPackageAtReview, textbox, trigger } from '../support/wizard'

const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')
const SECRET = 'rahasia-siti'

describe('fault 2: a login that fails', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

  it.each<[string, Reaction, string]>([
    ['401', () => json({ message: 'Email atau kata sandi salah' }, 401), 'Email atau kata sandi salah'],
    [
      '422',
      () => json({ message: 'Akun belum aktif', errors: { email: ['Akun belum aktif'] } }, 422),
      'Akun belum aktif',
    ],
    ['500', () => json({ message: '' }, 500), 'Login failed'],
    ['a page of HTML', () => html(200), 'Login failed'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Login failed'],
    ['30 s of silence', silence, 'Login failed'],
  ])(
    'a login that fails with %s keeps the fields usable, and the password reaches no log, storage or address',
    async (_, react, message) => {
      const server = await partnerServer({ packages: [0, 0] })
      server.on('POST', '/partner/login', react)
      await renderApp('/auth/login', { as: null, server })
      const pushed = [vi.spyOn(window.history, 'pushState'), vi.spyOn(window.history, 'replaceState')]
      const printed = (['log', 'info', 'debug'] as const).map((method) => vi.spyOn(console, method))
      write(email(), SITI)
      write(password(), SECRET)
      press(button('Login'))
      expect(button('Masuk...')).toBeDisabled()
      await act(() => vi.advanceTimersByTimeAsync(30_000))
      expect(await screen.findByRole('alert')).toHaveTextContent(message)
      for (const control of [email(), password(), button('Login')]) expect(control).toBeEnabled()
      expect([email(), password()].map((field) => (field as HTMLInputElement).value)).toEqual([SITI, SECRET])
      expect([
        address(),
        server.callsTo('POST', '/partner/login').length,
        pushed.flatMap(({ mock }) => mock.calls),
      ]).toEqual(['/auth/login', 1, []])
      const said = [vi.mocked(console.error), vi.mocked(console.warn), ...printed].flatMap(({ mock }) => mock.calls)
      expect(JSON.stringify([said, { ...localStorage }, { ...sessionStorage }, window.history.state])).not.toContain(
        SECRET,
      )
    },
  )
})

describe('fault 10: a session that the server has ended', () => {
  const over: Reaction = () => json({ message: 'Sesi Anda telah berakhir.' }, 401)
  /** Expects one logout event, the login page without a message of success, and the intended route. */
  async function expectSignedOut(way: string, logouts: () => number) {
    expect(await heading('Masuk')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/auth/login'))
    expect([logouts(), sessionStorage.getItem('intended_route'), localStorage.length]).toEqual([1, way, 0])
    expect(document.body).not.toHaveTextContent(/berhasil/i)
  }
  function counted() {
    let heard = 0
    const hear = () => {
      heard += 1
    }
    window.addEventListener('auth:logout', hear)
    return { logouts: () => heard, stop: () => window.removeEventListener('auth:logout', hear) }
  }

  it.each([
    ['the detail', '/package/umroh-reguler/7', `${LIST}/7`],
    ['the form', '/package/umroh-reguler/edit/7', `${LIST}/7/edit-data`],
    ['the profile', '/profile', '/partner/me'],
  ])('a 401 answer to %s leads to the login and remembers the path', async (_, path, call) => {
    const { logouts, stop } = counted()
    const server = await partnerServer({ packages: [0, 0] })
    server.on('GET', call, over)
    await renderApp(path, { server })
    await expectSignedOut(path, logouts)
    stop()
  })

  it('a 401 answer to the save of an edit leads to the login, and the save is not repeated', async () => {
    const { server, id } = await editedQuote()
    const { logouts, stop } = counted()
    server.on('PUT', `${LIST}/${id}`, over)
    for (const step of [1, 2, 3, 4, 5]) await next(step)
    press(button('Simpan'))
    await expectSignedOut(`/package/umroh-reguler/edit/${id}`, logouts)
    expect(server.callsTo('PUT', `${LIST}/${id}`)).toHaveLength(1)
    stop()
  })

  it('a 401 answer to the logout itself still signs the user out, once', async () => {
    const { logouts, stop } = counted()
    const server = await partnerServer({ packages: [0, 0] })
    server.on('POST', '/partner/logout', over)
    await renderApp('/profile', { server })
    press(await findButton('Keluar'))
    expect(await heading('Masuk')).toBeVisible()
    await waitFor(() => expect(server.callsTo('POST', '/partner/logout')).toHaveLength(1))
    expect([logouts(), sessionStorage.getItem('intended_route')]).toEqual([1, null])
    stop()
  })
})

describe('fault 12: an open wizard while another tab changes the session', () => {
  const otherTab = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'partner_token' })))

  it('a logout in the other tab leads to the login, and the next user sees nothing of the form', async () => {
    const { server } = await newWizard({ name: 'Rahasia Siti' })
    localStorage.clear()
    otherTab()
    expect(await heading('Masuk')).toBeVisible()
    expect(screen.queryByDisplayValue('Rahasia Siti')).toBeNull()
    await signIn(server, DEWI)
    otherTab()
    await waitFor(() => expect(address()).not.toBe('/auth/login'))
    expect(screen.queryByDisplayValue('Rahasia Siti')).toBeNull()
    expect(document.body).not.toHaveTextContent(/Rahasia|Siti|Batik/)
  })

  it('another user who signs in through the other tab sees an empty wizard', async () => {
    const { server } = await newWizard({ name: 'Rahasia Siti' })
    await signIn(server, DEWI)
    otherTab()
    await waitFor(() => expect(textbox('Nama Paket')).toHaveValue(''))
    await atStep(0)
    expect(trigger('Pesawat')).toHaveTextContent('Belum Terpilih')
    await pick('Pesawat', 'Garuda Indonesia CGK–JED')
    expect(server.callsTo('GET', '/custom-data/pesawat')).toHaveLength(2)
  })

  it('a form at its review is not saved after a logout in the other tab', async () => {
    const { server } = await smallPackageAtReview()
    localStorage.clear()
    otherTab()
    expect(await heading('Masuk')).toBeVisible()
    expect(server.callsTo('POST', LIST)).toEqual([])
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull()
  })
})
