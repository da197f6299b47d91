import type { Browser, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { LAPTOP } from '../support/adminSupport'
import { FIRST_START_MS, ownServer } from '../support/ownServer'
import { expect, signIn, SITI, test } from '../support/support'

const ADMIN = 'admin@umrohmitra.co.id'
const NEW = 'kurma di halaman'

let server: Awaited<ReturnType<typeof ownServer>>
test.beforeAll(async () => {
  test.setTimeout(2 * FIRST_START_MS)
  server = await ownServer()
  await server.start()
})
test.afterAll(() => server.remove())

async function openProfile(browser: Browser, email: string, options: object = {}): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.url, ...options })).newPage()
  await page.goto('/auth/login')
  await signIn(page, email)
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/profile')
  return page
}

test('a mitra changes the password on one phone, and the other phone is signed out', async ({ browser }) => {
  const [here, there] = [await openProfile(browser, SITI), await openProfile(browser, SITI)]
  await here.getByRole('button', { name: 'Perangkat aktif' }).click()
  const devices = here.getByRole('dialog', { name: 'Perangkat aktif' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('Perangkat ini')).toHaveCount(1)
  await devices.getByRole('button', { name: 'Tutup' }).click()

  await here.getByRole('button', { name: 'Ubah kata sandi' }).click()
  const sheet = here.getByRole('dialog', { name: 'Ubah kata sandi' })
  await sheet.getByRole('textbox', { name: 'Kata sandi saat ini' }).fill('salah-sekali')
  await sheet.getByRole('textbox', { name: 'Kata sandi baru' }).fill(NEW)
  await sheet.getByRole('textbox', { name: 'Ulangi kata sandi' }).fill(NEW)
  await sheet.getByRole('button', { name: 'Simpan' }).click()
  await expect(sheet.getByText('Kata sandi saat ini salah')).toBeVisible()
  await expect(sheet.getByRole('textbox', { name: 'Kata sandi baru' })).toHaveValue(NEW)
  await sheet.getByRole('textbox', { name: 'Kata sandi saat ini' }).fill('mitra123')
  await sheet.getByRole('button', { name: 'Simpan' }).click()
  await expect(here.getByText('Kata sandi sudah diganti')).toBeVisible()

  await there.goto('/package/umroh-reguler')
  await expect(there).toHaveURL(/login/)
  await signIn(there, SITI, NEW)
  await expect(there).toHaveURL('/package/umroh-reguler')
})

test('an admin sets up a second factor, signs in with a code, and switches it off again', async ({ browser }) => {
  const page = await openProfile(browser, ADMIN, LAPTOP)
  await page.getByRole('button', { name: 'Verifikasi dua langkah' }).click()
  const sheet = page.getByRole('dialog', { name: 'Verifikasi dua langkah' })
  await sheet.getByRole('textbox', { name: 'Kata sandi saat ini' }).fill('admin123')
  await sheet.getByRole('button', { name: 'Mulai' }).click()
  await expect(sheet.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible()
  const secret = (await sheet.locator('code').innerText()).replaceAll(' ', '')
  const codeIn = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
  await sheet.getByRole('textbox', { name: 'Kode verifikasi' }).fill(codeIn(-1))
  await sheet.getByRole('button', { name: 'Aktifkan' }).click()
  await expect(sheet.getByRole('list', { name: 'Kode cadangan' }).getByRole('listitem')).toHaveCount(10)
  await sheet.getByRole('button', { name: 'Selesai' }).click()
  await expect(page.getByRole('button', { name: /Verifikasi dua langkah.*Aktif/ })).toBeVisible()

  await page.getByRole('button', { name: 'Keluar' }).first().click()
  await signIn(page, ADMIN)
  const code = page.getByRole('textbox', { name: 'Kode verifikasi' })
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toContainText('Kode salah atau sudah dipakai')
  await code.fill(codeIn(0))
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).not.toHaveURL(/login/)

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Verifikasi dua langkah' }).click()
  await sheet.getByRole('textbox', { name: 'Kata sandi saat ini' }).fill('admin123')
  await sheet.getByRole('textbox', { name: 'Kode verifikasi' }).fill(codeIn(1))
  await sheet.getByRole('button', { name: 'Matikan' }).click()
  await expect(page.getByText('Verifikasi dua langkah sudah dimatikan')).toBeVisible()
})
