import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readPackageForm } from '@/resources/umroh-regular/mappers/packageForm'
import { formatRupiah } from '@/domain/values/money'
import { priceOfForm } from '@/domain/package/price/packagePrice'
import { SITI } from '@tests/partner-api/fixtures'
import { LIST } from '@tests/support/packageRows'
import { button, factsOf, press, wait, write } from '@tests/support/renderApp'
import { json } from '@tests/support/server/fakeFetch'
import {
  atStep,
  editedAtReview,
  editedQuote,
  footerButton,
  newWizard,
  next,
  open,
  option,
  pick,
  region,
  sheetClosed,
  smallPackageAtReview,
  textbox,
  toggle,
  trigger,
} from '@tests/support/wizard'

const PRICE = 'Kalkulasi Harga Paket Umroh Regular'
const totals = () => factsOf(region(PRICE)).slice(0, 3)
const sections = () => screen.getAllByRole('region').map((each) => within(each).getByRole('heading').textContent)
const change = async (section: string) =>
  press(within(await screen.findByRole('region', { name: section })).getByRole('link', { name: 'Ubah' }))
const ALL = [1, 2, 3, 4, 5]
const steps = async (list: readonly number[]) => {
  for (const step of list) await next(step)
}

describe('the review', () => {
  it('the review shows every choice and the exact price of the worked quote', async () => {
    const { server, id, token } = await editedQuote()
    await steps(ALL)
    expect(screen.getByText('Review kembali pilihan paket umroh regular sebelum disimpan.')).toBeVisible()
    expect(sections()).toEqual([
      'Ringkasan',
      'Hotel Makkah',
      'Hotel Madinah',
      'Informasi Perjalanan',
      'Tambahan Lainnya',
      PRICE,
    ])
    expect(factsOf(region('Hotel Makkah')).slice(0, 3)).toEqual([
      ['Tanggal Check-In', '10 April 2027'],
      ['Tanggal Check-Out', '14 April 20274 malam'],
      ['Double', 'Rp. 4.794.000'],
    ])
    expect(region('Hotel Makkah')).toHaveTextContent('Royal Majestic')
    expect(factsOf(region('Informasi Perjalanan'))).toEqual([
      ['Tipe Perjalanan', 'Group'],
      ['Visa Bus', 'Visa + Bus EkonomiRp. 2.850.000 per jamaah'],
      ['Muthawwif', 'Muthawwif 8 hariRp. 11.280.000 per rombongan, dibagi jumlah jamaah ÷ 45 = Rp. 250.667'],
      ['Handling Saudi', 'Handling Saudi standarRp. 281.000 per jamaah'],
    ])
    expect(factsOf(region('Tambahan Lainnya')).slice(-2)).toEqual([
      ['Tour Leader', '1 Orang'],
      ['Margin', 'Rp. 2.000.000per jamaah'],
    ])
    expect(totals()[0]).toEqual(['Double', 'Rp. 30.822.044'])

    const { body } = await server.call('GET', `/partner/umroh-regular/${id}/edit-data`, { token: token ?? undefined })
    const prices = priceOfForm(readPackageForm(body.data))
    expect(totals()).toEqual([
      ['Double', formatRupiah(prices.double.total)],
      ['Triple', formatRupiah(prices.triple.total)],
      ['Quad', formatRupiah(prices.quad.total)],
    ])
    const saved = await server.call('GET', `/partner/umroh-regular/${id}`, { token: token ?? undefined })
    expect(totals().map(([, text]) => text)).toEqual(
      ['double', 'triple', 'quad'].map((room) => formatRupiah(saved.body.data.package[`total_price_${room}_rupiah`])),
    )
  })

  it('the review shows the hotels in the order of the journey, and says which hotel is skipped', async () => {
    await editedQuote((data) => ({ startCity: 'madinah', hotelMakkah: { ...data.hotelMakkah, tanpaHotel: true } }))
    await steps([2, 3, 4, 5])
    expect(sections().slice(1, 3)).toEqual(['Hotel Madinah', 'Hotel Makkah'])
    expect(region('Hotel Makkah')).toHaveTextContent('Tanpa Hotel Makkah')
    // The order is sent as it was chosen, so that the summary shows it (§6.2.7).
    expect(region('Ringkasan')).toHaveTextContent('Madinah Awal')
  })

  it('a step that was opened by Ubah leads back to the review, if its fields are valid', async () => {
    await editedQuote((data) => ({ startCity: 'madinah', hotelMakkah: data.hotelMakkah }))
    await steps([2, 1, 3, 4, 5])
    const entries = window.history.length
    await change('Ringkasan')
    await atStep(0)
    write(textbox('Nama Paket'), '')
    press(button('Kembali ke review'))
    await waitFor(() => expect(textbox('Nama Paket')).toBeInvalid())
    write(textbox('Nama Paket'), 'Nama baru')
    press(button('Kembali ke review'))
    await atStep(5)
    expect(region('Ringkasan')).toHaveTextContent('Nama baru')
    expect(window.history.length).toBeLessThanOrEqual(entries + 1)
    expect(screen.queryByRole('button', { name: 'Kembali ke review' })).toBeNull()
  })

  it('each Ubah link leads to the step of its section, and the form keeps every field', async () => {
    await editedQuote((data) => ({ startCity: 'madinah', hotelMakkah: data.hotelMakkah }))
    await steps([2, 1, 3, 4, 5])
    const review = () => document.querySelector('main')?.textContent
    const before = review()
    for (const [section, step] of [
      ['Ringkasan', 0],
      ['Hotel Makkah', 1],
      ['Hotel Madinah', 2],
      ['Informasi Perjalanan', 3],
      ['Tambahan Lainnya', 4],
      [PRICE, 4],
    ] as const) {
      await change(section)
      await atStep(step)
      expect(footerButton(step === 0 ? 'Lanjut' : 'Sebelumnya')).toBeEnabled()
      if (step === 1) expect(trigger('Hotel Makkah')).toHaveTextContent('Royal Majestic')
      if (step === 4) expect(textbox('Tour Leader')).toHaveValue('1')
      press(footerButton('Kembali ke review'))
      await atStep(5)
      await waitFor(() => expect(review()).toBe(before))
    }
  })
})

