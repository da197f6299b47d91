import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { text, xlsx, zipBomb } from '../../resources/masters/import/files'
import { ADMIN, adminApi, button, find, LAPTOP, openTable, row, type AdminApi } from '../support/adminSupport'
import { expectAccessible } from '../support/accessible'
import { apiLine, expect, failedToReach, test } from '../support/support'

test.use({ ...LAPTOP, account: ADMIN })

let api: AdminApi
test.beforeEach(async ({ sessions }) => {
  api = await adminApi(sessions.request)
})
test.afterEach(async () => {
  await api.cleanUp()
})

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const RATES = ['Biasa', 'Rajab & Sya’ban', 'Ramadhan'].flatMap((season) =>
  ['Double', 'Triple', 'Quad'].map((room) => `${season} ${room} (SAR/kamar/malam)`),
)
const HEAD = ['Nama', 'Bintang', 'Jarak (meter)', 'Berkas gambar', ...RATES]
const rates = (double: number) =>
  [1, 1.2, 1.8].flatMap((times) => [double * times, (double + 90) * times, (double + 180) * times])

async function openImport(page: Page, master: string): Promise<Locator> {
  await page.goto('/')
  await openTable(page, master)
  await button(page, 'Impor').click()
  return page.getByRole('dialog', { name: `Impor ${master}` })
}

const leftOf = async (part: Locator) => (await part.boundingBox())?.x

const chooseFile = (dialog: Locator, name: string, bytes: Uint8Array, mimeType = XLSX) =>
  dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })

/** A folder for pictures that people look at; without it none are taken. */
const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

