import type { Page } from '@playwright/test'
import { addDays } from '@/domain/values/dates'
import {
  card,
  expect,
  firstNight,
  openNewWizard,
  STEPS,
  test,
  totalsIn,
  type Totals,
  type Wizard,
} from '../support/support'

/** Saves from the review and compares the totals of the review, the list card and the detail. */
async function saveAndCompare(page: Page, wizard: Wizard, name: string): Promise<Totals> {
  const reviewed = await totalsIn(wizard.section('Kalkulasi Harga Paket Umroh Regular'))
  await wizard.save()
  await expect(page.getByRole('status').getByText('Paket berhasil disimpan.')).toBeVisible()
  expect(await totalsIn(card(page, name))).toEqual(reviewed)
  await card(page, name).getByRole('link', { name: 'Detail' }).click()
  await expect(page.getByRole('heading', { name: 'Detail Paket' })).toBeVisible()
  expect(await totalsIn(page.getByRole('region', { name: 'Total Harga' }))).toEqual(reviewed)
  return reviewed
}

test('a group of 45 with a tour leader, Makkah first, costs the same in review, list and detail', async ({ page }) => {
  const name = 'Umroh Grup Batik 9 Hari'
  const [start, move, end] = [firstNight(), addDays(firstNight(), 4), addDays(firstNight(), 7)]
  const wizard = await openNewWizard(page)
  await wizard.journey({ name, jamaah: 45, flight: 'Batik Air' })
  await wizard.toggle('Urutan Kota', 'Makkah Awal').click()
  await wizard.next(STEPS.makkah)
  await expect(wizard.checkbox('Tanpa Hotel')).toBeHidden()
  await wizard.stay('Makkah', start, move, 'Royal Majestic')
  await wizard.next(STEPS.madinah)
  await expect(wizard.checkbox('Tanpa Hotel')).toBeVisible()
  await wizard.stay('Madinah', move, end, 'Grand Plaza Badr Al Maqam')
  await wizard.next(STEPS.trip)
  await wizard.toggle('Tipe Perjalanan', 'Group').click()
  await wizard.pick('Visa Bus', 'Visa + Bus Ekonomi')
  await wizard.pick('Muthawwif', 'Muthawwif 8 hari')
  await wizard.pick('Handling Saudi', 'Handling Saudi standar')
  await wizard.next(STEPS.extras)
  await wizard.pickSeveral('Transportasi', ['Bus JED–Makkah', 'Bus Makkah–Madinah', 'Bus Madinah–bandara'])
  // 1.450.000 in total.
  await wizard.pick('Domestik', 'Handling PP Soekarno-Hatta')
  await wizard.pick('Siskopatuh', 'Siskopatuh')
  await wizard.pick('Perlengkapan', 'Koper lengkap')
  await wizard.pick('Manasik', 'Manasik di kantor')
  await wizard.text('Tour Leader').fill('1')
  await wizard.pick('Margin', 'Rp. 2.000.000')
  await wizard.next(STEPS.review)

  await expect(wizard.section('Hotel Makkah')).toContainText('Royal Majestic')
  await expect(wizard.section('Hotel Makkah')).toContainText('4 malam')
  await expect(wizard.section('Informasi Perjalanan')).toContainText('Muthawwif 8 hari')
  await expect(wizard.section('Tambahan Lainnya')).toContainText('Bus Madinah–bandara')
  const totals = await saveAndCompare(page, wizard, name)
  // Triple and quad differ from double by their hotel prices, plus a forty-fifth of that for the tour leader.
  expect(totals).toEqual({ double: 'Rp. 30.822.044', triple: 'Rp. 28.644.030', quad: 'Rp. 27.555.022' })

  await expect(page.getByRole('region', { name: 'Hotel Madinah' })).toContainText('Grand Plaza Badr Al Maqam')
  await expect(page.getByRole('region', { name: 'Informasi Perjalanan' })).toContainText('Visa + Bus Ekonomi')
  await expect(page.getByRole('region', { name: 'Tambahan Lainnya' })).toContainText('Rp. 670.044')
  await page.getByRole('link', { name: 'Kembali ke daftar', exact: true }).click()
  await expect(card(page, name)).toContainText('Group')
  await expect(card(page, name)).toContainText('45 Orang')
})

