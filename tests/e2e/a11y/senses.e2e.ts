import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { card, expect, firstNight, openList, openNewWizard, reactStands, STEPS, test, Wizard } from '../support/support'

/** A screenshot of an element and its surroundings, because a focus ring may lie outside of it. */
async function screenshotAround(page: Page, thing: Locator): Promise<Buffer> {
  const { x, y, width, height } = (await thing.boundingBox())!
  return page.screenshot({
    clip: { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 },
  })
}

/** Expects that the change of state is visible in the screenshot. */
async function expectSeen(page: Page, thing: Locator, change: () => Promise<unknown>, what: string): Promise<void> {
  const before = await screenshotAround(page, thing)
  await change()
  expect(before.equals(await screenshotAround(page, thing)), what).toBe(false)
}

const backgroundOf = (thing: Locator) => thing.evaluate((element) => getComputedStyle(element).backgroundColor)

test.describe('in forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

  test('chosen, wrong, current, focused and disabled elements look different', async ({ page }) => {
    const wizard = await openNewWizard(page)
    await expectAccessible(page, 'step 0 in forced colours')
    const name = wizard.text('Nama Paket').locator('..')
    await wizard.text('Nama Paket').focus()
    await expect(name, 'a field with the focus').toHaveCSS('outline-style', 'solid')
    await wizard.text('Nama Paket').blur()
    await expectSeen(
      page,
      name,
      async () => {
        await page.getByRole('button', { name: 'Lanjut' }).click()
        await expect(wizard.text('Nama Paket')).toBeFocused()
        await wizard.text('Nama Paket').blur()
      },
      'a field that is wrong',
    )
    await expectSeen(
      page,
      wizard.checkbox('Tanpa Hotel Makkah'),
      () => wizard.checkbox('Tanpa Hotel Makkah').check(),
      'a box',
    )
    await wizard.checkbox('Tanpa Hotel Makkah').uncheck()
    const toggle = wizard.toggle('Urutan Kota', 'Makkah Awal')
    await expectSeen(page, toggle, () => toggle.click(), 'a toggle')
    await expectSeen(
      page,
      toggle,
      () => page.keyboard.press('Tab').then(() => page.keyboard.press('Shift+Tab')),
      'a button with the focus',
    )
    const sheet = await wizard.open('Pesawat')
    const first = sheet.getByRole('option').first()
    await expect(first).toBeVisible()
    await expectSeen(page, first, () => sheet.getByRole('listbox').press('ArrowDown'), 'an option under the keys')
    await first.click()
    await expect(sheet).toBeHidden()
    await wizard.open('Pesawat')
    await expect(first.locator('.tick')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    const dots = page.getByRole('list', { name: 'Langkah penyusunan paket' }).locator('.dot')
    expect(await backgroundOf(dots.nth(0)), 'the current step').not.toBe(await backgroundOf(dots.nth(1)))
    await wizard.text('Nama Paket').fill('Paket kontras')
    await wizard.text('Jumlah Jamaah').fill('5')
    await wizard.next(STEPS.makkah)
    await wizard.date('Tanggal Check-In', firstNight())
    const days = (await wizard.open('Tanggal Check-In')).getByRole('gridcell')
    const chosen = days.and(page.locator('[aria-selected=true]'))
    expect(await backgroundOf(chosen), 'the chosen day').not.toBe(
      await backgroundOf(days.and(page.locator('[aria-selected=false]')).last()),
    )
    await page.keyboard.press('Escape')
    const colourOf = (thing: Locator) => thing.evaluate((element) => getComputedStyle(element).color)
    expect(await colourOf(wizard.trigger('Hotel Makkah')), 'a field that cannot be used yet').not.toBe(
      await colourOf(wizard.trigger('Tanggal Check-Out')),
    )
  })

  test('the current tab is underlined', async ({ page }) => {
    await page.goto('/')
    const tab = page.getByRole('link', { name: 'Beranda' }).last()
    await expect(tab).toHaveCSS('text-decoration-line', 'underline')
    await expect(page.getByRole('link', { name: 'Profil', exact: true })).toHaveCSS('text-decoration-line', 'none')
  })
})

test('with reduced motion nothing moves: sheets appear and disappear at once', async ({ page }) => {
  await page.addInitScript(() => {
    const moves: string[] = []
    Object.assign(window, { moves })
    for (const kind of ['transitionrun', 'animationstart']) {
      document.addEventListener(kind, (event) => moves.push(`${kind} of ${(event.target as Element).className}`), true)
    }
  })
  await openList(page)
  await card(page, await page.getByRole('article').first().getByRole('heading').innerText())
    .getByRole('button')
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // The sheet is at its final place in the frame after it appeared.
  const top = () => page.getByRole('dialog').evaluate((dialog) => dialog.getBoundingClientRect().top)
  const first = await top()
  await page.waitForTimeout(300)
  expect(await top()).toBe(first)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 200 })
  await page.getByRole('link', { name: 'Buat Baru' }).click()
  await expect(new Wizard(page).heading(STEPS.journey)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { moves: string[] }).moves)).toEqual([])
})

test.describe('by touch', () => {
  test('the focus moves with the screens but draws no ring', async ({ page }) => {
    await page.goto('/')
    // A link of the page before React opens a new page, which gives nothing the focus.
    await reactStands(page, 'main')
    await page.getByRole('link', { name: 'Umroh Reguler', exact: true }).tap()
    const title = page.getByRole('heading', { name: 'Paket Umroh Regular' })
    await expect(title).toBeFocused()
    await expect(title).toHaveCSS('outline-style', 'none')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Paket Umroh' })).toBeFocused()
    // The Enter key of an on-screen keyboard draws no ring either.
    await page.getByRole('link', { name: 'Umroh Reguler', exact: true }).press('Enter')
    await expect(title).toBeFocused()
    await expect(title).toHaveCSS('outline-style', 'none')
  })

  test('a newly opened page takes no focus, so that screen readers start at its beginning', async ({ page, api }) => {
    const id = await api.create({ namaPaket: 'Paket dibuka' })
    await page.goto(`/package/umroh-reguler/edit/${id}`)
    await expect(new Wizard(page).text('Nama Paket')).toHaveValue('Paket dibuka')
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  })
})

test('Urutkan keeps the ring of the focus after an order was chosen by keyboard', async ({ page }) => {
  await page.goto('/package/umroh-reguler')
  const sort = page.getByRole('button', { name: 'Urutkan' })
  await sort.focus()
  await page.keyboard.press('Enter')
  const order = page.getByRole('dialog').getByText('Nama A–Z')
  await expect(order).toBeVisible()
  await page.keyboard.press('Tab')
  await order.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(sort).toBeFocused()
  await expect(sort).toHaveCSS('outline-width', '2px')
  await expect(sort).toHaveCSS('outline-color', 'rgb(10, 107, 77)')
})
