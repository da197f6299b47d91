import type { BrowserContext, Page } from '@playwright/test'
import {
  apiLine,
  card,
  DEWI,
  expect,
  failedToReach,
  failedWith,
  openList,
  openNewWizard,
  PartnerApi,
  passwordOf,
  signIn,
  SITI,
  STEPS,
  test,
  Wizard,
  wizardAtReview,
} from '../support/support'

const CREATE = '/package/umroh-reguler/create'
const question = (page: Page) => page.getByRole('dialog', { name: 'Lanjutkan draf?' })
const leaving = (page: Page) => page.getByRole('dialog', { name: 'Tinggalkan paket ini?' })

/** Kills the page's process at once. */
async function crash(page: Page, context: BrowserContext): Promise<Page> {
  const session = await context.newCDPSession(page)
  const gone = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await gone
  await page.close()
  return context.newPage()
}

/** Signs out while the profile is still loading: requests that the logout aborts must not cause console errors. */
async function signOut(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Keluar' }).click()
}

async function resume(page: Page): Promise<Wizard> {
  await question(page).getByRole('button', { name: 'Lanjutkan' }).click()
  return new Wizard(page)
}

test.describe('the draft of a wizard', () => {
  test('a draft survives a reload and continues at the same step', async ({ page }) => {
    await wizardAtReview(page, 'Paket dimuat ulang')
    await page.reload()
    await expect(question(page)).toContainText('“Paket dimuat ulang” belum disimpan. Terakhir diubah baru saja.')
    const wizard = await resume(page)
    await expect(wizard.heading(STEPS.review)).toBeVisible()
    await expect(wizard.section('Kalkulasi Harga Paket Umroh Regular')).not.toContainText('Harga per 2')
    await wizard.previous(STEPS.extras)
    await wizard.previous(STEPS.trip)
    await wizard.previous(STEPS.journey)
    await expect(wizard.text('Nama Paket')).toHaveValue('Paket dimuat ulang')
  })

  test('a draft survives a crash during a save, and one package results', async ({ page, context, api, noise }) => {
    noise.allow(failedToReach, /crash/i)
    const name = `Paket mogok ${Date.now()}`
    const wizard = await wizardAtReview(page, name)
    // The save reaches the server; its answer never reaches the page.
    let arrived: () => void
    const saved = new Promise<void>((resolve) => {
      arrived = resolve
    })
    await page.route('**/api/partner/umroh-regular', async (route) => {
      await route.fetch()
      arrived()
    })
    await wizard.saveButton.click()
    await saved
    const next = await crash(page, context)
    await next.goto(CREATE)
    const again = await resume(next)
    await expect(again.section('Kalkulasi Harga Paket Umroh Regular')).not.toContainText('Harga per 2')
    await again.save()
    await expect(card(next, name)).toBeVisible()
    expect(await api.packagesNamed(name)).toHaveLength(1)
    await next.goto(CREATE)
    await expect(again.heading(STEPS.journey)).toBeVisible()
  })

  test('a draft that a second tab continues becomes one package, even if both tabs save it', async ({
    page,
    context,
    api,
  }) => {
    const name = `Paket di dua tab ${Date.now()}`
    const first = await wizardAtReview(page, name)
    const other = await context.newPage()
    await other.goto(CREATE)
    const second = await resume(other)
    await expect(second.heading(STEPS.review)).toBeVisible()
    await first.save()
    await second.save()
    await expect(card(other, name)).toHaveCount(1)
    expect(await api.packagesNamed(name)).toHaveLength(1)
  })

  test('when the session ends at ‘Simpan’, the user signs in, continues the draft and saves one package', async ({
    page,
    api,
    sessions,
    noise,
  }) => {
    noise.allow(failedWith(401))
    const name = `Draf sesi habis ${Date.now()}`
    await page.goto('/auth/login')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/auth/login')
    await signIn(page)
    await expect(page).toHaveURL('/')
    const wizard = await wizardAtReview(page, name)
    await api.revoke(await page.evaluate(() => localStorage.getItem('partner_token') ?? ''))
    await wizard.saveButton.click()
    await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
    await expect(page.getByText('Sesi Anda telah berakhir. Silakan masuk kembali.')).toBeVisible()
    await signIn(page)
    await expect(page).toHaveURL(CREATE)
    const again = await resume(page)
    await expect(again.section('Kalkulasi Harga Paket Umroh Regular')).not.toContainText('Harga per 2')
    await again.save()
    expect(await new PartnerApi(sessions.request, await sessions.of(SITI)).packagesNamed(name)).toHaveLength(1)
  })

  test.describe('on a phone that two users share', () => {
    test.use({ account: null })

    test('a draft is never shown to another user, and ‘Keluar’ deletes it', async ({ page }) => {
      await page.goto('/auth/login')
      await signIn(page)
      await expect(page).toHaveURL('/')
      await wizardAtReview(page, 'Draf milik Siti')
      await page.evaluate(() => {
        localStorage.removeItem('partner_token')
        localStorage.removeItem('partner-auth')
      })
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
      await signIn(page, DEWI, passwordOf(DEWI))
      await expect(page).toHaveURL(CREATE)
      await expect(new Wizard(page).heading(STEPS.journey)).toBeVisible()
      await signOut(page)
      await signIn(page)
      await expect(page).toHaveURL('/')
      await page.goto(CREATE)
      await expect(question(page)).toContainText('Draf milik Siti')
      await signOut(page)
      const asked = page.getByRole('dialog', { name: 'Keluar dari akun?' })
      await expect(asked).toContainText('Draf yang belum disimpan akan hilang: “Draf milik Siti”.')
      await asked.getByRole('button', { name: 'Batal' }).click()
      await expect(asked).toBeHidden()
      await page.getByRole('button', { name: 'Keluar' }).click()
      await asked.getByRole('button', { name: 'Keluar' }).click()
      await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
      expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{}')
    })
  })
})

