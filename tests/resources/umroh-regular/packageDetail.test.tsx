import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { html, json } from '../../support/server/fakeFetch'
import { held, partnerServer, type Reaction } from '../../support/server/partnerServer'
import { openQuote } from '../../support/savedQuote'
import { address, button, factsOf, heading, press, renderApp } from '../../support/renderApp'

const LIST = '/partner/umroh-regular'
const region = (name: string) => screen.findByRole('region', { name })
const regions = () =>
  screen.getAllByRole('region').map((section) => within(section).queryByRole('heading')?.textContent)

describe('a package’s detail', () => {
  it('the detail shows every saved choice with its price at the time of the save', async () => {
    await openQuote()
    expect(await heading('Detail Paket')).toBeVisible()
    expect(await region('Umroh Syawal 9 Hari')).toHaveTextContent(
      /^Umroh Syawal 9 Hari10–17 April 2027 · 7 malam · 45 jamaahTotal HargaHarga per jamaahDoubleRp\. 30\.822\.044/,
    )
    expect(regions()[0]).toBe('Umroh Syawal 9 Hari')
    expect(factsOf(await region('Ringkasan'))).toEqual([
      ['Jumlah Jamaah', '45 Orang'],
      ['Urutan Kota', 'Makkah Awal'],
    ])
    expect(await region('Pesawat')).toHaveTextContent('Batik AirRp. 14.500.000')
    expect((await region('Pesawat')).querySelector('img')).toHaveAttribute('src', '/media/pesawat/batik-air.svg')

    const makkah = await region('Hotel Makkah')
    expect(within(makkah).getByText('Royal Majestic')).toBeVisible()
    expect(within(makkah).getByRole('img', { name: 'Bintang 4' })).toBeVisible()
    expect(makkah.querySelector('img')).toHaveAttribute('src', '/media/hotels/makkah/royal-majestic.svg')
    expect(makkah).toHaveTextContent('Royal Majestic4 malam · 300 m ke Masjidil Haram·Tanggal')
    expect(within(makkah).getByText('SAR 2,040.00')).not.toBeVisible()
    press(within(makkah).getByText('Rincian riyal'))
    expect(within(makkah).getByText('SAR 2,040.00')).toBeVisible()
    expect(factsOf(makkah)).toEqual([
      ['Tanggal Check-In', '10 April 2027'],
      ['Tanggal Check-Out', '14 April 2027'],
      ['Double', 'Rp. 9.588.000'],
      ['Triple', 'Rp. 10.528.000'],
      ['Quad', 'Rp. 11.468.000'],
      ['Double', 'SAR 2,040.00'],
      ['Triple', 'SAR 2,240.00'],
      ['Quad', 'SAR 2,440.00'],
    ])
    expect(factsOf(await region('Hotel Madinah')).slice(0, 3)).toEqual([
      ['Tanggal Check-In', '14 April 2027'],
      ['Tanggal Check-Out', '17 April 2027'],
      ['Double', 'Rp. 7.332.000'],
    ])
    expect(factsOf(await region('Informasi Perjalanan'))).toEqual([
      ['Tipe Perjalanan', 'Group'],
      ['Visa Bus', 'Visa + Bus EkonomiRp. 2.850.000 per jamaah'],
      ['Muthawwif', 'Muthawwif 8 hariRp. 11.280.000 per rombongan, dibagi jumlah jamaah ÷ 45 = Rp. 250.667'],
      ['Handling Saudi', 'Handling Saudi standarRp. 281.000 per jamaah'],
    ])
    const extras = factsOf(await region('Tambahan Lainnya'))
    const expected = [
      ['Transportasi', 'Bus JED–MakkahRp. 4.935.000 per kendaraan ÷ 45 = Rp. 109.667'],
      ['Transportasi', 'Bus Makkah–MadinahRp. 6.815.000 per kendaraan ÷ 45 = Rp. 151.444'],
      ['Transportasi', 'Bus Madinah–bandaraRp. 4.465.000 per kendaraan ÷ 45 = Rp. 99.222'],
      ['Domestik', 'Handling PP Soekarno-HattaRp. 150.000 per jamaah'],
      ['Siskopatuh', 'SiskopatuhRp. 200.000 per jamaah'],
      ['Perlengkapan', 'Koper lengkapRp. 1.000.000 per jamaah'],
      ['Wisata Plus', '-'],
      ['Manasik', 'Manasik di kantorRp. 100.000 per jamaah'],
      ['Tour Leader', '1 Orang'],
      ['Margin', 'Rp. 2.000.000per jamaah'],
    ]
    expect(extras.filter(([label]) => expected.some(([name]) => name === label))).toEqual(expected)
    // The base is 30.152.000, shared by 45 jamaah; the total comes from docs/product.md §16.2.4.
    expect(extras).toContainEqual(['Double', 'Rp. 670.044'])
    expect(factsOf(await region('Total Harga'))[0]).toEqual(['Double', 'Rp. 30.822.044'])
    expect(factsOf(await region('Total Harga')).map(([room]) => room)).toEqual(['Double', 'Triple', 'Quad'])
  })

  it('the detail has a link back to the list', async () => {
    await openQuote()
    press(await screen.findByRole('link', { name: 'Kembali ke daftar' }))
    expect(await heading('Paket Umroh Regular')).toBeVisible()
    expect(address()).toBe('/package/umroh-reguler')
  })

  it('the actions are there while the package loads, and a press waits for it (§22.1.1)', async () => {
    const loading = held()
    const { id } = await openQuote(undefined, {
      prepare: (server) => server.on('GET', /^\/partner\/umroh-regular\/\d+$/, loading.react),
    })
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/package/umroh-reguler/edit/${id}`,
    )
    expect(button('Bagikan')).toBeEnabled()
    press(button('Duplikat'))
    expect(screen.queryByRole('dialog')).toBeNull()
    loading.letGo()
    const sheet = await screen.findByRole('dialog')
    expect(sheet).toHaveAccessibleName('Duplikasi Paket')
    press(within(sheet).getByRole('button', { name: 'Duplikat' }))
    await waitFor(() => expect(address()).not.toBe(`/package/umroh-reguler/${id}`))
    await region('Total Harga')
    // The press does not count for the copy.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button('Duplikat')).not.toHaveAttribute('data-held')
  })

  it.each([
    ['madinah', 'Madinah Awal', ['Hotel Madinah', 'Hotel Makkah']],
    ['makkah', 'Makkah Awal', ['Hotel Makkah', 'Hotel Madinah']],
    [null, '-', ['Hotel Makkah', 'Hotel Madinah']],
  ])('a detail with the start city %s shows %s, and its hotels in that order', async (startCity, text, order) => {
    await openQuote((data) => ({ package: { ...data.package, start_city: startCity } }))
    expect(factsOf(await region('Ringkasan'))[1]).toEqual(['Urutan Kota', text])
    expect(regions().filter((name) => name?.startsWith('Hotel'))).toEqual(order)
  })

  it('a detail shows the order of cities that was sent, also where one city is skipped (§6.2.7)', async () => {
    await openQuote(({ package: saved }) => ({
      package: { ...saved, start_city: 'madinah', hotel_makkah_id: null, hotel_makkah_name: null },
    }))
    expect(factsOf(await region('Ringkasan'))[1]).toEqual(['Urutan Kota', 'Madinah Awal'])
  })

  it('a detail without a muthawwif, a hotel, a flight or a name says so (fault 43)', async () => {
    const noHotel = (city: string) => ({ [`hotel_${city}_id`]: null, [`hotel_${city}_name`]: null })
    await openQuote((data) => ({
      package: {
        ...data.package,
        ...noHotel('makkah'),
        ...noHotel('madinah'),
        nama_paket: null,
        jumlah_jamaah: null,
        tour_leader: 0,
        margin: null,
        margin_rupiah: null,
      },
      labels: { ...data.labels, muthawwif: null, pesawat: null },
      pesawatRow: null,
      transportasis: null,
    }))
    expect(await region('Hotel Makkah')).toHaveTextContent('Tanpa Hotel Makkah')
    expect(await region('Hotel Madinah')).toHaveTextContent('Tanpa Hotel Madinah')
    expect(factsOf(await region('Informasi Perjalanan'))[2]).toEqual(['Muthawwif', 'Tidak termasuk muthawwif'])
    expect(await region('Pesawat')).toHaveTextContent(/^Pesawat-$/)
    expect(await region('-')).toHaveTextContent(/^-Total Harga/)
    expect(factsOf(await region('Ringkasan'))[0]).toEqual(['Jumlah Jamaah', '0 Orang'])
    const extras = await region('Tambahan Lainnya')
    expect(factsOf(extras)[0]).toEqual(['Transportasi', '-'])
    expect(factsOf(extras).at(-1)).toEqual(['Margin', '-'])
    expect(extras).not.toHaveTextContent('Biaya tour leader')
  })

  it.each([
    ['Muthawwif 8 hari', []],
    [null, [['Muthawwif', 'Tidak termasuk muthawwif']]],
  ])(
    'the detail of a private trip shows its LA and no group services; its muthawwif is %j',
    async (muthawwif, more) => {
      await openQuote((data) => ({
        package: { ...data.package, tipe_perjalanan: 'private' },
        labels: { ...data.labels, la_private: 'LA bintang 5', muthawwif },
        privateGroupPrices: { la_private: '13900000' },
      }))
      expect(factsOf(await region('Informasi Perjalanan'))).toEqual([
        ['Tipe Perjalanan', 'Private'],
        ['LA Private', 'LA bintang 5Rp. 13.900.000 per jamaah'],
        ...more,
      ])
    },
  )

  it.each([
    [7, 'Bintang 5'],
    ['4', 'Bintang 4'],
    [-1, null],
    [null, null],
  ])('a hotel with %j stars shows %s (fault 43)', async (stars, name) => {
    await openQuote((data) => ({ package: { ...data.package, hotel_makkah_bintang: stars } }))
    const makkah = await region('Hotel Makkah')
    expect(
      within(makkah)
        .queryByRole('img', { name: /^Bintang/ })
        ?.getAttribute('aria-label') ?? null,
    ).toBe(name)
  })
})

describe('a detail that cannot be shown (fault 43)', () => {
  const at7 = async (react?: Reaction) => {
    const server = await partnerServer({ packages: [1, 0] })
    if (react) server.on('GET', `${LIST}/999`, react)
    await renderApp('/package/umroh-reguler/999', { server })
    return server
  }

  it.each<[string, Reaction | undefined]>([
    ['the API knows no package with this id', undefined],
    ['the API answers data: null', () => json({ data: null })],
  ])('if %s, the screen says Data tidak ditemukan after one request', async (_, react) => {
    const server = await at7(react)
    expect(within(await screen.findByRole('alert')).getByRole('heading')).toHaveTextContent(/^Data tidak ditemukan$/)
    expect(server.callsTo('GET', `${LIST}/999`)).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Kembali ke daftar' })).toBeVisible()
    expect(address()).toBe('/package/umroh-reguler/999')
  })

  it('if the mitra may not see it, the screen says Gagal memuat detail paket, without Coba lagi', async () => {
    await at7(() => json({}, 403))
    expect(await screen.findByRole('alert')).toHaveTextContent('Gagal memuat detail paket')
    expect(screen.queryByText('Data tidak ditemukan')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
  })

  it('after too many requests the screen says Gagal memuat detail paket, and offers Coba lagi', async () => {
    const server = await at7(() => json({}, 429))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Gagal memuat detail paket')
    expect(screen.queryByText('Data tidak ditemukan')).toBeNull()
    press(within(alert).getByRole('button', { name: 'Coba lagi' }))
    await screen.findByRole('alert')
    expect(server.callsTo('GET', `${LIST}/999`).length).toBe(2)
  })
})

describe('the list and the detail', () => {
  it('a row of the list is never shown as a detail; the app always requests the detail', async () => {
    const server = await partnerServer()
    await renderApp('/package/umroh-reguler', { server })
    const [card] = await screen.findAllByRole('article')
    const link = within(card!).getByRole('link', { name: /^Detail/ })
    const id = link.getAttribute('href')!.split('/').at(-1)
    server.on('GET', `${LIST}/${id}`, () => html())
    press(link)
    expect(await screen.findByRole('progressbar')).toBeVisible()
    expect(screen.queryByRole('region')).toBeNull()
    expect(server.callsTo('GET', `${LIST}/${id}`)).toHaveLength(1)
  })
})
