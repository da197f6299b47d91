import type { Page } from '@playwright/test'
import { apiLine, expect, failedWith, passwordOf, signIn, signInByApi, SITI, test } from '../support/support'

const LOGIN = '/auth/login'

/** Records every address of the page, by navigation or by load, once the router has marked its first history entry. */
async function journeyOf(page: Page): Promise<string[]> {
  await page.waitForFunction(() => (window.history.state as { idx?: number } | null)?.idx !== undefined)
  const visited: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    const { pathname, search } = new URL(frame.url())
    const address = pathname + search
    // The router only writes its index into the current history entry, so the address has not changed.
    if (address === LOGIN || address !== visited.at(-1)) visited.push(address)
  })
  return visited
}

const historyLength = (page: Page) => page.evaluate(() => window.history.length)

test.describe('signed out', () => {
  test.use({ account: null })

  test('a deep link leads through the login and back with its query, and the login is not in the history (fault 7)', async ({
    page,
    api,
  }) => {
    const id = await api.create({ namaPaket: 'Paket dari tautan' })
    const link = `/package/umroh-reguler/${id}?x=1`
    await page.goto('/unauthorized')
    const visited = await journeyOf(page)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
    const depth = await historyLength(page)
    expect(visited).toEqual([link, LOGIN])

    await signIn(page)
    await expect(page.getByRole('heading', { name: 'Paket dari tautan' })).toBeVisible()
    expect(visited).toEqual([link, LOGIN, link])
    expect(await historyLength(page)).toBe(depth)
    expect(await page.evaluate(() => sessionStorage.getItem('intended_route'))).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL('/unauthorized')
  })

  test('a login without a deep link leads home', async ({ page }) => {
    await page.goto(LOGIN)
    await signIn(page)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Umroh Reguler', exact: true })).toBeVisible()
  })

  test('an unsafe intended route is ignored and forgotten (fault 6)', async ({ page }) => {
    const astray = ['//evil.example', 'https://evil.example', '/\\evil.example', '/404', `/${'x'.repeat(5000)}`]
    for (const route of astray) {
      await page.goto('/unauthorized')
      await page.evaluate((value) => {
        localStorage.clear()
        sessionStorage.setItem('intended_route', value)
      }, route)
      await page.goto(LOGIN)
      await signIn(page)
      await expect(page, route).toHaveURL('/')
      await expect(page.getByRole('navigation')).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('intended_route')), route).toBeNull()
    }
  })

  test('missing and malformed input shows messages under the fields and sends nothing (fault 1)', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => void (request.url().includes('/api/') && sent.push(request.url())))
    await page.goto(LOGIN)
    const [email, password] = [
      page.getByRole('textbox', { name: 'Email' }),
      page.getByRole('textbox', { name: 'Password' }),
    ]
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(email).toHaveAccessibleDescription('Email wajib diisi')
    await expect(password).toHaveAccessibleDescription('Password wajib diisi')
    for (const wrong of ['a@b', 'a b@c.co', 'siti']) {
      await email.fill(wrong)
      await expect(email, wrong).toHaveAccessibleDescription('Format email tidak valid')
    }
    await password.fill('12345')
    await expect(password).toHaveAccessibleDescription('Password minimal 6 karakter')
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await email.fill(SITI)
    await expect(email).toHaveAttribute('aria-invalid', 'false')
    expect(sent).toEqual([])
  })

  test('a wrong password shows a red box, and the user can try again (fault 2)', async ({ page, noise }) => {
    noise.allow(failedWith(401), /^error: \[auth\] Email atau kata sandi salah$/)
    await page.goto(LOGIN)
    const visited = await journeyOf(page)
    await signIn(page, SITI, 'salah-sekali')
    await expect(page.getByRole('alert')).toHaveText('Email atau kata sandi salah')
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeEnabled()
    expect(visited).toEqual([])
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'salah-sekali',
    )
    await signIn(page)
    await expect(page).toHaveURL('/')
  })

  test('while the login is pending, nothing can be pressed twice (fault 4)', async ({ page }) => {
    let [calls, answer] = [0, () => {}]
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/partner/login', async (route) => {
      calls += 1
      await held
      await route.continue()
    })
    await page.goto(LOGIN)
    await page.getByRole('textbox', { name: 'Email' }).fill(SITI)
    const password = page.getByRole('textbox', { name: 'Password' })
    await password.fill(passwordOf(SITI))
    await password.evaluate((field: HTMLInputElement) => {
      field.form?.requestSubmit()
      field.form?.requestSubmit()
    })
    await expect(page.getByRole('button', { name: 'Masuk...' })).toBeDisabled()
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeDisabled()
    await expect(password).toBeDisabled()
    answer()
    await expect(page).toHaveURL('/')
    expect(calls).toBe(1)
  })

  test('a session that the server has ended leads to the login once, and back to the same page (fault 10)', async ({
    page,
    api,
    noise,
  }) => {
    noise.allow(failedWith(401))
    // Beranda asks for the list when it is idle: every request waits until the list is open and the session has ended.
    const endSession = async () => {
      await page.waitForURL('/package/umroh-reguler')
      await api.revoke((await page.evaluate(() => localStorage.getItem('partner_token'))) ?? '')
    }
    let ended: Promise<void> | undefined
    await page.route('**/api/partner/umroh-regular?*', async (route) => {
      await (ended ??= endSession())
      await route.continue()
    })
    await page.goto(LOGIN)
    await signIn(page)
    await expect(page).toHaveURL('/')
    const visited = await journeyOf(page)
    await page.getByRole('link', { name: 'Umroh Reguler', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect.poll(() => visited).toEqual(['/package/umroh-reguler', LOGIN])
    await signIn(page)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL('/package/umroh-reguler')
  })
})

