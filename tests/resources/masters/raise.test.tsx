import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hotelBody } from '../../support/bodies'
import type { Feature } from '@/domain/access/features'
import { ADMIN, STAFF } from '../../partner-api/fixtures'
import { partnerServer, type PartnerServer } from '../../support/server/partnerServer'
import { button, findButton, heading, press, renderApp, write } from '../../support/renderApp'
import { period } from '@tests/support/periods'

const MAKKAH = '/hotel/makkah'
const PERCENT = { name: 'Perubahan (%)' }

async function openDialog(server: PartnerServer, path = MAKKAH, title = 'Hotel Makkah') {
  await renderApp(path, { server, as: ADMIN, width: 1280 })
  press(await findButton('Ubah semua harga'))
  return screen.findByRole('dialog', { name: `Ubah semua harga: ${title}` })
}

async function preview(dialog: HTMLElement, percent: string) {
  write(await within(dialog).findByRole('textbox', PERCENT), percent)
  press(button('Lihat perubahan'))
  return within(dialog).findByRole('region', { name: 'Berubah' })
}

const ratesOf = async (server: PartnerServer) =>
  (await server.store.hotels.list('makkah')).map(({ id, rates }) => ({ id, rates }))
const sentRows = (server: PartnerServer, path = `${MAKKAH}/import`) =>
  server.callsTo('POST', path).map(({ body }) => (body as { rows: unknown[] }).rows.length)

it.each<[string, readonly Feature[], boolean]>([
  [ADMIN, ['import'], true],
  [ADMIN, [], false],
  [STAFF, ['import'], false],
])('for %s on an API with the features %j the button is there: %s', async (as, features, isThere) => {
  const server = await partnerServer({ features })
  await renderApp('/custom-data/visa', { server, as, width: 1280 })
  await findButton(/^Ekspor/)
  expect(screen.queryAllByRole('button', { name: 'Ubah semua harga' })).toHaveLength(isThere ? 1 : 0)
})

