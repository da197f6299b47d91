import { addDays } from '@/domain/values/dates'
import { hold } from '../support/hold'
import { expect, firstNight, openList, openNewWizard, STEPS, test, Wizard, wizardAtReview } from '../support/support'

// This is the last file of a run. In parallel mode both workers play it, and none waits.
test.describe.configure({ mode: 'parallel' })

test('an incomplete step shows messages on its fields and stays open', async ({ page }) => {
  const wizard = await openNewWizard(page)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(wizard.text('Nama Paket')).toHaveAccessibleDescription('Nama Paket wajib diisi')
  await expect(wizard.text('Nama Paket')).toBeFocused()
  await expect(wizard.text('Jumlah Jamaah')).toHaveAccessibleDescription('Jumlah jamaah wajib diisi')
  await expect(wizard.trigger('Pesawat')).toHaveAccessibleDescription('Pesawat wajib dipilih')
  const refused = 'Jumlah jamaah harus berupa angka lebih dari 0'
  const hint = 'Tulis angka saja, tanpa titik, koma atau kata: misalnya 25.'
  for (const wrong of ['0', '1.5', 'abc', '1e3', '-1', '1.000', '25 orang']) {
    await wizard.text('Jumlah Jamaah').fill(wrong)
    const words = ['0', 'abc'].includes(wrong) ? refused : `${refused} ${hint}`
    await expect(wizard.text('Jumlah Jamaah'), wrong).toHaveAccessibleDescription(words)
  }
  await wizard.text('Jumlah Jamaah').fill('\u200e٢５')
  await expect(wizard.text('Jumlah Jamaah')).not.toHaveAttribute('aria-invalid', 'true')
  await wizard.journey({ name: 'Paket bertahap', jamaah: 5, flight: 'Batik Air' })
  await wizard.next(STEPS.makkah)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(wizard.trigger('Tanggal Check-In')).toHaveAccessibleDescription('Tanggal check-in wajib diisi')
  await expect(wizard.trigger('Tanggal Check-Out')).toBeDisabled()
  await expect(wizard.trigger('Hotel Makkah')).toBeDisabled()
})

test('days before today and before the check-in are disabled, and a stay of no night is refused (fault 25, 28)', async ({
  page,
}) => {
  const wizard = await openNewWizard(page)
  await wizard.journey({ name: 'Paket bertanggal', jamaah: 5, flight: 'Batik Air' })
  await wizard.next(STEPS.makkah)
  const sheet = await wizard.open('Tanggal Check-In')
  await expect(sheet.getByRole('grid')).toBeVisible()
  await sheet.getByRole('group', { name: 'Bulan' }).getByRole('button').first().click()
  const yesterday = await page.evaluate(() => new Date().getDate() - 1)
  // On the first day of a month the calendar shows no earlier day.
  if (yesterday > 0) await expect(sheet.getByRole('gridcell', { name: String(yesterday), exact: true })).toBeDisabled()
  await expect(sheet.getByRole('gridcell', { name: String(yesterday + 1), exact: true })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await wizard.date('Tanggal Check-In', firstNight())
  await wizard.date('Tanggal Check-Out', addDays(firstNight(), 2))
  await wizard.date('Tanggal Check-In', addDays(firstNight(), 2))
  await expect(wizard.trigger('Tanggal Check-Out')).toHaveAccessibleDescription(
    'Tanggal check-out harus setelah tanggal check-in',
  )
  await expect(wizard.trigger('Hotel Makkah')).toBeDisabled()
})

test('a hotel shows the prices of the chosen dates', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/hotel/')) asked.push(pathname + search)
  })
  const [start, end, later] = [firstNight(), addDays(firstNight(), 2), addDays(firstNight(), 4)]
  const wizard = await openNewWizard(page)
  await wizard.journey({ name: 'Paket berpindah tanggal', jamaah: 5, flight: 'Batik Air' })
  await wizard.next(STEPS.makkah)
  await wizard.date('Tanggal Check-In', start)
  await wizard.date('Tanggal Check-Out', end)
  expect(asked).toEqual([])
  await wizard.pick('Hotel Makkah', 'Royal Majestic')
  // 510 SAR × 2 nights ÷ 2 in the room × 4.700.
  await expect(wizard.trigger('Hotel Makkah')).toContainText('Rp. 2.397.000')
  await wizard.date('Tanggal Check-Out', later)
  await expect(wizard.trigger('Hotel Makkah')).toContainText('Rp. 4.794.000')
  expect(asked).toEqual([end, later].map((day) => `/api/hotel/makkah?date_check_in=${start}&date_check_out=${day}`))
})

