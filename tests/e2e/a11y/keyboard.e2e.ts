import { Keys } from '../support/keys'
import {
  apiLine,
  card,
  escaped,
  expect,
  failedWith,
  passwordOf,
  SITI,
  STEPS,
  test,
  Wizard,
  wizardAtReview,
} from '../support/support'

test.use({ account: null })
test.setTimeout(120_000)

test('a user creates, views, duplicates and leaves a package without a mouse', async ({ page }) => {
  const keys = new Keys(page)
  const wizard = new Wizard(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const next = async (title: string) => {
    await keys.toAndPress(button('Lanjut'))
    await expect(wizard.heading(title), 'goes on at the step’s title').toBeFocused()
  }
  const name = `Paket tanpa tetikus ${Date.now()}`

  await page.goto('/auth/login')
  await keys.toAndPress(button('Login'))
  await expect(page.getByRole('textbox', { name: 'Email' }), 'a field that is wrong is gone to').toBeFocused()
  await keys.type(SITI)
  await keys.to(page.getByRole('textbox', { name: 'Password' }))
  await keys.type(passwordOf(SITI))
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: 'Paket Umroh' })).toBeFocused()
  await expect(page).toHaveTitle('Paket Umroh – Umroh Mitra')
  await keys.toAndPress(page.getByRole('link', { name: 'Umroh Reguler', exact: true }))
  await expect(page.getByRole('heading', { name: 'Paket Umroh Regular' })).toBeFocused()

  await keys.to(page.getByRole('searchbox'))
  await keys.type('keluarga')
  await expect(page.getByText(/^\d+ paket$/)).toBeAttached()
  await expect(page).toHaveURL(/q=keluarga/)
  await expect(page.getByRole('searchbox'), 'a search keeps the focus').toBeFocused()
  await keys.to(page.getByRole('link', { name: 'Buat Baru' }), 'Shift+Tab')
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: 'Umroh Regular' })).toBeFocused()

  await keys.to(wizard.text('Nama Paket'))
  await keys.type(name)
  await keys.toAndPress(wizard.toggle('Urutan Kota', 'Makkah Awal'), ' ')
  await expect(wizard.toggle('Urutan Kota', 'Makkah Awal')).toHaveAttribute('aria-pressed', 'true')
  await keys.to(wizard.text('Jumlah Jamaah'))
  await keys.type('20')
  await keys.pick(wizard.trigger('Pesawat'), 'Batik')
  await next(STEPS.makkah)
  await keys.toAndPress(button('Lanjut'))
  await expect(wizard.trigger('Tanggal Check-In')).toBeFocused()
  await keys.day(wizard.trigger('Tanggal Check-In'), 'PageDown', 1)
  await keys.day(wizard.trigger('Tanggal Check-Out'), 'ArrowRight', 4)
  await keys.pick(wizard.trigger('Hotel Makkah'), 'a')
  await next(STEPS.madinah)
  // The calendar opens at the end of the stay in Makkah.
  await keys.day(wizard.trigger('Tanggal Check-In'), 'ArrowRight', 1)
  await keys.day(wizard.trigger('Tanggal Check-Out'), 'ArrowRight', 3)
  await keys.pick(wizard.trigger('Hotel Madinah'), 'a')
  await next(STEPS.trip)
  // MUI moves the focus inside a group of toggles by the arrow keys.
  await keys.to(wizard.toggle('Tipe Perjalanan', 'Private'))
  for (const key of ['ArrowRight', 'Enter']) await keys.press(key)
  for (const field of ['Visa Bus', 'Muthawwif', 'Handling Saudi']) await keys.pick(wizard.trigger(field), 'a')
  await next(STEPS.extras)
  await keys.inSheet(wizard.trigger('Transportasi'), async (sheet) => {
    await keys.to(sheet.getByRole('listbox'))
    for (const key of ['ArrowDown', ' ', 'ArrowDown', ' ']) await keys.press(key)
    await expect(sheet.getByRole('option', { selected: true })).toHaveCount(2)
    await keys.toAndPress(sheet.getByRole('button', { name: 'Selesai' }))
  })
  await keys.inSheet(wizard.trigger('Domestik'), () => keys.press('Escape'))
  await keys.pick(wizard.trigger('Manasik'), 'a')
  await keys.to(wizard.text('Tour Leader'))
  await keys.type('1')
  await keys.pick(wizard.trigger('Margin'), '0')
  await next(STEPS.review)

  await keys.toAndPress(wizard.section('Tambahan Lainnya').getByRole('link', { name: 'Ubah' }))
  await expect(wizard.heading(STEPS.extras)).toBeFocused()
  await next(STEPS.review)
  await keys.toAndPress(page.getByText('Rincian harga Double'))
  await keys.toAndPress(button('Simpan'))
  await expect(page.getByRole('status').getByText('Paket berhasil disimpan.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Paket Umroh Regular' })).toBeFocused()

  await keys.to(page.getByRole('searchbox'))
  await keys.type(name)
  await expect(page.getByText('1 paket', { exact: true })).toBeAttached()
  await keys.toAndPress(card(page, name).getByRole('link', { name: 'Detail' }))
  await expect(page.getByRole('heading', { name: 'Detail Paket' })).toBeFocused()
  await keys.toAndPress(page.getByRole('link', { name: 'Kembali ke daftar', exact: true }))
  await expect(page.getByRole('heading', { name: 'Paket Umroh Regular' })).toBeFocused()
  await keys.inSheet(
    card(page, name).getByRole('button', { name: new RegExp(`^Duplikat ${escaped(name)}$`) }),
    async (sheet) => {
      await keys.toAndPress(sheet.getByRole('button', { name: 'Duplikat', exact: true }))
    },
  )
  await expect(card(page, `${name} (Copy)`)).toBeVisible()

  await keys.to(page.getByRole('link', { name: 'Kembali ke Beranda' }), 'Shift+Tab')
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: 'Paket Umroh' })).toBeFocused()
  await keys.toAndPress(page.getByRole('link', { name: 'Profil', exact: true }))
  await expect(
    page.getByRole('link', { name: 'Profil', exact: true }),
    'a link that stays keeps the focus',
  ).toBeFocused()
  await keys.to(button('Keluar'), 'Shift+Tab')
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: 'Masuk' })).toBeFocused()
  await expect(page).toHaveTitle('Masuk – Umroh Mitra')
})

test('after a refused login the focus returns to the password field', async ({ page, noise }) => {
  noise.allow(/^error: \[auth\]/, failedWith(401))
  const keys = new Keys(page)
  await page.goto('/auth/login')
  await keys.to(page.getByRole('textbox', { name: 'Email' }))
  await keys.type('siapa@annur.co.id')
  await keys.to(page.getByRole('textbox', { name: 'Password' }))
  await keys.type('salah-sekali')
  await keys.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused()
})

test.describe('signed in', () => {
  test.use({ account: SITI })

  test('after a refused save the focus returns to Simpan', async ({ page, noise }) => {
    noise.allow(failedWith(403), apiLine('POST /partner/umroh-regular: access forbidden'))
    await page.route('**/api/partner/umroh-regular', (route) =>
      route.fulfill({ status: 403, json: { message: 'Tidak boleh' } }),
    )
    const wizard = await wizardAtReview(page, 'Paket yang ditolak')
    const keys = new Keys(page)
    await keys.toAndPress(wizard.saveButton)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(wizard.saveButton).toBeFocused()
  })
})