describe('a change of all prices of a city’s hotels', () => {
  it('shows old → new, writes all hotels in one call, and is undone to the very prices before', async () => {
    const server = await partnerServer()
    const before = await ratesOf(server)
    const dialog = await openDialog(server)
    await waitFor(() => expect(within(dialog).getByRole('textbox', PERCENT)).toHaveFocus())
    const rows = await preview(dialog, '5')
    const { double } = before[0]!.rates.regular
    const raised = Math.round(Number(double) * 1.05)
    expect(rows).toHaveTextContent(`Biasa Double (SAR/kamar/malam): ${double} → ${raised}`)
    expect(sentRows(server)).toEqual([])
    press(button(`Simpan ${before.length} perubahan`))
    expect(await heading('Harga tersimpan')).toBeVisible()
    expect((await ratesOf(server))[0]!.rates.regular.double).toBe(raised)
    press(button('Urungkan'))
    expect(await heading('Perubahan diurungkan')).toBeVisible()
    expect(dialog).toHaveTextContent(`${before.length} data kembali seperti semula`)
    expect(await ratesOf(server)).toEqual(before)
    expect(sentRows(server)).toEqual([before.length])
  })

  it('names the record whose picture has to be mended first, and advises no other percent', async () => {
    const server = await partnerServer()
    const [first] = await server.store.hotels.list('makkah')
    await server.store.hotels.update([{ ...first!, image: 'http://lama.example/a.jpg' }])
    const dialog = await openDialog(server)
    write(await within(dialog).findByRole('textbox', PERCENT), '5')
    press(button('Lihat perubahan'))
    const words = `Belum ada yang disimpan. Perbaiki dulu isian lain dari data ini: ${first!.name}.`
    expect(await within(dialog).findByText(words)).toBeVisible()
    expect(within(dialog).queryByText(/ubah persennya/)).toBeNull()
  })

  it('can be undone later too, by another page, and leaves alone what somebody has changed since', async () => {
    const server = await partnerServer()
    const before = await ratesOf(server)
    const dialog = await openDialog(server)
    await preview(dialog, '-2,5')
    press(button(`Simpan ${before.length} perubahan`))
    press(await findButton('Selesai'))
    const [first] = await server.store.hotels.list('makkah')
    const rates = { ...first!.rates, regular: { ...first!.rates.regular, double: 777 } }
    const token = await server.login(ADMIN)
    await server.call('PUT', `${MAKKAH}/${first!.id}`, { token, body: hotelBody({ ...first!, rates }) })
    cleanup()
    const again = await openDialog(server)
    expect(await within(again).findByText(/^Perubahan terakhir, .*: \d+ berubah\.$/)).toBeVisible()
    press(button('Urungkan'))
    expect(await heading('Belum diurungkan')).toBeVisible()
    expect(again).toHaveTextContent(`Sudah diubah lagi sejak itu: ${first!.name}. Tidak ada yang diurungkan.`)
    press(button('Urungkan yang lain'))
    expect(await heading('Perubahan diurungkan')).toBeVisible()
    const [hotel, ...others] = await ratesOf(server)
    expect(hotel?.rates).toEqual(rates)
    expect(others).toEqual(before.slice(1))
  })

  it('has no undoing on an API that lacks it, and never asks for it', async () => {
    const server = await partnerServer({ features: ['import'] })
    const before = await ratesOf(server)
    const dialog = await openDialog(server)
    await preview(dialog, '5')
    press(button(`Simpan ${before.length} perubahan`))
    expect(await heading('Harga tersimpan')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull()
    expect(server.callsTo('GET', `${MAKKAH}/batches/newest`)).toEqual([])
  })

  it('changes the chosen seasons and rooms alone, and asks for at least one', async () => {
    const server = await partnerServer()
    const before = await ratesOf(server)
    const dialog = await openDialog(server)
    const box = (name: string) => within(dialog).getByRole('checkbox', { name })
    for (const name of ['Biasa', 'Rajab & Sya’ban', 'Ramadhan', 'Double', 'Triple']) press(box(name))
    write(within(dialog).getByRole('textbox', PERCENT), '10')
    press(button('Lihat perubahan'))
    expect(await within(dialog).findByText('Pilih paling sedikit satu musim')).toBeVisible()
    press(box('Ramadhan'))
    press(button('Lihat perubahan'))
    // The demo has a hotel that sells no quad: its empty rates stay empty.
    press(await findButton(`Simpan ${before.length - 1} perubahan`))
    await heading('Harga tersimpan')
    expect(await ratesOf(server)).toEqual(
      before.map(({ rates: { ramadhan, ...seasons }, ...hotel }) => ({
        ...hotel,
        rates: { ...seasons, ramadhan: { ...ramadhan, quad: ramadhan.quad && Math.round(ramadhan.quad * 1.1) } },
      })),
    )
  })

  const [past, next, last] = [
    period('2020-01-01', '2020-01-10', { weekend: 50 }),
    period('2099-01-01', '2099-01-10', { weekend: 50 }),
    period('2099-01-11', '2099-01-20', { quad: null, weekend: 50 }),
  ]
  async function openPeriods() {
    const server = await partnerServer()
    const [first] = await server.store.hotels.list('makkah')
    await server.store.hotels.update([{ ...first!, periods: [past, next, last] }])
    const dialog = within(await openDialog(server))
    return { server, dialog, box: (name: string) => dialog.getByRole('checkbox', { name }) }
  }

  it('can change the periods from a night on', async () => {
    const { dialog, box } = await openPeriods()
    for (const name of ['Tarif dasar', 'Periode mulai malam']) press(box(name))
    write(dialog.getByRole('textbox', PERCENT), '10')
    press(button('Lihat perubahan'))
    expect(await dialog.findByText('Pilih tarif dasar atau periode')).toBeVisible()
    press(box('Periode mulai malam'))
    const from = dialog.getByRole('textbox', { name: 'Mulai malam' })
    write(from, 'besok')
    expect(await dialog.findByText('Tanggal tidak dikenal')).toBeVisible()
    write(from, '11/1/2099')
    press(button('Lihat perubahan'))
    const rows = await dialog.findByRole('region', { name: 'Berubah' })
    expect(rows).toHaveTextContent('11–20 Jan 2099 Double (SAR/kamar/malam): 500 → 550')
    expect(rows).not.toHaveTextContent('1–10 Jan 2099')
  })

  it('changes no base rate, no past period, no weekend amount and no empty price of the periods', async () => {
    const { server, dialog, box } = await openPeriods()
    const before = await ratesOf(server)
    press(box('Tarif dasar'))
    write(dialog.getByRole('textbox', PERCENT), '10')
    press(button('Lihat perubahan'))
    press(await findButton('Simpan 1 perubahan'))
    await heading('Harga tersimpan')
    const raised = { double: 550, triple: 627 }
    expect((await server.store.hotels.list('makkah'))[0]?.periods).toEqual([
      past,
      { ...next, ...raised, quad: 704 },
      { ...last, ...raised },
    ])
    expect(await ratesOf(server)).toEqual(before)
  })

  it('is made again from the newest prices if somebody changed them since the preview', async () => {
    const server = await partnerServer()
    const dialog = await openDialog(server)
    await preview(dialog, '5')
    const [first] = await server.store.hotels.list('makkah')
    const rates = { ...first!.rates, regular: { ...first!.rates.regular, double: 1000 } }
    await server.store.hotels.update([{ ...first!, rates }])
    press(button(/^Simpan/))
    expect(await heading('Data berubah sejak pratinjau')).toBeVisible()
    press(button('Pratinjau ulang'))
    expect(await within(dialog).findByRole('region', { name: 'Berubah' })).toHaveTextContent('1.000 → 1.050')
  })
})

describe('a change of the prices of a master', () => {
  it('without a percent that makes sense reads nothing: the field says what it takes', async () => {
    const server = await partnerServer()
    const dialog = await openDialog(server, '/custom-data/visa', 'Visa Bus')
    const field = await within(dialog).findByRole('textbox', PERCENT)
    write(field, '0')
    press(button('Lihat perubahan'))
    expect(await within(dialog).findByText(/^Isi persen dari -90 sampai 200/)).toBeVisible()
    expect(field).toBeInvalid()
  })

  it('is for the records that the table’s search finds', async () => {
    const server = await partnerServer()
    const flights = await server.store.masters.list('pesawat')
    const [batik] = flights.filter(({ name }) => name === 'Batik Air')
    await renderApp('/custom-data/pesawat?filter={"q":"batik"}', { server, as: ADMIN, width: 1280 })
    press(await findButton('Ubah semua harga'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('namanya mengandung “batik”')
    await preview(dialog, '10')
    press(button('Simpan 1 perubahan'))
    await heading('Harga tersimpan')
    const price = Math.round((batik!.price * 1.1) / 1000) * 1000
    expect(await server.store.masters.list('pesawat')).toEqual(
      flights.map((flight) => (flight.id === batik!.id ? { ...flight, price, version: 2 } : flight)),
    )
  })

  it('cannot be saved if it makes a price too high', async () => {
    const server = await partnerServer()
    const [first] = await server.store.masters.list('visaBus')
    await server.store.masters.update([{ ...first!, price: 999_999_999_999 }])
    const dialog = await openDialog(server, '/custom-data/visa', 'Visa Bus')
    write(await within(dialog).findByRole('textbox', PERCENT), '5')
    press(button('Lihat perubahan'))
    expect(await within(dialog).findByText('Harga maksimal Rp. 1.000.000.000.000')).toBeVisible()
    expect(button(/^Simpan/)).toBeDisabled()
    press(button('Kembali'))
    expect(await within(dialog).findByRole('textbox', PERCENT)).toHaveValue('5')
  })
})