describe('the price', () => {
  it('the price counts only the chosen trip type, and switching back restores the other type’s choices (fault 35)', async () => {
    await newWizard({ without: ['Makkah', 'Madinah'], jamaah: '10' })
    await next(3)
    press(toggle('Tipe Perjalanan', 'Private'))
    await pick('LA Private', 'LA Private 9 hari bintang 4')
    press(toggle('Tipe Perjalanan', 'Group'))
    await pick('Visa Bus', 'Visa \\+ Bus Ekonomi')
    await pick('Muthawwif', 'Muthawwif 8 hari')
    await steps([4, 5])
    // 14.500.000 + 2.850.000 + 11.280.000 ÷ 10
    expect(totals()).toEqual(['Double', 'Triple', 'Quad'].map((room) => [room, 'Rp. 18.478.000']))
    expect(factsOf(region('Informasi Perjalanan'))).toEqual([
      ['Tipe Perjalanan', 'Group'],
      ['Visa Bus', 'Visa + Bus EkonomiRp. 2.850.000 per jamaah'],
      ['Muthawwif', 'Muthawwif 8 hariRp. 11.280.000 per rombongan, dibagi jumlah jamaah ÷ 10 = Rp. 1.128.000'],
      ['Handling Saudi', '-'],
    ])

    await change('Informasi Perjalanan')
    await atStep(3)
    press(toggle('Tipe Perjalanan', 'Private'))
    await waitFor(() => expect(trigger('LA Private')).toHaveTextContent('LA Private 9 hari bintang 4'))
    await steps([4, 5])
    expect(totals()[0]).toEqual(['Double', 'Rp. 24.000.000'])
    expect(factsOf(region('Informasi Perjalanan'))).toEqual([
      ['Tipe Perjalanan', 'Private'],
      ['LA Private', 'LA Private 9 hari bintang 4Rp. 9.500.000 per jamaah'],
    ])

    await change('Informasi Perjalanan')
    await atStep(3)
    press(toggle('Tipe Perjalanan', 'Private'))
    expect(screen.queryByRole('button', { name: /^LA Private/ })).toBeNull()
    await steps([4, 5])
    expect(totals()[0]).toEqual(['Double', 'Rp. 14.500.000'])
    await change('Informasi Perjalanan')
    await atStep(3)
    press(toggle('Tipe Perjalanan', 'Group'))
    expect(trigger('Visa Bus')).toHaveTextContent('Visa + Bus Ekonomi')
  })

  it('the price changes with every choice that the mitra makes', async () => {
    await newWizard({ without: ['Makkah', 'Madinah'], jamaah: '10' })
    await steps([3, 4])
    const soFar = () => screen.getByText('Sementara, per jamaah (Quad)').parentElement?.textContent
    expect(soFar()).toContain('Rp. 14.500.000')
    const sheet = await open('Transportasi')
    press(await option(sheet, 'Bus JED'))
    press(within(sheet).getByRole('button', { name: 'Selesai' }))
    await sheetClosed()
    expect(soFar()).toContain('Rp. 14.993.500')
    await pick('Margin', 'Rp. 500.000')
    expect(soFar()).toContain('Rp. 15.493.500')
    write(textbox('Tour Leader'), '2')
    // Two tour leaders add (15.493.500 ÷ 10) × 2.
    await waitFor(() => expect(soFar()).toContain('Rp. 18.592.200'))
    write(textbox('Tour Leader'), 'dua')
    await waitFor(() => expect(soFar()).toContain('Rp. 15.493.500'))
  })

  it('the price is that of the flight if nothing else is chosen, even without a number of jamaah (fault 36)', async () => {
    await smallPackageAtReview()
    expect(totals()).toEqual(['Double', 'Triple', 'Quad'].map((room) => [room, 'Rp. 14.500.000']))
    expect(document.body).not.toHaveTextContent(/NaN|Infinity/)
  })
})