test('pressing the chosen option again clears the choice', async ({ page }) => {
  const wizard = await openNewWizard(page)
  await wizard.pick('Pesawat', 'Batik Air')
  const sheet = await wizard.open('Pesawat')
  const chosen = sheet.getByRole('option', { selected: true })
  await expect(chosen).toHaveText(/Batik Air/)
  await chosen.click()
  await expect(sheet).toBeHidden()
  await expect(wizard.trigger('Pesawat')).toContainText('Belum Terpilih')
})

test('a picker searches by name and sorts by price', async ({ page }) => {
  const wizard = await openNewWizard(page)
  const sheet = await wizard.open('Pesawat')
  await expect(sheet.getByRole('option').first()).toContainText('AirAsia transit')
  await sheet.getByRole('button', { name: 'Harga ↑' }).click()
  await expect(sheet.getByRole('button', { name: 'Harga ↓' })).toBeVisible()
  await expect(sheet.getByRole('option').first()).toContainText('Garuda Indonesia CGK–MED')
  await sheet.getByRole('searchbox').fill('saudia')
  await expect(sheet.getByRole('option')).toHaveCount(2)
  await sheet.getByRole('searchbox').fill('tidak ada')
  await expect(sheet).toContainText('No results')
})

test('a picker whose rows come late does not move its title and its search', async ({ page }) => {
  const goOn = await hold(page, '**/api/custom-data/pesawat*')
  const wizard = await openNewWizard(page)
  const sheet = await wizard.open('Pesawat')
  const search = sheet.getByRole('searchbox')
  await expect(sheet.getByRole('progressbar')).toBeVisible()
  // The sheet has slid in when its box stands still.
  let top: number | undefined
  await expect(async () => {
    const before = top
    top = (await search.boundingBox())?.y
    expect(top).toBe(before)
  }).toPass()
  await goOn()
  await expect(sheet.getByRole('option').first()).toBeVisible()
  expect((await search.boundingBox())?.y).toBe(top)
})

