import type { Locator, Page } from '@playwright/test'
import {
  apiLine,
  card,
  DEWI,
  expect,
  failedToReach,
  failedWith,
  openList,
  PartnerApi,
  SITI,
  STEPS,
  test,
  Wizard,
  wizardAtReview,
} from '../support/support'

const LIST_CALL = '**/api/partner/umroh-regular?*'
const SAVE_CALL = '**/api/partner/umroh-regular'

/**
 * The app tries a read four times within seven seconds before it reports a failure (docs/product.md §12.2.2). The test speeds up the
 * clock.
 */
async function failureAfterRetries(page: Page): Promise<Locator> {
  const failure = page.getByRole('alert')
  await expect(async () => {
    await page.clock.fastForward(1000)
    await expect(failure).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50], timeout: 15_000 })
  return failure
}

for (const path of ['/nowhere', '/package', '/package/umroh-reguler/edit'])
  test(`${path} shows the 404 page (fault 42)`, async ({ page }) => {
    await page.goto('/profile')
    await page.goto(path)
    await expect(page).toHaveURL('/404')
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText("The page you're looking for doesn't exist or has been moved.")
    await page.getByRole('button', { name: 'Kembali Ke Halaman Sebelumnya' }).click()
    await expect(page).toHaveURL('/profile')
    await page.goto(path)
    await page.getByRole('button', { name: 'Kembali Ke Beranda' }).click()
    await expect(page).toHaveURL('/')
  })

test('Access Denied links to the dashboard and back', async ({ page }) => {
  await page.goto('/profile')
  await page.goto('/unauthorized')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/profile')
  await page.goto('/unauthorized')
  await page.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/')
})

