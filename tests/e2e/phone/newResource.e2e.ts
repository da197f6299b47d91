import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { copyOfApp } from '../../architecture/withResource'
import { FIRST_START_MS, ownServer } from '../support/ownServer'
import { packLightly } from '../support/packLightly'
import { persistedCount } from '../support/persistedCount'
import { expect, failedToReach, passwordOf, SITI, signIn, test } from '../support/support'

const ADMIN = 'admin@umrohmitra.co.id'
const LIST = '/package/umroh-plus'
const ROWS = [
  { id: 7, nama_paket: 'Umroh plus Turki', negara: 'Turki' },
  { id: 8, nama_paket: 'Umroh plus Mesir', negara: 'Mesir' },
]

const app = copyOfApp()
const server = await ownServer(join(app.root, 'dist'))

/** How many saves the partner API refuses first. */
let refusals = 0

/** The partner API's answers for the resource: the reference API does not know it. */
async function answer(page: Page) {
  const asked: string[] = []
  await page.route('**/api/partner/umroh-plus**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    asked.push(`${route.request().method()} ${pathname}${search}`)
    const row = ROWS.find(({ id }) => pathname.endsWith(`/${id}`))
    if (route.request().method() === 'PUT' && refusals-- > 0)
      return route.fulfill({ status: 422, json: { message: 'Nama sudah dipakai' } })
    if (route.request().method() === 'PUT') return route.fulfill({ json: { data: { id: row?.id } } })
    if (pathname.endsWith('/7/duplicate')) return route.fulfill({ json: { data: { id: 9 } } })
    if (row) return route.fulfill({ json: { data: row } })
    if (!pathname.endsWith('/umroh-plus')) return route.fulfill({ status: 404, json: { message: 'Tidak ada' } })
    return route.fulfill({ json: { data: ROWS, meta: { total: ROWS.length } } })
  })
  return asked
}

const signInAs = (page: Page, email: string) => signIn(page, email, passwordOf(email))

