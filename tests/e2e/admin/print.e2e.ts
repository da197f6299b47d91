import type { Page } from '@playwright/test'
import { ADMIN, LAPTOP } from '../support/adminSupport'
import { expect, PartnerApi, SITI, test, totalsIn } from '../support/support'

/** Ctrl+P on a desktop: paper holds the offer and nothing else (docs/product.md §21.3.3 and §21.3.9). */

test.use({ ...LAPTOP, account: ADMIN })

declare global {
  interface Window {
    printed: string
  }
}

/** Prints the page, and returns what its paper holds and how many sheets of paper it takes. */
async function print(page: Page) {
  await page.evaluate(() => {
    const paper = () => document.querySelector('[data-print]')
    window.addEventListener('beforeprint', () => (window.printed = paper()?.textContent ?? ''), { once: true })
  })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const text = (await page.evaluate(() => window.printed)).replace(/^[^]*}/, '').replaceAll('\u00A0', ' ')
  return { text, sheets: pdf.match(/\/Type \/Page\b/g)?.length }
}

/** The parts of the page that are visible on paper. */
async function visibleOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const places = await page.evaluate(() =>
    [...document.body.children]
      .filter((element) => getComputedStyle(element).display !== 'none')
      .map((element) => element.hasAttribute('data-print')),
  )
  await page.emulateMedia({ media: null })
  return places
}

test('a print of the detail and of the sheet holds the offer: no margin, no price of a component', async ({
  page,
  sessions,
}) => {
  const api = new PartnerApi(sessions.request, await sessions.of(SITI))
  await page.goto(`/package/umroh-reguler/${await api.create({ namaPaket: 'Umroh Syawal' })}`)
  const totals = await totalsIn(page.getByRole('region', { name: 'Total Harga' }))
  await expect(page.locator('[data-print] > p')).toHaveCount(0)

  const detail = await print(page)
  expect(detail.sheets).toBe(1)
  expect(detail.text).toContain('Umroh Syawal')
  for (const total of Object.values(totals)) expect(detail.text).toContain(total)
  expect(detail.text).not.toMatch(/[Mm]argin|SAR|[Tt]our [Ll]eader/)
  expect(await visibleOnPaper(page)).toEqual([true])

  await page.getByRole('button', { name: 'Bagikan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bagikan penawaran' })
  await sheet.getByRole('textbox', { name: 'Nama pelanggan' }).fill('Ibu Sri')
  await sheet.getByRole('checkbox', { name: 'Quad' }).uncheck()
  const chosen = await print(page)
  expect(chosen.sheets).toBe(1)
  expect(chosen.text).toContain('Penawaran untuk Ibu Sri')
  expect(chosen.text).not.toContain('Quad')
  // Paper is narrower than the desktop layout, and the layout and its sheet stay.
  await expect(sheet.getByRole('textbox', { name: 'Nama pelanggan' })).toHaveValue('Ibu Sri')
  expect(await visibleOnPaper(page)).toEqual([true])
})
