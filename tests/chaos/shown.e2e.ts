import { expect, test, type Page } from '@playwright/test'
import { isBlank, outlivesSession, foreignNamesOn } from './support/invariants'

/** The checks of a page must find violations, so each page here violates one of the rules on purpose. */
const SOON = 300
const SITI = { mitra: 'annur', user: 'siti' }
const THEIRS = 'Chaos 7-abc-3 barokah dewi'

async function pageOf(page: Page, path: string, body: string) {
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${body}</body>` }),
  )
  await page.goto(path)
}

test('isBlank reports an empty page, an invisible page, and an empty frame', async ({ page }) => {
  for (const body of ['', '<main hidden>Daftar</main>', '<div id="root"><div class="frame"></div></div>']) {
    await page.unrouteAll()
    await pageOf(page, '/profile', body)
    expect(await isBlank(page, SOON), body).toBe(true)
  }
  await page.unrouteAll()
  await pageOf(page, '/profile', '<main>Profile Page</main>')
  // A page that shows something is no wait, so that a busy machine has time to draw it.
  expect(await isBlank(page)).toBe(false)
})

test('outlivesSession reports a screen that stays after its session, but not the login or a public page', async ({
  page,
}) => {
  await pageOf(page, '/package/umroh-reguler', '<main>Daftar</main>')
  expect(await outlivesSession(page, SOON)).toBe(true)
  await page.evaluate(() => localStorage.setItem('partner_token', 'x'))
  expect(await outlivesSession(page, SOON)).toBe(false)
  await page.evaluate(() => {
    localStorage.clear()
    setTimeout(() => history.replaceState(null, '', '/auth/login'), 100)
  })
  expect(await outlivesSession(page, 3000)).toBe(false)
  await page.goto('/404')
  expect(await outlivesSession(page, SOON)).toBe(false)
})

test('a foreign package is reported on the screen, a colleague’s draft in the draft question', async ({ page }) => {
  await pageOf(page, '/package/umroh-reguler', `<main><article>${THEIRS}</article></main>`)
  expect(await foreignNamesOn(page, SITI)).toEqual([`'${THEIRS}' is shown to siti of annur`])
  await page.unrouteAll()
  await pageOf(
    page,
    '/package/umroh-reguler/create',
    '<div role="dialog" aria-label="Lanjutkan draf?">Chaos 7-abc-2 annur hasan</div>',
  )
  expect(await foreignNamesOn(page, SITI)).toEqual(["the draft 'Chaos 7-abc-2 annur hasan' is offered to siti"])
})