test('an admin imports an Excel file of hotels: corrects what is wrong, sees old and new, and finds the hotels in the table', async ({
  page,
}) => {
  const old = { bintang: 4, jarak: 300, image_path: null }
  const named = Object.fromEntries(
    ['', '_rajab_syaban', '_ramadhan'].flatMap((season) =>
      ['double', 'triple', 'quad'].map((room) => [`rate_${room}${season}`, 500]),
    ),
  )
  await api.create('hotel/makkah', { nama_hotel: 'Impor Safwa', ...old, ...named })
  const dialog = await openImport(page, 'Hotel Makkah')
  await shot(page, 'import-1-start')

  await test.step('a file with mistakes is shown with line, column and reason, and cannot be imported', async () => {
    const wrong = await xlsx([
      HEAD,
      ['Impor Zamzam', 5, 100, null, ...rates(510)],
      ['Impor Rawdah', 7, new Date('2026-05-01T00:00:00Z'), null, ...rates(450)],
      [null, 3, 900, null, ...rates(300).map((rate, at) => (at === 2 ? 'murah' : rate))],
    ])
    await chooseFile(dialog, 'hotel-salah.xlsx', wrong)
    await expect(dialog.getByRole('alert')).toHaveText(
      'Perbaiki 4 kesalahan di berkas, lalu pilih berkas itu lagi. Belum ada yang disimpan.',
    )
    await expect(dialog.getByRole('row').filter({ hasText: 'Jarak (meter)' })).toContainText('1 Mei 2026')
    await expect(dialog.getByRole('row').filter({ hasText: 'Bukan angka.' })).toContainText(
      'Biasa Quad (SAR/kamar/malam)',
    )
    await expect(button(page, 'Impor 1 baris')).toBeDisabled()
    await shot(page, 'import-2-wrong')
  })

  await test.step('the corrected file shows new and changed hotels, old → new', async () => {
    const right = await xlsx([
      HEAD,
      ['Impor Zamzam', 5, 100, null, ...rates(510)],
      ['Impor Rawdah', 3, null, null, ...rates(450)],
      ['impor safwa', 5, 300, null, ...Object.values(named)],
    ])
    await chooseFile(dialog, 'hotel.xlsx', right)
    const filter = dialog.getByRole('group', { name: 'Hasil pemeriksaan' })
    await expect(filter.getByRole('button', { name: 'Berubah 1' })).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByRole('row').filter({ hasText: 'Impor Safwa' })).toContainText('Bintang: 4 → 5')
    await shot(page, 'import-3-changed')
    await filter.getByRole('button', { name: 'Baru 2' }).click()
    await expect(dialog.getByRole('row').filter({ hasText: 'Impor Rawdah' })).toContainText('450')
    await shot(page, 'import-4-new')
  })

  await test.step('all rows are written at once', async () => {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/hotel/makkah/import'))
    await button(page, 'Impor 3 baris').click()
    expect((await answered).status()).toBe(200)
    await expect(dialog.getByRole('heading', { name: 'Impor selesai' })).toBeVisible()
    await expect(dialog).toContainText('2 data baru, 1 data berubah.')
    await shot(page, 'import-5-done')
    await button(page, 'Selesai').click()
    await find(page, 'impor', 3)
    await expect(row(page, 'Impor Zamzam')).toContainText('SAR 510')
    await shot(page, 'import-6-table')
  })

  await test.step('the export is imported again, and nothing has changed', async () => {
    const download = page.waitForEvent('download')
    await button(page, 'Ekspor CSV').click()
    const file = await download
    expect(file.suggestedFilename()).toBe('hotel-makkah.csv')
    const csv = await readFile(await file.path())
    expect(csv.toString()).toContain(
      `ID;Nama;Nama untuk pelanggan;Bintang;Jarak (meter);Berkas gambar;${RATES.join(';')}`,
    )
    await button(page, 'Impor').click()
    await expect
      .poll(() => leftOf(dialog.getByRole('status').filter({ hasText: 'Perubahan terakhir' })))
      .toBe(await leftOf(dialog.getByRole('heading', { name: 'Impor Hotel Makkah' })))
    await chooseFile(dialog, 'hotel-makkah.csv', csv, 'text/csv')
    await expect(dialog).toContainText('Tidak ada yang berubah: semua baris sudah sama.')
    for (const line of csv.toString().split('\r\n'))
      if (line.includes('mpor ')) api.remember(`hotel/makkah/${line.split(';')[0]}`)
    await shot(page, 'import-7-same')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test('the rows of a price list with many notes stand in sight, above the button that imports them', async ({
  page,
}) => {
  const workbook = resolve(import.meta.dirname, '../../resources/masters/import/agent-workbook.xlsx')
  const dialog = await openImport(page, 'Hotel Makkah')
  await chooseFile(dialog, 'agent-workbook.xlsx', await readFile(workbook))
  await expect(dialog.getByRole('note')).toBeVisible()
  await expect(button(page, 'Impor 40 baris')).toBeInViewport({ ratio: 1 })
  const rows = dialog.getByRole('region', { name: 'Berubah' })
  await rows.scrollIntoViewIfNeeded()
  expect((await rows.boundingBox())?.height).toBeGreaterThan(200)
  // The changes of a row stand below each other.
  const changes = rows.getByRole('row').nth(1).getByRole('cell').nth(2).locator('div')
  expect(await leftOf(changes.nth(2))).toBe(await leftOf(changes.nth(0)))
  expect(await leftOf(changes.nth(3))).toBe(await leftOf(changes.nth(1)))
})

test('files that cannot be used are refused with their reason, and a CSV of Excel’s own code page is read', async ({
  page,
}) => {
  const dialog = await openImport(page, 'Visa Bus')
  const alert = dialog.getByRole('alert')
  await chooseFile(dialog, 'bom.xlsx', await zipBomb(61_000_000))
  await expect(alert).toContainText('Isi berkas ini terlalu besar setelah dibuka.')
  await chooseFile(dialog, 'besar.csv', new Uint8Array(11_000_000).fill(0x41), 'text/csv')
  await expect(alert).toContainText('Berkas ini lebih besar dari 10 MB.')
  await chooseFile(dialog, 'foto.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'image/png')
  await expect(alert).toContainText('Berkas ini bukan CSV, Excel (.xlsx) atau LibreOffice (.ods).')
  await chooseFile(dialog, 'kolom.csv', text('Nama;Catatan\nA;1\n'), 'text/csv')
  await expect(alert).toContainText('Kolom wajib tidak ada: Harga per jamaah.')
  await shot(page, 'import-8-refused')
  const windows = Uint8Array.from(
    [...'Nama;Harga\nVisa '].map((sign) => sign.charCodeAt(0)).concat(0x96, 0x20, 0x93, 0x41, 0x94, 0x3b, 0x31, 0x0a),
  )
  await chooseFile(dialog, 'windows.csv', windows, 'text/csv')
  await expect(dialog.getByRole('row').filter({ hasText: 'Visa – “A”' })).toContainText('1')
})

test('a stopped import writes nothing, and an import whose answer was lost says what became of it', async ({
  page,
  noise,
}) => {
  noise.allow(failedToReach, apiLine('POST /custom-data/manasik/import'), /status of 409/)
  const dialog = await openImport(page, 'Manasik')
  const csv = text('Nama,Harga (Rp)\nImpor Uji,"125.000"\n')

  await page.route('**/custom-data/manasik/import', async (route) => {
    if (route.request().postData()?.includes('Impor Uji')) await new Promise((resolve) => setTimeout(resolve, 60_000))
    else await route.continue()
  })
  await chooseFile(dialog, 'manasik.csv', csv, 'text/csv')
  await button(page, 'Impor 1 baris').click()
  await shot(page, 'import-9-saving')
  await button(page, 'Hentikan').click()
  await expect(dialog.getByRole('heading', { name: 'Impor dihentikan' })).toBeVisible()
  await expect(dialog).toContainText('Tidak ada yang disimpan.')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.route('**/custom-data/manasik/import', async (route) => {
    if (!route.request().postData()?.includes('Impor Uji')) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await button(page, 'Pratinjau ulang').click()
  await button(page, 'Impor 1 baris').click()
  await expect(dialog.getByRole('heading', { name: 'Impor selesai' })).toBeVisible()
  await button(page, 'Selesai').click()
  await find(page, 'Impor Uji', 1)
  await row(page, 'Impor Uji').click()
  await expect(page).toHaveURL(/\/manasik\/\d+$/)
  api.remember(`custom-data/manasik/${page.url().split('/').at(-1)}`)
})

test('an admin raises the rates of the hotels that a search finds by 5 percent, sees old and new, and takes it back', async ({
  page,
}) => {
  const named = Object.fromEntries(
    ['', '_rajab_syaban', '_ramadhan'].flatMap((season) =>
      ['double', 'triple', 'quad'].map((room) => [`rate_${room}${season}`, 510]),
    ),
  )
  await api.create('hotel/makkah', { nama_hotel: 'Naik Safwa', bintang: 4, jarak: 300, image_path: null, ...named })
  await page.goto('/')
  await openTable(page, 'Hotel Makkah')
  await find(page, 'naik safwa', 1)
  await button(page, 'Ubah semua harga').click()
  const dialog = page.getByRole('dialog', { name: 'Ubah semua harga: Hotel Makkah' })
  await expect(dialog.getByRole('textbox', { name: 'Perubahan (%)' })).toBeFocused()
  await expectAccessible(page, 'the change of all prices')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('region', { name: 'Berubah' })).toContainText(
    'Ramadhan Quad (SAR/kamar/malam): 510 → 536',
  )
  await expectAccessible(page, 'the preview of changed prices')
  await button(page, 'Simpan 1 perubahan').click()
  await button(page, 'Urungkan').click()
  await expect(dialog.getByRole('heading', { name: 'Perubahan diurungkan' })).toBeVisible()
  await button(page, 'Selesai').click()
  await expect(row(page, 'Naik Safwa')).toContainText('SAR 510.00')
})
