import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { readEnv } from '@/app/readEnv'
import { SITI } from '../partner-api/fixtures'
import { html, json } from '../support/server/fakeFetch'
import { held, partnerServer, type Reaction } from '../support/server/partnerServer'
import { address, button, findButton, heading, press, pressTwice, renderApp, write } from '../support/renderApp'

const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')

function fillIn(mail: string, secret: string) {
  write(email(), mail)
  write(password(), secret)
}

describe('the login page', () => {
  it('the login page shows its texts, and the Google button says that it is not ready', async () => {
    const { server } = await renderApp('/auth/login', { as: null })
    expect(await heading('Masuk')).toBeVisible()
    expect(screen.getByText('Silahkan masuk menggunakan akun terdaftar')).toBeVisible()
    expect(screen.getByText('Atau')).toBeVisible()
    expect(password()).toHaveAttribute('type', 'password')
    press(button('Continue with Google'))
    expect(screen.getByText('Segera hadir')).toHaveAttribute('role', 'status')
    expect([address(), server.calls]).toEqual(['/auth/login', []])
  })

  it('a build may leave out the Google button', async () => {
    await renderApp('/auth/login', {
      as: null,
      slots: { hidesGoogle: readEnv({ VITE_GOOGLE_LOGIN: 'hide' }).hidesGoogle },
    })
    expect(await heading('Masuk')).toBeVisible()
    expect(screen.queryByText('Atau')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
    expect(['', 'show'].map((value) => readEnv({ VITE_GOOGLE_LOGIN: value }).hidesGoogle)).toEqual([false, false])
    expect(() => readEnv({ VITE_GOOGLE_LOGIN: 'no' })).toThrow('VITE_GOOGLE_LOGIN must be show or hide')
  })

  it('spaces around an email are dropped when the form is sent', async () => {
    const { server } = await renderApp('/auth/login', { as: null })
    fillIn(`  ${SITI} `, 'mitra123')
    press(button('Login'))
    expect(await heading('Paket Umroh')).toBeVisible()
    expect(server.callsTo('POST', '/partner/login').map(({ body }) => body)).toEqual([
      { email: SITI, password: 'mitra123' },
    ])
  })

  it('after Keluar the login page shows the message of the server', async () => {
    const server = await partnerServer()
    server.on('POST', '/partner/logout', () => json({ message: 'Sampai jumpa' }))
    await renderApp('/profile', { server })
    press(await findButton('Keluar'))
    expect(await screen.findByText('Sampai jumpa')).toHaveAttribute('role', 'status')
    fillIn('a@b', '')
    press(button('Login'))
    expect(screen.queryByText('Sampai jumpa')).toBeNull()
  })

  it.each([
    ['', '', 'Email wajib diisi', 'Password wajib diisi'],
    ['a@b', 'mitra123', 'Format email tidak valid', null],
    ['a b@c.co', 'mitra123', 'Format email tidak valid', null],
    [SITI, '12345', null, 'Password minimal 6 karakter'],
  ])(
    'email %j and password %j show messages under the fields and send no request (fault 1)',
    async (mail, secret, aboutEmail, aboutPassword) => {
      const { server } = await renderApp('/auth/login', { as: null })
      fillIn(mail, secret)
      press(button('Login'))
      for (const [field, message] of [
        [email(), aboutEmail],
        [password(), aboutPassword],
      ] as const) {
        if (message === null) expect(field).toBeValid()
        else expect(field).toBeInvalid()
        if (message !== null) expect(field).toHaveAccessibleDescription(message)
      }
      expect(server.calls).toEqual([])
    },
  )

  it('a message disappears as soon as the field is valid', async () => {
    await renderApp('/auth/login', { as: null })
    fillIn('a@b', 'mitra123')
    press(button('Login'))
    expect(email()).toBeInvalid()
    write(email(), 'a@b.co')
    expect(email()).toBeValid()
    expect(screen.queryByText('Format email tidak valid')).toBeNull()
  })

  it('a button shows the password', async () => {
    await renderApp('/auth/login', { as: null })
    press(button('Tampilkan kata sandi'))
    expect(password()).toHaveAttribute('type', 'text')
    press(button('Sembunyikan kata sandi'))
    expect(password()).toHaveAttribute('type', 'password')
  })
})

describe('signing in', () => {
  it('while the server answers, the button shows Masuk..., everything is disabled, and more taps send nothing (fault 4)', async () => {
    const server = await partnerServer()
    const login = held()
    server.on('POST', '/partner/login', login.react)
    await renderApp('/auth/login', { as: null, server })
    fillIn(SITI, 'mitra123')
    await userEvent.type(password(), '{Enter}{Enter}')
    expect(await findButton('Masuk...')).toBeDisabled()
    press(button('Masuk...'))
    expect([email(), password(), button('Masuk...')].map((control) => (control as HTMLInputElement).disabled)).toEqual([
      true,
      true,
      true,
    ])
    login.letGo()
    expect(await heading('Paket Umroh')).toBeVisible()
    expect(server.callsTo('POST', '/partner/login').map(({ body }) => body)).toEqual([
      { email: SITI, password: 'mitra123' },
    ])
    expect(server.callsTo('POST', '/partner/login')[0]!.headers.has('authorization')).toBe(false)
    expect(localStorage.getItem('partner_token')).toMatch(/./)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('mitra123')
  })

  it('two taps before the first render send one request (fault 4)', async () => {
    const { server } = await renderApp('/auth/login', { as: null })
    fillIn(SITI, 'mitra123')
    pressTwice(button('Login'))
    expect(await heading('Paket Umroh')).toBeVisible()
    expect(server.callsTo('POST', '/partner/login')).toHaveLength(1)
  })

  it.each([
    ['a wrong password', null, 'Email atau kata sandi salah'],
    ['422', () => json({ message: 'Akun belum aktif' }, 422), 'Akun belum aktif'],
    ['500', () => json({}, 500), 'Login failed', 'Server sedang bermasalah.'],
    ['a page of HTML', () => html(), 'Login failed', 'Jawaban server tidak dapat dibaca.'],
    [
      'no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Login failed',
      'Tidak ada koneksi ke server.',
    ],
    ['success: false', () => json({ success: false, message: 'Akun dinonaktifkan' }), 'Akun dinonaktifkan'],
  ] as [string, Reaction | null, string, string?][])(
    'a login that fails with %s shows an alert, logs it, and can be repeated (fault 2, 3)',
    async (_, react, message, reason = '') => {
      const server = await partnerServer()
      const stop = react ? server.on('POST', '/partner/login', react) : () => undefined
      const logouts = vi.fn<() => void>()
      window.addEventListener('auth:logout', logouts)
      await renderApp('/auth/login', { as: null, server })
      fillIn(SITI, react ? 'mitra123' : 'mitra999')
      press(button('Login'))
      expect(await screen.findByRole('alert')).toHaveTextContent(`${message}${reason}`)
      expect(vi.mocked(console.error).mock.calls).toEqual([[`[auth] ${message}`]])
      expect([address(), logouts.mock.calls.length, localStorage.length]).toEqual(['/auth/login', 0, 0])
      stop()
      write(password(), 'mitra123')
      press(button('Login'))
      expect(await heading('Paket Umroh')).toBeVisible()
      window.removeEventListener('auth:logout', logouts)
    },
  )

  it('the login leads to the intended route with its query, and the history does not keep the login (fault 7)', async () => {
    await renderApp('/package/umroh-reguler?q=Keluarga&x=1', { as: null })
    expect(await heading('Masuk')).toBeVisible()
    expect([address(), sessionStorage.getItem('intended_route')]).toEqual([
      '/auth/login',
      '/package/umroh-reguler?q=Keluarga&x=1',
    ])
    const before = window.history.length
    fillIn(SITI, 'mitra123')
    press(button('Login'))
    expect(await heading('Paket Umroh Regular')).toBeVisible()
    expect([address(), sessionStorage.getItem('intended_route'), window.history.length - before]).toEqual([
      '/package/umroh-reguler?q=Keluarga&x=1',
      null,
      0,
    ])
  })

  it('an unsafe intended route leads home instead (fault 6)', async () => {
    sessionStorage.setItem('intended_route', '//evil.com')
    await renderApp('/auth/login', { as: null })
    fillIn(SITI, 'mitra123')
    press(button('Login'))
    await waitFor(() => expect(address()).toBe('/'))
    expect(sessionStorage.getItem('intended_route')).toBeNull()
  })
})

describe('a user who is already signed in', () => {
  it('the login page leads a signed-in user home and stays out of the history (fault 5)', async () => {
    sessionStorage.setItem('intended_route', '/profile')
    const before = window.history.length
    await renderApp('/auth/login')
    expect(await heading('Paket Umroh')).toBeVisible()
    expect([address(), window.history.length - before]).toEqual(['/', 0])
  })
})