test.describe('a resource that was added by its folder and one line', () => {
  test.use({ account: null, baseURL: server.url })

  test.beforeAll(async () => {
    test.setTimeout(2 * FIRST_START_MS)
    app.addFolder()
    app.register()
    execFileSync(join(app.root, 'node_modules/.bin/vite'), ['build'], {
      cwd: app.root,
      env: { ...process.env, NODE_ENV: 'production', VITE_DEMO: '' },
      stdio: 'pipe',
    })
    packLightly(join(app.root, 'dist'))
    await server.start()
  })
  test.afterAll(async () => {
    await server.remove()
    app.remove()
  })

  test('the resource has a guard, a route, a card on Beranda, a chunk, a frame with its first request, and persisted answers', async ({
    page,
    noise,
  }) => {
    noise.allow(failedToReach, /network error/, /404/)
    const asked = await answer(page)

    // Guard: a guest is led to the login, and back to the screen afterwards.
    await page.goto(LIST)
    await expect(page).toHaveURL('/auth/login')
    await signInAs(page, SITI)
    await expect(page).toHaveURL(LIST)
    await expect(page.getByRole('article', { name: 'Umroh plus Turki' })).toBeVisible()

    // The card on Beranda leads to the list.
    await page.goto('/')
    await page.getByRole('link', { name: 'Umroh Plus' }).click()
    await expect(page).toHaveURL(LIST)
    await expect(page.getByRole('article')).toHaveCount(2)

    // The frame stands before React, fetches the chunk, and the first request is sent once.
    // The list behind has sent its requests by then.
    await page.waitForLoadState('networkidle')
    asked.length = 0
    const code: string[] = []
    page.on('request', (request) => code.push(request.url()))
    await page.route('**/assets/app-*.js', async (route) => {
      await page.waitForFunction(() => document.getElementById('root')?.dataset.shell === 'umroh-plus/list')
      await route.continue()
    })
    await page.goto(LIST)
    await expect(page.getByRole('article')).toHaveCount(2)
    expect(asked).toEqual(['GET /api/partner/umroh-plus?per_page=50'])
    expect(code.filter((url) => /\/assets\/umroh-plus-list-[\w-]+\.js$/.test(url))).toHaveLength(1)
    await page.unroute('**/assets/app-*.js')

    // The search is the kit's.
    await page.getByRole('searchbox', { name: 'Cari' }).fill('Turki')
    await expect(page).toHaveURL(`${LIST}?q=Turki`)
    await expect.poll(() => asked.at(-1)).toBe('GET /api/partner/umroh-plus?q=Turki&per_page=50')
    await page.getByRole('searchbox', { name: 'Cari' }).fill('')
    await expect(page).toHaveURL(LIST)

    // Permission: everybody may read a record; the form takes the permission.
    await page.getByRole('link', { name: 'Umroh plus Mesir' }).click()
    await expect(page).toHaveURL(`${LIST}/8`)
    await expect(page.getByText('Mesir', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ubah' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Duplikat' })).toHaveCount(0)
    await page.goto(`${LIST}/99`)
    await expect(page.getByText('Data tidak ditemukan')).toBeVisible()
    await page.goto(`${LIST}/edit/8`)
    await expect(page).toHaveURL('/unauthorized')

    // Persisted: the list and the detail are there after a reload without a network.
    await page.goto(`${LIST}/8`)
    await expect(page.getByText('Mesir', { exact: true })).toBeVisible()
    await expect.poll(() => persistedCount(page)).toBeGreaterThanOrEqual(2)
    await page.route('**/api/**', (route) => route.abort())
    await page.goto(`${LIST}/8`)
    await expect(page.getByText('Mesir', { exact: true })).toBeVisible()
    await page.goto(LIST)
    await expect(page.getByRole('article')).toHaveCount(2)
  })

  test('the resource has an entry in the admin’s menu, and a form that saves once, for users with the permission', async ({
    page,
    noise,
  }) => {
    noise.allow(/422/)
    const asked = await answer(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/auth/login')
    await signInAs(page, ADMIN)
    await page.getByRole('navigation', { name: 'Menu admin' }).getByRole('link', { name: 'Paket Umroh Plus' }).click()
    await expect(page).toHaveURL(LIST)
    await page.getByRole('link', { name: 'Umroh plus Turki' }).click()
    await page.getByRole('link', { name: 'Ubah' }).click()
    await expect(page).toHaveURL(`${LIST}/edit/7`)
    const name = page.getByRole('textbox', { name: 'Nama Paket' })
    await name.fill('')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(name).toHaveAccessibleDescription('Nama Paket wajib diisi')
    await name.fill('Umroh plus Istanbul')

    // A link asks before the typed name is lost.
    await page.getByRole('navigation', { name: 'Menu admin' }).getByRole('link', { name: 'Riwayat' }).click()
    await page
      .getByRole('dialog', { name: 'Tinggalkan isian ini?' })
      .getByRole('button', { name: 'Tetap di sini' })
      .click()
    await expect(name).toHaveValue('Umroh plus Istanbul')

    // The server refuses once; then three taps save once.
    refusals = 1
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByRole('alert')).toHaveText('Nama sudah dipakai')
    asked.length = 0
    await page.getByRole('button', { name: 'Simpan' }).evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 3; tap += 1) button.click()
    })
    await expect(page).toHaveURL(LIST)
    await expect(page.getByText('Data tersimpan.')).toBeVisible()
    expect(asked.filter((line) => line.startsWith('PUT'))).toEqual(['PUT /api/partner/umroh-plus/7'])

    // Ctrl+K finds its records below its label. Its own action is not that of the packages, which has the same name.
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Cari halaman/ }).fill('Turki')
    await page
      .getByRole('group', { name: 'Paket Umroh Plus' })
      .getByRole('option', { name: 'Umroh plus Turki' })
      .click()
    await expect(page).toHaveURL(`${LIST}/7`)
    await page.getByRole('button', { name: 'Duplikat' }).click()
    await expect(page.getByText('Paket diduplikat')).toBeVisible()
    expect(asked.filter((line) => line.startsWith('POST'))).toEqual(['POST /api/partner/umroh-plus/7/duplicate'])
  })

  test('a path of the resource that lacks its id shows Page Not Found', async ({ page }) => {
    await page.goto('/auth/login')
    await signInAs(page, SITI)
    await expect(page).toHaveURL('/')
    await page.goto(`${LIST}/edit`)
    await expect(page).toHaveURL('/404')
  })
})
