import { expect, test } from '../support/support'

/** The link of an offer from the mitra's phone to the customer and back (docs/product.md §21.5). */

test('a mitra makes a link, the customer reads and accepts it, and the mitra sees both and revokes it', async ({
  page,
  api,
  browser,
  noise,
}) => {
  noise.allow(/status of 410/)
  const id = await api.create({ namaPaket: 'Umroh Syawal', jumlahJamaah: 25 })
  await page.goto(`/package/umroh-reguler/${id}`)
  await page.getByRole('button', { name: 'Bagikan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bagikan penawaran' })
  await expect(sheet.getByRole('status')).toHaveText('Gambar siap dikirim.')
  await sheet.getByRole('textbox', { name: 'Nama pelanggan' }).fill('Bapak Ahmad')
  await expect(sheet.getByRole('status')).toHaveText('Gambar siap dikirim.')
  await sheet.getByRole('button', { name: 'Buat tautan' }).click()
  const link = await sheet.getByRole('textbox', { name: 'Tautan penawaran' }).inputValue()
  expect(new URL(link).pathname).toMatch(/^\/p\/[\w-]{43}$/)
  await page.keyboard.press('Escape')
  const sent = page.getByRole('region', { name: 'Penawaran terkirim' }).getByRole('listitem')
  await expect(sent).toContainText('Bapak Ahmad (V1)')
  await expect(sent).toContainText('Belum dilihat')

  const customer = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const theirs = await customer.newPage()
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: 'Umroh Syawal' })).toBeVisible()
  await expect(theirs.getByText('Penawaran untuk Bapak Ahmad')).toBeVisible()
  const picture = await theirs.request.get(`${link}.jpg`)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  const seen = theirs.waitForResponse((answer) => answer.url().endsWith('/seen'))
  await seen
  await page.reload()
  await expect(sent).toContainText('Dilihat')

  await theirs.getByRole('textbox', { name: 'Nama' }).fill('Ahmad')
  await theirs.getByRole('combobox').selectOption('quad')
  await theirs.getByLabel('Jumlah jamaah').fill('4')
  await theirs.getByRole('button', { name: 'Saya setuju' }).click()
  await expect(theirs.getByRole('status')).toContainText('Ahmad')
  await page.reload()
  await expect(sent).toContainText(/Ahmad setuju: Quad Rp\. [\d.]+, 4 jamaah/)

  await sent.getByRole('button', { name: 'Cabut tautan' }).click()
  await page.getByRole('dialog', { name: 'Cabut tautan' }).getByRole('button', { name: 'Ya, lanjutkan' }).click()
  await expect(sent).toContainText('Dicabut')
  expect((await theirs.goto(link))?.status()).toBe(410)
  expect((await theirs.request.get(`${link}.jpg`)).status()).toBe(410)
  await customer.close()
})
