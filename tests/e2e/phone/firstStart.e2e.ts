import { expect, test, type Page } from '@playwright/test'
import { ownServer, FIRST_START_MS } from '../support/ownServer'

const OWNER_PASSWORD = 'jalan setapak ke laut'
const MITRA_PASSWORD = 'kelapa muda di pantai'
const SLOW = { timeout: 60_000 }

async function choosePassword(page: Page, password: string) {
  await page.getByLabel('Kata sandi baru').fill(password)
  await page.getByLabel('Ulangi kata sandi').fill(password)
}

test('an owner begins an empty database at /mulai, invites a mitra, and the mitra signs in on a phone', async ({
  browser,
}) => {
  test.setTimeout(FIRST_START_MS + 120_000)
  const server = await ownServer('dist', { SEED: 'none' })
  await server.start()
  try {
    const desktop = await browser.newContext({ viewport: { width: 1280, height: 900 }, isMobile: false })
    const owner = await desktop.newPage()
    await owner.goto(`${server.url}/auth/login`)
    await expect(owner, 'a login without an account leads to the set-up').toHaveURL(`${server.url}/mulai`)
    await owner.getByLabel('Nama usaha').fill('Al-Hijrah Tour')
    await owner.getByLabel('Nama Anda').fill('Ibu Fatimah')
    await owner.getByLabel('Email').fill('fatimah@alhijrah.co.id')
    await choosePassword(owner, OWNER_PASSWORD)
    await owner.getByRole('button', { name: 'Buat akun pemilik' }).click()
    await owner.getByRole('link', { name: 'Pengguna' }).click(SLOW)
    await expect(owner.getByText('fatimah@alhijrah.co.id')).toBeVisible(SLOW)
    // A second owner is refused, also on the machine itself.
    const stranger = await desktop.newPage()
    await stranger.goto(`${server.url}/mulai`)
    await expect(stranger.getByRole('heading', { name: 'Akun pemilik sudah ada' })).toBeVisible()

    await owner.goto(`${server.url}/users/create`)
    await owner.getByLabel('Nama').fill('Rina Wijaya')
    await owner.getByLabel('Email').fill('rina@alhijrah.co.id')
    await owner.getByRole('combobox', { name: 'Mitra' }).selectOption({ label: 'Al-Hijrah Tour' })
    await owner.getByRole('button', { name: 'Buat dan undang' }).click()
    const link = await owner.getByLabel('Tautan undangan').inputValue(SLOW)
    const whatsapp = await owner.getByRole('link', { name: 'Kirim lewat WhatsApp' }).getAttribute('href')
    expect(decodeURIComponent(whatsapp ?? '')).toMatch(/^https:\/\/wa\.me\/\?text=/)
    expect(decodeURIComponent(whatsapp ?? '')).toContain(link)

    const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })
    const mitra = await phone.newPage()
    const referrers: (string | undefined)[] = []
    mitra.on('request', (request) => void referrers.push(request.headers().referer))
    await mitra.goto(link)
    await expect(mitra.getByText('rina@alhijrah.co.id')).toBeVisible()
    await choosePassword(mitra, 'password123')
    await mitra.getByRole('button', { name: 'Simpan dan masuk' }).click()
    await expect(mitra.getByText('terlalu umum')).toBeVisible()
    await choosePassword(mitra, MITRA_PASSWORD)
    await mitra.getByRole('button', { name: 'Simpan dan masuk' }).click()
    await mitra.getByRole('link', { name: 'Umroh Reguler', exact: true }).click(SLOW)
    await expect(mitra.getByText('Belum ada paket')).toBeVisible(SLOW)
    const token = link.split('#').at(-1) ?? ''
    expect(referrers.filter((referrer) => referrer?.includes(token))).toEqual([])

    const again = await phone.newPage()
    await again.goto(link)
    await expect(again.getByRole('heading', { name: 'Tautan tidak berlaku' })).toBeVisible()
    await again.getByRole('button', { name: 'Ke halaman masuk' }).click()
    // The page leads a user who is signed in here to their home.
    await expect(again).toHaveURL(`${server.url}/`)
  } finally {
    await server.remove()
  }
})
