import { cards, holdApp, LIST, ROWS } from '../support/early'
import { looks, shift } from '../support/looks'
import { persistedCount, persistedHashes } from '../support/persistedCount'
import { apiLine, expect, failedToReach, openList, reactStands, test } from '../support/support'

test.describe('with a package on this phone', () => {
  test.beforeEach(async ({ page, api }) => {
    await api.create({ namaPaket: 'Paket paling awal' })
    await openList(page)
    await expect.poll(() => persistedCount(page)).toBeGreaterThan(0)
  })

  test('a second visit shows the copy before any answer, and its links work before React', async ({ page, noise }) => {
    noise.allow(failedToReach)
    await page.route(ROWS, (route) => route.abort())
    const release = await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('link', { name: 'Detail' }).first().click()
    await expect(page).toHaveURL(/umroh-reguler\/\d+$/)
    await release()
    await expect(page.getByRole('region', { name: 'Total Harga' })).toBeVisible()
  })

  test('a press of Duplikat, the text in the search box and the focus before React are taken over', async ({
    page,
  }) => {
    const release = await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    const duplicate = page.getByRole('button', { name: /^Duplikat/ }).first()
    await duplicate.click()
    await release()
    await expect(page.getByRole('dialog', { name: 'Duplikasi Paket' })).toBeVisible()

    const releaseAgain = await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(cards(page).first()).toBeVisible()
    const search = page.getByRole('searchbox')
    await search.pressSequentially('paling aw')
    await releaseAgain()
    await reactStands(page)
    await expect(search).toBeFocused()
    await page.keyboard.type('al')
    await expect(search).toHaveValue('paling awal')
    await expect(page).toHaveURL(/q=paling\+awal$/)
  })

  test('the copy of another user, or after the session ended, is not drawn', async ({ page, noise }) => {
    noise.allow(failedToReach)
    await page.route(ROWS, (route) => route.abort())
    await page.evaluate(() => {
      const auth = JSON.parse(localStorage.getItem('partner-auth') ?? '{}') as { user: object }
      localStorage.setItem('partner-auth', JSON.stringify({ ...auth, user: { ...auth.user, id: 999_999 } }))
    })
    await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.waitForTimeout(500)
    await expect(cards(page)).toHaveCount(0)
    await page.evaluate(() => localStorage.removeItem('partner_token'))
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
  })

  test('drawn cards go when the server says that the session has ended', async ({ page, noise }) => {
    noise.allow(/status of 401/)
    let answer = () => undefined as void
    await page.route(ROWS, (route) => {
      answer = () => void route.fulfill({ status: 401, json: { message: 'Sesi berakhir' } })
    })
    const release = await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(cards(page).first()).toBeVisible()
    answer()
    await expect(cards(page)).toHaveCount(0)
    await release()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  })

  test('an address with a search draws only the copy of exactly this search', async ({ page, noise }) => {
    noise.allow(failedToReach, apiLine('GET /.*'))
    await page.route(ROWS, (route) => route.abort())
    await holdApp(page)
    await page.goto(`${LIST}?q=lain`, { waitUntil: 'commit' })
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.waitForTimeout(500)
    await expect(cards(page)).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveValue('lain')
  })

  test('the scroll position stays when React takes over', async ({ page }) => {
    const release = await holdApp(page)
    await page.goto(LIST, { waitUntil: 'commit' })
    await expect(cards(page).first()).toBeVisible()
    await page.evaluate(() => scrollTo(0, 99_999))
    await expect(cards(page).last()).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 120))
    await release()
    await reactStands(page)
    expect(await page.evaluate(() => scrollY)).toBe(120)
  })

  test('a second visit to a detail shows name and totals before React, and nothing moves', async ({ page }) => {
    await page.getByRole('link', { name: 'Detail' }).first().click()
    const name = await page.getByRole('heading', { level: 2 }).first().textContent()
    const totals = page.getByRole('region', { name: 'Total Harga' }).locator('dd')
    await expect(totals).toHaveCount(3)
    const shown = await totals.allTextContents()
    await expect.poll(async () => (await persistedHashes(page)).join()).toContain('"getOne"')
    const release = await holdApp(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(name ?? '')
    expect(await totals.allTextContents()).toEqual(shown)
    const drawn = await looks(page, 'main > :first-child')
    expect(drawn).toHaveLength(1)
    await release()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect(await totals.allTextContents()).toEqual(shown)
    expect(await looks(page, 'main > :first-child')).toEqual(drawn)
    await expect(page.getByRole('button', { name: 'Duplikat' })).toBeVisible()
    expect(await shift(page)).toBe(0)
  })
})
