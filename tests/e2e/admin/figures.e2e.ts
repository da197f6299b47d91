import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { addDays, today } from '@/domain/values/dates'
import { expectAccessibleAndFitting } from '../support/accessible'
import { ADMIN, LAPTOP, menu } from '../support/adminSupport'
import { apiLine, expect, failedWith, PartnerApi, signInByApi, SITI, test } from '../support/support'

test.use({ ...LAPTOP, account: ADMIN })

const FORBIDDEN = { status: 403, json: { message: 'Tidak boleh' } }

/** The package of a mitra that was shared for two days, with a reminder for today, and one that was lost. */
async function sharedAndLost(request: APIRequestContext, name: string) {
  const signedIn = await signInByApi(SITI)
  const mitra = new PartnerApi(request, signedIn)
  const headers = { authorization: `Bearer ${signedIn.token}` }
  const ids = [await mitra.create({ namaPaket: name }), await mitra.create({ namaPaket: `${name} batal` })]
  for (const id of ids) {
    const share = { validUntil: addDays(today(), 2), customerName: 'Ibu Aminah' }
    expect((await request.post(`/api/partner/umroh-regular/${id}/sent`, { headers, data: share })).status()).toBe(200)
  }
  const [shared, lost] = ids.map((id) => `/api/partner/umroh-regular/${id}`)
  await request.put(`${shared}/reminder`, { headers, data: { remindAt: today() } })
  await request.put(`${lost}/lost`, { headers, data: { reason: 'tidak-menjawab' } })
  return ids
}

test('an admin reads at 1280 px what became of the offers, saves it, and takes a package up again from Beranda', async ({
  page,
  request,
  noise,
}) => {
  noise.allow(failedWith(403), apiLine('GET /partner/(figures|follow-ups)'))
  const [id] = await sharedAndLost(request, 'Umroh Tindak Lanjut')
  await page.goto('/')
  const region = page.getByRole('region', { name: 'Perlu ditindaklanjuti' })
  await expect(region).toBeVisible()
  await expectAccessibleAndFitting(page, 'desk with packages to take up again')
  await region.getByRole('link', { name: /^Umroh Tindak Lanjut/ }).click()
  await expect(page).toHaveURL(new RegExp(`/package/umroh-reguler/${id}$`))

  await menu(page).getByRole('link', { name: 'Hasil penawaran' }).click()
  const table = page.getByRole('table', { name: /bulan pertama kali dibagikan/ })
  const sums = table.getByRole('row').last()
  await expect(sums).toContainText('Jumlah')
  for (const name of ['Penjualan per mitra', 'Alasan batal'])
    await expect(page.getByRole('region', { name })).toBeInViewport({ ratio: 1 })
  const reasons = page.getByRole('img', { name: /^Terbanyak: .+ batal/ })
  await expect(reasons.getByText(/^\d+ · [\d,]+.%$/).first()).toBeVisible()
  const lastColumn = table.getByRole('columnheader', { name: 'Tidak menjawab' })
  await lastColumn.scrollIntoViewIfNeeded()
  await expect(lastColumn).toBeInViewport({ ratio: 1 })
  await expectAccessibleAndFitting(page, 'figures')
  await page.getByLabel('Satu baris untuk').selectOption('Bulan')
  await expect(table.getByRole('columnheader', { name: 'Mitra' })).toHaveCount(0)
  await expectAccessibleAndFitting(page, 'figures by month')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ekspor CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('hasil-penawaran.csv')
  const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(head).toMatch(/Mitra;Bulan;Terkirim;Dilihat;Setuju;Nilai;Batal;/)
  expect(lines.at(0)).toMatch(new RegExp(`^;${today().slice(0, 7)};`))

  await page.goto('/figures?mitra=99999')
  await expect(page.getByText('Tidak ada hasil yang cocok')).toBeVisible()
  await expectAccessibleAndFitting(page, 'figures without a row')
  await page.route(/\/api\/partner\/(figures|follow-ups)/, (route) => route.fulfill(FORBIDDEN))
  await page.goto('/figures')
  await expect(page.getByRole('alert')).toContainText('Hasil penawaran belum dapat dimuat')
  await expectAccessibleAndFitting(page, 'figures that failed')
  await page.goto('/')
  await expect(region.getByRole('alert')).toBeVisible()
  await expectAccessibleAndFitting(page, 'desk without the packages to take up again')
})
