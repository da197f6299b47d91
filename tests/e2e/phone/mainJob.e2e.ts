import { addDays } from '@/domain/values/dates'
import { card, expect, firstNight, signIn, STEPS, test, totalsIn, Wizard } from '../support/support'

/**
 * The work for which a mitra opens the app, from the login to the customer. `npm run test:yesterday` plays it with the app
 * of the last release (docs/product.md §20.3.3), so it finds things by the names that the product fixes and asks no more.
 */
test.use({ account: null })

test('a mitra signs in, builds, prices and saves a package, finds it in the list, reads it and shares it by a link', async ({
  page,
  browser,
}) => {
  const [checkIn, change, checkOut] = [firstNight(), addDays(firstNight(), 4), addDays(firstNight(), 7)]
  await page.goto('/auth/login')
  await signIn(page)
  await page.getByRole('link', { name: 'Umroh Reguler', exact: true }).click()
  await page.getByRole('link', { name: 'Buat Baru' }).click()

  const wizard = new Wizard(page)
  await wizard.journey({ name: 'Pekerjaan utama', jamaah: 25, flight: 'Batik Air' })
  await wizard.toggle('Urutan Kota', 'Makkah Awal').click()
  await wizard.next(STEPS.makkah)
  await wizard.stay('Makkah', checkIn, change, 'Royal Majestic')
  await wizard.next(STEPS.madinah)
  await wizard.stay('Madinah', change, checkOut, 'Grand Plaza Badr Al Maqam')
  await wizard.next(STEPS.trip)
  await wizard.toggle('Tipe Perjalanan', 'Group').click()
  await wizard.pick('Visa Bus', 'Visa + Bus Ekonomi')
  await wizard.next(STEPS.extras)
  await wizard.next(STEPS.review)
  const totals = await totalsIn(wizard.section('Kalkulasi Harga Paket Umroh Regular'))
  await wizard.save()

  const row = card(page, 'Pekerjaan utama')
  await expect(row).toContainText('25 Orang')
  expect(await totalsIn(row)).toEqual(totals)
  await row.getByRole('link', { name: /^Detail/ }).click()
  await expect(page.getByRole('heading', { name: 'Pekerjaan utama' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(totals.double)

  await page.getByRole('button', { name: 'Bagikan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bagikan penawaran' })
  await expect(sheet.getByText('Gambar siap dikirim.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Buat tautan' }).click()
  const link = await sheet.getByRole('textbox', { name: 'Tautan penawaran' }).inputValue()
  const customer = await browser.newPage()
  await customer.goto(link)
  await expect(customer.getByRole('heading', { name: 'Pekerjaan utama' })).toBeVisible()
  await expect(customer.getByText(totals.double).first()).toBeVisible()
  await customer.close()
})
