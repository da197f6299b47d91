import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { sha256 } from '@/partner-api/auth/tokens'
import { ADMIN, SITI, STAFF } from '../../partner-api/fixtures'
import { address, button, findButton, heading, press, renderApp, write } from '../../support/renderApp'
import { partnerServer } from '../../support/server/partnerServer'

const TOKEN = 'T'.repeat(43)
const PASSWORD = 'jalan setapak ke laut'

/** A server on which a user has a reset link. */
async function withLink(email = SITI) {
  const server = await partnerServer()
  const userId = (await server.store.findUserByEmail(email))?.id ?? 0
  const expiresAt = server.clock.now + 1000
  await server.store.putLink({ userId, tokenHash: await sha256(TOKEN), expiresAt })
  return { ...server, userId }
}
const type = (password: string, again = password) => {
  write(screen.getByLabelText('Kata sandi baru'), password)
  write(screen.getByLabelText('Ulangi kata sandi'), again)
  press(button('Simpan dan masuk'))
}

describe('the screen of a link', () => {
  it('a guest sees name and email, chooses a password and is signed in', async () => {
    const server = await withLink()
    await renderApp(`/atur-ulang#${TOKEN}`, { as: null, server })
    expect(await heading('Atur ulang kata sandi')).toBeVisible()
    expect(screen.getByText(SITI)).toBeVisible()
    type(PASSWORD)
    expect(await screen.findByRole('link', { name: 'Umroh Reguler' })).toBeVisible()
    expect(address()).toBe('/')
    // The token is in no address that the API gets.
    expect(server.calls.filter(({ path, query }) => (path + query).includes(TOKEN))).toEqual([])
  })
  it('a link of an earlier version, with its token in the path, works as before', async () => {
    await renderApp(`/atur-ulang/${TOKEN}`, { as: null, server: await withLink() })
    expect(await heading('Atur ulang kata sandi')).toBeVisible()
    expect(screen.getByText(SITI)).toBeVisible()
  })
  it('wrong passwords have their messages at the fields, and the typed text stays', async () => {
    const server = await withLink()
    await renderApp(`/atur-ulang#${TOKEN}`, { as: null, server })
    await findButton('Simpan dan masuk')
    type('pendek')
    expect(screen.getByText('Kata sandi minimal 8 karakter')).toBeVisible()
    type(PASSWORD, 'lain')
    expect(screen.getByText('Kedua kata sandi tidak sama')).toBeVisible()
    expect(server.calls.filter(({ path }) => path.endsWith('/password'))).toEqual([])
    type('password123')
    expect(await screen.findByText(/terlalu umum/)).toBeVisible()
    expect(screen.getByLabelText('Kata sandi baru')).toHaveValue('password123')
  })
  it('after a refused press the focus goes to the first wrong field, and stays there while the user corrects it', async () => {
    const user = userEvent.setup()
    await renderApp(`/atur-ulang#${TOKEN}`, { as: null, server: await withLink() })
    await user.click(await findButton('Simpan dan masuk'))
    const [field, again] = [screen.getByLabelText('Kata sandi baru'), screen.getByLabelText('Ulangi kata sandi')]
    expect(field).toHaveFocus()
    await user.keyboard(PASSWORD)
    expect(field).toHaveValue(PASSWORD)
    await user.keyboard('{Enter}')
    expect(again).toHaveFocus()
  })
  it.each(['/undangan#tidak-ada', '/atur-ulang#tidak-ada', '/undangan', '/atur-ulang'])(
    '%s says what to do',
    async (path) => {
      await renderApp(path, { as: null })
      expect(await heading('Tautan tidak berlaku')).toBeVisible()
      press(button('Ke halaman masuk'))
      expect(await findButton('Login')).toBeVisible()
    },
  )
  it('a user with a second factor is led to the login, where nobody else stays signed in', async () => {
    const server = await withLink(STAFF)
    await server.store.putSecret(server.userId, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    await server.store.enableSecondFactor(server.userId, server.clock.now, [])
    await renderApp(`/atur-ulang#${TOKEN}`, { as: SITI, server })
    await findButton('Simpan dan masuk')
    type(PASSWORD)
    expect(await heading('Kata sandi tersimpan')).toBeVisible()
    press(button('Ke halaman masuk'))
    expect(await findButton('Login')).toBeVisible()
  })
  it('after a lost answer the same request is sent again, and the user is signed in', async () => {
    const server = await withLink()
    server.on('POST', '/partner/account-link/password', async (_, pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    await renderApp(`/atur-ulang#${TOKEN}`, { as: null, server })
    await findButton('Simpan dan masuk')
    type(PASSWORD)
    expect(await heading('Jawaban server tidak sampai')).toBeVisible()
    expect(screen.getByText(/Kirim lagi, atau coba masuk/)).toBeVisible()
    expect(button('Ke halaman masuk')).toBeVisible()
    server.on('POST', '/partner/account-link/password', (_, pass) => pass())
    press(button('Kirim lagi'))
    expect(await screen.findByRole('link', { name: 'Umroh Reguler' })).toBeVisible()
    const keys = server
      .callsTo('POST', '/partner/account-link/password')
      .map((call) => call.headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })
  it('a server that keeps no keys is not asked for ever: the user is led to the login', async () => {
    const server = await withLink()
    let tries = 0
    server.on('POST', '/partner/account-link/password', async (_, pass) => {
      tries += 1
      if (tries > 1) return new Response(JSON.stringify({ message: 'x' }), { status: 404 })
      await pass()
      throw new TypeError('Failed to fetch')
    })
    await renderApp(`/atur-ulang#${TOKEN}`, { as: null, server })
    await findButton('Simpan dan masuk')
    type(PASSWORD)
    press(await findButton('Kirim lagi'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Kirim lagi' })).toBeNull())
    expect(await heading('Jawaban server tidak sampai')).toBeVisible()
  })
  it('somebody else who was signed in on this phone is signed out first', async () => {
    const server = await withLink()
    const { session } = await renderApp(`/atur-ulang#${TOKEN}`, { as: ADMIN, server })
    const ended = vi.fn<() => void>()
    window.addEventListener('auth:logout', ended)
    await findButton('Simpan dan masuk')
    type(PASSWORD)
    await screen.findByRole('link', { name: 'Umroh Reguler' })
    expect(session.getSnapshot().user?.email).toBe(SITI)
    expect(ended).toHaveBeenCalled()
  })
  it('an owner who opens /mulai where an account exists is told so', async () => {
    await renderApp('/mulai', { as: null })
    expect(await heading('Akun pemilik sudah ada')).toBeVisible()
  })
})