test('a private trip with Madinah first costs the same in review, list and detail', async ({ page }) => {
  const name = 'Umroh Private Madinah Awal'
  const [start, move, end] = [firstNight(), addDays(firstNight(), 3), addDays(firstNight(), 7)]
  const wizard = await openNewWizard(page)
  await wizard.journey({ name, jamaah: 8, flight: 'Lion Air' })
  await wizard.toggle('Urutan Kota', 'Madinah Awal').click()
  await wizard.next(STEPS.madinah)
  await wizard.stay('Madinah', start, move, 'Maysan Altaqwa')
  await wizard.next(STEPS.makkah)
  await wizard.stay('Makkah', move, end, 'Olayan Golden')
  await wizard.next(STEPS.trip)
  await wizard.toggle('Tipe Perjalanan', 'Group').click()
  await wizard.pick('Visa Bus', 'Visa + Bus VIP')
  await wizard.toggle('Tipe Perjalanan', 'Private').click()
  await expect(wizard.trigger('Visa Bus')).toBeHidden()
  await wizard.pick('LA Private', 'LA Private 9 hari bintang 4')
  await wizard.next(STEPS.extras)
  await wizard.next(STEPS.review)
  // The review follows the order of the journey and shows nothing of the other trip type.
  await expect(page.getByRole('region').filter({ hasText: 'Tanggal Check-In' }).first()).toContainText('Maysan Altaqwa')
  await expect(wizard.section('Informasi Perjalanan')).not.toContainText('Visa')
  const totals = await saveAndCompare(page, wizard, name)
  // 12.500.000 + 9.500.000 + 4700 × (360 × 3 + 280 × 4) ÷ 2 with two in a room.
  expect(totals.double).toBe('Rp. 27.170.000')
  await expect(page.getByText('Madinah Awal', { exact: true })).toBeVisible()
})

test('a quote with a hotel only in Madinah costs the same in review, list and detail', async ({ page }) => {
  const name = 'Umroh Hemat Madinah Saja'
  const [start, end] = [firstNight(), addDays(firstNight(), 3)]
  const wizard = await openNewWizard(page)
  await wizard.journey({ name, jamaah: 12, flight: 'AirAsia transit' })
  await wizard.checkbox('Tanpa Hotel Makkah').check()
  await expect(page.getByRole('group', { name: 'Urutan Kota' })).toBeHidden()
  await wizard.next(STEPS.madinah)
  await wizard.stay('Madinah', start, end, 'Saman Al Jadid')
  await wizard.next(STEPS.trip)
  await wizard.next(STEPS.extras)
  await wizard.text('Tour Leader').fill('2')
  await wizard.next(STEPS.review)
  const totals = await saveAndCompare(page, wizard, name)
  // (11.800.000 + 4700 × 300 × 3 ÷ 2) × 14 ÷ 12.
  expect(totals.double).toBe('Rp. 16.234.167')
  await expect(page.getByRole('region', { name: 'Hotel Makkah' })).toHaveText(/Tanpa Hotel Makkah/)
})

test('a quote that skips Madinah on its own step costs the same in review, list and detail', async ({ page }) => {
  const name = 'Umroh Hemat Makkah Saja'
  const [start, end] = [firstNight(), addDays(firstNight(), 4)]
  const wizard = await openNewWizard(page)
  await wizard.journey({ name, jamaah: 12, flight: 'AirAsia transit' })
  await wizard.toggle('Urutan Kota', 'Makkah Awal').click()
  await wizard.next(STEPS.makkah)
  await wizard.stay('Makkah', start, end, 'Al Kiswah Towers')
  await wizard.next(STEPS.madinah)
  await wizard.checkbox('Tanpa Hotel').check()
  await expect(wizard.trigger('Tanggal Check-In')).toBeHidden()
  await wizard.next(STEPS.trip)
  await wizard.previous(STEPS.makkah)
  await wizard.next(STEPS.trip)
  await wizard.next(STEPS.extras)
  await wizard.next(STEPS.review)
  const totals = await saveAndCompare(page, wizard, name)
  expect(totals).toEqual({ double: 'Rp. 14.808.000', triple: 'Rp. 14.118.667', quad: 'Rp. 13.774.000' })
  await expect(page.getByRole('region', { name: 'Hotel Madinah' })).toHaveText(/Tanpa Hotel Madinah/)
})

test('a quote without hotels costs the same for every room', async ({ page }) => {
  const name = 'Land Arrangement Tanpa Hotel'
  const wizard = await openNewWizard(page)
  await wizard.journey({ name, jamaah: 30, flight: 'Garuda Indonesia CGK–JED' })
  await wizard.checkbox('Tanpa Hotel Makkah').check()
  await wizard.checkbox('Tanpa Hotel Madinah').check()
  await wizard.next(STEPS.trip)
  await wizard.previous(STEPS.journey)
  await wizard.next(STEPS.trip)
  await wizard.next(STEPS.extras)
  await wizard.pick('Margin', 'Rp. 500.000')
  await wizard.next(STEPS.review)
  const totals = await saveAndCompare(page, wizard, name)
  expect(totals).toEqual({ double: 'Rp. 17.500.000', triple: 'Rp. 17.500.000', quad: 'Rp. 17.500.000' })
})
