import { addDays } from '@/domain/values/dates'
import { NEWER_MEMBERS, NEWER_PAGE_MEMBERS, takeAway } from '../../support/oldEngine'
import { card, expect, firstNight, openList, openNewWizard, signIn, STEPS, test, totalsIn } from '../support/support'

test.use({ account: null })

test('a mitra signs in, prices hotels, saves, searches and shares in a browser that knows no more than the oldest promised ones (docs/product.md §34.1)', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(takeAway, [...NEWER_MEMBERS, ...NEWER_PAGE_MEMBERS])
  await page.goto('/auth/login')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Paket Umroh' })).toBeVisible()
  expect(await page.evaluate(() => 'size' in URLSearchParams.prototype || 'toSorted' in Array.prototype)).toBe(false)

  const name = 'Umroh Ponsel Lama'
  const [start, move, end] = [firstNight(), addDays(firstNight(), 4), addDays(firstNight(), 7)]
  const wizard = await openNewWizard(page)
  await wizard.journey({ name, jamaah: 45, flight: 'Batik Air' })
  await wizard.next(STEPS.makkah)
  await wizard.stay('Makkah', start, move, 'Royal Majestic')
  await wizard.next(STEPS.madinah)
  await wizard.stay('Madinah', move, end, 'Grand Plaza Badr Al Maqam')
  await wizard.next(STEPS.trip)
  await wizard.next(STEPS.extras)
  await wizard.next(STEPS.review)
  const reviewed = await totalsIn(wizard.section('Kalkulasi Harga Paket Umroh Regular'))
  await wizard.save()
  expect(await totalsIn(card(page, name))).toEqual(reviewed)

  await openList(page)
  await page.getByRole('searchbox').fill('Ponsel Lama')
  await expect(page).toHaveURL(/Ponsel/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await card(page, name).getByRole('link', { name: 'Detail' }).click()
  await page.getByRole('button', { name: 'Bagikan' }).click()
  await expect(page.getByRole('dialog', { name: 'Bagikan penawaran' }).getByRole('status')).toHaveText(
    'Gambar siap dikirim.',
  )
  expect(errors).toEqual([])
})

test('a browser that is older than the promised ones is told so, and the app does not start in it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'))
  // The page stops loading there, so its event `load` never comes.
  await page.goto('/package/umroh-reguler', { waitUntil: 'commit' })
  await expect(page.locator('body')).toHaveText(/^Peramban ini terlalu lama\. .* iOS 16\.4, Chrome 109, Firefox 115/)
  await expect(page.locator('script[type=module]')).toHaveCount(0)
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([])
})
