import type { Page } from '@playwright/test'
import { LAPTOP, ADMIN } from '../support/adminSupport'
import { expectAccessibleAndFitting } from '../support/accessible'
import { Keys } from '../support/keys'
import { addDays } from '@/domain/values/dates'
import { expect, firstNight, test } from '../support/support'

const NAME = 'Umroh Syawal Keluarga Besar Bapak Haji Abdurrahman dan Ibu Hajah Siti Rahmawati'

/** Every hotel has another price for four to a room from now on. */
const dearerHotels = (page: Page) =>
  page.route(/\/api\/hotel\/\w+\?/, async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: { data: Record<string, number>[] } }
    const dearer = data.data.map((hotel) => ({
      ...hotel,
      harga_quad_jamaah_rupiah: hotel.harga_quad_jamaah_rupiah! + 12_235_000,
    }))
    await route.fulfill({ response: answer, json: { data: { ...data, data: dearer } } })
  })

for (const width of [360, 430]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('axe finds no violation on the detail with its lines, and in Mode pelanggan', async ({ page, api }) => {
      await page.goto(`/package/umroh-reguler/${await api.create({ namaPaket: NAME, tourLeader: 2 })}`)
      for (const room of ['Double', 'Triple', 'Quad'])
        await page.getByRole('region', { name: 'Rincian harga' }).getByText(room, { exact: true }).click()
      await expectAccessibleAndFitting(page, 'every line of the price')
      await dearerHotels(page)
      await page.getByRole('button', { name: 'Cek harga hari ini' }).click()
      await expect(page.getByRole('link', { name: 'Perbarui harga' })).toBeVisible()
      await expectAccessibleAndFitting(page, 'prices that moved')
      await page.keyboard.press('Escape')
      const keys = new Keys(page)
      await page.getByRole('switch', { name: 'Mode pelanggan' }).focus()
      await keys.press(' ')
      await expect(page.getByRole('switch', { name: 'Mode pelanggan' })).toBeChecked()
      await expectAccessibleAndFitting(page, 'Mode pelanggan')
    })

    test('axe finds no violation on a package whose check-in has passed, and on the question of its save', async ({
      page,
      api,
    }) => {
      const id = await api.create({ namaPaket: NAME })
      await page.clock.setFixedTime(new Date(`${addDays(firstNight(), 1)}T08:00:00`))
      await page.addInitScript(() => {
        const auth = JSON.parse(localStorage.getItem('partner-auth') ?? '{}') as object
        localStorage.setItem('partner-auth', JSON.stringify({ ...auth, lastActivity: Date.now() }))
      })
      await page.goto(`/package/umroh-reguler/${id}`)
      await expect(page.getByRole('status', { name: 'Check-in sudah lewat' })).toBeVisible()
      await expectAccessibleAndFitting(page, 'detail')
      await page.goto(`/package/umroh-reguler/edit/${id}`)
      for (let step = 0; step < 5; step += 1) await page.getByRole('button', { name: 'Lanjut' }).click()
      await expectAccessibleAndFitting(page, 'review')
      await page.getByRole('button', { name: 'Simpan' }).click()
      await expect(page.getByRole('button', { name: 'Tetap simpan' })).toBeVisible()
      await expectAccessibleAndFitting(page, 'question')
    })
  })
}

test.describe('an admin on the desktop', () => {
  test.use({ ...LAPTOP, account: ADMIN })

  test('axe finds no violation on the detail, and in Mode pelanggan', async ({ page, api }) => {
    const [first] = await api.packagesNamed('')
    await page.goto(`/package/umroh-reguler/${first!.id}`)
    await page.getByRole('region', { name: 'Rincian harga' }).getByText('Quad', { exact: true }).click()
    await expectAccessibleAndFitting(page, 'detail')
    await page.getByRole('switch', { name: 'Mode pelanggan' }).check()
    await expectAccessibleAndFitting(page, 'Mode pelanggan')
  })
})