test.describe('leaving a wizard with unsaved input', () => {
  test('the phone’s back button asks each time, and the history stays as it was', async ({ page }) => {
    await page.goto('/')
    await openList(page)
    await page.getByRole('link', { name: 'Buat Baru' }).click()
    const wizard = new Wizard(page)
    await wizard.text('Nama Paket').fill('Belum disimpan')
    for (const time of ['first', 'second']) {
      await page.evaluate(() => history.back())
      await expect(leaving(page), time).toBeVisible()
      await leaving(page).getByRole('button', { name: 'Tetap di sini' }).click()
      await expect(leaving(page)).toBeHidden()
      await expect(page).toHaveURL(CREATE)
      await expect(wizard.text('Nama Paket')).toHaveValue('Belum disimpan')
    }
    await page.evaluate(() => history.back())
    await leaving(page).getByRole('button', { name: 'Simpan draf dan keluar' }).click()
    await expect(page).toHaveURL('/package/umroh-reguler')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    // Playwright's own goForward sometimes fails here: 'Not attached to an active page'. The move may end the page that
    // answers.
    await page.evaluate(() => history.forward()).catch(() => undefined)
    await expect(page).toHaveURL('/package/umroh-reguler')
    await page.evaluate(() => history.forward()).catch(() => undefined)
    await expect(question(page)).toContainText('Belum disimpan')
  })

  test('the arrow asks too, and a discarded draft does not return', async ({ page }) => {
    const wizard = await wizardAtReview(page, 'Tidak jadi')
    await page.getByRole('link', { name: 'Kembali ke daftar paket' }).click()
    await leaving(page).getByRole('button', { name: 'Buang isian' }).click()
    await expect(page).toHaveURL('/package/umroh-reguler')
    await page.getByRole('link', { name: 'Buat Baru' }).click()
    await expect(wizard.text('Nama Paket')).toHaveValue('')
  })

  test('a reload makes the browser ask', async ({ page }) => {
    const wizard = await openNewWizard(page)
    await wizard.text('Nama Paket').pressSequentially('Belum')
    const asked = page.waitForEvent('dialog')
    const reloading = page.reload().catch(() => undefined)
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reloading
    await expect(question(page)).toBeVisible()
  })
})

test('without a network a line tells so, and the headers of screens stay below it', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(failedToReach, apiLine('GET'))
  await openList(page)
  await page
    .getByRole('link', { name: /^Detail/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Total Harga' })).toBeVisible()
  await context.setOffline(true)
  const line = page.getByText('Tidak ada koneksi internet')
  await expect(line).toBeVisible()
  const height = (await line.boundingBox())?.height ?? 0
  await page.mouse.wheel(0, 1500)
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(height)
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.mouse.wheel(0, 1500)
  // The title of a list scrolls away, and its search stays.
  const search = page.getByRole('searchbox')
  await expect.poll(async () => (await search.boundingBox())?.y).toBeGreaterThanOrEqual(height)
  await expect(search).toBeInViewport({ ratio: 1 })
  await context.setOffline(false)
  await expect(line).toBeHidden()
})
