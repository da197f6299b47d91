import type { Browser } from '@playwright/test'
import { addDays, formatDate, today } from '@/domain/values/dates'
import { businessDay } from '@/partner-api/pricing/businessDay'
import { expectAccessible } from '../support/accessible'
import { ADMIN, button, LAPTOP, menu, openTable } from '../support/adminSupport'
import { expect, PartnerApi, signInByApi, SITI, test } from '../support/support'

test.use({ ...LAPTOP, account: ADMIN })

const DAY = businessDay(Date.now())
const KURS = '/api/custom-data/kurs'

/** Other tests count on the first rate. History cannot be taken back, so a newer entry restores it. */
test.afterEach(async ({ sessions }) => {
  const { token } = await sessions.of(ADMIN)
  const data = { rupiah_per_sar: 4700, valid_from: businessDay(Date.now()) }
  const answer = await sessions.request.post(KURS, { headers: { authorization: `Bearer ${token}` }, data })
  expect(answer.status()).toBe(201)
})

/** Opens a package as its mitra, on a phone of this width. */
async function onPhone(browser: Browser, baseURL: string, width: number, path: string) {
  const { token, user, features } = await signInByApi(SITI)
  const auth = JSON.stringify({ user: { ...user, features }, mitra: null, hasSession: true, lastActivity: Date.now() })
  const localStorage = [
    { name: 'partner_token', value: token },
    { name: 'partner-auth', value: auth },
  ]
  const storageState = { cookies: [], origins: [{ origin: baseURL, localStorage }] }
  const context = await browser.newContext({ viewport: { width, height: 800 }, storageState, baseURL, locale: 'id-ID' })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test('an admin records the rate of the day: a mitra’s new quote has it, the old quote keeps its own, and both say so', async ({
  page,
  browser,
  sessions,
  baseURL,
}) => {
  const mitra = new PartnerApi(sessions.request, await sessions.of(SITI))
  const old = await mitra.create({ namaPaket: 'Paket kurs lama' })
  const quad = async (name: string) =>
    (await mitra.get<{ data: { total_price_quad_rupiah: number }[] }>(`/partner/umroh-regular?per_page=5&q=${name}`))
      .data[0]?.total_price_quad_rupiah
  const before = await quad('Paket kurs lama')

  await test.step('the admin records 5.000 with a buffer of 2,5 percent', async () => {
    await page.goto('/')
    await openTable(page, 'Kurs')
    await expect(page.getByRole('region', { name: 'Kurs hari ini' })).toContainText('SAR 1 = Rp. 4.700')
    await expectAccessible(page, 'the rates')
    await page.getByRole('link', { name: 'Buat Baru' }).click()
    await page.getByRole('textbox', { name: 'Rupiah per riyal (Rp)' }).pressSequentially('5000')
    await page.getByRole('textbox', { name: 'Buffer (%)' }).fill('2,5')
    await expect(page.getByText('Harga hotel dihitung dengan Rp. 5.125 per riyal')).toBeVisible()
    await expectAccessible(page, 'the form of a rate')
    await button(page, 'Simpan').click()
    await expect(page.getByText('Kurs tersimpan.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Kurs hari ini' })).toContainText('SAR 1 = Rp. 5.000')
    await expect(page.locator('tbody').getByRole('row').first()).toContainText(`${formatDate(DAY)}Berlaku`)
    await expect(menu(page).getByRole('link', { name: 'Kurs' })).toHaveAttribute('aria-current', 'page')
  })

  const fresh = await mitra.create({ namaPaket: 'Paket kurs baru' })
  expect(await quad('Paket kurs lama')).toBe(before)
  expect(Number(await quad('Paket kurs baru'))).toBeGreaterThan(Number(before))

  await test.step('the mitra reads each quote with its own rate, on small and larger phones', async () => {
    for (const width of [360, 430]) {
      const phone = await onPhone(browser, baseURL ?? '', width, `/package/umroh-reguler/${fresh}`)
      await expect(phone.getByText(`Kurs SAR 1 = Rp. 5.000 per ${formatDate(DAY)}`, { exact: true })).toBeVisible()
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await phone.goto(`/package/umroh-reguler/${old}`)
      await expect(phone.getByText(/^Kurs SAR 1 = Rp\. 4\.700 per/)).toBeVisible()
      await phone.context().close()
    }
  })

  await test.step('the admin sees the buffer too', async () => {
    await page.goto(`/package/umroh-reguler/${fresh}`)
    await expect(page.getByText(`Kurs SAR 1 = Rp. 5.000 per ${formatDate(DAY)} (buffer 2,5%)`)).toBeVisible()
  })
})

test('a rate that is entered ahead waits for its day, with the keyboard alone', async ({ page }) => {
  const ahead = addDays(today(), 1)
  await page.goto('/custom-data/kurs/create')
  await page.getByRole('textbox', { name: 'Rupiah per riyal (Rp)' }).focus()
  await page.keyboard.type('4900')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Berlaku mulai' })
  await expect(sheet).toBeVisible()
  await expect(sheet.getByRole('gridcell', { selected: true })).toBeVisible()
  await sheet.getByRole('gridcell', { selected: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Berlaku mulai ${formatDate(ahead)}` })).toBeVisible()
  await page.getByRole('textbox', { name: 'Rupiah per riyal (Rp)' }).press('Enter')
  await expect(page.getByText('Kurs tersimpan.')).toBeVisible()
  const first = page.locator('tbody').getByRole('row').first()
  await expect(first).toContainText(`${formatDate(ahead)}Akan berlaku`)
  await expect(page.getByRole('region', { name: 'Kurs hari ini' })).toContainText('SAR 1 = Rp. 4.700')
})
