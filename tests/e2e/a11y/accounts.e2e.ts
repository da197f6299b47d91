import type { Locator, Page } from '@playwright/test'
import { expectAccessibleAndFitting } from '../support/accessible'
import { ADMIN } from '../support/adminSupport'
import { hold } from '../support/hold'
import { Keys } from '../support/keys'
import { apiLine, expect, failedWith, passwordOf, signInByApi, SITI, test } from '../support/support'

test.use({ viewport: { width: 360, height: 740 } })

const SESSIONS = '**/api/partner/me/sessions'
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
const field = (place: Page | Locator, name: string) => place.getByRole('textbox', { name, exact: true })

/** Presses Tab more often than the sheet has controls, and expects the focus to stay in the sheet. */
async function expectTrapped(keys: Keys, sheet: Locator): Promise<void> {
  for (let presses = 0; presses < 10; presses += 1) {
    await keys.press('Tab')
    const isInside = await sheet.evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement?.contains(dialog) === true,
    )
    expect(isInside, 'the focus stays in the sheet').toBe(true)
  }
}

test.describe('the own account of an admin on a phone', () => {
  test.use({ account: ADMIN })

  test('axe finds no violation on Profil and its three sheets, also wrong, refused, loading and failed', async ({
    page,
    noise,
  }) => {
    noise.allow(failedWith(422), failedWith(429), apiLine('(GET|PUT|POST) /partner/me'))
    await page.goto('/profile')
    await expect(button(page, 'Ubah kata sandi')).toBeVisible()
    await expectAccessibleAndFitting(page, 'profile of an admin')

    const open = async (name: string) => {
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      return page.getByRole('dialog', { name })
    }
    const close = async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    const password = await open('Ubah kata sandi')
    await expect(button(password, 'Simpan')).toBeVisible()
    await expectAccessibleAndFitting(page, 'password sheet')
    await button(password, 'Simpan').click()
    await expect(field(password, 'Kata sandi saat ini')).toBeFocused()
    await expectAccessibleAndFitting(page, 'password sheet with errors')
    await field(password, 'Kata sandi saat ini').fill('salah-sekali')
    for (const name of ['Kata sandi baru', 'Ulangi kata sandi']) await field(password, name).fill('kurma di halaman')
    await button(password, 'Simpan').click()
    await expect(password.getByText('Kata sandi saat ini salah')).toBeVisible()
    await expectAccessibleAndFitting(page, 'password sheet refused')
    await close()

    const goOn = await hold(page, SESSIONS, { status: 429, json: { message: 'Tunggu' } })
    const devices = await open('Perangkat aktif')
    await expect(devices.getByRole('progressbar')).toBeVisible()
    await expectAccessibleAndFitting(page, 'devices being read')
    await goOn()
    await expect(devices.getByRole('alert')).toBeVisible()
    await expectAccessibleAndFitting(page, 'devices that cannot be read')
    await page.unroute(SESSIONS)
    await button(devices, 'Coba lagi').click()
    await expect(devices.getByText('Perangkat ini')).toBeVisible()
    await expectAccessibleAndFitting(page, 'devices')
    await close()

    const factor = await open('Verifikasi dua langkah')
    await expect(button(factor, 'Mulai')).toBeVisible()
    await expectAccessibleAndFitting(page, 'second factor')
    await field(factor, 'Kata sandi saat ini').fill(passwordOf(ADMIN))
    await button(factor, 'Mulai').click()
    await expect(factor.getByRole('img')).toBeVisible()
    await expectAccessibleAndFitting(page, 'second factor with its QR code')
    await field(factor, 'Kode verifikasi').fill('000000')
    await button(factor, 'Aktifkan').click()
    await expect(field(factor, 'Kode verifikasi')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessibleAndFitting(page, 'second factor refused')
  })
})

test.describe('the own account without a mouse', () => {
  test.use({ account: SITI })

  test('Enter opens each sheet, Tab stays in it, a refusal goes to its field, and Escape returns the focus', async ({
    page,
  }) => {
    await signInByApi(SITI)
    await page.goto('/profile')
    const keys = new Keys(page)
    await keys.inSheet(button(page, 'Ubah kata sandi'), async (sheet) => {
      await keys.toAndPress(button(sheet, 'Simpan'))
      await expect(field(sheet, 'Kata sandi saat ini')).toBeFocused()
      await expectTrapped(keys, sheet)
      await keys.press('Escape')
    })
    await keys.inSheet(button(page, 'Perangkat aktif'), async (sheet) => {
      const others = sheet.getByRole('button', { name: /^Keluarkan (?!semua)/ })
      await expect(others.first()).toBeVisible()
      const before = await others.count()
      await keys.toAndPress(others.first())
      await expect(others).toHaveCount(before - 1)
      await expectTrapped(keys, sheet)
      await keys.press('Escape')
    })
  })
})

test.describe('screens without a session', () => {
  test.use({ account: null })

  /** The server of these tests has accounts: it is made to look like one of a new database. */
  const newDatabase = (page: Page) =>
    page.route('**/api/partner/setup', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { open: true, needs_key: true } })
        : route.fulfill({ status: 422, json: { message: 'Periksa', errors: { key: ['Kunci ini tidak berlaku'] } } }),
    )
  const linkOf = async (kind: 'invitation' | 'reset') => {
    const { token } = await signInByApi(ADMIN)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const call = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${process.env.E2E_SERVER}/api${path}`, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return (await answer.json()) as { data: { id: number }[] } & { link: { path: string } }
    }
    // An email is one word, and longer than a phone is wide.
    const email = `akses.${kind}.${Date.now()}.abdurrahman_wahyudi_kusumonegoro@perjalananumrohsejahtera.co.id`
    if (kind === 'reset') {
      const { data } = await call('GET', '/users?q=yusuf@barokah.co.id')
      return (await call('POST', `/users/${data[0]?.id}/link`)).link.path
    }
    const rights = { mitra_id: null, roles: ['admin'], permissions: [] }
    return (await call('POST', '/users', { name: 'Rina Wijaya', email, ...rights })).link.path
  }

  test('axe finds no violation on /mulai: open, with errors, refused, closed and failed', async ({ page, noise }) => {
    noise.allow(failedWith(422), failedWith(403), apiLine('(GET|POST) /partner/setup'))
    await newDatabase(page)
    await page.goto('/mulai')
    await expect(field(page, 'Nama usaha')).toBeVisible()
    await expectAccessibleAndFitting(page, '/mulai')
    await button(page, 'Buat akun pemilik').click()
    await expect(field(page, 'Nama usaha')).toBeFocused()
    await expectAccessibleAndFitting(page, '/mulai with errors')
    for (const name of ['Nama usaha', 'Nama Anda']) await field(page, name).fill('Al-Hijrah')
    await field(page, 'Email').fill('fatimah@alhijrah.co.id')
    for (const name of ['Kata sandi baru', 'Ulangi kata sandi']) await field(page, name).fill('jalan setapak ke laut')
    await button(page, 'Buat akun pemilik').click()
    await expect(field(page, 'Kunci sekali pakai')).toBeFocused()
    await expectAccessibleAndFitting(page, '/mulai refused')
    await page.unrouteAll()
    await page.goto('/mulai')
    await expect(page.getByRole('heading', { name: 'Akun pemilik sudah ada' })).toBeVisible()
    await expectAccessibleAndFitting(page, '/mulai closed')
    await page.route('**/api/partner/setup', (route) => route.fulfill({ status: 403, json: { message: 'Tidak' } }))
    await page.goto('/mulai')
    await expect(page.getByRole('heading', { name: 'Halaman ini belum dapat dimuat' })).toBeVisible()
    await expectAccessibleAndFitting(page, '/mulai that cannot be read')
  })

  for (const [kind, title] of [
    ['invitation', 'Selamat datang'],
    ['reset', 'Atur ulang kata sandi'],
  ] as const)
    test(`axe finds no violation on the link of a ${kind}: open, with errors, and no longer valid`, async ({
      page,
      noise,
    }) => {
      noise.allow(failedWith(404), apiLine('POST /partner/account-link'))
      const path = await linkOf(kind)
      await page.goto(path)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expectAccessibleAndFitting(page, kind)
      await button(page, 'Simpan dan masuk').click()
      await expect(field(page, 'Kata sandi baru')).toBeFocused()
      await expectAccessibleAndFitting(page, `${kind} with errors`)
      await page.goto(`${path.slice(0, -4)}AAAA`)
      await expect(page.getByRole('heading', { name: 'Tautan tidak berlaku' })).toBeVisible()
      await expectAccessibleAndFitting(page, `${kind} no longer valid`)
    })

  test('/mulai and an invitation are filled in without a mouse, and a refusal goes to its field', async ({
    page,
    noise,
  }) => {
    noise.allow(failedWith(422), apiLine('POST /partner/setup'))
    const keys = new Keys(page)
    const write = async (name: string, text: string) => {
      await keys.to(field(page, name))
      await keys.type(text)
    }
    await newDatabase(page)
    await page.goto('/mulai')
    await keys.toAndPress(button(page, 'Buat akun pemilik'))
    await expect(field(page, 'Nama usaha')).toBeFocused()
    await keys.type('Al-Hijrah Tour')
    await write('Nama Anda', 'Ibu Fatimah')
    await write('Email', 'fatimah@alhijrah.co.id')
    await write('Kata sandi baru', 'jalan setapak ke laut')
    await write('Ulangi kata sandi', 'jalan setapak ke laut')
    await write('Kunci sekali pakai', 'kunci-lama')
    await keys.press('Enter')
    await expect(field(page, 'Kunci sekali pakai')).toHaveAccessibleDescription(/^Kunci ini tidak berlaku/)
    await expect(field(page, 'Kunci sekali pakai')).toBeFocused()

    await page.goto(await linkOf('invitation'))
    await write('Kata sandi baru', 'kelapa muda di pantai')
    await keys.press('Enter')
    await expect(field(page, 'Ulangi kata sandi')).toBeFocused()
    await keys.type('kelapa muda di pantai')
    await keys.press('Enter')
    await expect(page).toHaveURL('/')
  })
})
