import type { Locator, Page } from '@playwright/test'
import { expectAccessibleAndFitting } from '../support/accessible'
import { ADMIN, button, LAPTOP, menu, openTable, row } from '../support/adminSupport'
import { hold } from '../support/hold'
import { Keys } from '../support/keys'
import { apiLine, expect, failedWith, test } from '../support/support'

test.use({ ...LAPTOP, account: ADMIN })
test.setTimeout(120_000)

const FORBIDDEN = { status: 403, json: { message: 'Tidak boleh' } }
const field = (place: Page | Locator, name: string) => place.getByRole('textbox', { name, exact: true })

async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

const chooseFile = (dialog: Locator, text: string) =>
  dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'visa.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('axe finds no violation on the desk, whole and with parts that load or fail', async ({ page, noise }) => {
  noise.allow(failedWith(403), apiLine('GET /partner/desk'))
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Perubahan terakhir' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Perlu ditindaklanjuti' })).toBeVisible()
  await expectAccessibleAndFitting(page, 'desk')
  const goOn = await hold(page, '**/api/partner/desk', FORBIDDEN)
  await page.goto('/')
  await expect(page.getByText('SAR 1 = Rp.')).toBeVisible()
  await expectAccessibleAndFitting(page, 'desk with a part that loads')
  await goOn()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleAndFitting(page, 'desk with a part that failed')
})

