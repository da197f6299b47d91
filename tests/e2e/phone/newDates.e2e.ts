import { addDays, formatDate } from '@/domain/values/dates'
import { expectAccessibleAndFitting } from '../support/accessible'
import { expect, firstNight, test } from '../support/support'

/** 'Duplikat dengan tanggal baru' in a real browser (docs/product.md §23). */

const NAME = 'Umroh Syawal Keluarga Besar Bapak Haji Abdurrahman dan Ibu Hajah Siti Rahmawati'
const TITLE = 'Duplikat dengan tanggal baru'

test('a mitra copies a package of the list to the next day; its answer is lost, and the repeat makes one copy', async ({
  page,
  api,
  noise,
}) => {
  noise.allow(/ERR_FAILED/, /network error/)
  const name = `Paket ${Date.now()}`
  await api.create({ namaPaket: name })
  await page.goto(`/package/umroh-reguler?q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Duplikat ${name}` }).click()
  await page.getByRole('button', { name: TITLE }).click()
  const sheet = page.getByRole('dialog', { name: TITLE })
  await expect(sheet.getByRole('button', { name: 'Simpan salinan' })).toBeEnabled()
  await sheet.getByRole('textbox', { name: 'Nama Paket Baru' }).fill(`${name} baru`)

  const next = addDays(firstNight(), 1)
  await sheet.getByRole('button', { name: /^Tanggal Check-In baru/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Tanggal Check-In baru' })
  if (next.slice(0, 7) !== firstNight().slice(0, 7))
    await calendar.getByRole('button', { name: 'Bulan berikutnya' }).click()
  await calendar.getByRole('gridcell', { name: String(Number(next.slice(8))), exact: true }).click()
  await expect(calendar).toBeHidden()
  await expect(sheet.getByRole('button', { name: /^Tanggal Check-In baru/ })).toContainText(formatDate(next))

  let lost = 0
  await page.route('**/api/partner/umroh-regular', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await sheet.getByRole('button', { name: 'Simpan salinan' }).click()
  await expect(sheet.getByRole('alert').filter({ hasText: 'tidak akan tersimpan dua kali' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Simpan salinan' }).click()
  await expect(sheet).toBeHidden()
  expect(lost).toBe(1)
  const copies = await api.packagesNamed(`${name} baru`)
  expect(copies).toHaveLength(1)
  const { data } = await api.get<{ data: { package: Record<string, unknown> } }>(
    `/partner/umroh-regular/${copies[0]?.id}`,
  )
  expect(data.package).toMatchObject({ hotel_makkah_check_in: next, hotel_madinah_check_out: addDays(next, 7) })
})

for (const width of [360, 430])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('axe finds no violation on the sheet, on a hotel that is gone and on prices that cannot be read', async ({
      page,
      api,
      noise,
    }) => {
      noise.allow(/422/)
      await page.goto(`/package/umroh-reguler/${await api.create({ namaPaket: NAME })}`)
      await page.getByRole('button', { name: 'Duplikat' }).click()
      await expectAccessibleAndFitting(page, 'duplicate sheet')
      await page.getByRole('button', { name: TITLE }).click()
      const sheet = page.getByRole('dialog', { name: TITLE })
      await expect(sheet.getByRole('button', { name: 'Simpan salinan' })).toBeEnabled()
      await expectAccessibleAndFitting(page, 'new dates')

      await page.route('**/api/hotel/makkah?*', (route) => route.fulfill({ json: { data: { data: [] } } }))
      await page.route('**/api/hotel/madinah?*', (route) => route.fulfill({ status: 422, json: { message: 'x' } }))
      await sheet.getByRole('button', { name: /^Tanggal Check-In baru/ }).click()
      const calendar = page.getByRole('dialog', { name: 'Tanggal Check-In baru' })
      const otherDay = firstNight().endsWith('28') ? '27' : '28'
      await calendar.getByRole('gridcell', { name: otherDay, exact: true }).click()
      await expect(sheet.getByText(/tidak tersedia pada tanggal ini/)).toBeVisible()
      await expect(sheet.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
      await expect(sheet.getByRole('button', { name: 'Simpan salinan' })).toBeDisabled()
      await expectAccessibleAndFitting(page, 'new dates without a hotel')
    })
  })