describe('the saved price beside the price of the form (§6.6.5)', () => {
  const beside = () => within(region(PRICE)).queryByRole('table')
  /** The review of a saved package on whose flight 250.000 more is asked today. */
  const risen = () =>
    editedAtReview({ namaPaket: 'Umroh saya' }, undefined, (server) =>
      server.on('GET', '/custom-data/pesawat', async (_, pass) => {
        const { data } = (await (await pass()).json()) as { data: { data: Record<string, number>[] } }
        return json({ data: { data: data.data.map((record) => ({ ...record, price: record.price! + 250_000 })) } })
      }),
    )

  it('both stand there where a price has moved', async () => {
    const { server, id } = await risen()
    const { body } = await server.call('GET', `${LIST}/${id}`, { token: await server.login(SITI) })
    const saved = Number(body.data.package.total_price_quad_rupiah)
    await waitFor(() => expect(beside()).not.toBeNull())
    const row = within(beside()!).getByRole('row', { name: /^Quad/ })
    expect(row).toHaveTextContent(formatRupiah(saved))
    expect(row).toHaveTextContent(/\+ Rp\. 25\d\.\d{3}$/)
  })

  it('neither does a customer who looks see them, nor anybody where the price is the saved one', async () => {
    const { unmount } = await risen()
    await waitFor(() => expect(beside()).not.toBeNull())
    press(screen.getByRole('switch', { name: 'Mode pelanggan' }))
    await waitFor(() => expect(beside()).toBeNull())
    press(screen.getByRole('switch', { name: 'Mode pelanggan' }))
    await waitFor(() => expect(beside()).not.toBeNull())
    unmount()
    const { server, id } = await editedAtReview({ namaPaket: 'Umroh saya' })
    await waitFor(() => expect(server.callsTo('GET', `${LIST}/${id}`)).not.toEqual([]))
    await waitFor(() => expect(totals()).toHaveLength(3))
    await wait(50)
    expect(beside()).toBeNull()
  })

  it('after a conflict they are gone: the form no longer rests on the save that was read', async () => {
    const { server, id } = await risen()
    await waitFor(() => expect(beside()).not.toBeNull())
    server.on('PUT', `${LIST}/${id}`, () => json({ message: 'Sudah berubah' }, 409))
    press(footerButton('Simpan'))
    press(await screen.findByRole('button', { name: 'Tutup' }))
    await sheetClosed()
    expect(beside()).toBeNull()
  })
})
