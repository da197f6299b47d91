import type { BrowserContext, Page } from '@playwright/test'
import { apiLine, card, expect, failedWith, STEPS, still, test, Wizard, type PartnerApi } from '../support/support'

type EditData = { data: { namaPaket: string; jumlahJamaah: number; version: string } }

const refused = [failedWith(409), apiLine('PUT ')]
const editData = async (api: PartnerApi, id: string | number) =>
  (await api.get<EditData>(`/partner/umroh-regular/${id}/edit-data`)).data

async function opened(page: Page, id: string | number): Promise<Wizard> {
  await page.goto(`/package/umroh-reguler/edit/${id}`)
  const wizard = new Wizard(page)
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  return wizard
}
async function toReview(wizard: Wizard) {
  for (const title of [STEPS.makkah, STEPS.madinah, STEPS.trip, STEPS.extras, STEPS.review]) await wizard.next(title)
}

/** Two pages of one user with one package: the first saves its change, and the later one tries to save its own. */
async function bothChange(
  { page, context, api }: { page: Page; context: BrowserContext; api: PartnerApi },
  namaPaket: string,
  fillLater: (wizard: Wizard) => Promise<void>,
) {
  const id = await api.create({ namaPaket })
  const later = await context.newPage()
  const [first, second] = [await opened(page, id), await opened(later, id)]
  await first.text('Jumlah Jamaah').fill('12')
  await fillLater(second)
  await toReview(first)
  await first.save()
  await toReview(second)
  await second.saveButton.click()
  return { id, later, second, sheet: sheetOf(later) }
}
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Paket ini sudah berubah' })

test('changes of two pages to one package are merged, and the user sees the result before the save', async ({
  page,
  context,
  api,
  noise,
}) => {
  noise.allow(...refused)
  const { id, later, second, sheet } = await bothChange({ page, context, api }, 'Paket berdua', (wizard) =>
    wizard.text('Nama Paket').fill('Paket berdua milik saya'),
  )
  await expect(
    sheet.getByRole('group', { name: 'Diubah rekan Anda, akan ikut disimpan' }).getByRole('definition'),
  ).toHaveText(['Semula 10', 'Menjadi 12'])
  await expect(sheet.getByRole('term')).toHaveText(['Jumlah Jamaah'])
  expect(await editData(api, id)).toMatchObject({ namaPaket: 'Paket berdua', jumlahJamaah: 12 })

  await sheet.getByRole('button', { name: 'Simpan keduanya' }).click()
  await expect(sheet).toBeHidden()
  await expect(later.getByRole('alert')).toContainText('Belum disimpan')
  expect(await editData(api, id)).toMatchObject({ namaPaket: 'Paket berdua' })
  await second.save()
  await expect(card(later, 'Paket berdua milik saya')).toContainText('12 Orang')
  expect(await editData(api, id)).toMatchObject({ namaPaket: 'Paket berdua milik saya', jumlahJamaah: 12 })
})

test('when two pages change the same field, the later one chooses and may continue from the saved version', async ({
  page,
  context,
  api,
  noise,
}) => {
  noise.allow(...refused)
  const { later, second, sheet } = await bothChange({ page, context, api }, 'Paket sama', (wizard) =>
    wizard.text('Jumlah Jamaah').fill('14'),
  )
  await expect(sheet.getByRole('definition')).toHaveText(['Anda 14', 'Tersimpan 12'])
  await expect(sheet.getByRole('button', { name: 'Simpan versi saya' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Pakai versi tersimpan' }).click()
  await expect(sheet).toBeHidden()
  await expect(later.getByRole('alert')).toContainText('Versi tersimpan dibuka')
  await expect(second.heading(STEPS.review)).toBeVisible()
  await second.section('Ringkasan').getByRole('link', { name: 'Ubah' }).click()
  await expect(second.text('Jumlah Jamaah')).toHaveValue('12')
  await second.text('Jumlah Jamaah').fill('13')
  await later.getByRole('button', { name: 'Kembali ke review' }).click()
  await expect(second.heading(STEPS.review)).toBeVisible()
  await second.save()
  await expect(card(later, 'Paket sama')).toContainText('13 Orang')
})

test('on a narrow phone the conflict sheet wraps the longest names, scrolls, and keeps its buttons in view', async ({
  page,
  api,
  noise,
}) => {
  noise.allow(...refused)
  await page.setViewportSize({ width: 360, height: 640 })
  const long = 'UmrohSyawalBersamaKeluargaBesarBapakHajiAbdulMalikKarimAmrullahDariPadangPanjang'
  const id = await api.create({ namaPaket: `${long} 1` })
  const wizard = await opened(page, id)
  await wizard.text('Nama Paket').fill(`${long} 2`)
  await wizard.text('Jumlah Jamaah').fill('45')
  await wizard.toggle('Urutan Kota', 'Madinah Awal').click()
  const skipped = { id: null, tanggalCheckIn: null, tanggalCheckOut: null, tanpaHotel: true }
  await api.update(id, {
    namaPaket: `${long} 3`,
    jumlahJamaah: 40,
    hotelMakkah: skipped,
    hotelMadinah: skipped,
    tipePerjalanan: null,
    laPrivate: { id: null },
  })
  for (const title of [STEPS.madinah, STEPS.makkah, STEPS.trip, STEPS.extras, STEPS.review]) await wizard.next(title)
  await wizard.saveButton.click()
  const sheet = sheetOf(page)
  const [keep, take] = [
    sheet.getByRole('button', { name: 'Simpan versi saya' }),
    sheet.getByRole('button', { name: 'Pakai versi tersimpan' }),
  ]
  await expect(sheet.getByRole('term')).toHaveCount(6)
  await still(page)
  await page.screenshot({ path: 'test-results/e2e/conflict-360.png' })
  await expect(keep).toBeInViewport({ ratio: 1 })
  await expect(take).toBeInViewport({ ratio: 1 })
  const wide = await sheet.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
      .map((part) => part.outerHTML.slice(0, 80)),
  )
  expect(wide).toEqual([])
  await sheet.getByText('LA Private', { exact: true }).scrollIntoViewIfNeeded()
  await expect(sheet.getByText('LA Private', { exact: true })).toBeInViewport({ ratio: 1 })
  await keep.click()
  await expect(page.getByRole('alert')).toContainText('Belum disimpan')
  await still(page)
  await page.screenshot({ path: 'test-results/e2e/conflict-merged-360.png' })
  await wizard.save()
  await expect(card(page, `${long} 2`)).toContainText('45 Orang')
})