test.describe('with a session that only this test uses', () => {
  test.use({ account: null })
  test.beforeEach(async ({ page }) => {
    await page.goto(LOGIN)
    await signIn(page)
    await expect(page).toHaveURL('/')
  })

  test('the login page leads a signed-in user home and stays out of the history (fault 5)', async ({ page }) => {
    await page.goto('/profile')
    await page.goto(LOGIN)
    await expect(page.getByRole('link', { name: 'Beranda' })).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL('/profile')
  })

  test('the profile shows the user; after Keluar, Back shows nothing, and the next login starts at home', async ({
    page,
  }) => {
    await page.getByRole('link', { name: 'Umroh Reguler', exact: true }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Profil', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Profile Page' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Siti Rahmawati')
    await expect(page.getByRole('main')).toContainText('An-Nur Tour & Travel')
    const visited = await journeyOf(page)
    await page.getByRole('button', { name: 'Keluar' }).click()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(visited).toEqual([LOGIN])
    expect(
      await page.evaluate(() => [localStorage.getItem('partner_token'), localStorage.getItem('partner-auth')]),
    ).toEqual([null, null])
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(page.getByText('Siti Rahmawati')).toBeHidden()
    await page.goto(LOGIN)
    await page.evaluate(() => sessionStorage.clear())
    await signIn(page)
    await expect(page).toHaveURL('/')
  })

  test('a logout in one tab signs the other tab out (fault 12)', async ({ page, context, noise }) => {
    // The other tab may just be asking when the server ends the session.
    noise.allow(failedWith(401))
    const other = await context.newPage()
    await other.goto('/package/umroh-reguler')
    await expect(other.getByRole('article').first()).toBeVisible()
    await page.getByRole('link', { name: 'Profil', exact: true }).click()
    await page.getByRole('button', { name: 'Keluar' }).click()
    await expect(other.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(other.getByRole('article')).toHaveCount(0)
  })

  test('an auth:logout event ends the session', async ({ page, noise }) => {
    // Beranda may just be asking when the server ends the session.
    noise.allow(failedWith(401))
    await page.evaluate(() => window.dispatchEvent(new Event('auth:logout')))
    await expect(page).toHaveURL(LOGIN)
    expect(await page.evaluate(() => localStorage.getItem('partner_token'))).toBeNull()
  })

  test('a session without activity for a day has ended (fault 9)', async ({ page }) => {
    await page.evaluate(() => {
      const auth = JSON.parse(localStorage.getItem('partner-auth') ?? '{}') as object
      localStorage.setItem('partner-auth', JSON.stringify({ ...auth, lastActivity: Date.now() - 24 * 60 * 60_000 }))
    })
    await page.goto('/package/umroh-reguler')
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('partner_token'))).toBeNull()
  })
})

test('Keluar works when the server cannot be reached (fault 13)', async ({ page, noise, context }) => {
  noise.allow(/^error: Failed to load resource: net::ERR_FAILED/, apiLine('POST /partner/logout: network error'))
  const { token } = await signInByApi(SITI)
  await context.addInitScript((own) => {
    if (localStorage.getItem('partner_token')) localStorage.setItem('partner_token', own)
  }, token)
  await page.route('**/api/partner/logout', (route) => route.abort())
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})
