import type { Locator } from '@playwright/test'
import { expectAccessibleAndFitting } from '../support/accessible'
import { card, expect, failedToReach, openList, still, test } from '../support/support'

/** 'Bandingkan' in a real browser (docs/product.md §26.1). */

const LONG = 'Umroh Syawal Keluarga Besar Bapak Haji Abdurrahman dan Ibu Hajah Siti Rahmawati '.repeat(4).trim()
const NAMES = [LONG, 'Umroh Bandingan Hemat', 'Umroh Bandingan Madinah']

/** Presses where a finger would: Playwright's own click scrolls a fixed bar into view first, and with it the page. */
async function tap(control: Locator) {
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await control.page().mouse.click(x + width / 2, y + height / 2)
}

test.use({ viewport: { width: 360, height: 740 } })

test('a mitra chooses three packages in the list and compares them, also without a network and with large letters', async ({
  page,
  context,
  api,
  noise,
}) => {
  for (const [index, namaPaket] of NAMES.entries()) await api.create({ namaPaket, jumlahJamaah: 25 + index })
  await openList(page)
  const scrolled = () => page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  // The browser scrolls a moment after the wheel.
  await expect.poll(scrolled).toBeGreaterThan(0)
  await still(page)
  const before = await scrolled()
  await tap(page.getByRole('button', { name: 'Menu daftar' }))
  await tap(page.getByRole('button', { name: 'Bandingkan' }))
  const bar = page.getByRole('contentinfo', { name: 'Bandingkan paket' })
  await expect(bar).toBeInViewport()
  expect(await scrolled()).toBe(before)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessibleAndFitting(page, 'choice of packages')
  for (const name of NAMES.slice(1)) await page.getByRole('checkbox', { name: `Pilih ${name}` }).check()
  // A tap anywhere on a card counts.
  await card(page, LONG).getByRole('heading').click({ force: true })
  await expect(bar.getByRole('status')).toHaveText('3 paket dipilih.')
  await bar.getByRole('button', { name: 'Bandingkan' }).click()
  const table = page.getByRole('table', { name: 'Perbandingan paket' })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expectAccessibleAndFitting(page, 'comparison')
  // The names stay in sight.
  await table.getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(table.getByRole('columnheader').last()).toBeInViewport()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expectAccessibleAndFitting(page, 'comparison with large letters')

  noise.allow(failedToReach)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Kembali ke daftar paket' }).click()
  await expect(page.getByRole('checkbox', { name: `Pilih ${LONG}` })).toBeChecked()
  await bar.getByRole('button', { name: 'Bandingkan' }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Bagikan sebagai pilihan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bagikan penawaran' })
  await expect(sheet.getByText('Gambar siap dikirim.')).toBeVisible()
  await expect(sheet.getByRole('img', { name: '3 pilihan paket umroh' })).toBeVisible()
  await expectAccessibleAndFitting(page, 'an offer with options')
})
