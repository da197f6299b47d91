import type { Locator, Page } from '@playwright/test'
import { expectAccessibleAndFitting } from '../support/accessible'
import { shareByApi } from '../support/offers'
import { DEWI, expect, test } from '../support/support'

/** The page behind a link, as a customer's browser shows it (docs/product.md §21.5.7). */

test.use({ account: DEWI, viewport: { width: 360, height: 740 } })

const PLAN = {
  dp: 5_000_000,
  instalments: [
    { percent: 30, daysBefore: 60 },
    { amount: 2_500_000, daysBefore: 45 },
  ],
  restDaysBefore: 30,
}
const PROFILE = {
  business: 'An-Nur Tour & Travel Indonesia Sejahtera',
  whatsapp: '6281234567890',
  licence: 'U.491 Tahun 2021',
  validDays: 7,
  paymentPlan: PLAN,
  included: ['Air zamzam 5 liter', 'Makan tiga kali sehari', 'Handling bandara'],
  excluded: ['Paspor', 'Vaksin meningitis'],
  terms: ['Harga dapat berubah sebelum DP', 'Paspor berlaku minimal 7 bulan'],
}

const ROOMS = { roomMix: { double: 2, triple: 0, quad: 4 }, withPaymentPlan: true }

type Api = Parameters<typeof shareByApi>[0]
async function shareWhole(api: Api, namaPaket = 'Umroh Syawal 9 Hari bersama Ustadz Abdurrahman') {
  await api.put('/partner/offer-profile', PROFILE)
  return shareByApi(api, { namaPaket, jumlahJamaah: 20 }, ROOMS)
}

async function agree(page: Page, jamaah: string) {
  await page.getByRole('textbox', { name: 'Nama' }).fill('Sri')
  await page.getByRole('combobox').selectOption('quad')
  await page.getByLabel('Jumlah jamaah').fill(jamaah)
  await page.getByRole('button', { name: 'Saya setuju' }).click()
}

test('while a customer fills in the form, no second Saya setuju stands on the page', async ({ page, api }) => {
  const { path } = await shareWhole(api)
  await page.goto(path)
  const link = page.getByRole('link', { name: 'Saya setuju' })
  await link.click()
  await expect(link).toBeVisible()
  await page.getByRole('textbox', { name: 'Nama' }).fill('Sri')
  await expect(link).toBeHidden()
  // Who reads the offer again finds the way back to the form.
  await page.getByRole('textbox', { name: 'Nama' }).blur()
  await expect(link).toBeVisible()
})

