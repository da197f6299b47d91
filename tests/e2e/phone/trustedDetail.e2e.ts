import { addDays, formatDate, today } from '@/domain/values/dates'
import type { PackageRequest } from '@/http/partnerApi.types'
import { expect, firstNight, openNewWizard, STEPS, test } from '../support/support'

/** A detail that can be trusted (docs/product.md §22). */

test('a mitra reads how a price comes about, and shows the phone to a customer without the secrets', async ({
  page,
  api,
}) => {
  const id = await api.create({ namaPaket: 'Umroh terbuka', tourLeader: 1 })
  await page.goto(`/package/umroh-reguler/${id}`)
  const breakdown = page.getByRole('region', { name: 'Rincian harga' })
  const quad = breakdown.getByRole('group').nth(2)
  await quad.getByText('Quad', { exact: true }).click()
  await expect(quad.getByText(/÷ 4 orang per kamar \(SAR /).first()).toBeVisible()
  await expect(quad.getByText(/÷ 10 jamaah × 1$/)).toBeVisible()
  const total = await page.getByRole('region', { name: 'Total Harga' }).getByRole('definition').nth(2).innerText()
  await expect(quad.getByRole('definition').last()).toHaveText(total)
  await expect(breakdown.getByText('Selisih dengan total tersimpan')).toHaveCount(0)

  await page.getByRole('switch', { name: 'Mode pelanggan' }).check()
  await expect(page.getByRole('banner').getByText('Aktif', { exact: true })).toBeVisible()
  await expect(breakdown).toHaveCount(0)
  const shown = async () => (await page.locator('main').innerText()).match(/Rp\.\s[\d.]+|SAR/g)
  expect(await shown()).toHaveLength(3)

  await page.reload()
  await expect(page.getByRole('switch', { name: 'Mode pelanggan' })).toBeChecked()
  expect(await shown()).toHaveLength(3)

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  for (let step = 0; step < 5; step += 1) await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(page.getByRole('heading', { name: 'Review Pilihan' })).toBeVisible()
  expect(await shown()).toHaveLength(3)
  await page.getByRole('switch', { name: 'Mode pelanggan' }).uncheck()
  await expect(page.getByText('Rincian harga Quad')).toBeVisible()
})

test('a mitra checks today’s prices: nothing moved, then a hotel rose, and the review opens with today’s total', async ({
  page,
  api,
}) => {
  const id = await api.create({ namaPaket: 'Umroh cek harga' })
  await page.goto(`/package/umroh-reguler/${id}`)
  const press = () => page.getByRole('button', { name: 'Cek harga hari ini' }).click()
  await press()
  const sheet = page.getByRole('dialog', { name: 'Harga hari ini' })
  await expect(sheet.getByRole('heading', { name: 'Tidak ada harga yang berubah' })).toBeVisible()
  await expect(sheet.getByText(/^Diperiksa \d/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await page.route(/\/api\/hotel\/makkah\?/, async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: { data: Record<string, number>[] } }
    const dearer = data.data.map((hotel) => ({
      ...hotel,
      harga_double_jamaah_rupiah: hotel.harga_double_jamaah_rupiah! + 235_000,
      harga_triple_jamaah_rupiah: hotel.harga_triple_jamaah_rupiah! + 235_000,
      harga_quad_jamaah_rupiah: hotel.harga_quad_jamaah_rupiah! + 235_000,
    }))
    await route.fulfill({ response: answer, json: { data: { ...data, data: dearer } } })
  })
  await press()
  await expect(sheet.getByText('Hotel Makkah naik Rp. 235.000')).toBeVisible()
  const [, , now] = await sheet.getByRole('row', { name: /^Quad/ }).locator('th, td').allInnerTexts()
  await sheet.getByRole('link', { name: 'Perbarui harga' }).click()
  await expect(page.getByRole('heading', { name: 'Review Pilihan' })).toBeVisible()
  const price = page.getByRole('region', { name: 'Kalkulasi Harga Paket Umroh Regular' })
  await expect(price.getByRole('definition').nth(2)).toHaveText(now ?? '')
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Informasi Perjalanan' })).toBeVisible()
})

test('a package whose check-in has passed says so everywhere, and is saved only after a question', async ({
  page,
  api,
}) => {
  const checkIn = addDays(today(), -2)
  const { hotelMakkah } = (
    await api.get<{ data: PackageRequest }>(`/partner/umroh-regular/${await api.create()}/edit-data`)
  ).data
  const id = await api.create({
    namaPaket: 'Umroh berjalan',
    hotelMakkah: { ...hotelMakkah, id: hotelMakkah.id, tanggalCheckIn: checkIn, tanggalCheckOut: addDays(checkIn, 4) },
  })
  await page.goto(`/package/umroh-reguler/${id}`)
  const past = page.getByRole('status', { name: 'Check-in sudah lewat' })
  await expect(past).toBeVisible()
  await expect(page.getByRole('note', { name: 'Ada malam tanpa hotel' })).toBeVisible()
  await page.getByRole('button', { name: 'Bagikan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bagikan penawaran' })
  await expect(sheet.getByRole('status', { name: 'Check-in sudah lewat' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(past).toBeVisible()
  for (let step = 0; step < 5; step += 1) await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByRole('button', { name: 'Simpan' }).click()
  const question = page.getByRole('dialog', { name: 'Simpan dengan tanggal lewat?' })
  await question.getByRole('button', { name: 'Periksa dulu' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await question.getByRole('button', { name: 'Tetap simpan' }).click()
  await expect(page).toHaveURL(/\/package\/umroh-reguler$/)
})

test('the wizard offers the dates of the second stay, and its price bar opens all room types', async ({ page }) => {
  const wizard = await openNewWizard(page)
  await wizard.journey({ name: 'Umroh dua kota', jamaah: 10, flight: 'Batik Air' })
  await wizard.next(STEPS.makkah)
  await wizard.stay('Makkah', firstNight(), addDays(firstNight(), 4), 'Royal Majestic')
  await wizard.next(STEPS.madinah)
  await page.getByRole('button', { name: `Mulai ${formatDate(addDays(firstNight(), 4))}` }).click()
  const calendar = wizard.sheet('Tanggal Check-Out')
  await expect(calendar.getByRole('grid')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(wizard.trigger('Tanggal Check-In')).toBeFocused()
  await expect(wizard.trigger('Tanggal Check-In')).toContainText(formatDate(addDays(firstNight(), 4)))
  const bar = page.getByRole('button', { name: /^Sementara, per jamaah \(Quad\)/ })
  await bar.click()
  const prices = page.getByRole('dialog', { name: 'Rincian harga' })
  for (const room of ['Double', 'Triple', 'Quad']) await prices.locator('summary', { hasText: room }).click()
  await expect(prices.getByText('Hotel Makkah')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(prices).toBeHidden()
  await expect(bar).toBeFocused()
})
