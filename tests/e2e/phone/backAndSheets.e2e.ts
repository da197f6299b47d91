import type { Page } from '@playwright/test'
import { expect, openList, openNewWizard, reactStands, test, Wizard, STEPS } from '../support/support'

test.use({ viewport: { width: 360, height: 740 } })

const back = (page: Page) => page.evaluate(() => history.back())
const question = (page: Page) => page.getByRole('dialog', { name: 'Tinggalkan paket ini?' })

async function fromList(page: Page): Promise<Wizard> {
  await openList(page)
  await page.getByRole('link', { name: 'Buat Baru' }).click()
  const wizard = new Wizard(page)
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  await wizard.text('Nama Paket').fill('Paket dan kembali')
  return wizard
}

for (const hasWatcher of [true, false])
  test(`back closes the sheet of a changed wizard and asks nothing; back again asks, and back once more stays (CloseWatcher: ${hasWatcher})`, async ({
    page,
  }) => {
    if (!hasWatcher) await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'))
    const wizard = await fromList(page)
    const sheet = await wizard.open('Pesawat')
    await back(page)
    await expect(sheet).toBeHidden()
    await page.waitForTimeout(300)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/create$/)
    await expect(wizard.text('Nama Paket')).toHaveValue('Paket dan kembali')
    await back(page)
    await expect(question(page)).toBeVisible()
    await back(page)
    await expect(question(page)).toBeHidden()
    await expect(page).toHaveURL(/\/create$/)
    await back(page)
    await question(page).getByRole('button', { name: 'Buang isian' }).click()
    await reactStands(page)
    await expect(page).toHaveURL(/\/package\/umroh-reguler$/)
  })

test('back closes the calendar on a step, and the steps stay in the history, back and forward', async ({ page }) => {
  const wizard = await fromList(page)
  await wizard.text('Jumlah Jamaah').fill('10')
  await wizard.pick('Pesawat', 'Batik Air')
  await wizard.next(STEPS.makkah)
  const calendar = await wizard.open('Tanggal Check-In')
  await back(page)
  await expect(calendar).toBeHidden()
  await expect(wizard.heading(STEPS.makkah)).toBeVisible()
  await back(page)
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  await page.evaluate(() => history.forward())
  await expect(wizard.heading(STEPS.makkah)).toBeVisible()
})

test('a page that the app was opened on keeps its sheet’s back button in the app', async ({ page }) => {
  const wizard = await openNewWizard(page)
  for (let n = 0; n < 3; n++) {
    const sheet = await wizard.open('Pesawat')
    await back(page)
    await expect(sheet).toBeHidden()
    await expect(wizard.heading(STEPS.journey)).toBeVisible()
  }
  await openList(page)
  await page.getByRole('button', { name: /^Urutkan/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await back(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/package\/umroh-reguler$/)
  // A link after it leads on, and back to the list.
  await page.getByRole('link', { name: 'Buat Baru' }).click()
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  await back(page)
  await expect(page.getByRole('link', { name: 'Buat Baru' })).toBeVisible()
})
