import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pdfPages, pdfPictures } from '../../support/readPdf'
import { expect, failedToReach, test, totalsIn } from '../support/support'

/** 'Simpan PDF' in a real browser, under the host's content security policy (docs/product.md §21.3.3). */

const WORKER_COMES = 30_000
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Bagikan penawaran' })

async function openSheet(page: Page) {
  await page.getByRole('button', { name: 'Bagikan' }).click()
  await expect(sheetOf(page).getByRole('status')).toHaveText('Gambar siap dikirim.')
  return sheetOf(page)
}

/** Saves the PDF and reads the text that can be selected in it. */
async function savedPdf(page: Page) {
  const saving = page.waitForEvent('download')
  await sheetOf(page).getByRole('button', { name: 'Simpan PDF' }).click()
  const saved = await saving
  const pdf = new Uint8Array(await readFile(await saved.path()))
  const pages = await pdfPages(pdf)
  return { name: saved.suggestedFilename(), pdf, pages, words: pages.join(' ') }
}

test('a mitra saves a PDF whose text holds the package, its totals and no margin', async ({ page, api }) => {
  await page.goto(`/package/umroh-reguler/${await api.create({ namaPaket: 'Umroh Rāmaḍān ✨ Keluarga' })}`)
  const totals = await totalsIn(page.getByRole('region', { name: 'Total Harga' }))
  const sheet = await openSheet(page)
  await sheet.getByRole('textbox', { name: 'Nama pelanggan' }).fill('Bapak Ahmad')
  const { name, pages, words } = await savedPdf(page)
  expect(name).toBe('penawaran-Umroh Rāmaḍān ✨ Keluarga.pdf')
  await expect(sheet.getByRole('status')).toHaveText(`PDF disimpan sebagai ${name}. Lihat di folder unduhan.`)
  expect(pages).toHaveLength(1)
  expect(words).toContain('Umroh Rāmaḍān')
  expect(words).toContain('Penawaran untuk Bapak Ahmad')
  for (const total of Object.values(totals)) expect(words).toContain(total)
  expect(words).not.toMatch(/[Mm]argin|SAR|[Tt]our [Ll]eader/)
})

/** How much of the first page has a colour, or one that no eye tells from it. */
async function partsOf(pdf: Uint8Array) {
  const [page] = await pdfPictures(pdf)
  if (!page) throw new Error('The PDF has no page.')
  const { data } = page.getContext('2d').getImageData(0, 0, page.width, page.height)
  return (...colour: [number, number, number]) => {
    let alike = 0
    for (let pixel = 0; pixel < data.length; pixel += 4)
      if (colour.every((part, index) => Math.abs(part - (data[pixel + index] ?? 0)) < 4)) alike++
    return alike / (page.width * page.height)
  }
}

test('Arabic names and emoji are letters on the ground of the page, and no black boxes', async ({ page, api }) => {
  const words = 'باقة رمضان (برج 2) 5 نجوم ✅ ﷽'
  await page.goto(`/package/umroh-reguler/${await api.create({ namaPaket: `${words} ${words}` })}`)
  await (await openSheet(page)).getByRole('textbox', { name: 'Nama pelanggan' }).fill(words)
  const { pdf } = await savedPdf(page)
  expect(pdf.length).toBeLessThan(300_000)
  const partOf = await partsOf(pdf)
  expect(partOf(0, 0, 0)).toBe(0)
  expect(partOf(255, 255, 255)).toBeGreaterThan(0.3)
  // The ground of the head shows between its letters.
  expect(partOf(6, 75, 54)).toBeGreaterThan(0.1)
})

test.describe('on an installed app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a phone without a network says that it has no PDF yet, and makes one once it has loaded the code', async ({
    page,
    context,
    api,
    noise,
  }) => {
    noise.allow(failedToReach, /^warning: \[api\]/, /ERR_INTERNET_DISCONNECTED/)
    const id = await api.create({ namaPaket: 'Umroh Syawal' })
    await page.goto(`/package/umroh-reguler/${id}`)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
      timeout: WORKER_COMES,
    })
    const sheet = await openSheet(page)
    await sheet.getByRole('textbox', { name: 'Nama pelanggan' }).fill('Ibu Sri')
    await context.setOffline(true)
    await sheet.getByRole('button', { name: 'Simpan PDF' }).click()
    await expect(sheet.getByRole('status')).toContainText('Sambungkan ke internet sekali')
    await expect(sheet.getByRole('textbox', { name: 'Nama pelanggan' })).toHaveValue('Ibu Sri')

    await context.setOffline(false)
    expect((await savedPdf(page)).words).toContain('Penawaran untuk Ibu Sri')

    // Only the service worker has the code now.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    await page.goto(`/package/umroh-reguler/${id}`)
    await openSheet(page)
    expect((await savedPdf(page)).words).toContain('Umroh Syawal')
    await context.setOffline(false)
  })
})
