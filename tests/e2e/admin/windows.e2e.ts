import type { Page } from '@playwright/test'
import { LAPTOP, ADMIN, adminApi, type AdminApi } from '../support/adminSupport'
import { shareByApi } from '../support/offers'
import { expect, PartnerApi, SITI, test } from '../support/support'

test.use({ ...LAPTOP, account: ADMIN })
test.setTimeout(120_000)

let admin: AdminApi
test.beforeEach(async ({ sessions }) => {
  admin = await adminApi(sessions.request)
})
test.afterEach(async () => {
  await admin.cleanUp()
})

const TABLES = ['/package/umroh-reguler', '/hotel/makkah', '/custom-data/visa', '/custom-data/kurs', '/mitra', '/users']
const OTHERS = [
  '/',
  '/desk',
  '/figures',
  '/audit',
  '/audit?signIns=1',
  '/cadangan',
  '/profile',
  '/users/create?import=1',
]
const FORMS = ['/hotel/makkah', '/custom-data/visa', '/custom-data/kurs', '/mitra', '/users'].map(
  (list) => `${list}/create`,
)

/** Expects that the page of no window scrolls sideways. */
async function expectFitting(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
  for (const width of [640, 768, 900, 1024]) {
    await page.setViewportSize({ width, height: 860 })
    await expect.soft(page.getByRole('button', { name: 'Cari… Ctrl+K' }), `${screen} at ${width} px`).toBeVisible()
    // A title that names a record may be too long; that of a table is not.
    const titles = screen.startsWith('/') ? await page.locator('#react-admin-title').all() : []
    for (const box of titles)
      expect
        .soft(await box.evaluate((one) => one.scrollWidth <= one.clientWidth + 1), `title of ${screen} at ${width} px`)
        .toBe(true)
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
        message: `${screen} at ${width} px`,
        timeout: 2_000,
      })
      .toBeLessThanOrEqual(width)
  }
}

test('no admin screen scrolls sideways in a window of 640 to 1024 px, also with an agreed package and a changed hotel (§15.1.7)', async ({
  page,
  sessions,
}) => {
  const mitra = new PartnerApi(sessions.request, await sessions.of(SITI))
  const { packageId, path } = await shareByApi(mitra, { namaPaket: 'Paket jendela' })
  admin.remember(`partner/umroh-regular/${packageId}`)
  const form = { name: 'Salamah', room: 'quad', jamaah: '2' }
  expect((await sessions.request.post(path + '/accept', { form, maxRedirects: 0 })).status()).toBe(303)
  const rates = ['', '_rajab_syaban', '_ramadhan'].flatMap((season) =>
    ['double', 'triple', 'quad'].map((room) => [`rate_${room}${season}`, 500]),
  )
  const prices = { double: 400, triple: 500, quad: 600 }
  const hotel = await admin.create('hotel/makkah', {
    nama_hotel: 'Hotel jendela',
    bintang: 4,
    jarak: 300,
    image_path: null,
    ...Object.fromEntries(rates),
    periods: [{ from: '2099-01-01', to: '2099-02-01', label: 'High season', note: null, weekend: 50, ...prices }],
  })

  for (const screen of TABLES) {
    await page.goto(screen)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expectFitting(page, screen)
  }
  await page.goto('/package/umroh-reguler')
  await expect(page.getByText('disetujui').first(), 'the table has the hidden word of an agreement').toBeAttached()
  for (const screen of [...OTHERS, ...FORMS]) {
    await page.goto(screen)
    await expectFitting(page, screen)
  }
  await page.goto(`/hotel/makkah/${hotel}`)
  await expect(page.getByRole('table', { name: 'Riwayat' }), 'the hotel has a history').toBeVisible()
  await expectFitting(page, 'form of a hotel')
  await page.setViewportSize({ width: 640, height: 860 })
  await page.getByRole('button', { name: /^Hapus periode/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: /^Hapus periode/ }), 'the table scrolls to its end').toBeInViewport({
    ratio: 1,
  })
})
