import { readFile } from 'node:fs/promises'
import { formatDate } from '@/domain/values/dates'
import {
  ADMIN,
  adminApi,
  button,
  find,
  LAPTOP,
  menu,
  openTable,
  row,
  rupiah,
  search,
  totalsOf,
  type AdminApi,
} from '../support/adminSupport'
import { expect, PartnerApi, signIn, SITI, STEPS, test, totalsIn, Wizard } from '../support/support'

test.use({ ...LAPTOP, account: ADMIN })

let api: AdminApi
test.beforeEach(async ({ sessions }) => {
  api = await adminApi(sessions.request)
})
test.afterEach(async () => {
  await api.cleanUp()
})

test.describe('signed out', () => {
  test.use({ account: null })

  test('an admin raises a flight’s price, a saved quote keeps the old price until it is saved again, and the flight is deleted', async ({
    page,
    sessions,
  }) => {
    const name = 'Paket sebelum harga naik'
    const flight = await api.create('custom-data/pesawat', { pesawat: 'Elang Uji', price: 14_500_000, logo: null })
    const mitra = new PartnerApi(sessions.request, await sessions.of(SITI))
    const id = await mitra.create({ namaPaket: name, pesawat: { id: flight }, jumlahJamaah: 10 })
    const quadOf = async () => Number((await api.everyPackage(name))[0]?.total_price_quad_rupiah)
    const before = await quadOf()

    await test.step('the admin signs in', async () => {
      await page.goto('/auth/login')
      await signIn(page, ADMIN)
      await expect(menu(page)).toBeVisible()
      await expect(page.getByText('Assalamu’alaikum, Ratna Kusuma')).toBeVisible()
      await expect(button(page, 'Keluar')).toBeVisible()
    })

    await test.step('the admin raises the price, and the field groups the digits with every key', async () => {
      await openTable(page, 'Pesawat')
      await find(page, 'elang', 1)
      await row(page, 'Elang Uji').click()
      const price = page.getByRole('textbox', { name: 'Harga per jamaah' })
      await expect(price).toHaveValue('14.500.000')
      await price.fill('')
      await price.pressSequentially('1550000')
      await expect(price).toHaveValue('1.550.000')
      await price.pressSequentially('0')
      await expect(price).toHaveValue('15.500.000')
      // The field sets its caret once more in a timer after each key, which a busy machine runs late.
      await expect(async () => {
        await price.press('Home')
        await page.keyboard.press('ArrowRight')
        expect(await price.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1)
      }).toPass()
      await page.keyboard.type('9')
      await expect(price).toHaveValue('195.500.000')
      await page.keyboard.press('Backspace')
      await expect(price).toHaveValue('15.500.000')
      await button(page, 'Simpan').click()
      await expect(page.getByText('Data tersimpan.')).toBeVisible()
      await expect(row(page, 'Elang Uji')).toContainText('Rp. 15.500.000')
    })

    await test.step('the admin finds the package with its old price in table and detail', async () => {
      await openTable(page, 'Paket Umroh Reguler')
      await find(page, name, 1)
      await expect(row(page, name)).toContainText('An-Nur Tour & Travel')
      expect((await totalsOf(page, name)).quad).toBe(rupiah(before))
      await row(page, name).click()
      await expect(page).toHaveURL(`/package/umroh-reguler/${id}`)
      const total = page.getByRole('region', { name: 'Total Harga' })
      expect((await totalsIn(total)).quad).toBe(rupiah(before))
      await expect(total).toContainText(
        `Harga per ${formatDate(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date()))}`,
      )
      await expect(page.getByRole('region', { name: 'Pesawat', exact: true })).toContainText('Rp. 14.500.000')
    })

    await test.step('saving the package again takes the new price', async () => {
      await page.getByRole('link', { name: 'Edit' }).click()
      const wizard = new Wizard(page)
      await expect(wizard.text('Nama Paket')).toHaveValue(name)
      await expect(page.getByRole('region', { name: 'Kalkulasi Harga Paket Umroh Regular' })).toBeVisible()
      for (const title of [STEPS.makkah, STEPS.madinah, STEPS.trip, STEPS.extras, STEPS.review])
        await wizard.next(title)
      const reviewed = await totalsIn(wizard.section('Kalkulasi Harga Paket Umroh Regular'))
      expect(reviewed.quad).toBe(rupiah(before + 1_000_000))
      await wizard.saveButton.click()
      await expect(page.getByText('Paket berhasil disimpan.')).toBeVisible()
      await expect(row(page, name)).toBeVisible()
      await expect.poll(() => totalsOf(page, name)).toEqual(reviewed)
      expect(await quadOf()).toBe(before + 1_000_000)
    })

    await test.step('the package stays readable after the flight is deleted', async () => {
      await openTable(page, 'Pesawat')
      await find(page, 'elang', 1)
      await row(page, 'Elang Uji').click()
      await button(page, 'Hapus').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Paket yang sudah memakainya tetap dapat dibuka.')
      await dialog.getByRole('button', { name: 'Ya' }).click()
      await expect(page.getByText('Data terhapus.')).toBeVisible()
      await expect(row(page, 'Elang Uji')).toHaveCount(0)
      await page.goto(`/package/umroh-reguler/${id}`)
      await expect(page.getByRole('region', { name: 'Pesawat', exact: true })).toContainText('Elang Uji')
      expect((await totalsIn(page.getByRole('region', { name: 'Total Harga' }))).quad).toBe(rupiah(before + 1_000_000))
    })

    await test.step('the admin signs out', async () => {
      await button(page, 'Keluar').click()
      await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
      await expect(menu(page)).toBeHidden()
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    })
  })
})

