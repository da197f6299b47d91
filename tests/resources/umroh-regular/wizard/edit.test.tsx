import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MASTER_FIELDS, MASTERS } from '@/domain/masters/masters'
import { seededQuote } from '@tests/support/server/seeded'
import { inTheMorning } from '@tests/support/morning'
import { json } from '@tests/support/server/fakeFetch'
import { LIST } from '@tests/support/packageRows'
import { partnerServer, type Reaction } from '@tests/support/server/partnerServer'
import { address, button, factsOf, findButton, press, renderApp, wait, write } from '@tests/support/renderApp'
import {
  atStep,
  chooseDay,
  editedAtReview,
  editedQuote,
  footerButton,
  next,
  open,
  pick,
  region,
  sheetClosed,
  shownStep,
  textbox,
  toggle,
  trigger,
} from '@tests/support/wizard'

inTheMorning()

const PUT = /^\/partner\/umroh-regular\/\d+$/
const QUERY = {
  makkah: 'date_check_in=2027-04-10&date_check_out=2027-04-14',
  madinah: 'date_check_in=2027-04-14&date_check_out=2027-04-17',
}
const toReview = async () => {
  for (const step of [1, 2, 3, 4, 5]) await next(step)
}
/** Changes the hotels in the API's answer: it leaves out some hotels, or changes their prices. */
const hotels =
  (bend: (rows: Record<string, unknown>[]) => Record<string, unknown>[]): Reaction =>
  async (_, pass) => {
    const { data } = (await (await pass()).json()) as { data: { data: Record<string, unknown>[] } }
    return json({ data: { data: bend(data.data) } })
  }
const without = (name: string) => hotels((rows) => rows.filter((row) => row.nama_hotel !== name))

