import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { id } from '@/i18n/id'
import { ADMIN } from '../../partner-api/fixtures'
import { html, json } from '../../support/server/fakeFetch'
import { LIST } from '../../support/packageRows'
import { partnerServer, type PartnerServer, type Reaction } from '../../support/server/partnerServer'
import { button, findButton, press, renderApp, write } from '../../support/renderApp'
import { draftAtReview, footerButton, newWizard, open } from '../../support/wizard'

const ENGLISH = 'The request could not be processed.'
const refusal =
  (status: number): Reaction =>
  () =>
    json({ message: ENGLISH }, status, status === 429 ? { 'retry-after': '40' } : {})
const WAIT = 'Terlalu banyak percobaan. Coba lagi dalam 40 detik.'

/** Failures that reach the screen at once. No two neighbours have the same text. */
const FAILED: [string, Reaction, string][] = [
  ['403', refusal(403), id.error[403]],
  ['500', refusal(500), id.error.server],
  ['404', refusal(404), id.error[404]],
  ['502', () => html(502), id.error.server],
  ['409', refusal(409), id.error[409]],
  ['503', refusal(503), id.error.server],
  ['413', refusal(413), id.error[413]],
  ['504', refusal(504), id.error.server],
  ['419', refusal(419), id.error[419]],
  ['422', refusal(422), id.error[422]],
  ['429', refusal(429), WAIT],
  ['a page of HTML', () => html(), id.error.notJson],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), id.error.network],
]

async function server(method: string, path: string | RegExp, react: Reaction) {
  const it = await partnerServer({ packages: [2, 0] })
  it.on(method, path, react)
  return it
}
async function said(text: string) {
  // The wizard adds a sentence about where the form is kept.
  expect(await screen.findByText(text, { exact: false })).toBeVisible()
  expect(document.body).not.toHaveTextContent(ENGLISH)
}

/** Saves the same contents against each failure in turn. The calls are counted, because an old text may still be there. */
async function savesThatFail(method: string, path: string | RegExp, own: PartnerServer, save: () => Promise<void>) {
  for (const [failure, react, text] of FAILED) {
    const before = own.callsTo(method, path).length
    const stop = own.on(method, path, react)
    await save()
    await waitFor(() => expect([failure, own.callsTo(method, path).length]).toEqual([failure, before + 1]))
    await said(text)
    stop()
  }
}

describe('a save that fails, whatever the answer', () => {
  it('the wizard’s foot says so in Indonesian', async () => {
    const { server } = await draftAtReview()
    await savesThatFail('POST', LIST, server, async () => void press(footerButton('Simpan')))
    expect(footerButton('Simpan')).toBeEnabled()
  })

  it('the duplicate sheet says so in Indonesian', async () => {
    const { server } = await renderApp('/package/umroh-reguler', { packages: [2, 0] })
    press((await screen.findAllByRole('button', { name: /^Duplikat/ }))[0]!)
    const sheet = await screen.findByRole('dialog', { name: 'Duplikasi Paket' })
    await savesThatFail(
      'POST',
      /\/duplicate$/,
      server,
      async () => void press(await within(sheet).findByRole('button', { name: 'Duplikat' })),
    )
  })

  it('an admin’s form says so in Indonesian', async () => {
    const { server } = await renderApp('/custom-data/visa/create', { as: ADMIN, width: 1280 })
    write(await screen.findByRole('textbox', { name: 'Nama' }), 'Visa Umroh')
    write(screen.getByRole('textbox', { name: 'Harga per jamaah' }), '2500000')
    await savesThatFail('POST', '/custom-data/visa', server, async () => void press(await findButton('Simpan')))
  })
})

// The texts of the other statuses: tests/http/failureTexts.test.ts.
describe.each([
  ['403', refusal(403), id.error[403]],
  ['429', refusal(429), WAIT],
] as const)('a read that is refused with %s', (_, react, text) => {
  it.each([
    ['/package/umroh-reguler', LIST],
    ['/package/umroh-reguler/7', `${LIST}/7`],
    ['/package/umroh-reguler/edit/7', `${LIST}/7/edit-data`],
  ])('the screen %s says so in Indonesian', async (path, call) => {
    await renderApp(path, { server: await server('GET', call, react) })
    await said(text)
  })

  it('a picker says in Indonesian that its list cannot be read', async () => {
    await newWizard({ flight: '' }, await server('GET', '/custom-data/pesawat', react))
    expect(await within(await open('Pesawat')).findByText(text)).toBeVisible()
    expect(document.body).not.toHaveTextContent(ENGLISH)
  })
})

it('an admin’s table says after a 429 how long to wait', async () => {
  await renderApp('/custom-data/visa', {
    as: ADMIN,
    width: 1280,
    server: await server('GET', '/custom-data/visa', refusal(429)),
  })
  await said(WAIT)
})

describe('the login', () => {
  const TROUBLE = 'Login failedServer sedang bermasalah. Coba lagi sebentar lagi.'
  it.each<[string, Reaction, string]>([
    ['a stack trace', () => json({ message: 'PDOException: SQLSTATE[HY000] at app.php:3' }, 500), TROUBLE],
    ['HTML', () => json({ message: '<h1>Whoops</h1>' }, 503), TROUBLE],
    [
      'success: false with a message that is not a text',
      () => json({ success: false, message: { a: 1 } }),
      'Login failed',
    ],
    [
      '429 without a message',
      () => json({}, 429),
      'Login failedTerlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
    ],
    ['a message of the server', () => json({ message: 'Akun belum aktif' }, 403), 'Akun belum aktif'],
  ])('the login shows the text of docs/product.md §11.1.9 after %s', async (_, react, text) => {
    await renderApp('/auth/login', { as: null, server: await server('POST', '/partner/login', react) })
    write(screen.getByRole('textbox', { name: 'Email' }), 'siti@annur.co.id')
    write(screen.getByLabelText('Password'), 'mitra123')
    press(button('Login'))
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`))
  })

  it('after too many attempts the login says in how many seconds the user can try again', async () => {
    const own = await partnerServer()
    for (let times = 0; times < 10; times += 1) await own.login('siti@annur.co.id', 'salah-sekali')
    await renderApp('/auth/login', { as: null, server: own })
    write(screen.getByRole('textbox', { name: 'Email' }), 'siti@annur.co.id')
    write(screen.getByLabelText('Password'), 'mitra123')
    press(button('Login'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Terlalu banyak percobaan\. Coba lagi dalam (29|30) detik\.$/,
    )
  })
})
