import { expectAccessibleAndFitting } from '../support/accessible'
import { Keys } from '../support/keys'
import { enlargeText } from '../support/readable'
import { expect, test } from '../support/support'

/** 'Simulasi jamaah' in a real browser (docs/product.md §24). */

const NAME = 'Umroh Syawal Keluarga Besar Bapak Haji Abdurrahman dan Ibu Hajah Siti Rahmawati'

test('a mitra without a network simulates a smaller group, then takes it into the wizard and saves', async ({
  page,
  api,
  context,
}) => {
  const id = await api.create({ namaPaket: NAME, jumlahJamaah: 25, tourLeader: 1 })
  // The detail asks for its links last. Without a network that request would complain.
  const links = page.waitForResponse(/\/offers\?/)
  await page.goto(`/package/umroh-reguler/${id}`)
  await links
  // The margins are on the phone once the sheet has shown them.
  await page.getByRole('button', { name: 'Simulasi' }).click()
  const sheet = page.getByRole('dialog', { name: 'Simulasi jamaah' })
  await expect(sheet.getByRole('radio').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Simulasi' }).click()
  await expect(sheet.getByRole('status')).toHaveText(
    /^Dengan harga ini titik impas 25 jamaah; pada 20 jamaah rugi Rp\. /,
  )
  await sheet.getByRole('spinbutton', { name: 'Kalau hanya' }).fill('30')
  await expect(sheet.getByRole('status')).toHaveText(/; pada 30 jamaah margin Rp\. [\d.]+$/)
  await expect(sheet.getByRole('radio').first()).toBeVisible()

  await context.setOffline(false)
  await sheet.getByRole('radio', { name: 'Rp. 2.000.000' }).check()
  await sheet.getByRole('button', { name: 'Pakai di wizard' }).click()
  await expect(page.getByRole('heading', { name: 'Review Pilihan' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tambahan Lainnya' })).toContainText('Rp. 2.000.000')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page).toHaveURL('/package/umroh-reguler')
  const { data } = await api.get<{ data: { package: Record<string, unknown> } }>(`/partner/umroh-regular/${id}`)
  expect(data.package).toMatchObject({ jumlah_jamaah: 30, margin_rupiah: 2_000_000 })
})

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('axe finds no violation on the simulation, with a loss and with a wrong number; Tab stays in it and Escape returns the focus', async ({
    page,
    api,
  }) => {
    await page.goto(`/package/umroh-reguler/${await api.create({ namaPaket: NAME, jumlahJamaah: 45, tourLeader: 2 })}`)
    const opener = page.getByRole('button', { name: 'Simulasi' })
    await opener.focus()
    const keys = new Keys(page)
    await keys.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Simulasi jamaah' })
    await expect(sheet.getByRole('radio').first()).toBeVisible()
    await expectAccessibleAndFitting(page, 'simulation')
    const only = sheet.getByRole('spinbutton', { name: 'Kalau hanya' })
    await only.fill('3')
    await expect(sheet.getByRole('status')).toContainText('rugi')
    await expectAccessibleAndFitting(page, 'simulation with a loss')
    await only.fill('0')
    await expect(sheet.getByText('Isi 1 sampai 1.000')).toBeVisible()
    await expectAccessibleAndFitting(page, 'simulation with a wrong number')
    await keys.aroundIn(sheet, opener, 8)
  })
})

test.describe('with text at twice the size', () => {
  test.beforeEach(({ page }) => enlargeText(page))

  test('the price that a group needs is larger than its label, and than the exact price below it', async ({
    page,
    api,
  }) => {
    const id = await api.create({ namaPaket: 'Huruf besar' })
    await page.goto(`/package/umroh-reguler/${id}`)
    await page.getByRole('button', { name: 'Simulasi' }).click()
    const tile = page.getByText('Harga Quad jadi').locator('..')
    const size = (part: string) =>
      tile
        .locator(part)
        .first()
        .evaluate((one) => parseFloat(getComputedStyle(one).fontSize))
    expect(await size('dd')).toBeGreaterThan(await size('dt'))
    const fits = (one: HTMLElement) => one.scrollWidth <= one.clientWidth
    expect(await tile.locator('dd').first().evaluate(fits)).toBe(true)
  })
})
