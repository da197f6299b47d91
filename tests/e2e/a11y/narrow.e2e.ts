import type { Page } from '@playwright/test'
import { today } from '@/domain/values/dates'
import { expectAccessible } from '../support/accessible'
import { enlargeText, expectReadable, useWideFace } from '../support/readable'
import { card, expect, openList, openNewWizard, STEPS, test, type PartnerApi } from '../support/support'

/** Sheets and screens on narrow phones, in a wide typeface, and with text at twice the size (docs/product.md §1.3.3). */

const NAME = 'Umroh Syawal Keluarga Besar Bapak Haji Abdurrahman dan Ibu Hajah Siti Rahmawati (Copy)'

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function expectSheetsReadable(page: Page, api: PartnerApi) {
  await page.goto(`/package/umroh-reguler/${await api.create({ namaPaket: NAME, jumlahJamaah: 25, tourLeader: 1 })}`)
  await expectReadable(page, 'detail')
  await page.getByRole('button', { name: 'Simulasi' }).click()
  await expect(sheet(page, 'Simulasi jamaah').getByRole('radio').first()).toBeVisible()
  await expectReadable(page, 'Simulasi')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Duplikat', exact: true }).click()
  await page.getByRole('button', { name: 'Duplikat dengan tanggal baru' }).click()
  await expect(page.getByRole('button', { name: 'Simpan salinan' })).toBeEnabled()
  await expectReadable(page, 'Duplikat dengan tanggal baru')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Bagikan' }).click()
  const share = sheet(page, 'Bagikan penawaran')
  await expect(share.getByRole('status').first()).toHaveText('Gambar siap dikirim.')
  await expectReadable(page, 'Bagikan')
  await share.getByRole('button', { name: 'Hitung rombongan' }).click()
  await sheet(page, 'Hitung rombongan').getByRole('button', { name: 'Atur otomatis' }).click()
  await expectReadable(page, 'Hitung rombongan')
}

async function expectPriceReadable(page: Page) {
  const wizard = await openNewWizard(page)
  await wizard.journey({ name: NAME, jamaah: 20, flight: 'Batik Air' })
  for (const city of ['Makkah', 'Madinah']) await wizard.checkbox(`Tanpa Hotel ${city}`).check()
  await wizard.next(STEPS.trip)
  await expectReadable(page, 'steps')
  await page.getByRole('button', { name: /^Sementara, per jamaah/ }).click()
  for (const lines of await sheet(page, 'Rincian harga').locator('summary').all()) await lines.click()
  await expectReadable(page, 'open price bar')
}

for (const [size, width] of [
  ['ordinary', 320],
  ['ordinary', 360],
  ['double', 360],
  ['double', 430],
] as const)
  test.describe(`at ${width} px with text of ${size} size in a wide typeface`, () => {
    test.use({ viewport: { width, height: 740 }, isMobile: false })
    test.setTimeout(90_000)
    test.beforeEach(async ({ page }) => {
      await useWideFace(page)
      if (size === 'double') await enlargeText(page)
    })

    test('every word of the detail’s sheets stays whole', ({ page, api }) => expectSheetsReadable(page, api))

    test('every word of the wizard’s steps and of the open price bar stays whole', ({ page }) =>
      expectPriceReadable(page))

    test('every word of the list, Beranda and Profil stays whole, and a long header or footer scrolls away', async ({
      page,
      api,
    }) => {
      const id = await api.create({ namaPaket: NAME })
      await api.share(id, 'Ibu Hajah Siti Rahmawati binti Haji Abdurrahman dari Kota Pekanbaru')
      await api.note(id, { remindAt: today() })
      for (const path of ['/', '/profile', `/package/umroh-reguler?q=Syawal`, `/package/umroh-reguler/${id}`]) {
        await page.goto(path)
        await expect(page.getByRole('progressbar')).toHaveCount(0)
        await expectReadable(page, path)
        const fixed = await page.evaluate(() =>
          [...document.querySelectorAll('header, footer')]
            .filter((bar) => getComputedStyle(bar).position === 'sticky')
            .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0),
        )
        expect(fixed, `fixed bars of ${path}`).toBeLessThanOrEqual(740 * (1 / 3 + 2 / 5))
      }
    })
  })

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: false })

  test('a copy’s (Copy) is on its card, however long the name', async ({ page, api }) => {
    const name = `Umroh ${'Keluarga Besar '.repeat(12)}(Copy)`
    await api.create({ namaPaket: name })
    await openList(page, 'Keluarga Besar Keluarga')
    const mark = card(page, name).getByRole('heading').getByText('(Copy)', { exact: true })
    const box = (await mark.boundingBox())!
    const prices = (await card(page, name).getByText('Double').boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(prices.y)
    expect(
      await mark.evaluate((text) =>
        // The link to the detail lies above the whole card.
        document
          .elementsFromPoint(text.getBoundingClientRect().x + 4, text.getBoundingClientRect().y + 4)
          .includes(text),
      ),
    ).toBe(true)
  })

  test('a toast covers nothing that can be pressed', async ({ page, api }) => {
    const name = `Paket pesan ${Date.now()}`
    await api.create({ namaPaket: name })
    await openList(page, name)
    await card(page, name)
      .getByRole('button', { name: /^Duplikat/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Duplikat', exact: true }).click()
    const toast = page.getByRole('status').getByText('Paket berhasil diduplikasi.')
    await expect(toast).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    const covered = () =>
      toast.evaluate((element) => {
        const box = element.getBoundingClientRect()
        return [...document.querySelectorAll('a, button, input')]
          .filter((action) => {
            const { top, bottom, left, right, width } = action.getBoundingClientRect()
            return width > 1 && top < box.bottom && bottom > box.top && left < box.right && right > box.left
          })
          .map((action) => action.textContent)
      })
    await expect.poll(covered, { intervals: [100] }).toEqual([])
  })

  test('axe finds no violation on the open price bar', async ({ page }) => {
    await expectPriceReadable(page)
    await expectAccessible(page, 'open price bar')
  })
})