test('axe finds no violation on the tables and forms of users and mitra, their questions and refusals', async ({
  page,
  noise,
}) => {
  noise.allow(failedWith(422))
  await page.goto('/')
  await openTable(page, 'Pengguna')
  await expectAccessibleAndFitting(page, 'users')
  await page.getByRole('link', { name: 'Buat Baru' }).click()
  await expect(field(page, 'Email')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Admin' }).check()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessibleAndFitting(page, 'form of a user')
  await button(page, 'Buat dan undang').click()
  await expect(page.getByText('Nama wajib diisi')).toBeVisible()
  await expectAccessibleAndFitting(page, 'form of a user with errors')
  await menu(page).getByRole('link', { name: 'Mitra', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Tinggalkan isian ini?' })).toBeVisible()
  await expectAccessibleAndFitting(page, 'asking before a form is left')
  await button(page, 'Buang perubahan').click()
  await openTable(page, 'Pengguna')
  await row(page, 'yusuf@barokah.co.id').click()
  await button(page, 'Buat tautan atur ulang kata sandi').click()
  await expect(field(page, 'Tautan atur ulang')).toBeVisible()
  await expectAccessibleAndFitting(page, 'user with a link')
  await button(page, 'Nonaktifkan').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleAndFitting(page, 'asking before a user is disabled')
  await escape(page)
  await openTable(page, 'Mitra')
  await expectAccessibleAndFitting(page, 'mitra')
  await row(page, 'Barokah').click()
  await expect(field(page, 'Nama')).toHaveValue(/Barokah/)
  for (const name of ['Pengguna', 'Paket', 'Hasil', 'Profil penawaran']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expect(page.getByRole('tabpanel', { name }).getByRole('progressbar')).toBeHidden()
    await expectAccessibleAndFitting(page, `tab ${name} of a mitra`)
  }
  await page.getByRole('tab', { name: 'Data' }).click()
  await field(page, 'Nama').fill('')
  await button(page, 'Simpan').click()
  await expect(page.getByText('Nama wajib diisi')).toBeVisible()
  await expectAccessibleAndFitting(page, 'form of a mitra with an error')
})

test('axe finds no violation on the rates, Riwayat, Cadangan, and what of them is empty or fails', async ({
  page,
  noise,
}) => {
  noise.allow(failedWith(403), apiLine('GET /partner/(audit|backup)'))
  await page.goto('/')
  await openTable(page, 'Kurs')
  await expectAccessibleAndFitting(page, 'rates')
  await page.getByRole('link', { name: 'Buat Baru' }).click()
  await button(page, 'Simpan').click()
  await expect(field(page, 'Rupiah per riyal (Rp)')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleAndFitting(page, 'form of a rate with an error')
  await page.getByRole('button', { name: /^Berlaku mulai/ }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAccessibleAndFitting(page, 'the day of a rate')
  await escape(page)

  await openTable(page, 'Riwayat')
  await expectAccessibleAndFitting(page, 'Riwayat')
  await page.goto('/audit?event=restore&from=2001-01-01&to=2001-01-02')
  await expect(page.getByText('Tidak ada riwayat yang cocok')).toBeVisible()
  await expectAccessibleAndFitting(page, 'Riwayat without a row')
  const goOn = await hold(page, '**/api/partner/audit?*', FORBIDDEN)
  await page.goto('/audit')
  await expect(page.getByRole('search')).toBeVisible()
  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible()
  await expectAccessibleAndFitting(page, 'Riwayat being read')
  await goOn()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleAndFitting(page, 'Riwayat that cannot be read')

  const letGo = await hold(page, '**/api/partner/backup', FORBIDDEN)
  await page.goto('/cadangan')
  await expect(button(page, 'Unduh cadangan')).toBeVisible()
  await expectAccessibleAndFitting(page, 'Cadangan')
  await button(page, 'Unduh cadangan').click()
  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible()
  await expectAccessibleAndFitting(page, 'Cadangan under way')
  await letGo()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleAndFitting(page, 'Cadangan that failed')
})

test('axe finds no violation in the dialog of an import, from its start to a preview', async ({ page }) => {
  await page.goto('/')
  await openTable(page, 'Visa Bus')
  await button(page, 'Impor').click()
  const dialog = page.getByRole('dialog', { name: 'Impor Visa Bus' })
  await expect(button(page, 'Pilih berkas')).toBeVisible()
  await expectAccessibleAndFitting(page, 'start of an import')
  await chooseFile(dialog, 'Nama;Catatan\nA;1\n')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expectAccessibleAndFitting(page, 'import of a wrong file')
  await chooseFile(dialog, 'Nama;Harga (Rp)\nVisa Uji;murah\n')
  await expect(dialog.getByRole('table')).toBeVisible()
  await expectAccessibleAndFitting(page, 'preview with a wrong row')
  await chooseFile(dialog, 'Nama;Harga (Rp)\nVisa Uji;2500000\n')
  await expect(button(page, 'Impor 1 baris')).toBeEnabled()
  await expectAccessibleAndFitting(page, 'preview')
})

test('an admin disables nobody by Escape, and dialogs keep the focus and give it back, without a mouse', async ({
  page,
}) => {
  const keys = new Keys(page)
  await page.goto('/')
  await openTable(page, 'Pengguna')
  await row(page, 'yusuf@barokah.co.id').click()
  await keys.inSheet(button(page, 'Nonaktifkan'), async (dialog) => {
    for (let presses = 0; presses < 5; presses += 1) {
      await keys.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await keys.press('Escape')
  })
  await expect(button(page, 'Nonaktifkan')).toBeVisible()
  await openTable(page, 'Visa Bus')
  await keys.inSheet(button(page, 'Impor'), async (dialog) => {
    await keys.to(dialog.getByRole('button', { name: 'Tutup' }))
    await keys.to(button(page, 'Pilih berkas'))
    for (let presses = 0; presses < 6; presses += 1) {
      await keys.press('Tab')
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    }
    await keys.press('Escape')
  })
})

test('an admin fills in the forms of a user and of a rate without a mouse', async ({ page }) => {
  const keys = new Keys(page)
  await page.goto('/users/create')
  await keys.to(field(page, 'Email'))
  await keys.type('bukan-email')
  await keys.toAndPress(button(page, 'Buat dan undang'))
  await expect(field(page, 'Nama'), 'a field that is wrong is gone to').toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Format email tidak valid')
  await keys.to(page.getByRole('checkbox', { name: 'Mitra' }))
  await keys.press(' ')
  await keys.toAndPress(page.getByRole('checkbox', { name: 'Admin' }), ' ')
  await keys.toAndPress(page.getByRole('checkbox', { name: 'Visa Bus: Ubah' }), ' ')
  await expect(page.getByRole('checkbox', { name: 'Visa Bus: Ubah' })).toBeChecked()
  await page.goto('/custom-data/kurs/create')
  await keys.to(field(page, 'Rupiah per riyal (Rp)'))
  await keys.press('Enter')
  await expect(field(page, 'Rupiah per riyal (Rp)')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Rupiah per riyal (Rp)')).toBeFocused()
  // react-hook-form gives the focus to the wrong field once more, from a timer.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await keys.inSheet(page.getByRole('button', { name: /^Berlaku mulai/ }), () => keys.press('Escape'))
})

test('axe finds no violation in the search, the account menu and the panel of a row', async ({ page }) => {
  await page.goto('/')
  await expect(button(page, 'Cari… Ctrl+K')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Cari halaman/ })).toBeFocused()
  await expectAccessibleAndFitting(page, 'search with all screens')
  await page.keyboard.type('umroh')
  await expect(page.getByRole('group', { name: 'Paket' }).getByRole('option').first()).toBeVisible()
  await expectAccessibleAndFitting(page, 'search with results')
  await escape(page)
  await page.getByRole('button', { name: /^Akun Ratna/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Profil' })).toBeVisible()
  await expectAccessibleAndFitting(page, 'account menu')
  await page.keyboard.press('Escape')
  await page.goto('/audit?signIns=1')
  await page
    .getByRole('button', { name: /^Rincian/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleAndFitting(page, 'panel of a row')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
})
