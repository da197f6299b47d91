import { resolve } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { serveStaticSite, type StaticSite } from '@/partner-api/host/http/staticSite'
import { apiLine, card, expect, failedToReach, STEPS, test, wizardAtReview } from '../support/support'

const DEMO = resolve(import.meta.dirname, '../../../dist-demo')
const LIST = '/package/umroh-reguler'
const MITRA = /^Mitra An-Nur/
const ADMIN = /^Admin, semua hak/

const PORT = Number(process.env.E2E_PORT ?? 4310) + 1
const HOME = `http://127.0.0.1:${PORT}`

let site: StaticSite
test.beforeAll(async () => {
  site = await serveStaticSite({ distDir: DEMO, port: PORT, host: '0.0.0.0' })
})
test.afterAll(() => site.close())
test.use({ account: null, baseURL: HOME })

async function signInAs(page: Page, account: RegExp): Promise<void> {
  await page.getByRole('region', { name: 'Akun demo' }).getByRole('button', { name: account }).click()
  await page.getByRole('button', { name: 'Login' }).click()
}

const openDemo = async (page: Page, query = '') => {
  await page.goto(`/auth/login${query}`)
  await expect(page.getByRole('heading', { name: 'Akun demo' })).toBeVisible()
}

/** Records every address that the browser requests; data URLs are not requests. */
function requestsOf(context: BrowserContext): string[] {
  const asked: string[] = []
  context.on('request', (request) => void (/^(data|blob):/.test(request.url()) || asked.push(request.url())))
  return asked
}

async function duplicateFirst(page: Page, name: string): Promise<void> {
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Duplikat/ })
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').fill(name)
  await sheet.getByRole('button', { name: /^Duplikat$/ }).click()
  await expect(card(page, name)).toBeVisible()
}

test('a mitra signs in by two taps, builds a quote and finds it after a reload, and no other server is contacted', async ({
  page,
  context,
}) => {
  const asked = requestsOf(context)
  await openDemo(page)
  await signInAs(page, MITRA)
  await expect(page.getByText('Siti Rahmawati')).toBeVisible()
  await page.getByRole('link', { name: 'Umroh Reguler', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()

  const wizard = await wizardAtReview(page, 'Dibuat di demo')
  await wizard.save()
  await expect(card(page, 'Dibuat di demo')).toBeVisible()
  await duplicateFirst(page, 'Salinan di demo')
  await page.reload()
  await expect(card(page, 'Salinan di demo')).toBeVisible()
  await card(page, 'Dibuat di demo').getByRole('link', { name: 'Detail' }).click()
  await expect(page.getByRole('heading', { name: 'Dibuat di demo' })).toBeVisible()
  const logo = page.getByRole('main').locator('img').first()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  const files = asked.map((url) => new URL(url))
  expect(new Set(files.map(({ origin }) => origin))).toEqual(new Set([HOME]))
  const others = files
    .map(({ pathname }) => pathname)
    .filter((path) => !path.startsWith('/assets/') && path !== '/icon.svg')
  expect(others).toEqual(['/auth/login', `${LIST}/create`, LIST])
})

test('an admin signs in on a laptop, and the reset signs out and undoes all changes', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: HOME, viewport: { width: 1280, height: 800 }, locale: 'id-ID' })
  const page = await context.newPage()
  await openDemo(page)
  await signInAs(page, ADMIN)
  await page.getByRole('navigation', { name: 'Menu admin' }).getByRole('link', { name: 'Siskopatuh' }).click()
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click()
  const price = page.getByRole('textbox', { name: /^Harga/ })
  await price.fill('987654')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('cell', { name: /987\.654/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('cell', { name: /987\.654/ })).toBeVisible()

  await page.getByRole('button', { name: 'Mulai ulang demo' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await signInAs(page, ADMIN)
  await page.getByRole('navigation', { name: 'Menu admin' }).getByRole('link', { name: 'Siskopatuh' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('cell', { name: /987\.654/ })).toBeHidden()
  await context.close()
})

test('the reset on a mitra’s profile works too', async ({ page }) => {
  await openDemo(page)
  await signInAs(page, MITRA)
  await page.getByRole('link', { name: 'Umroh Reguler', exact: true }).click()
  await duplicateFirst(page, 'Hanya sebentar')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Mulai ulang demo' }).click()
  await expect(page).toHaveURL('/auth/login')
  await signInAs(page, MITRA)
  await page.getByRole('link', { name: 'Umroh Reguler', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(card(page, 'Hanya sebentar')).toHaveCount(0)
})

test('?latency slows every answer down', async ({ page }) => {
  await openDemo(page, '?latency=1500')
  const began = Date.now()
  await signInAs(page, MITRA)
  await expect(page.getByRole('button', { name: 'Masuk...' })).toBeDisabled()
  await expect(page.getByText('Siti Rahmawati')).toBeVisible()
  expect(Date.now() - began).toBeGreaterThanOrEqual(1500)
})

test('?failureRate=1 makes every request fail like a bad network', async ({ page, noise }) => {
  noise.allow(/^error: \[auth\] /, apiLine('POST /partner/login: '), failedToReach)
  await openDemo(page, '?failureRate=1')
  await signInAs(page, MITRA)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('over plain http, where the browser has no WebCrypto, a mitra signs in and saves', async ({ page, noise }) => {
  // Chromium ignores this header from a host on plain http and logs a warning.
  noise.allow(/Cross-Origin-Opener-Policy header has been ignored/)
  await page.goto(`http://0.0.0.0:${PORT}/auth/login`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await signInAs(page, MITRA)
  await expect(page.getByText('Siti Rahmawati')).toBeVisible()
  await page.goto(`http://0.0.0.0:${PORT}${LIST}`)
  await duplicateFirst(page, 'Tanpa https')
})

test('the login leads back to a deep link into the wizard', async ({ page }) => {
  await page.goto(`${LIST}/create`)
  await signInAs(page, MITRA)
  await expect(page.getByRole('heading', { level: 2, name: STEPS.journey })).toBeVisible()
})
