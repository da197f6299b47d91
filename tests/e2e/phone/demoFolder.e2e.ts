import { createReadStream, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/support'

const DEMO = resolve(import.meta.dirname, '../../../dist-demo')
const FOLDER = '/any/folder/'
const PORT = Number(process.env.E2E_PORT ?? 4310) + 3
const HOME = `http://127.0.0.1:${PORT}${FOLDER}`
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.svg': 'image/svg+xml' }

let site: Server
/** The plainest host: the files of a folder, and 404.html for everything else in it. */
test.beforeAll(async () => {
  site = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, HOME)
    const asked = pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) || 'index.html' : '/nowhere'
    const isThere = statSync(join(DEMO, asked), { throwIfNoEntry: false })?.isFile() ?? false
    const name = isThere ? asked : '404.html'
    response.writeHead(isThere ? 200 : 404, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' })
    createReadStream(join(DEMO, name)).pipe(response)
  })
  await new Promise<void>((listening) => site.listen(PORT, '127.0.0.1', listening))
})
test.afterAll(() => {
  site.closeAllConnections()
  site.close()
})
test.use({ account: null, baseURL: HOME })

async function signInAs(page: Page, account: RegExp): Promise<void> {
  await page.goto('')
  await page.getByRole('region', { name: 'Akun demo' }).getByRole('button', { name: account }).click()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toHaveCount(0)
}

const MITRA_SCREENS = ['', 'package/umroh-reguler', 'package/umroh-reguler/create', 'profile', 'profile/penawaran']
const ADMIN_SCREENS = [
  '',
  'package/umroh-reguler',
  'figures',
  'mitra',
  'users',
  'audit',
  'custom-data/pesawat',
  'hotel/makkah',
  'custom-data/kurs',
]

/** Opens each screen by its link, and loads the last one anew. */
async function openEach(page: Page, screens: readonly string[]): Promise<void> {
  for (const path of screens) {
    await page.goto(`#/${path}`)
    await expect(page).toHaveURL(`${HOME}#/${path}`)
    await expect(page.getByText('Demo: data contoh, hanya di peramban ini')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBe(0)
  }
}

test('every screen of a mitra has something to show, in any folder, also when it is loaded anew', async ({
  page,
  noise,
}) => {
  // A user who edits what stands behind `#` moves past the router, which can ask nothing then and says so.
  noise.allow(/^warning: You are trying to use a blocker on a POP navigation/)
  await signInAs(page, /^Mitra An-Nur/)
  await expect(page.getByText('Siti Rahmawati')).toBeVisible()
  await openEach(page, MITRA_SCREENS)
  await page.goto('#/')
  await expect(page.getByRole('region', { name: 'Perlu ditindaklanjuti' }).getByRole('link').first()).toBeVisible()
  await page.goto('#/package/umroh-reguler')
  await page
    .getByRole('link', { name: /^Detail/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Bagikan' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Bagikan' })).toBeVisible()
  await page.getByRole('button', { name: 'Bagikan' }).click()
  await page.getByRole('button', { name: 'Buat tautan' }).click()
  const link = await page.getByRole('textbox', { name: 'Tautan penawaran' }).inputValue()
  expect(link.startsWith(`${HOME}#/p/`)).toBe(true)
  await page.goto(link)
  await expect(page.getByRole('textbox', { name: /^Nama/ })).toBeVisible()
  await expect
    .poll(() => page.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth > 0)))
    .toEqual([true, true])
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('every screen of an admin has something to show', async ({ page }) => {
    await signInAs(page, /^Admin, semua hak/)
    await expect(page.getByRole('navigation', { name: 'Menu admin' })).toBeVisible()
    await openEach(page, ADMIN_SCREENS)
    await page.goto('#/figures')
    await expect(page.getByRole('row').nth(5)).toBeVisible()
  })
})

test('a host that answers the path of a screen with 404.html leads to the screen', async ({ page, noise }) => {
  noise.allow(/status of 404/)
  await page.goto('package/umroh-reguler/create')
  await expect(page.getByRole('heading', { name: 'Akun demo' })).toBeVisible()
  await expect(page).toHaveURL(`${HOME}#/auth/login`)
})
