import { expectAccessibleAndFitting } from '../support/accessible'
import { Keys } from '../support/keys'
import { enlargeText } from '../support/readable'
import { expect, test } from '../support/support'

test.use({ viewport: { width: 360, height: 740 } })

const NAME = 'Umroh Syawal Keluarga Besar Bapak Haji Abdurrahman dan Ibu Hajah Siti Rahmawati'

test('axe finds no violation on the sheet Bagikan, with a wrong number, its calendar and its rooms', async ({
  page,
  api,
}) => {
  await page.goto(`/package/umroh-reguler/${await api.create({ namaPaket: NAME, jumlahJamaah: 25 })}`)
  await expect(page.getByRole('region', { name: 'Total Harga' })).toBeVisible()
  await expectAccessibleAndFitting(page, 'detail with its buttons')
  await page.getByRole('button', { name: 'Bagikan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bagikan penawaran' })
  await expect(sheet.getByRole('status')).toHaveText('Gambar siap dikirim.')
  await expectAccessibleAndFitting(page, 'sheet')
  await sheet.getByRole('textbox', { name: 'WhatsApp pelanggan' }).fill('0812')
  await sheet.getByRole('textbox', { name: 'Nama pelanggan' }).focus()
  await expect(sheet.getByText('Nomor WhatsApp tidak valid')).toBeVisible()
  await expectAccessibleAndFitting(page, 'sheet with a wrong number')
  await sheet.getByRole('button', { name: /^Berlaku s\.d\./ }).click()
  await expect(page.getByRole('dialog', { name: 'Berlaku s.d.' }).getByRole('grid')).toBeVisible()
  await expectAccessibleAndFitting(page, 'calendar of the validity')
  await page.keyboard.press('Escape')
  await sheet.getByRole('button', { name: 'Hitung rombongan' }).click()
  const mix = page.getByRole('dialog', { name: 'Hitung rombongan' })
  await mix.getByRole('button', { name: 'Atur otomatis' }).click()
  await expectAccessibleAndFitting(page, 'rooms of the group')
})

test('Enter opens the sheet Bagikan, Tab stays in it, and Escape returns the focus', async ({ page, api }) => {
  await page.goto(`/package/umroh-reguler/${await api.create({ namaPaket: NAME })}`)
  const opener = page.getByRole('button', { name: 'Bagikan' })
  await expect(opener).toBeEnabled()
  await opener.focus()
  const keys = new Keys(page)
  await keys.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Bagikan penawaran' })
  await expect(sheet.getByRole('status')).toHaveText('Gambar siap dikirim.')
  await keys.aroundIn(sheet, opener, 16)
})

test('with text at twice the size the actions of the sheet Bagikan take two fifths of the screen at most', async ({
  page,
  api,
}) => {
  await enlargeText(page)
  await page.goto(`/package/umroh-reguler/${await api.create({ namaPaket: NAME })}`)
  await page.getByRole('button', { name: 'Bagikan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bagikan penawaran' })
  await expect(sheet.getByRole('status')).toHaveText('Gambar siap dikirim.')
  const bar = await sheet.getByRole('status').locator('..').boundingBox()
  expect(bar?.height).toBeLessThanOrEqual(0.4 * 740)
  await expect(sheet.getByRole('button', { name: 'Kirim gambar' })).toBeInViewport({ ratio: 1 })
  await sheet.getByRole('button', { name: 'Salin teks' }).scrollIntoViewIfNeeded()
  await expect(sheet.getByRole('button', { name: 'Salin teks' })).toBeInViewport({ ratio: 1 })
})
