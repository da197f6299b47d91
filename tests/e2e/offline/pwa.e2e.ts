import type { Page } from '@playwright/test'
import { indexOf, scriptOf, serveBuilds, type Builds } from '../support/builds'
import { shareByApi } from '../support/offers'
import {
  expect,
  failedToReach,
  failedWith,
  openList,
  openNewWizard,
  STEPS,
  test,
  type Wizard,
} from '../support/support'

const PORT = Number(process.env.E2E_PORT ?? 4310) + 2
const ADMIN = 'admin@umrohmitra.co.id'
const WORKER_COMES = 30_000
// The app checks for a waiting worker four seconds after its first screen, when it is idle.
const WORKER_LOOKS = 7000

let site: Builds
test.beforeAll(async ({ server }) => {
  site = await serveBuilds(PORT, server)
})
test.afterAll(() => site.close())
test.beforeEach(() => site.deploy('first'))
test.use({ baseURL: `http://127.0.0.1:${PORT}`, serviceWorkers: 'allow' })

const scripts = () => ({ first: scriptOf(indexOf(site.builds.first)), next: scriptOf(indexOf(site.builds.next)) })
const runningScript = (page: Page) => page.locator('script[type=module][src]').getAttribute('src')
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Versi baru tersedia' })

/** Opens home and waits until a service worker controls the page. */
async function openInstalled(page: Page): Promise<void> {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: WORKER_COMES,
  })
}

const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const files = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    )
    return files.flat()
  })

const NAME = 'Sedang disusun'
async function goToHotels(wizard: Wizard): Promise<void> {
  await wizard.journey({ name: NAME, jamaah: 20, flight: 'Batik Air' })
  await wizard.next(STEPS.makkah)
}

/** Counts the loads of the page. */
function loadsOf(page: Page): () => number {
  let loads = 0
  // A page that reloads itself while it loads has no `domcontentloaded`.
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)
const mark = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { marked: true })
  })

test('the app installs, caches only the files that a phone needs, and shows its frames without a network', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(failedToReach, /^warning: \[api\]/, /ERR_INTERNET_DISCONNECTED/)
  const answers: { path: string; byWorker: boolean }[] = []
  page.on(
    'response',
    (answer) => void answers.push({ path: new URL(answer.url()).pathname, byWorker: answer.fromServiceWorker() }),
  )
  await openInstalled(page)
  const files = await cachedFiles(page)
  for (const needed of [
    /^\/index\.html$/,
    /app-.*js/,
    /area-.*js/,
    /sheet-.*js/,
    /umroh-regular-form-.*js/,
    /CalendarPanel-.*js/,
    /picture\.worker-.*js/,
    /\.woff2$/,
    /icon\.svg/,
  ]) {
    expect(
      files.filter((file) => needed.test(file)),
      String(needed),
    ).not.toEqual([])
  }
  expect(files.filter((file) => /Desk|Master|Table|Confirm|^\/(api|media)|screenshots/.test(file))).toEqual([])

  await page.goto('/package/umroh-reguler')
  await expect(page.getByRole('article').first()).toBeVisible()
  const wizard = await openNewWizard(page)
  await expect((await wizard.open('Pesawat')).getByRole('option').first()).toBeVisible()
  const outside = answers.filter(({ path }) => /^\/(api|media)\//.test(path))
  expect(outside.length).toBeGreaterThan(3)
  expect(outside.filter(({ byWorker }) => byWorker)).toEqual([])
  expect(answers.filter(({ path, byWorker }) => path.startsWith('/assets/') && byWorker).length).toBeGreaterThan(3)

  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Paket Umroh' })).toBeVisible()
  await page.goto('/package/umroh-reguler')
  await expect(page.getByRole('heading', { name: 'Paket Umroh Regular' })).toBeVisible()
  expect(
    await page.evaluate(() =>
      fetch('/api/partner/me').then(
        () => 'answered',
        () => 'failed',
      ),
    ),
  ).toBe('failed')
  await context.setOffline(false)
})