test('every page of a link is accessible and fits the smallest phone', async ({ page, api, noise }) => {
  noise.allow(/status of 4(04|10|22)/)
  const { path, id } = await shareWhole(api)
  await page.goto(path)
  await expectAccessibleAndFitting(page, 'the offer')
  await page.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
  await agree(page, '0')
  await expect(page.getByLabel('Jumlah jamaah')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleAndFitting(page, 'the form with a problem')
  await agree(page, '4')
  await expect(page.getByRole('status')).toContainText('Sri')
  await expectAccessibleAndFitting(page, 'the offer that somebody agreed to')
  await api.delete(`/partner/offers/${id}`)
  expect((await page.goto(path))?.status()).toBe(410)
  await expectAccessibleAndFitting(page, 'the closed offer')
  expect((await page.goto(`/p/${'A'.repeat(43)}`))?.status()).toBe(404)
  await expectAccessibleAndFitting(page, 'an unknown link')
})

test('the page with its typeface is at most 60 kB, nothing on it moves, and it prints on one sheet of paper', async ({
  page,
  api,
}) => {
  const { path } = await shareWhole(api)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  const typeface = page.waitForResponse((response) => response.url().endsWith('/p/typeface.woff2'))
  const seen = page.waitForResponse((response) => response.url().endsWith('/seen'))
  const bodies = await Promise.all([page.goto(path), typeface].map(async (answer) => (await answer)?.body()))
  expect(bodies.reduce((sum, body) => sum + (body?.byteLength ?? 0), 0)).toBeLessThanOrEqual(60_000)
  await expect(page.getByText('Rencana pembayaran per jamaah')).toBeVisible()
  await expect(page.getByText('Total rombongan')).toBeVisible()
  await seen
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
  expect(shift).toBe(0)
  expect(asked.filter((url) => !url.endsWith(path) && !/\/(seen|icon\.svg|typeface\.woff2)$/.test(url))).toEqual([])
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('the page of three options fits the smallest phone in at most 25 kB, and takes one of them without scripts', async ({
  browser,
  page,
  api,
  noise,
}) => {
  noise.allow(/status of 404/)
  await api.put('/partner/offer-profile', PROFILE)
  const others = [
    await api.create({ namaPaket: 'Umroh Hemat 9 Hari', jumlahJamaah: 40 }),
    await api.create({ namaPaket: 'Umroh Plus Turki bersama Ustadz Abdurrahman', jumlahJamaah: 20 }),
  ]
  const contents = { namaPaket: 'Umroh Syawal 9 Hari', jumlahJamaah: 20 }
  const { path } = await shareByApi(api, contents, { others, withPaymentPlan: true })
  const answer = await page.goto(path)
  expect((await answer?.body())?.byteLength).toBeLessThanOrEqual(25_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 pilihan paket umroh')
  await expectAccessibleAndFitting(page, 'the offer with options')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2)

  const context = await browser.newContext({ javaScriptEnabled: false })
  const theirs = await context.newPage()
  await theirs.goto(path)
  await theirs.getByRole('textbox', { name: 'Nama' }).fill('Sri')
  await theirs.getByRole('combobox', { name: 'Pilihan' }).selectOption('B. Umroh Hemat 9 Hari')
  await theirs.getByRole('combobox', { name: 'Tipe kamar' }).selectOption('Quad')
  await theirs.getByLabel('Jumlah jamaah').fill('4')
  await theirs.getByRole('button', { name: 'Saya setuju' }).click()
  await expect(theirs.getByRole('status')).toContainText('B. Umroh Hemat 9 Hari')
  await page.reload()
  await expectAccessibleAndFitting(page, 'the options of which one was chosen')
  await context.close()
})

test('hotels and prices stand on the first screen under the picture, and the bar leads to the form and hides nothing', async ({
  page,
  api,
  noise,
}) => {
  noise.allow(/status of 404/)
  await api.put('/partner/offer-profile', PROFILE)
  const jpeg = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1080, height: 1350 })
    return canvas.toDataURL('image/jpeg').split(',')[1]
  })
  const named = { namaPaket: 'Umroh Syawal 9 Hari bersama Ustadz Abdurrahman', jumlahJamaah: 20 }
  const { path } = await shareByApi(api, named, { image: jpeg })
  await page.goto(path)
  const bar = page.getByRole('navigation', { name: 'Tindakan' })
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0
  const prices = await page.locator('.prices').boundingBox()
  expect((prices?.y ?? 0) + (prices?.height ?? 0)).toBeLessThanOrEqual(await top(bar))
  await expect(page.getByRole('link', { name: /^Gambar penawaran/ })).toBeInViewport()
  expect(await page.locator('.hero img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080)

  const last = page.getByText('Izin PPIU U.491 Tahun 2021')
  await last.scrollIntoViewIfNeeded()
  const line = await last.boundingBox()
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(await top(bar))
  await bar.getByRole('link', { name: 'Saya setuju' }).click()
  await expect(page.getByRole('button', { name: 'Saya setuju' })).toBeInViewport()
  const above = await bar.boundingBox()
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(await top(page.locator('form')))
})

test('a browser without scripts shows the offer and lets the customer agree', async ({ browser, api }) => {
  const { path } = await shareWhole(api)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Umroh Syawal 9 Hari bersama Ustadz Abdurrahman')
  await agree(page, '4')
  await expect(page.getByRole('status')).toContainText('Sri, Quad, 4 jamaah')
  expect((await page.getByRole('status').boundingBox())?.y).toBeCloseTo(0, 0)
  await expect(page.getByRole('button', { name: 'Saya setuju' })).toHaveCount(0)
  await context.close()
})