describe('editing a package', () => {
  it('the wizard starts at the first step with every field filled in (fault 29)', async () => {
    await editedQuote()
    expect(textbox('Nama Paket')).toHaveValue('Umroh Syawal 9 Hari')
    expect(textbox('Jumlah Jamaah')).toHaveValue('45')
    expect(toggle('Urutan Kota', 'Makkah Awal')).toHaveAttribute('aria-pressed', 'true')
    expect(trigger('Pesawat')).toHaveTextContent('Batik AirRp. 14.500.000')
    await next(1)
    expect(trigger('Tanggal Check-In')).toHaveTextContent('10 April 2027')
    expect(trigger('Tanggal Check-Out')).toHaveTextContent('14 April 2027')
    expect(trigger('Hotel Makkah')).toHaveTextContent('Royal Majestic')
    await next(2)
    await next(3)
    expect(toggle('Tipe Perjalanan', 'Group')).toHaveAttribute('aria-pressed', 'true')
    expect(trigger('Muthawwif')).toHaveTextContent('Muthawwif 8 hari')
    await next(4)
    expect(trigger('Transportasi')).toHaveTextContent(/Bus JED–Makkah.*Bus Makkah–Madinah.*Bus Madinah–bandara/)
    expect(trigger('Wisata Plus')).toHaveTextContent('Belum Terpilih')
    expect(textbox('Tour Leader')).toHaveValue('1')
    expect(trigger('Margin')).toHaveTextContent('Rp. 2.000.000')
  })

  it('the wizard reads the lists of its choices at once: services only of its trip type, hotels for its dates', async () => {
    const { server, id } = await editedQuote()
    const lists = () =>
      server
        .log()
        .filter((line) => /custom-data|hotel\//.test(line))
        .sort()
    const expected = [
      // The quote is of a group: the lists of the other trip type stay unread.
      ...MASTER_FIELDS.filter((field) => field !== 'laPrivate').map((field) => `GET /${MASTERS[field].resource}`),
      `GET /hotel/madinah?${QUERY.madinah}`,
      `GET /hotel/makkah?${QUERY.makkah}`,
    ].sort()
    await waitFor(() => expect(lists()).toEqual(expected))
    await toReview()
    expect(lists()).toEqual(expected)
    expect(server.callsTo('GET', `${LIST}/${id}/edit-data`)).toHaveLength(1)
  })

  it('the wizard saves all fields by PUT, and list and detail are read again afterwards (fault 34)', async () => {
    const { server, id } = await editedQuote()
    write(textbox('Nama Paket'), 'Umroh Syawal diubah')
    write(textbox('Jumlah Jamaah'), '40')
    await toReview()
    press(button('Simpan'))
    const card = await screen.findByRole('article', { name: 'Umroh Syawal diubah' })
    expect(address()).toBe('/package/umroh-reguler')
    const [save, ...more] = server.callsTo('PUT', PUT)
    expect([save!.path, more]).toEqual([`${LIST}/${id}`, []])
    expect(save!.body).toEqual({
      ...(await seededQuote()),
      namaPaket: 'Umroh Syawal diubah',
      jumlahJamaah: 40,
    })
    expect(server.callsTo('POST', LIST)).toEqual([])
    press(within(card).getByRole('link', { name: /^Detail/ }))
    expect(await screen.findByRole('region', { name: 'Umroh Syawal diubah' })).toHaveTextContent('40 jamaah')
    expect(factsOf(screen.getByRole('region', { name: 'Ringkasan' }))[0]).toEqual(['Jumlah Jamaah', '40 Orang'])
    // 40 jamaah share bus, guide and leader instead of 45.
    const { body } = await server.call('GET', `${LIST}/${id}`, { token: localStorage.getItem('partner_token') ?? '' })
    expect(factsOf(screen.getByRole('region', { name: 'Total Harga' }))[0]![1]).toBe(
      `Rp. ${Math.round(body.data.package.total_price_double_rupiah).toLocaleString('id-ID')}`,
    )
  })

  it('the app reads detail and form again after a save (fault 34)', async () => {
    const { server, id } = await editedAtReview({ namaPaket: 'Nama pertama' })
    press(footerButton('Simpan'))
    await screen.findByRole('article', { name: 'Nama pertama' })
    press(screen.getByRole('link', { name: 'Detail Nama pertama' }))
    await screen.findByRole('region', { name: 'Total Harga' })
    press(screen.getByRole('link', { name: 'Kembali ke daftar' }))
    press(await screen.findByRole('link', { name: 'Edit Nama pertama' }))
    await atStep(0)
    write(textbox('Nama Paket'), 'Nama kedua')
    await toReview()
    press(button('Simpan'))
    press(await screen.findByRole('link', { name: 'Detail Nama kedua' }))
    expect(await screen.findByRole('region', { name: 'Nama kedua' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Nama pertama' })).toBeNull()
    expect(server.callsTo('GET', `${LIST}/${id}/edit-data`)).toHaveLength(2)
    // The detail is also read beside the form, and before the save (docs/product.md §21.6.11).
    expect(server.callsTo('GET', `${LIST}/${id}`).length).toBeGreaterThan(2)
  })

  it('typed text stays when the network returns or the app comes to the front (fault 30)', async () => {
    const { server, id } = await editedQuote()
    write(textbox('Nama Paket'), 'Belum disimpan')
    act(() => {
      for (const [target, name] of [
        [window, 'offline'],
        [window, 'online'],
        [window, 'focus'],
        [document, 'visibilitychange'],
      ] as const)
        target.dispatchEvent(new Event(name, { bubbles: true }))
    })
    await wait(50)
    expect(textbox('Nama Paket')).toHaveValue('Belum disimpan')
    expect(server.callsTo('GET', `${LIST}/${id}/edit-data`)).toHaveLength(1)
  })

  it('the wizard opens the step of a hotel that the server refuses and shows the error there (fault 31)', async () => {
    const { server, id } = await editedQuote()
    const stop = server.on('PUT', `${LIST}/${id}`, () =>
      json({ message: 'Data yang dikirim belum benar', errors: { 'hotelMakkah.id': ['Hotel ini sudah penuh'] } }, 422),
    )
    await toReview()
    press(button('Simpan'))
    await atStep(1)
    await waitFor(() => expect(trigger('Hotel Makkah')).toHaveAccessibleDescription('Hotel ini sudah penuh'))
    expect(trigger('Hotel Makkah')).toBeInvalid()
    stop()
    await pick('Hotel Makkah', 'Olayan Golden')
    for (const step of [2, 3, 4, 5]) await next(step)
    press(button('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Syawal 9 Hari' })).toBeVisible()
  })

  it('the app repeats a PUT once by itself, with the same key, after a server error (fault 15)', async () => {
    const { server, id } = await editedAtReview({ namaPaket: 'Umroh baru' })
    let isBroken = true
    server.on('PUT', `${LIST}/${id}`, (_, pass) => {
      if (!isBroken) return pass()
      isBroken = false
      return json({}, 503)
    })
    press(footerButton('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh baru' })).toBeVisible()
    const keys = server.callsTo('PUT', PUT).map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, keys[1]]).toEqual([2, keys[0]])
  })
})

