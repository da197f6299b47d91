import { expectAccessible } from '../support/accessible'
import { Keys } from '../support/keys'
import { apiLine, expect, failedWith, test } from '../support/support'

test.use({ viewport: { width: 360, height: 740 } })

test('a mitra fills in Profil penawaran with the keyboard, and axe finds no violation in any of its states', async ({
  page,
  noise,
}) => {
  const keys = new Keys(page)
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const type = async (name: string, text: string, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await keys.to(field(name), key)
    await page.keyboard.press('Control+A')
    await keys.type(text)
  }

  await page.goto('/profile')
  await keys.toAndPress(page.getByRole('link', { name: 'Profil penawaran' }))
  await expect(page.getByRole('heading', { name: 'Profil penawaran' })).toBeFocused()
  // The phone has no copy: the fields come with the server's answer.
  await expect(field('Nomor WhatsApp')).toBeVisible()
  await expectAccessible(page, 'the offer profile')
  await type('Nomor WhatsApp', '0812')
  await keys.to(page.getByRole('checkbox', { name: 'Pakai rencana pembayaran' }))
  await page.keyboard.press('Space')
  await keys.toAndPress(button('Tambah angsuran'))
  await expect(field('Persen dari harga (%)'), 'a new instalment has the focus').toBeFocused()
  await keys.toAndPress(button('Simpan'))
  await expect(field('Nomor WhatsApp'), 'the first wrong field has the focus').toBeFocused()
  await expectAccessible(page, 'the offer profile with errors')

  await type('Nomor WhatsApp', '0812-3456-7890')
  await type('DP saat memesan (Rp)', '5000000')
  await type('Persen dari harga (%)', '25')
  await type('Hari sebelum berangkat', '60')
  await type('Pelunasan, hari sebelum berangkat', '30')
  await expect(page.getByRole('group', { name: 'Contoh' })).toContainText('Rp. 30.310.400')
  await type('Termasuk', 'Air zam-zam')
  await keys.toAndPress(button('Simpan'))
  await expect(page.getByText('Profil penawaran tersimpan.')).toBeVisible()
  await expectAccessible(page, 'the saved offer profile')

  // The server no longer answers: the page says that the save is on the phone alone.
  noise.allow(failedWith(503), apiLine('GET /partner/offer-profile'))
  await page.route('**/api/partner/offer-profile', (route) => route.fulfill({ status: 503, json: { message: 'x' } }))
  await type('Nama usaha', 'An-Nur Umroh', 'Shift+Tab')
  await keys.toAndPress(button('Simpan'))
  await expect(button('Kirim sekarang')).toBeVisible()
  await expectAccessible(page, 'the offer profile that is not sent')
  await page.unroute('**/api/partner/offer-profile')

  await type('Nama usaha', 'An-Nur', 'Shift+Tab')
  await keys.to(page.getByRole('link', { name: 'Kembali ke profil' }), 'Shift+Tab')
  await keys.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Tinggalkan isian ini?' })).toBeVisible()
  await expectAccessible(page, 'the question before the offer profile is left')
})
