import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { ADMIN, button, find, LAPTOP, openTable, row } from '../support/adminSupport'
import { apiLine, expect, failedToReach, test } from '../support/support'

test.use({ ...LAPTOP, account: ADMIN })

/** Says that the camera was held on its side: the photo has to be turned to the right. */
const ON_ITS_SIDE = Buffer.from([
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0,
  6, 0, 0, 0, 0, 0, 0,
])

/** A photo as a camera writes it: red at the left and blue at the right, which are above and below when it is turned. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1800, height: 3200 })
    const context = canvas.getContext('2d')
    for (const [colour, at] of [
      ['#f00', 0],
      ['#00f', 900],
    ] as const) {
      if (context) context.fillStyle = colour
      context?.fillRect(at, 0, 900, 3200)
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const jpeg = Buffer.from(base64, 'base64')
  return Buffer.concat([jpeg.subarray(0, 2), ON_ITS_SIDE, jpeg.subarray(2)])
}

/** The size of the picture in a row, and the colours of its top and its foot. */
const seen = (page: Page, name: string) =>
  row(page, name)
    .locator('img')
    .evaluate(async (element) => {
      const image = element as HTMLImageElement
      await image.decode()
      const { naturalWidth: width, naturalHeight: height } = image
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
      context?.drawImage(image, 0, 0)
      const { data = [] } = context?.getImageData(width / 2, 0, 1, height) ?? {}
      const colourAt = (y: number) => ((data[y * 4] ?? 0) > (data[y * 4 + 2] ?? 0) ? 'red' : 'blue')
      return { width, height, top: colourAt(5), foot: colourAt(height - 6) }
    })

test('an admin gives a hotel the photo of a phone: it stands upright, survives an outage, and is in the table', async ({
  page,
  noise,
}) => {
  noise.allow(failedToReach, apiLine('POST /partner/uploads'))
  await page.goto('/')
  await openTable(page, 'Hotel Makkah')
  await find(page, 'Anjum', 1)
  await row(page, 'Anjum').click()
  await expect(button(page, 'Pilih gambar')).toBeVisible()
  await expectAccessible(page, 'form of a hotel')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photo(page) })
  const dialog = page.getByRole('dialog', { name: 'Atur gambar' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'cropper')

  await page.route('**/api/partner/uploads', (route) => route.abort())
  await button(page, 'Pakai gambar').click()
  await expect(dialog.getByRole('alert')).toContainText('Gambar belum terkirim')
  await page.unroute('**/api/partner/uploads')
  await button(page, 'Pakai gambar').click()
  await expect(dialog).toBeHidden()
  await button(page, 'Simpan').click()
  await expect(page.getByText('Data tersimpan.')).toBeVisible()
  await find(page, 'Anjum', 1)
  // The table shows the old picture until it has read its rows again.
  await expect.poll(() => seen(page, 'Anjum')).toEqual({ width: 1280, height: 720, top: 'red', foot: 'blue' })

  // Other tests choose from the same hotels.
  await row(page, 'Anjum').click()
  await button(page, 'Alamat gambar').click()
  await page.getByRole('textbox', { name: 'Berkas gambar' }).fill('hotels/makkah/anjum.svg')
  await button(page, 'Simpan').click()
  await find(page, 'Anjum', 1)
})
