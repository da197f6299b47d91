import type { Page } from '@playwright/test'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { expectAccessibleAndFitting } from '../support/accessible'
import { expect, test } from '../support/support'

/** Rounded prices and the logo, from the profile to the page of a link (docs/product.md §21.8 and §21.9). */

test.use({ viewport: { width: 360, height: 740 } })

// A later test of the same mitra would keep both.
test.afterEach(({ api }) => api.put('/partner/offer-profile', emptyProfile('An-Nur Tour & Travel')))

/** A large picture with much detail, as a file of a phone. */
const pictureFile = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 600 })
    const context = canvas.getContext('2d')!
    for (let at = 0; at < 9000; at += 1) {
      context.fillStyle = `hsl(${(at * 7) % 360} 80% 60%)`
      context.fillRect((at * 173) % 1600, (at * 97) % 600, 9, 9)
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })

test('a chosen logo and a rounding reach the detail, the text and the page of a link', async ({ page, api }) => {
  const id = await api.create({ namaPaket: 'Umroh dibulatkan' })
  await page.goto('/profile/penawaran')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Pilih logo' }).click()
  const buffer = Buffer.from(await pictureFile(page), 'base64')
  expect(buffer.length).toBeGreaterThan(40_000)
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  const logo = page.getByRole('img', { name: 'Logo usaha Anda' })
  await expect(logo).toBeVisible()
  const bytes = await logo.evaluate((image: HTMLImageElement) => atob(image.src.split(',')[1] ?? '').length)
  expect(bytes).toBeLessThanOrEqual(40_000)
  await page.getByRole('combobox', { name: 'Pembulatan' }).selectOption('100.000')
  await expectAccessibleAndFitting(page, 'offer profile')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Profil penawaran tersimpan.')).toBeVisible()

  await page.goto(`/package/umroh-reguler/${id}`)
  const total = page.getByRole('region', { name: 'Total Harga' })
  await expect(total.getByText(/^Dibulatkan dari Rp\. [\d.]+$/)).toHaveCount(3)
  const told = (await total.innerText()).match(/Rp\. [\d.]+00\.000/)?.[0] ?? ''
  await page.getByRole('button', { name: 'Bagikan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bagikan penawaran' })
  await expect(sheet.getByRole('region', { name: 'Pratinjau' })).toContainText(`Double: ${told}`)
  await sheet.getByRole('button', { name: 'Buat tautan' }).click()
  await page.goto(await sheet.getByRole('textbox', { name: 'Tautan penawaran' }).inputValue())
  await expect(page.getByText(told).first()).toBeVisible()
  const shown = page.locator('header img')
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessibleAndFitting(page, 'open page')
})
