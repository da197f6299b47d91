import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { AUTH_KEY, TOKEN_KEY } from '@/auth-provider/storedSession'
import { json } from '../support/server/fakeFetch'
import { LIST } from '../support/packageRows'
import { partnerServer } from '../support/server/partnerServer'
import { address, button, heading, press, renderApp } from '../support/renderApp'
import { setScreenWidth } from '../support/screenWidth'
import { ADMIN, SITI } from '../partner-api/fixtures'
import {
  atStep,
  newWizard,
  next,
  open,
  option,
  pick,
  shownStep,
  smallPackageAtReview,
  textbox,
  trigger,
} from '../support/wizard'

async function onePackage() {
  const server = await partnerServer({ packages: [1, 0] })
  const { body } = await server.call('GET', LIST, { token: await server.login(SITI) })
  return { server, id: Number(body.data[0].id) }
}

describe('fault 44: a window that changes between the phone’s frame and the desktop', () => {
  it('a new width keeps the step of the wizard and causes no request', async () => {
    const { server, id } = await onePackage()
    await renderApp(`/package/umroh-reguler/edit/${id}`, { server, as: ADMIN, width: 1280 })
    await atStep(0)
    const asked = () => server.callsTo('GET', /edit-data$/).length
    for (let at = 0; at < 5; at += 1) {
      const title = shownStep()
      act(() => setScreenWidth(430))
      expect(shownStep()).toBe(title)
      act(() => setScreenWidth(1280))
      expect([shownStep(), asked()]).toEqual([title, 1])
      press(button('Lanjut'))
      await waitFor(() => expect(shownStep()).not.toBe(title))
    }
  })

  it('a new width while a sheet is open keeps the sheet and the typed text', async () => {
    await newWizard({ without: ['Makkah', 'Madinah'] })
    const sheet = await open('Pesawat')
    await option(sheet, 'Batik Air')
    for (const width of [320, 900, 430]) act(() => setScreenWidth(width))
    press(await option(sheet, 'Garuda Indonesia CGK–JED'))
    await waitFor(() => expect(trigger('Pesawat')).toHaveTextContent('Garuda Indonesia'))
    expect(textbox('Nama Paket')).toHaveValue('Umroh Maret')
  })
})

describe('fault 46: a storage that was emptied, or written by an older version', () => {
  it('the next request after the storage was emptied leads to the login', async () => {
    const { server } = await renderApp('/package/umroh-reguler')
    await screen.findAllByRole('article')
    localStorage.clear()
    await userEvent.click(screen.getAllByRole('link', { name: /^Detail/ })[0]!)
    expect(await heading('Masuk')).toBeVisible()
    expect(address()).toBe('/auth/login')
    expect(server.calls.filter(({ headers }) => !headers.has('authorization'))).toEqual([])
  })

  it('a save after the storage was emptied sends nothing and leads to the login', async () => {
    const { server } = await smallPackageAtReview()
    localStorage.clear()
    await userEvent.click(button('Simpan'))
    expect(await heading('Masuk')).toBeVisible()
    expect(server.callsTo('POST', LIST)).toEqual([])
    expect(document.body).not.toHaveTextContent('berhasil')
  })

  it.each<[string, string]>([
    [
      'the format of zustand',
      JSON.stringify({ state: { user: { id: 1, name: 'Siti' }, hasSession: true }, version: 0 }),
    ],
    ['a user that is a text', JSON.stringify({ user: 'siti', hasSession: true, lastActivity: 1 })],
    [
      'a session flag that is a text',
      JSON.stringify({ user: { id: 1, name: 'S', email: 'e' }, hasSession: 'true', lastActivity: Date.now() }),
    ],
    [
      'an activity that is a date text',
      JSON.stringify({
        user: { id: 1, name: 'S', email: 'e' },
        hasSession: true,
        lastActivity: new Date().toISOString(),
      }),
    ],
    ['broken JSON', '{"user":'],
    ['a number', '7'],
  ])('a stored session with %s is deleted without a request', async (_, stored) => {
    const server = await partnerServer()
    localStorage.setItem(TOKEN_KEY, 'token-lama')
    localStorage.setItem(AUTH_KEY, stored)
    await renderApp('/package/umroh-reguler', { as: null, server })
    expect(await heading('Masuk')).toBeVisible()
    expect([server.calls, localStorage.getItem(TOKEN_KEY)]).toEqual([[], null])
  })
})

describe('fault 47: headings, names and errors for screen readers', () => {
  const SCREENS: [string, string | null][] = [
    ['/auth/login', null],
    ['/404', null],
    ['/unauthorized', null],
    ['/', ''],
    ['/profile', ''],
    ['/package/umroh-reguler', ''],
    ['/package/umroh-reguler/:id', ''],
    ['/package/umroh-reguler/999', ''],
    ['/package/umroh-reguler/create', ''],
    ['/package/umroh-reguler/edit/:id', ''],
  ]
  it.each(SCREENS)('the screen %s has one h1 and one main, and each of its controls has a name', async (path, as) => {
    const { server, id } = await onePackage()
    await renderApp(path.replace(':id', String(id)), { server, ...(as === null ? { as } : {}) })
    await screen.findByRole('main')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect([screen.getAllByRole('heading', { level: 1 }).length, screen.getAllByRole('main').length]).toEqual([1, 1])
    for (const role of ['textbox', 'searchbox', 'checkbox', 'button', 'link'] as const)
      for (const control of screen.queryAllByRole(role)) expect(control).toHaveAccessibleName()
  })

  it('each error of the wizard is tied to its field, and the first field with an error has the focus', async () => {
    await newWizard({ name: '', jamaah: '', flight: '' })
    press(button('Lanjut'))
    await waitFor(() => expect(textbox('Nama Paket')).toHaveAccessibleDescription('Nama Paket wajib diisi'))
    expect(
      [textbox('Jumlah Jamaah'), trigger('Pesawat')].map((field) => [
        field.getAttribute('aria-invalid'),
        field.getAttribute('aria-describedby') !== null,
      ]),
    ).toEqual([
      ['true', true],
      ['true', true],
    ])
    await waitFor(() => expect(textbox('Nama Paket')).toHaveFocus())
  })

  it('an error from the server is tied to its field, which gets the focus on its step', async () => {
    const { server } = await smallPackageAtReview()
    server.on('POST', LIST, () => json({ message: 'Belum benar', errors: { 'pesawat.id': ['Pesawat penuh'] } }, 422))
    press(button('Simpan'))
    await atStep(0)
    await waitFor(() => expect(trigger('Pesawat')).toHaveFocus())
    expect(trigger('Pesawat')).toHaveAccessibleDescription('Pesawat penuh')
    await pick('Pesawat', 'Lion Air')
    await next(3)
  })
})
