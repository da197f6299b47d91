import type { Page } from '@playwright/test'
import { addDays } from '@/domain/values/dates'
import { expectAccessible } from '../support/accessible'
import { hold } from '../support/hold'
import {
  apiLine,
  expect,
  failedToReach,
  failedWith,
  firstNight,
  openList,
  openNewWizard,
  signIn,
  STEPS,
  test,
  Wizard,
  wizardAtReview,
} from '../support/support'

// Each test shows up to twenty screens.
test.setTimeout(90_000)
// The narrowest phone that the app supports, where elements are most likely to overlap.
test.use({ viewport: { width: 360, height: 740 } })

const LIST = '**/api/partner/umroh-regular?*'

async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test.describe('signed out', () => {
  test.use({ account: null })

  test('axe finds no violation on the login, with its errors and while it waits, and on the error pages (fault 47)', async ({
    page,
    noise,
  }) => {
    noise.allow(/^error: \[auth\]/, /status of 401/)
    await page.goto('/auth/login')
    await expectAccessible(page, 'login')
    await page.getByRole('button', { name: 'Login' }).click()
    await expectAccessible(page, 'login with errors')
    const goOn = await hold(page, '**/api/partner/login')
    await signIn(page, 'siapa@annur.co.id', 'salah-sekali')
    await expect(page.getByRole('button', { name: 'Masuk...' })).toBeDisabled()
    await expectAccessible(page, 'login under way')
    await goOn()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'login refused')
    await page.goto('/404')
    await expectAccessible(page, '404')
    await page.goto('/unauthorized')
    await expectAccessible(page, '403')
  })

  test('axe finds no violation on the page of a failed session start', async ({ page, noise }) => {
    noise.allow(/broken on purpose/)
    await page.addInitScript(() => {
      window.addEventListener = new Proxy(window.addEventListener, {
        apply(add, target, [type, ...rest]: [string, ...unknown[]]) {
          if (type === 'auth:logout') throw new Error('broken on purpose')
          return Reflect.apply(add, target, [type, ...rest])
        },
      })
    })
    await page.goto('/auth/login')
    await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible()
    await expectAccessible(page, 'authentication error')
  })
})

test('axe finds no violation on home, profile, and the list in all its states (fault 47)', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(failedWith(403), failedToReach, apiLine('GET /partner/umroh-regular'))
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Umroh Reguler', exact: true })).toBeVisible()
  await expectAccessible(page, 'home')
  await page.getByRole('link', { name: 'Profil', exact: true }).click()
  await expectAccessible(page, 'profile')
  await openList(page)
  await expectAccessible(page, 'list')
  await page.getByRole('article').first().getByRole('button', { name: 'Duplikat' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'duplicate sheet')
  await page.getByRole('textbox').fill(' ')
  await expectAccessible(page, 'duplicate sheet without a name')
  await escape(page)
  await page.getByRole('searchbox').fill('tidak-ada-yang-begini')
  await expect(page.getByText('Tidak ada yang cocok')).toBeVisible()
  await expectAccessible(page, 'nothing found')
  await context.setOffline(true)
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText('Tidak ada koneksi internet')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page, 'list without a network')
  await context.setOffline(false)
  await page.route(LIST, (route) => route.fulfill({ json: { data: [], meta: { total: 0 } } }))
  await page.goto('/package/umroh-reguler?q=lain')
  await expectAccessible(page, 'nothing found, by a link')
  await page.goto('/package/umroh-reguler')
  await expect(page.getByText('Buat paket umroh reguler pertamamu')).toBeVisible()
  await expectAccessible(page, 'empty list')
  await page.unroute(LIST)
  const goOn = await hold(page, LIST)
  await page.goto('/package/umroh-reguler?q=ditunggu')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page, 'list being read')
  await goOn()
  await page.route(LIST, (route) => route.fulfill({ status: 403, json: { message: 'Tidak boleh' } }))
  await page.goto('/package/umroh-reguler?q=dilarang')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'list that cannot be read')
})