test('the installed worker lets the link of an offer pass: the server answers it, and the app does not take its place', async ({
  page,
  api,
  noise,
}) => {
  noise.allow(/status of 404/)
  const { path } = await shareByApi(api, { namaPaket: 'Umroh Terpasang' })
  await openInstalled(page)
  const answer = await page.goto(path)
  expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([200, false])
  await expect(page.getByRole('heading', { name: 'Umroh Terpasang' })).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  const unknown = await page.goto(`/p/${'A'.repeat(43)}`)
  expect([unknown?.status(), unknown?.fromServiceWorker()]).toEqual([404, false])
  await expect(page.getByText('Penawaran tidak ditemukan').first()).toBeVisible()
  expect((await cachedFiles(page)).filter((file) => file.startsWith('/p/'))).toEqual([])
})

test('a new version is offered, starts when accepted, and does not disturb a tab with an open wizard (fault 45)', async ({
  page,
  context,
}) => {
  await openInstalled(page)
  const other = await context.newPage()
  const wizard = await openNewWizard(other)
  await goToHotels(wizard)
  await mark(other)

  site.deploy('next')
  await page.reload()
  await expect(offer(page)).toBeVisible({ timeout: WORKER_COMES })
  expect(await runningScript(page)).toBe(scripts().first)
  await expect(offer(other)).toHaveCount(0)

  const loads = loadsOf(page)
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  await expect.poll(() => runningScript(page)).toBe(scripts().next)
  await expect(page.getByRole('heading', { name: 'Paket Umroh' })).toBeVisible()
  expect(loads()).toBe(1)

  // The old version's calendar is only in the service worker's cache: the server has removed it, and the browser's
  // cache is cleared here.
  await (await context.newCDPSession(other)).send('Network.clearBrowserCache')
  await expect((await wizard.open('Tanggal Check-In')).getByRole('grid').first()).toBeVisible()
  await other.keyboard.press('Escape')
  await wizard.previous(STEPS.journey)
  await expect(wizard.text('Nama Paket')).toHaveValue(NAME)
  expect(await isMarked(other)).toBe(true)

  await other.getByRole('link', { name: 'Kembali ke daftar paket' }).click()
  await other.getByRole('button', { name: 'Simpan draf dan keluar' }).click()
  await expect(offer(other)).toBeVisible()
  await offer(other).getByRole('button', { name: 'Muat ulang' }).click()
  await expect.poll(() => runningScript(other)).toBe(scripts().next)
  await expect(other.getByRole('article').first()).toBeVisible()
})

test('after the app has left the address, an installed phone shows what the server has, and the typed text stays', async ({
  page,
  noise,
}) => {
  noise.allow(failedWith(404), /^error: .*sw\.js/)
  await openInstalled(page)
  await page.evaluate(() => localStorage.setItem('typed', 'here'))
  site.deploy('next', { worker: false })
  await page.reload()
  expect(await runningScript(page), 'the phone’s own copy').toBe(scripts().first)
  await expect
    .poll(
      () => page.evaluate(async () => [await navigator.serviceWorker.getRegistration(), ...(await caches.keys())]),
      {
        timeout: WORKER_COMES,
      },
    )
    .toEqual([undefined])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Paket Umroh' })).toBeVisible()
  expect(await runningScript(page)).toBe(scripts().next)
  expect(await page.evaluate(() => localStorage.getItem('typed'))).toBe('here')
})