test('an incomplete hotel is refused; with its nine rates it appears in the table and in its form', async ({
  page,
}) => {
  await page.goto('/')
  await openTable(page, 'Hotel Makkah')
  await page.getByRole('link', { name: 'Buat Baru' }).click()
  await expect(page.getByRole('heading', { name: 'Hotel Makkah baru' })).toBeVisible()
  await button(page, 'Simpan').click()
  await expect(page.getByRole('textbox', { name: 'Nama', exact: true })).toHaveAccessibleDescription('Nama wajib diisi')
  await expect(page.getByRole('textbox', { name: 'Nama', exact: true })).toBeFocused()
  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('Hotel Uji Rawdah')
  await page.getByRole('textbox', { name: 'Bintang' }).fill('4')
  await page.getByRole('textbox', { name: 'Jarak (meter)' }).fill('1.200')
  for (const [season, rates] of [
    ['Biasa', ['500', '600', '700,5']],
    ['Rajab & Sya’ban', ['550', '650', '750']],
    ['Ramadhan', ['1.000', '1,100', 'seribu']],
  ] as const)
    for (const [index, room] of ['Double', 'Triple', 'Quad'].entries())
      await page.getByRole('textbox', { name: `${season} ${room}` }).fill(rates[index] ?? '')
  await button(page, 'Simpan').click()
  const wrong = page.getByRole('textbox', { name: 'Ramadhan Quad' })
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL('/hotel/makkah/create')
  await wrong.fill('1200')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await button(page, 'Simpan').click()
  const record = (await (await saved).json()) as Record<string, unknown>
  api.remember(`hotel/makkah/${String(record.id)}`)
  expect(record).toMatchObject({
    nama_hotel: 'Hotel Uji Rawdah',
    bintang: 4,
    jarak: 1200,
    image_path: null,
    rate_quad: 700.5,
    rate_double_rajab_syaban: 550,
    rate_double_ramadhan: 1000,
    rate_triple_ramadhan: 1100,
    rate_quad_ramadhan: 1200,
  })
  await expect(page.getByText('Data tersimpan.')).toBeVisible()
  await find(page, 'rawdah', 1)
  await expect(row(page, 'Hotel Uji Rawdah')).toContainText('SAR 500')
  await row(page, 'Hotel Uji Rawdah').click()
  await expect(page.getByRole('textbox', { name: 'Biasa Quad' })).toHaveValue('700,5')
})

test('the table has columns, sorting by a total, pages, and an export of every row of a search', async ({ page }) => {
  await page.goto('/package/umroh-reguler')
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(50)

  await button(page, 'Pilih kolom').click()
  await page.getByRole('switch', { name: 'Jamaah' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Jamaah' })).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Mitra' })).toBeVisible()

  const quads = async () =>
    (await rows.allInnerTexts()).map((text) =>
      Number((text.match(/\d+(?:\.\d{3}){2,}/g)?.[2] ?? '').replace(/\D/g, '')),
    )
  const sorted = (order: string) =>
    page.waitForResponse((answer) => answer.url().includes(`sort=total_price_quad_rupiah&order=${order}`))
  const byQuad = page.getByRole('columnheader', { name: 'Quad' }).getByRole('button')
  for (const [order, sign] of [
    ['asc', 1],
    ['desc', -1],
  ] as const) {
    const answered = sorted(order)
    await byQuad.click()
    await answered
    // Packages without a quad price stand last, behind the first page.
    const expected = (await api.everyPackage(''))
      .flatMap((pack) => pack.total_price_quad_rupiah ?? [])
      .map((total) => Math.round(Number(total)))
      .sort((a, b) => sign * (a - b))
      .slice(0, 50)
    await expect.poll(quads).toEqual(expected)
  }

  const first = await rows.allInnerTexts()
  await button(page, 'Ke halaman berikutnya').click()
  await expect.poll(async () => (await rows.allInnerTexts()).some((text) => first.includes(text))).toBe(false)

  const found = await api.everyPackage('umroh')
  expect(found.length).toBeGreaterThan(50)
  await search(page).fill('umroh')
  await expect(page.getByText(`1–50 dari ${found.length}`)).toBeVisible()
  const download = page.waitForEvent('download')
  await button(page, 'Ekspor CSV').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('paket-umroh.csv')
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  // The departure and the columns of the statuses follow where the API has them.
  expect(head).toMatch(/^\uFEFFNama Paket;Mitra;Tipe;Jamaah;Double;Triple;Quad;Dibuat;Berangkat;Status;Pelanggan;/)
  const line = (pack: (typeof found)[number]) =>
    [
      pack.nama_paket,
      pack.mitra?.name,
      pack.tipe_perjalanan,
      pack.jumlah_jamaah,
      pack.total_price_double_rupiah,
      pack.total_price_triple_rupiah,
      pack.total_price_quad_rupiah,
    ]
      // Three decimals would look like thousands, so they get a zero.
      .map((cell) =>
        typeof cell === 'number'
          ? String(cell)
              .replace(/\.\d{3}$/, '$&0')
              .replace('.', ',')
          : cell,
      )
      .join(';')
  const COLUMNS = 7
  const ofPackages = lines.map((text) => text.split(';').slice(0, COLUMNS).join(';'))
  expect(ofPackages.toSorted()).toEqual(found.map(line).toSorted())
  // On the computer's clock, as the table shows it.
  for (const text of lines) expect(text.split(';')[COLUMNS]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
})