test('axe finds no violation in the empty wizard, its errors, its pickers and its calendar (fault 47)', async ({
  page,
  noise,
}) => {
  noise.allow(failedWith(403), apiLine('GET /custom-data/margin: access forbidden'))
  const wizard = await openNewWizard(page)
  await expectAccessible(page, 'step 0')
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expect(wizard.text('Nama Paket')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'step 0 with errors')
  const goOn = await hold(page, '**/api/custom-data/pesawat')
  const sheet = await wizard.open('Pesawat')
  await expect(sheet.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page, 'picker being read')
  await goOn()
  await expect(sheet.getByRole('option').first()).toBeVisible()
  await expectAccessible(page, 'picker')
  await sheet.getByRole('listbox').press('ArrowDown')
  await expectAccessible(page, 'picker with a row under the keys')
  await sheet.getByRole('searchbox').fill('tidak ada')
  await expect(sheet).toContainText('No results')
  await expectAccessible(page, 'picker without a match')
  await escape(page)
  await wizard.journey({ name: 'Paket untuk semua', jamaah: 5, flight: 'Batik Air' })
  await wizard.toggle('Urutan Kota', 'Makkah Awal').click()
  await wizard.next(STEPS.makkah)
  await expectAccessible(page, 'step 1, empty')
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await expectAccessible(page, 'step 1 with errors')
  await wizard.date('Tanggal Check-In', firstNight())
  const calendar = await wizard.open('Tanggal Check-Out')
  await expect(calendar.getByRole('grid')).toBeVisible()
  await expectAccessible(page, 'calendar')
  for (const view of ['bulan', 'tahun']) {
    await calendar.getByRole('button', { name: `beralih ke tampilan ${view}` }).click()
    await expectAccessible(page, view)
  }
  await escape(page)
  await wizard.stay('Makkah', firstNight(), addDays(firstNight(), 4), 'Royal Majestic')
  await wizard.open('Hotel Makkah')
  await expect(page.getByRole('option', { selected: true })).toBeVisible()
  await expectAccessible(page, 'hotels')
  await escape(page)
  await wizard.next(STEPS.madinah)
  await wizard.checkbox('Tanpa Hotel').check()
  await wizard.next(STEPS.trip)
  await wizard.toggle('Tipe Perjalanan', 'Group').click()
  await expectAccessible(page, 'step 3')
  await wizard.next(STEPS.extras)
  await wizard.open('Transportasi')
  await page.getByRole('option').first().click()
  await expectAccessible(page, 'picker of several')
  await page.getByRole('button', { name: 'Selesai' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.route('**/api/custom-data/margin', (route) =>
    route.fulfill({ status: 403, json: { message: 'Tidak boleh' } }),
  )
  await wizard.open('Margin')
  await expect(page.getByText('Daftar belum dapat dimuat')).toBeVisible()
  await expectAccessible(page, 'picker that cannot be read')
  await escape(page)
  await page.getByRole('link', { name: 'Kembali ke daftar paket' }).click()
  await expect(page.getByRole('dialog', { name: 'Tinggalkan paket ini?' })).toBeVisible()
  await expectAccessible(page, 'before it is left')
  await page.getByRole('button', { name: 'Simpan draf dan keluar' }).click()
  await page.goto('/package/umroh-reguler/create')
  await expect(page.getByRole('dialog', { name: 'Lanjutkan draf?' })).toBeVisible()
  await expectAccessible(page, 'draft that is asked about')
})

test('axe finds no violation in the review while a save runs and after its refusal', async ({ page, noise }) => {
  noise.allow(failedWith(403), apiLine('POST /partner/umroh-regular: access forbidden'))
  const goOn = await hold(page, '**/api/partner/umroh-regular', { status: 403, json: { message: 'Tidak boleh' } })
  const wizard = await wizardAtReview(page, 'Paket yang ditolak')
  await wizard.saveButton.click()
  await expect(page.getByRole('button', { name: 'Menyimpan...' })).toBeDisabled()
  await expectAccessible(page, 'review being saved')
  await goOn()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'review refused')
})

test('axe finds no violation in the filled wizard and in the detail (fault 47)', async ({ page, api, noise }) => {
  noise.allow(failedWith(404), failedWith(403), apiLine('GET /partner/umroh-regular'))
  const id = await api.create({ namaPaket: 'Paket lengkap', tourLeader: 1 })
  const goOn = await hold(page, `**/api/partner/umroh-regular/${id}/edit-data`)
  await page.goto(`/package/umroh-reguler/edit/${id}`)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page, 'wizard being read')
  await goOn()
  const wizard = new Wizard(page)
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  await expectAccessible(page, STEPS.journey)
  for (const title of [STEPS.makkah, STEPS.madinah, STEPS.trip, STEPS.extras, STEPS.review]) {
    await wizard.next(title)
    await expectAccessible(page, title)
  }
  for (const lines of await page.getByText('Rincian harga').all()) await lines.click()
  await expectAccessible(page, 'review with its price lines')
  await page.goto(`/package/umroh-reguler/${id}`)
  await expect(page.getByRole('heading', { name: 'Paket lengkap' })).toBeVisible()
  await expectAccessible(page, 'detail')
  await page.goto('/package/umroh-reguler/999999')
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible()
  await expectAccessible(page, 'detail of nothing')
  await page.goto('/package/umroh-reguler/edit/999999')
  await expect(page.getByText('Data tidak ditemukan')).toBeVisible()
  await expectAccessible(page, 'wizard of nothing')
  await page.route('**/api/partner/umroh-regular/888888', (route) =>
    route.fulfill({ status: 403, json: { message: 'Tidak boleh' } }),
  )
  await page.goto('/package/umroh-reguler/888888')
  await expect(page.getByText('Gagal memuat detail paket')).toBeVisible()
  await expectAccessible(page, 'detail that cannot be read')
})