test('detail and wizard report a package that does not exist (fault 29, 43)', async ({ page, noise }) => {
  noise.allow(failedWith(404))
  for (const path of [
    '/package/umroh-reguler/99999999',
    '/package/umroh-reguler/edit/99999999',
    '/package/umroh-reguler/bukan-angka',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('alert'), path).toContainText('Data tidak ditemukan')
  }
  await page.getByRole('link', { name: 'Kembali ke daftar', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('signed in as another mitra', () => {
  test.use({ account: DEWI })

  test('detail and wizard report a package of An-Nur as missing (fault 29)', async ({ page, sessions, noise }) => {
    noise.allow(failedWith(404))
    const annur = new PartnerApi(sessions.request, await sessions.of(SITI))
    await page.goto(`/package/umroh-reguler/${await annur.create({ namaPaket: 'Rahasia An-Nur' })}`)
    await expect(page.getByRole('alert')).toContainText('Data tidak ditemukan')
    await expect(page.getByText('Rahasia An-Nur')).toHaveCount(0)
  })
})

test('a list that fails to load tells so, and Coba lagi loads it (fault 14)', async ({ page, noise }) => {
  noise.allow(failedWith(503), apiLine('GET /partner/umroh-regular: server error \\(503\\)'))
  let calls = 0
  await page.route(LIST_CALL, (route) => {
    calls += 1
    return route.fulfill({ status: 503, json: { message: 'Sedang dirawat' } })
  })
  await page.clock.install()
  await page.goto('/package/umroh-reguler')
  await expect(page.getByRole('progressbar')).toBeVisible()
  const failure = await failureAfterRetries(page)
  await expect(failure).toContainText('Daftar paket belum dapat dimuat')
  expect(calls).toBe(4)
  await expect(page.getByText('Belum ada paket')).toHaveCount(0)
  await page.unroute(LIST_CALL)
  await failure.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test('a detail that fails to load tells so, and Coba lagi loads it (fault 14, 43)', async ({ page, api, noise }) => {
  noise.allow(failedToReach, apiLine('GET /partner/umroh-regular/\\d+: network error, check your connection'))
  const id = await api.create({ namaPaket: 'Paket tak terjangkau' })
  const call = `**/api/partner/umroh-regular/${id}`
  await page.route(call, (route) => route.abort())
  await page.clock.install()
  await page.goto(`/package/umroh-reguler/${id}`)
  await expect(await failureAfterRetries(page)).toContainText('Gagal memuat detail paket')
  await page.unroute(call)
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('heading', { name: 'Paket tak terjangkau' })).toBeVisible()
})

test('a picker whose list fails to load tells so, and Coba lagi loads it (fault 38)', async ({ page, noise }) => {
  noise.allow(failedWith(429), apiLine('GET /custom-data/pesawat: rate limit exceeded'))
  await page.route(
    '**/api/custom-data/pesawat',
    (route) => route.fulfill({ status: 429, json: { message: 'Terlalu sering' } }),
    { times: 1 },
  )
  await page.goto('/package/umroh-reguler/create')
  const sheet = await new Wizard(page).open('Pesawat')
  await expect(sheet).toContainText('Daftar belum dapat dimuat')
  await sheet.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(sheet.getByRole('option').first()).toBeVisible()
})

test('a save without a network shows a message and keeps the form; with a network it creates one package (fault 32)', async ({
  page,
  api,
  context,
  noise,
}) => {
  // The app asks for the list before it says that there is no network.
  noise.allow(failedToReach, apiLine('GET /partner/umroh-regular: network error'))
  const name = 'Paket tanpa sinyal'
  const wizard = await wizardAtReview(page, name)
  await context.setOffline(true)
  await wizard.saveButton.click()
  await expect(page.getByRole('alert')).toContainText(
    'Tidak ada koneksi internet. Paket belum disimpan; isian tetap ada di sini.',
  )
  await expect(wizard.section('Ringkasan')).toContainText(name)
  await context.setOffline(false)
  expect(await api.packagesNamed(name)).toEqual([])
  await wizard.save()
  await expect(card(page, name)).toBeVisible()
  expect(await api.packagesNamed(name)).toHaveLength(1)
})

test('a save whose answer was lost is repeated and gives one package (fault 15)', async ({ page, api, noise }) => {
  noise.allow(failedToReach, apiLine('POST /partner/umroh-regular: network error'))
  const name = 'Paket yang jawabannya hilang'
  const wizard = await wizardAtReview(page, name)
  await page.route(
    SAVE_CALL,
    async (route) => {
      expect((await route.fetch()).status()).toBe(201)
      await route.abort()
    },
    { times: 1 },
  )
  await wizard.saveButton.click()
  await expect(page.getByRole('alert')).toContainText('Tidak ada koneksi ke server')
  await expect(wizard.heading(STEPS.review)).toBeVisible()
  expect(await api.packagesNamed(name)).toHaveLength(1)
  await wizard.save()
  await expect(card(page, name)).toBeVisible()
  expect(await api.packagesNamed(name)).toHaveLength(1)
})

test('two taps on Simpan create one package and show Menyimpan... meanwhile (fault 32)', async ({ page, api }) => {
  const name = 'Paket ketukan ganda'
  const wizard = await wizardAtReview(page, name)
  let [calls, go] = [0, () => {}]
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(SAVE_CALL, async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  await wizard.saveButton.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
    button.form?.requestSubmit()
  })
  await expect(page.getByRole('button', { name: 'Menyimpan...' })).toBeDisabled()
  go()
  await expect(card(page, name)).toBeVisible()
  expect(calls).toBe(1)
  expect(await api.packagesNamed(name)).toHaveLength(1)
})

test('an error of the server appears on its field, on the step with that field (fault 31)', async ({ page, noise }) => {
  noise.allow(failedWith(422), apiLine('POST /partner/umroh-regular: refused'))
  const wizard = await wizardAtReview(page, 'Paket ditolak')
  const refusal = {
    message: 'Data yang dikirim belum benar',
    errors: { namaPaket: ['Nama ini sudah dipakai'], 'pesawat.id': 'Pesawat penuh' },
  }
  await page.route(SAVE_CALL, (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 })
  await wizard.saveButton.click()
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  await expect(wizard.text('Nama Paket')).toHaveAccessibleDescription('Nama ini sudah dipakai')
  await expect(wizard.trigger('Pesawat')).toHaveAccessibleDescription('Pesawat penuh')
  await expect(page.getByText('Paket berhasil disimpan.')).toHaveCount(0)
})

test('a save after the end of the session does not report success (fault 10)', async ({ page, api, noise }) => {
  noise.allow(failedWith(401))
  const name = 'Paket sesi habis'
  const wizard = await wizardAtReview(page, name)
  await page.route(
    SAVE_CALL,
    (route) => route.fulfill({ status: 401, json: { message: 'Sesi Anda telah berakhir.' } }),
    { times: 1 },
  )
  await wizard.saveButton.click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByText('Paket berhasil disimpan.')).toHaveCount(0)
  expect(await api.packagesNamed(name)).toEqual([])
})

test('a failed duplicate shows a message in its sheet, and a repeat gives one copy (fault 21)', async ({
  page,
  api,
  noise,
}) => {
  noise.allow(failedWith(500), apiLine('POST /partner/umroh-regular/\\d+/duplicate: server error \\(500\\)'))
  const name = 'Paket gagal digandakan'
  await api.create({ namaPaket: name })
  await openList(page, name)
  await page.route(
    '**/duplicate',
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 500, json: { message: 'Terjadi kesalahan di server. Coba lagi.' } })
    },
    { times: 1 },
  )
  await card(page, name).getByRole('button', { name: 'Duplikat' }).click()
  const sheet = page.getByRole('dialog', { name: 'Duplikasi Paket' })
  await sheet.getByRole('button', { name: 'Duplikat', exact: true }).click()
  await expect(sheet.getByRole('alert')).toContainText('Server sedang bermasalah. Coba lagi sebentar lagi.')
  await sheet.getByRole('button', { name: 'Duplikat', exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(card(page, `${name} (Copy)`)).toBeVisible()
  expect(await api.packagesNamed(`${name} (Copy)`)).toHaveLength(1)
})