test('two taps on Lanjut go one step forward', async ({ page }) => {
  const wizard = await openNewWizard(page)
  await wizard.journey({ name: 'Paket ketukan ganda di langkah', jamaah: 7, flight: 'Batik Air' })
  await wizard.checkbox('Tanpa Hotel Makkah').check()
  await wizard.checkbox('Tanpa Hotel Madinah').check()
  await page.getByRole('button', { name: 'Lanjut' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(wizard.heading(STEPS.trip)).toBeVisible()
  await page.goBack()
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
})

test('after a reload and a discarded draft, the wizard starts at the first step without messages', async ({ page }) => {
  const wizard = await wizardAtReview(page, 'Paket dimuat ulang')
  await page.reload()
  await page.getByRole('button', { name: 'Buang' }).click()
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  await expect(wizard.step('Info')).toHaveAttribute('aria-current', 'step')
  await wizard.journey({ name: 'Paket dimuat ulang', jamaah: 3, flight: 'Batik Air' })
  await wizard.next(STEPS.makkah)
})

test('after a reload the edit wizard starts at the first step, filled in', async ({ page, api }) => {
  const id = await api.create({ namaPaket: 'Paket edit dimuat ulang' })
  await page.goto(`/package/umroh-reguler/edit/${id}`)
  const wizard = new Wizard(page)
  await wizard.next(STEPS.makkah)
  await wizard.next(STEPS.madinah)
  await page.reload()
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  await expect(wizard.text('Nama Paket')).toHaveValue('Paket edit dimuat ulang')
})

test('the phone’s Back goes one step back and keeps the input; from the first step it leaves the wizard', async ({
  page,
}) => {
  await openList(page)
  await page.getByRole('link', { name: 'Buat Baru' }).click()
  const wizard = new Wizard(page)
  await wizard.journey({ name: 'Paket mundur', jamaah: 7, flight: 'Batik Air' })
  await wizard.checkbox('Tanpa Hotel Makkah').check()
  await wizard.checkbox('Tanpa Hotel Madinah').check()
  await wizard.next(STEPS.trip)
  await wizard.toggle('Tipe Perjalanan', 'Private').click()
  await wizard.next(STEPS.extras)
  await page.goBack()
  await expect(wizard.heading(STEPS.trip)).toBeVisible()
  // A step that was left by Back can be left by Back again.
  await wizard.next(STEPS.extras)
  await page.goBack()
  await expect(wizard.heading(STEPS.trip)).toBeVisible()
  await expect(wizard.toggle('Tipe Perjalanan', 'Private')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  await expect(wizard.text('Nama Paket')).toHaveValue('Paket mundur')
  await page.goForward()
  await expect(wizard.heading(STEPS.trip)).toBeVisible()
  // After Sebelumnya, Back does not return to the step that was left.
  await wizard.previous(STEPS.journey)
  await page.goBack()
  await page.getByRole('button', { name: 'Simpan draf dan keluar' }).click()
  await expect(page).toHaveURL(/\/package\/umroh-reguler$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a finished wizard is not in the history', async ({ page }) => {
  const name = `Paket tamat ${Date.now()}`
  await page.goto('/')
  await page.getByRole('link', { name: 'Umroh Reguler', exact: true }).click()
  await page.getByRole('link', { name: 'Buat Baru' }).click()
  const wizard = new Wizard(page)
  await wizard.journey({ name, jamaah: 7, flight: 'Batik Air' })
  await wizard.checkbox('Tanpa Hotel Makkah').check()
  await wizard.checkbox('Tanpa Hotel Madinah').check()
  await wizard.next(STEPS.trip)
  await wizard.next(STEPS.extras)
  await wizard.next(STEPS.review)
  await wizard.save()
  await expect(page.getByRole('article', { name, exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: STEPS.review })).toBeHidden()
  await expect(page).not.toHaveURL(/create/)
})

test('Ubah opens its step, and Back from there returns to the review', async ({ page, api }) => {
  const id = await api.create({ namaPaket: 'Paket ditinjau', startCity: 'madinah' })
  await page.goto(`/package/umroh-reguler/edit/${id}`)
  const wizard = new Wizard(page)
  for (const title of [STEPS.madinah, STEPS.makkah, STEPS.trip, STEPS.extras, STEPS.review]) await wizard.next(title)
  const jumps = [
    ['Hotel Makkah', STEPS.makkah],
    ['Hotel Madinah', STEPS.madinah],
    ['Informasi Perjalanan', STEPS.trip],
    ['Tambahan Lainnya', STEPS.extras],
    ['Ringkasan', STEPS.journey],
  ] as const
  for (const [section, title] of jumps) {
    await wizard.section(section).getByRole('link', { name: 'Ubah' }).click()
    await expect(wizard.heading(title)).toBeVisible()
    await page.goBack()
    await expect(wizard.heading(STEPS.review)).toBeVisible()
  }
})

test('saving after Ubah leads to the list, even in a wizard that was opened by its address', async ({ page }) => {
  const wizard = await wizardAtReview(page, 'Paket diubah lalu disimpan')
  await wizard.section('Tambahan Lainnya').getByRole('link', { name: 'Ubah' }).click()
  await expect(wizard.heading(STEPS.extras)).toBeVisible()
  await wizard.next(STEPS.review)
  await wizard.save()
  await expect(page.getByRole('article', { name: 'Paket diubah lalu disimpan', exact: true })).toBeVisible()
})

test('each way of closing a sheet closes it and changes nothing else in the step (fault 39)', async ({ page }) => {
  const wizard = await openNewWizard(page)
  await wizard.text('Nama Paket').fill('Paket dengan lembar')
  const sheet = await wizard.open('Pesawat')
  await sheet.getByRole('button', { name: 'Tutup' }).click()
  await expect(sheet).toBeHidden()
  await wizard.open('Pesawat')
  // A click beside the sheet, on the dark part above it.
  await page.mouse.click(200, 20)
  await expect(sheet).toBeHidden()
  await expect(wizard.trigger('Pesawat')).toContainText('Belum Terpilih')
  await expect(wizard.text('Nama Paket')).toHaveValue('Paket dengan lembar')
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
})