test('a dismissed offer does not return, not even after the page was loaded again', async ({ page }) => {
  await openInstalled(page)
  site.deploy('next')
  await page.reload()
  await expect(offer(page)).toBeVisible({ timeout: WORKER_COMES })
  await offer(page).getByRole('button', { name: 'Tutup' }).click()
  await page.getByRole('link', { name: 'Umroh Reguler', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  const hasWaitingWorker = () =>
    page.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null)
  await expect.poll(hasWaitingWorker).toBe(true)
  // The app checks for a new version a moment after its first screen.
  await page.waitForTimeout(WORKER_LOOKS)
  await expect(offer(page)).toHaveCount(0)
  expect(await runningScript(page)).toBe(scripts().first)
})

test.describe('on a desktop', () => {
  test.use({ account: ADMIN, viewport: { width: 1280, height: 800 }, isMobile: false })

  test('a screen that was never fetched and is gone from the server opens with the new version’s worker', async ({
    page,
    noise,
  }) => {
    noise.allow(failedWith(404))
    await openInstalled(page)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    site.deploy('next')
    await mark(page)
    await page.getByRole('link', { name: 'Visa Bus' }).click()
    await expect(page.getByRole('table')).toBeVisible({ timeout: WORKER_COMES })
    expect([await runningScript(page), await isMarked(page)]).toEqual([scripts().next, false])
  })
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })
  const gone = (page: Page, file: string) =>
    page.route(`**/assets/${file}-*.js`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'Tidak ditemukan' }),
    )

  test.beforeEach(async ({ page, noise }) => {
    noise.allow(failedWith(404))
    // With Save-Data the app preloads nothing.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  })

  test('a screen that is gone from the server reloads the page once and opens (fault 45)', async ({ page }) => {
    await openList(page)
    site.deploy('next')
    const loads = loadsOf(page)
    await page.getByRole('link', { name: 'Buat Baru' }).click()
    await expect(page.getByRole('heading', { name: STEPS.journey })).toBeVisible()
    expect([loads(), await runningScript(page)]).toEqual([1, scripts().next])
  })

  test('a screen that stays missing reloads the page only once and shows an error (fault 45)', async ({
    page,
    noise,
  }) => {
    noise.allow(/^error: TypeError: Failed to fetch dynamically imported module/)
    await gone(page, 'umroh-regular-form')
    await openList(page)
    const loads = loadsOf(page)
    await page.getByRole('link', { name: 'Buat Baru' }).click()
    await expect(page.getByRole('heading', { name: 'Terjadi kesalahan' })).toBeVisible()
    expect(loads()).toBe(1)
  })

  test('a calendar that is gone from the server keeps the open wizard and offers the new version (fault 45)', async ({
    page,
  }) => {
    const wizard = await openNewWizard(page)
    await goToHotels(wizard)
    await mark(page)
    site.deploy('next')
    const sheet = await wizard.open('Tanggal Check-In')
    await expect(sheet.getByRole('alert')).toContainText('Versi baru tersedia')
    await page.keyboard.press('Escape')
    await wizard.previous(STEPS.journey)
    await expect(wizard.text('Nama Paket')).toHaveValue(NAME)
    expect(await isMarked(page)).toBe(true)
  })

  test('a calendar that fails with a 500 is not reported as a new version, and Coba lagi loads it', async ({
    page,
    noise,
  }) => {
    noise.allow(failedWith(500))
    const wizard = await openNewWizard(page)
    await goToHotels(wizard)
    await page.route('**/assets/CalendarPanel-*.js', (route) => route.fulfill({ status: 500 }), { times: 1 })
    const sheet = await wizard.open('Tanggal Check-In')
    await expect(sheet.getByRole('alert')).toContainText('Kalender belum dapat dimuat')
    await expect(sheet).not.toContainText('Versi baru')
    await sheet.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(sheet.getByRole('grid')).toBeVisible()
  })

  test('a calendar that cannot be reached is not reported as a new version', async ({ page, noise }) => {
    noise.allow(failedToReach)
    const wizard = await openNewWizard(page)
    await goToHotels(wizard)
    await page.route(/\/(assets|index\.html)/, (route) => route.abort())
    await expect((await wizard.open('Tanggal Check-In')).getByRole('alert')).toContainText(
      'Kalender belum dapat dimuat',
    )
  })

  test('an outdated index.html reloads the page once; if it stays outdated, the page shows a message', async ({
    page,
  }) => {
    const html = indexOf(site.builds.first)
    site.deploy('next')
    let stale = 1
    await page.route('**/', (route) =>
      stale-- > 0 ? route.fulfill({ contentType: 'text/html', body: html }) : route.continue(),
    )
    const loads = loadsOf(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Paket Umroh' })).toBeVisible()
    await expect.poll(() => runningScript(page)).toBe(scripts().next)
    expect(loads()).toBe(2)

    stale = 10
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/')
    await expect(page.getByText('Aplikasi belum dapat dimuat.')).toBeVisible()
    expect([loads(), stale]).toEqual([4, 8])
  })
})
