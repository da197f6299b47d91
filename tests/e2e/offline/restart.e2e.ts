import { FIRST_START_MS, ownServer } from '../support/ownServer'
import { card, expect, signIn, test, totalsIn, wizardAtReview } from '../support/support'

const server = await ownServer()

test.use({ account: null, baseURL: server.url })
test.afterAll(server.remove)

test('saved packages and sessions survive a restart of the server (fault 48)', async ({ page }) => {
  test.setTimeout(2 * FIRST_START_MS)
  const name = 'Paket sebelum dimatikan'
  await server.start()
  await page.goto('/auth/login')
  await signIn(page)
  await expect(page).toHaveURL('/')
  const wizard = await wizardAtReview(page, name)
  await wizard.save()
  const totals = await totalsIn(card(page, name))
  expect(await server.stop()).toBe(0)

  await server.start()
  await page.goto('/package/umroh-reguler')
  expect(await totalsIn(card(page, name))).toEqual(totals)
  await card(page, name).getByRole('link', { name: 'Detail' }).click()
  await expect(page.getByRole('region', { name: 'Total Harga' })).toBeVisible()
  expect(await totalsIn(page.getByRole('region', { name: 'Total Harga' }))).toEqual(totals)
})
