import type { Locator } from '@playwright/test'
import { expectAccessibleAndFitting } from '../support/accessible'
import { ADMIN, button, LAPTOP, menu, openTable, row } from '../support/adminSupport'
import { expect, STEPS, test, Wizard } from '../support/support'

test.use({ ...LAPTOP, account: ADMIN })

test('an admin skips the menu, uses the menu and fills in a form by keyboard', async ({ page }) => {
  await page.goto('/package/umroh-reguler')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = button(page, 'Langsung ke isi')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement?.closest('main') !== null),
    'the first thing after the skip is in the content',
  ).toBe(true)

  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const flights = menu(page).getByRole('link', { name: 'Pesawat' })
  for (
    let presses = 0;
    presses < 20 && !(await flights.evaluate((link) => link === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab')
  await expect(flights).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/custom-data\/pesawat/)
  await expect(row(page, 'Garuda').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'Hotel Makkah' }), 'focus stays where it was').toBeFocused()

  await page.getByRole('link', { name: 'Buat Baru' }).press('Enter')
  const name = page.getByRole('textbox', { name: 'Nama', exact: true })
  await name.focus()
  await page.keyboard.press('Enter')
  await expect(name).toHaveAccessibleDescription('Nama wajib diisi')
  // react-hook-form focuses the wrong field twice, the second time a moment later. A Tab between the two loses the focus
  // again; only a test is so quick.
  await expect(async () => {
    await name.focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Rute' })).toBeFocused({ timeout: 500 })
  }).toPass()
})

test('axe finds no violation, and nothing is too wide, on any admin screen', async ({ page, sessions }) => {
  // axe reads eight screens.
  test.setTimeout(120_000)
  const { token } = await sessions.of(ADMIN)
  const answer = await sessions.request.get('/api/partner/umroh-regular?per_page=1', {
    headers: { authorization: `Bearer ${token}` },
  })
  const id = ((await answer.json()) as { data: { id: number }[] }).data[0]?.id
  await page.goto('/')
  await openTable(page, 'Paket Umroh Reguler')
  await expectAccessibleAndFitting(page, 'packages')
  await page.goto(`/package/umroh-reguler/${id}`)
  await expect(page.getByRole('region', { name: 'Total Harga' })).toBeVisible()
  await expectAccessibleAndFitting(page, 'detail')
  await page.goto(`/package/umroh-reguler/edit/${id}`)
  const wizard = new Wizard(page)
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  await expectAccessibleAndFitting(page, 'wizard')
  const sheet = await wizard.open('Pesawat')
  await expect(sheet.getByRole('option').first()).toBeVisible()
  await expectAccessibleAndFitting(page, 'picker')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await openTable(page, 'Visa Bus')
  await expectAccessibleAndFitting(page, 'masters')
  await row(page, 'Visa').nth(1).click()
  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('')
  await button(page, 'Simpan').click()
  await expect(page.getByText('Nama wajib diisi')).toBeVisible()
  await expectAccessibleAndFitting(page, 'master form with an error')
  await button(page, 'Hapus').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleAndFitting(page, 'asking before a deletion')
  await page.keyboard.press('Escape')
  await button(page, 'Batal').click()
  await openTable(page, 'Hotel Madinah')
  await expectAccessibleAndFitting(page, 'hotels')
  await page.getByRole('link', { name: 'Buat Baru' }).click()
  await expect(page.getByRole('textbox', { name: 'Ramadhan Quad' })).toBeVisible()
  await expectAccessibleAndFitting(page, 'hotel form')
})

test('detail and wizard fit the narrowest desktop, and a page without the menu is centred', async ({
  page,
  sessions,
}) => {
  const { token } = await sessions.of(ADMIN)
  const answer = await sessions.request.get('/api/partner/umroh-regular?per_page=1', {
    headers: { authorization: `Bearer ${token}` },
  })
  const id = ((await answer.json()) as { data: { id: number }[] }).data[0]?.id
  const boxOf = (place: Locator) => place.evaluate((box) => box.getBoundingClientRect().toJSON() as DOMRect)
  await page.goto(`/package/umroh-reguler/${id}`)
  const total = page.getByRole('region', { name: 'Total Harga' })
  await expect(total).toBeVisible()
  for (const width of [1280, 1024, 900]) {
    await page.setViewportSize({ width, height: 860 })
    expect((await boxOf(total)).right, `${width} px`).toBeLessThanOrEqual(width - 24)
  }
  await page.setViewportSize(LAPTOP.viewport)
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  expect((await boxOf(total)).top, 'the prices stay in sight').toBeGreaterThan(100)
  await button(page, 'Bagikan').click()
  const [preview, sending] = [page.getByRole('region', { name: 'Pratinjau' }), button(page, 'Kirim gambar')]
  await expect(sending).toBeEnabled()
  expect((await boxOf(preview)).right, 'the preview stands beside the actions').toBeLessThan(
    (await boxOf(sending)).left,
  )
  await page.setViewportSize({ width: 900, height: 860 })
  await page.goto(`/package/umroh-reguler/edit/${id}`)
  await expect(page.getByRole('textbox', { name: 'Nama Paket' })).toBeVisible()
  expect((await boxOf(page.getByRole('textbox', { name: 'Nama Paket' }))).width).toBeGreaterThan(240)
  await page.goto('/404')
  const heading = page.getByRole('heading', { name: 'Page Not Found' })
  await expect(heading).toBeVisible()
  const { left, right } = await boxOf(heading)
  expect(Math.round((left + right) / 2)).toBe(450)
})

test('a table that is too wide scrolls inside its box, and the page does not scroll sideways', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Paket Umroh Reguler', 'Hotel Makkah']) {
    await openTable(page, name)
    for (const width of [1280, 1024, 900]) {
      await page.setViewportSize({ width, height: 860 })
      const place = page.getByRole('table').locator('..')
      await expect
        .poll(() => place.evaluate((box) => Math.round(box.getBoundingClientRect().right)), `${name} at ${width} px`)
        .toBeLessThanOrEqual(width - 16)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width} px`).toBe(width)
      if (width === 1280)
        expect(await place.evaluate((box) => box.scrollWidth - box.clientWidth), `${name} fits`).toBe(0)
    }
    await page.setViewportSize(LAPTOP.viewport)
  }
})
