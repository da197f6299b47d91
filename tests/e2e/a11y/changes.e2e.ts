import { expectAccessibleAndFitting } from '../support/accessible'
import { shareByApi } from '../support/offers'
import { expect, test } from '../support/support'

/** 'Apa yang berubah' on the links of a package (docs/product.md §21.5.12). */

test.use({ viewport: { width: 360, height: 740 } })

test('the comparison of two versions is accessible and fits the smallest phone', async ({ page, api }) => {
  const { packageId } = await shareByApi(api, { namaPaket: 'Umroh Syawal bersama keluarga', jumlahJamaah: 20 })
  await api.update(packageId, { namaPaket: 'Umroh Ramadhan', jumlahJamaah: 35, tourLeader: 2 })
  await page.goto(`/package/umroh-reguler/${packageId}`)
  await page.getByRole('button', { name: 'Apa yang berubah' }).click()
  const sheet = page.getByRole('dialog', { name: 'Apa yang berubah' })
  await expect(sheet.getByRole('group', { name: 'Isi paket' })).toContainText('Umroh Ramadhan')
  await expect(sheet.getByRole('group', { name: 'Harga per jamaah' })).toBeVisible()
  await expectAccessibleAndFitting(page, 'the comparison')
})