describe('an old package', () => {
  const PAST = { tanggalCheckIn: '2026-11-10', tanggalCheckOut: '2026-11-14' }

  it('an old package keeps its past check-in and can be saved, but no other past day can be chosen (fault 28)', async () => {
    const { server } = await editedQuote((data) => ({ hotelMakkah: { ...data.hotelMakkah, ...PAST } }))
    await next(1)
    expect(trigger('Tanggal Check-In')).toHaveTextContent('10 November 2026')
    const days = await open('Tanggal Check-In')
    expect(await within(days).findByRole('gridcell', { name: '11' })).toBeDisabled()
    expect(within(days).getByRole('gridcell', { name: '20' })).toBeEnabled()
    press(within(days).getByRole('button', { name: 'Tutup' }))
    await sheetClosed()
    for (const step of [2, 3, 4, 5]) await next(step)
    press(button('Simpan'))
    press(await findButton('Tetap simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Syawal 9 Hari' })).toBeVisible()
    expect(server.callsTo('PUT', PUT)[0]!.body).toMatchObject({ hotelMakkah: { ...PAST, tanpaHotel: false } })
  })

  it('an old package takes today’s price of its hotel for the same dates', async () => {
    await editedQuote(undefined, (server) =>
      server.on(
        'GET',
        '/hotel/makkah',
        hotels((rows) => rows.map((row) => ({ ...row, harga_double_jamaah_rupiah: 5_000_000 }))),
      ),
    )
    await next(1)
    await waitFor(() => expect(trigger('Hotel Makkah')).toHaveTextContent('DoubleRp. 5.000.000'))
  })

  it('an old package keeps its saved price if its hotel is no longer offered (fault 27)', async () => {
    const { server } = await editedQuote(undefined, (api) => api.on('GET', '/hotel/makkah', without('Royal Majestic')))
    await waitFor(() => expect(server.callsTo('GET', '/hotel/makkah').length).toBeGreaterThan(0))
    await next(1)
    await wait(30)
    expect(trigger('Hotel Makkah')).toHaveTextContent('Royal Majestic')
    expect(trigger('Hotel Makkah')).toHaveTextContent('DoubleRp. 4.794.000')
    expect(trigger('Hotel Makkah')).toBeValid()
  })

  it('a choice whose record and list cannot be read leaves the total unknown, and the server sets it at the save', async () => {
    const { server, id } = await editedQuote(
      ({ hotelMakkah }) => ({ margin: { id: 7, data: null }, hotelMakkah: { ...hotelMakkah, dataHotel: null } }),
      (partner) => {
        partner.on('GET', '/custom-data/margin', () => json({}, 403))
        partner.on('GET', '/hotel/makkah', () => json({}, 403))
        partner.on('PUT', PUT, () => json({ data: { id: 1 } }))
      },
    )
    write(textbox('Nama Paket'), 'Nama lain')
    for (const step of [1, 2, 3, 4]) await next(step)
    expect(trigger('Margin')).toHaveAccessibleDescription(/^Harga pilihan ini belum dapat dimuat\./)
    await next(5)
    expect(region('Kalkulasi Harga Paket Umroh Regular')).toHaveTextContent('Belum dapat dihitung')
    press(button('Simpan'))
    press(await findButton('Simpan dengan harga server'))
    await waitFor(() => expect(server.callsTo('PUT', PUT)).toHaveLength(1))
    expect(server.callsTo('PUT', PUT)[0]?.body).toMatchObject({ namaPaket: 'Nama lain', margin: { id: 7 } })
    await waitFor(() => expect(address()).toBe('/package/umroh-reguler'))
    expect(id).toBeTruthy()
  })

  it('a hotel that is no longer offered is cleared, with the reason, once its dates change (fault 27)', async () => {
    await editedQuote(undefined, (server) => server.on('GET', '/hotel/makkah', without('Royal Majestic')))
    await next(1)
    await chooseDay('Tanggal Check-Out', 15)
    await waitFor(() =>
      expect(trigger('Hotel Makkah')).toHaveAccessibleDescription(
        'Hotel yang dipilih tidak tersedia pada tanggal ini. Pilih hotel lain.',
      ),
    )
    press(button('Lanjut'))
    await wait(50)
    expect(shownStep()).toBe(1)
  })
})

describe('a package that cannot be edited (fault 29)', () => {
  const editOf = async (react?: Reaction) => {
    const server = await partnerServer({ packages: [1, 0] })
    const stop = react ? server.on('GET', `${LIST}/999/edit-data`, react) : () => undefined
    await renderApp('/package/umroh-reguler/edit/999', { server })
    return { server, stop }
  }

  it.each<[string, Reaction | undefined]>([
    ['the API knows no package with this id', undefined],
    ['the API answers data: null', () => json({ data: null })],
  ])('if %s, the screen says Data tidak ditemukan', async (_, react) => {
    await editOf(react)
    expect(within(await screen.findByRole('alert')).getByRole('heading')).toHaveTextContent(/^Data tidak ditemukan$/)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Kembali ke daftar paket' })).toBeVisible()
  })

  it('after another failure the screen says so and offers Coba lagi; null fields open as empty fields', async () => {
    const { server } = await editOf(() => json({}, 429))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Paket belum dapat dimuat')
    server.on('GET', `${LIST}/999/edit-data`, () =>
      json({
        data: {
          namaPaket: 'Setengah',
          pesawat: null,
          hotelMakkah: null,
          transportasi: [{ transportasi_id: 4, data: { transportation: 'Bus lama' } }],
          jumlahJamaah: null,
        },
      }),
    )
    press(within(alert).getByRole('button', { name: 'Coba lagi' }))
    await atStep(0)
    expect([textbox('Nama Paket'), textbox('Jumlah Jamaah')].map((field) => (field as HTMLInputElement).value)).toEqual(
      ['Setengah', ''],
    )
    expect(trigger('Pesawat')).toHaveTextContent('Belum Terpilih')
  })
})
