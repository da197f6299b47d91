import type { Page } from '@playwright/test'
import { persistedCount } from '../support/persistedCount'
import { apiLine, card, expect, failedToReach, openList, STEPS, test, totalsIn, Wizard } from '../support/support'

const EVERY_CALL = '**/api/**'
const AGE = /^Data per \d{1,2} \w{3} \d{4}, \d\d\.\d\d/
const age = (page: Page) => page.getByRole('main').getByRole('status')

test('list and detail stay readable after a reload without a network, and Keluar deletes them', async ({
  page,
  api,
  noise,
}) => {
  noise.allow(failedToReach, apiLine('(GET|POST) /.*: network error, check your connection'))
  const name = 'Paket di ponsel'
  await api.create({ namaPaket: name })
  await openList(page, name)
  const totals = await totalsIn(card(page, name))
  await card(page, name).getByRole('link', { name: 'Detail' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect.poll(() => persistedCount(page)).toBeGreaterThanOrEqual(2)

  await page.route(EVERY_CALL, (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(age(page)).toContainText(AGE)
  await page.goto(`/package/umroh-reguler?q=${encodeURIComponent(name)}`)
  expect(await totalsIn(card(page, name))).toEqual(totals)
  await expect(age(page)).toContainText(AGE)
  // The app tries four times within seven seconds before it reports a failure (docs/product.md §12.2.2).
  await expect(age(page).getByRole('button', { name: 'Coba lagi' })).toBeVisible({ timeout: 15_000 })
  await page.unroute(EVERY_CALL)
  await age(page).getByRole('button', { name: 'Coba lagi' }).click()
  await expect(age(page)).toHaveCount(0)
  await expect(card(page, name)).toBeVisible()

  // The server must not receive this logout, because other tests use the same session.
  await page.route('**/api/partner/logout', (route) => route.fulfill({ json: {} }))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect.poll(() => persistedCount(page)).toBe(0)
})

test('after a save the old total is not shown again, not even after a reload without a network', async ({
  page,
  api,
  noise,
}) => {
  noise.allow(failedToReach, apiLine('(GET|POST) /.*: network error, check your connection'))
  const name = 'Paket yang harganya berubah'
  await api.create({ namaPaket: name, jumlahJamaah: 10, tourLeader: 1 })
  await openList(page)
  await expect.poll(() => persistedCount(page)).toBe(1)
  await openList(page, name)
  const before = await totalsIn(card(page, name))
  await expect.poll(() => persistedCount(page)).toBeGreaterThanOrEqual(2)
  await card(page, name).getByRole('link', { name: 'Edit' }).click()
  const wizard = new Wizard(page)
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  await wizard.text('Jumlah Jamaah').fill('40')
  for (const step of [STEPS.makkah, STEPS.madinah, STEPS.trip, STEPS.extras, STEPS.review]) await wizard.next(step)
  await wizard.save()
  await expect(card(page, name)).toContainText('40 Orang')
  await page.waitForTimeout(1500)

  await page.route(EVERY_CALL, (route) => route.abort())
  await page.goto('/package/umroh-reguler')
  await expect(card(page, name)).toContainText('40 Orang')
  expect((await totalsIn(card(page, name))).double).not.toBe(before.double)
  await page.goto(`/package/umroh-reguler?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('progressbar', { name: 'Memuat…' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('a session that expired while the app was closed deletes its persisted queries', async ({ page, api }) => {
  await api.create({ namaPaket: 'Paket kemarin' })
  await openList(page, 'Paket kemarin')
  await expect.poll(() => persistedCount(page)).toBeGreaterThanOrEqual(1)
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('partner-auth') ?? '{}') as { lastActivity: number }
    localStorage.setItem(
      'partner-auth',
      JSON.stringify({ ...auth, lastActivity: auth.lastActivity - 25 * 60 * 60_000 }),
    )
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect.poll(() => persistedCount(page)).toBe(0)
})
