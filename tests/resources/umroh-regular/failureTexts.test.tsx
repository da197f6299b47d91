import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { id } from '../../../src/i18n/id'
import { ADMIN } from '../../partner-api/fixtures'
import { html, json } from '../../support/fakeFetch'
import { LIST } from '../../support/packageRows'
import { partnerServer, type Reaction } from '../../support/partnerServer'
import { button, findButton, press, renderApp, write } from '../../support/renderApp'
import { newWizard, open, smallPackageAtReview } from '../../support/wizard'

const ENGLISH = 'The request could not be processed.'
const refusal =
  (status: number): Reaction =>
  () =>
    json({ message: ENGLISH }, status, status === 429 ? { 'retry-after': '40' } : {})
const WAIT = 'Terlalu banyak percobaan. Coba lagi dalam 40 detik.'

const GIVEN_UP: [string, Reaction, string][] = [
  ['403', refusal(403), id.error[403]],
  ['404', refusal(404), id.error[404]],
  ['409', refusal(409), id.error[409]],
  ['413', refusal(413), id.error[413]],
  ['419', refusal(419), id.error[419]],
  ['422', refusal(422), id.error[422]],
  ['429', refusal(429), WAIT],
]
const FAILED: [string, Reaction, string][] = [
  ...GIVEN_UP,
  ['500', refusal(500), id.error.server],
  ['502', () => html(502), id.error.server],
  ['503', refusal(503), id.error.server],
  ['504', refusal(504), id.error.server],
  ['a page of HTML', () => html(), id.error.notJson],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), id.error.network],
]

async function server(method: string, path: string | RegExp, react: Reaction) {
  const it = await partnerServer({ packages: [2, 0] })
  it.on(method, path, react)
  return it
}
async function said(text: string) {
  // The wizard goes on to say what has become of the form.
  expect(await screen.findByText(text, { exact: false })).toBeVisible()
  expect(document.body).not.toHaveTextContent(ENGLISH)
}

describe.each(FAILED)('a write that meets %s', (_, react, text) => {
  it('says so in Indonesian at the wizard’s foot', async () => {
    await smallPackageAtReview(await server('POST', LIST, react))
    press(button('Simpan'))
    await said(text)
    expect(button('Simpan')).toBeEnabled()
  })

  it('says so in Indonesian in the duplicate’s sheet', async () => {
    await renderApp('/package/umroh-reguler', { server: await server('POST', /\/duplicate$/, react) })
    press((await screen.findAllByRole('button', { name: /^Duplikat/ }))[0]!)
    const sheet = await screen.findByRole('dialog', { name: 'Duplikasi Paket' })
    press(within(sheet).getByRole('button', { name: 'Duplikat' }))
    await said(text)
  })

  it('says so in Indonesian in an admin’s form', async () => {
    await renderApp('/custom-data/visa/create', {
      as: ADMIN,
      width: 1280,
      server: await server('POST', '/custom-data/visa', react),
    })
    write(await screen.findByRole('textbox', { name: 'Nama' }), 'Visa Umroh')
    write(screen.getByRole('textbox', { name: 'Harga (Rp)' }), '2500000')
    press(await findButton('Simpan'))
    await said(text)
  })
})

// A 404 has a page of its own on the detail and in the wizard.
describe.each(GIVEN_UP.filter(([status]) => status !== '404'))('what is refused with %s', (_, react, text) => {
  it.each([
    ['/package/umroh-reguler', LIST],
    ['/package/umroh-reguler/7', `${LIST}/7`],
    ['/package/umroh-reguler/edit/7', `${LIST}/7/edit-data`],
  ])('says so in Indonesian at %s', async (path, call) => {
    await renderApp(path, { server: await server('GET', call, react) })
    await said(text)
  })

  it('is a list that cannot be read, in a picker', async () => {
    await newWizard({ flight: '' }, await server('GET', '/custom-data/pesawat', react))
    expect(await within(await open('Pesawat')).findByText(`${id.picker.failed} ${text}`)).toBeVisible()
    expect(document.body).not.toHaveTextContent(ENGLISH)
  })
})

it('a 429 on an admin’s table is said with its wait', async () => {
  await renderApp('/custom-data/visa', {
    as: ADMIN,
    width: 1280,
    server: await server('GET', '/custom-data/visa', refusal(429)),
  })
  await said(WAIT)
})

describe('the login', () => {
  it.each<[string, Reaction, string]>([
    ['a stack', () => json({ message: 'PDOException: SQLSTATE[HY000] at app.php:3' }, 500), 'Login failed'],
    ['HTML', () => json({ message: '<h1>Whoops</h1>' }, 503), 'Login failed'],
    ['success: false with words that are none', () => json({ success: false, message: { a: 1 } }), 'Login failed'],
    ['429 without words', () => json({}, 429), 'Login failed'],
    ['the server’s own words', () => json({ message: 'Akun belum aktif' }, 403), 'Akun belum aktif'],
  ])('that meets %s says what spec §8 has', async (_, react, text) => {
    await renderApp('/auth/login', { as: null, server: await server('POST', '/partner/login', react) })
    write(screen.getByRole('textbox', { name: 'Email' }), 'siti@annur.co.id')
    write(screen.getByLabelText('Password'), 'mitra123')
    press(button('Login'))
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`))
  })

  it('that was tried too often says in how many minutes it can be tried again', async () => {
    const own = await partnerServer()
    for (let times = 0; times < 10; times += 1) await own.login('siti@annur.co.id', 'salah-sekali')
    await renderApp('/auth/login', { as: null, server: own })
    write(screen.getByRole('textbox', { name: 'Email' }), 'siti@annur.co.id')
    write(screen.getByLabelText('Password'), 'mitra123')
    press(button('Login'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Terlalu banyak percobaan masuk. Coba lagi dalam 15 menit.',
    )
  })
})
