import type { Page } from '@playwright/test'
import { ADMIN, button, LAPTOP, menu, openTable, row, STAFF } from '../support/adminSupport'
import { expect, passwordOf, reactStands, signInByApi, SITI, test } from '../support/support'

const FORBIDDEN = [
  '/custom-data/pesawat',
  '/custom-data/pesawat/1',
  '/custom-data/visa',
  '/custom-data/margin/create',
  '/hotel/makkah',
  '/hotel/madinah/create',
]
const frameWidth = (page: Page) =>
  page.locator('[data-layout]').evaluate((frame) => frame.getBoundingClientRect().width)

test.describe('a mitra on a laptop', () => {
  test.use({ ...LAPTOP, account: SITI })

  test('a mitra gets the phone frame with cards, no table, and no screen of an admin', async ({ page }) => {
    await page.goto('/package/umroh-reguler')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Buat Baru' })).toBeVisible()
    await reactStands(page)
    await expect(page.getByRole('table')).toHaveCount(0)
    expect(await frameWidth(page)).toBe(430)
    await expect(menu(page)).toHaveCount(0)
    for (const path of FORBIDDEN) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/unauthorized')
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    }
  })

  test('the API refuses a mitra’s calls to each admin write, and hides packages of others', async ({
    sessions,
    api,
  }) => {
    const { token } = await sessions.of(SITI)
    const headers = { authorization: `Bearer ${token}` }
    const hotel = { nama_hotel: 'Hotel gratis', bintang: 5, jarak: 1, image_path: null }
    const calls = [
      ['POST', 'custom-data/pesawat', { pesawat: 'Gratis', price: 0, logo: null }],
      ['PUT', 'custom-data/pesawat/1', { pesawat: 'Gratis', price: 0, logo: null }],
      ['DELETE', 'custom-data/pesawat/1', undefined],
      ['POST', 'custom-data/visa', { visa: 'Gratis', price_IDR: 0 }],
      ['POST', 'hotel/makkah', hotel],
      ['PUT', 'hotel/madinah/1', hotel],
      ['DELETE', 'hotel/makkah/1', undefined],
    ] as const
    for (const [method, path, data] of calls) {
      const answer = await sessions.request.fetch(`/api/${path}`, { method, headers, ...(data ? { data } : {}) })
      expect(answer.status(), `${method} ${path}`).toBe(403)
    }
    expect((await sessions.request.get('/api/hotel/makkah', { headers })).status(), 'rates').toBe(422)
    const admin = await signInByApi(ADMIN)
    const all = await sessions.request.get('/api/partner/umroh-regular?per_page=1', {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(await api.total()).toBeLessThan(((await all.json()) as { meta: { total: number } }).meta.total)
  })
})

test.describe('staff on a laptop', () => {
  test.use({ ...LAPTOP, account: STAFF })

  test('staff edit a visa, read the other masters, and see no button that would fail', async ({ page }) => {
    const refused: string[] = []
    page.on('response', (answer) => void (answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`)))
    await page.goto('/')
    for (const name of ['Pesawat', 'Hotel Makkah', 'Hotel Madinah', 'LA Private', 'Visa Bus', 'Muthawwif', 'Margin']) {
      await openTable(page, name)
      await expect(page.getByRole('link', { name: 'Buat Baru' }), name).toHaveCount(0)
    }
    await row(page, 'Rp.').first().click()
    await expect(page).toHaveURL(/\/custom-data\/margin(\?|$)/)
    await openTable(page, 'Visa Bus')
    await row(page, 'Visa').nth(1).click()
    await expect(button(page, 'Simpan')).toBeVisible()
    await expect(button(page, 'Hapus')).toHaveCount(0)
    for (const path of ['/custom-data/visa/create', '/custom-data/muthawwif/create', '/hotel/makkah/1']) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/unauthorized')
    }
    expect(refused).toEqual([])
  })
})

test.describe('an admin on a phone', () => {
  test.use({ account: ADMIN })

  test('an admin gets the phone frame without ‘Buat Baru’, because they have no mitra', async ({ page }) => {
    await page.goto('/package/umroh-reguler')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Buat Baru' })).toHaveCount(0)
    await expect(menu(page)).toHaveCount(0)
    await expect(page.getByRole('table')).toHaveCount(0)
  })
})

test.describe('an admin who resizes the window', () => {
  test.use({ ...LAPTOP, account: null })

  test('a form keeps its input and focus in a window of any width (fault 44)', async ({ page }) => {
    await page.goto('/auth/login')
    await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN)
    await page.getByRole('textbox', { name: 'Password' }).fill(passwordOf(ADMIN))
    await page.keyboard.press('Enter')
    await openTable(page, 'Visa Bus')
    await row(page, 'Visa').nth(1).click()
    const price = page.getByRole('textbox', { name: 'Harga per jamaah' })
    await price.fill('')
    await price.pressSequentially('3333000')
    for (const width of [899, 900, 640, 360, 1280]) {
      await page.setViewportSize({ width, height: 860 })
      await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'desktop')
      await expect(price).toHaveValue('3.333.000')
      await expect(price).toBeFocused()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        `${width} px: nothing beside the screen`,
      ).toBe(true)
    }
  })
})
