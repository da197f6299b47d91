import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inTheMorning } from '@tests/support/morning'
import { json } from '@tests/support/server/fakeFetch'
import { held, partnerServer } from '@tests/support/server/partnerServer'
import { button, press } from '@tests/support/renderApp'
import {
  atHotelStep,
  atStep,
  checkbox,
  checkOutOpened,
  chooseDay,
  closeSheet,
  draftAtReview,
  newWizard,
  next,
  open,
  option,
  pick,
  sheetClosed,
  shownStep,
  toggle,
  trigger,
} from '@tests/support/wizard'

inTheMorning()

const MAKKAH = '/hotel/makkah'
const from = (checkIn: string, checkOut: string) => `date_check_in=${checkIn}&date_check_out=${checkOut}`

async function withStay() {
  const app = await atHotelStep()
  return { ...app, asked: () => app.server.callsTo('GET', MAKKAH).map(({ query }) => query) }
}

describe('the dates of a stay', () => {
  it('the calendar of the second city opens at the month in which the first stay ends', async () => {
    const makkah = { hotel: 'Al Kiswah Towers', checkIn: '2026-12-28', checkOut: '2026-12-31' }
    await draftAtReview(undefined, { step: 2, makkah })
    press(checkbox('Tanpa Hotel'))
    expect(await within(await open('Tanggal Check-In')).findByText('Desember 2026')).toBeVisible()
  })

  it('the mitra chooses check-in, from today on, then check-out, and the hotel after both dates', async () => {
    const { server } = await atHotelStep(undefined, [null, null])
    expect(
      [trigger('Tanggal Check-Out'), trigger('Hotel Makkah')].map((each) => (each as HTMLButtonElement).disabled),
    ).toEqual([true, true])
    expect(trigger('Tanggal Check-Out')).toHaveAccessibleDescription('Pilih tanggal check-in lebih dulu.')
    const days = await open('Tanggal Check-In')
    press(await within(days).findByText('Nov 2026'))
    expect(await within(days).findByRole('gridcell', { name: '19' })).toBeDisabled()
    expect(within(days).getByRole('gridcell', { name: '20' })).toBeEnabled()
    press(within(days).getByRole('gridcell', { name: '23' }))
    await checkOutOpened()
    await closeSheet()
    expect(trigger('Tanggal Check-In')).toHaveTextContent('23 November 2026')
    expect(
      [trigger('Tanggal Check-Out'), trigger('Hotel Makkah')].map((each) => (each as HTMLButtonElement).disabled),
    ).toEqual([false, true])
    const later = await open('Tanggal Check-Out')
    for (const day of ['22', '23']) expect(await within(later).findByRole('gridcell', { name: day })).toBeDisabled()
    expect(within(later).getByText('Check-in 23 November 2026')).toBeVisible()
    press(within(later).getByRole('gridcell', { name: '24' }))
    await sheetClosed()
    expect(trigger('Hotel Makkah')).toBeEnabled()
    expect(server.callsTo('GET', MAKKAH)).toEqual([])
  })

  it('the dates must be in order, and are checked again when either date changes (fault 25)', async () => {
    await atHotelStep(undefined, ['2026-11-23', '2026-11-24'])
    const wrong = 'Tanggal check-out harus setelah tanggal check-in'
    await chooseDay('Tanggal Check-In', 24)
    await waitFor(() => expect(trigger('Tanggal Check-Out')).toHaveAccessibleDescription(wrong))
    expect(trigger('Hotel Makkah')).toBeDisabled()
    expect(trigger('Hotel Makkah')).toHaveAccessibleDescription(
      'Tanggal check-out belum setelah tanggal check-in. Perbaiki tanggalnya lebih dulu.',
    )
    await chooseDay('Tanggal Check-Out', 25)
    await waitFor(() => expect(trigger('Tanggal Check-Out')).toBeValid())
    await chooseDay('Tanggal Check-In', 26)
    await waitFor(() => expect(trigger('Tanggal Check-Out')).toHaveAccessibleDescription(wrong))
    await chooseDay('Tanggal Check-In', 24)
    await waitFor(() => expect(trigger('Tanggal Check-Out')).toBeValid())
  })
})

describe('the hotel of a stay (fault 27)', () => {
  it('the picker requests the hotels when it opens, with exactly the two dates', async () => {
    const { asked, server } = await withStay()
    expect(asked()).toEqual([])
    const sheet = await open('Hotel Makkah')
    const royal = await option(sheet, 'Royal Majestic')
    expect(asked()).toEqual([from('2026-11-23', '2026-11-27')])
    expect(server.callsTo('GET', '/hotel/madinah')).toEqual([])
    expect(royal).toHaveTextContent(
      /300 m ke Masjidil HaramTotal [\d.]+Double4\.794\.000Triple3\.509\.333Quad2\.867\.000$/,
    )
    expect(within(royal).getByRole('img', { name: 'Bintang 4' })).toBeInTheDocument()
    expect(within(sheet).getByText('Diurutkan menurut harga kamar Quad')).toBeVisible()
    // The list is sorted by the price of a quad room: Olayan Golden is the cheapest, whatever its distance.
    expect(within(sheet).getAllByRole('option')[0]).toHaveTextContent('Olayan Golden')
    press(royal)
    await sheetClosed()
    expect(trigger('Hotel Makkah')).toHaveTextContent('Royal Majestic')
    expect(trigger('Hotel Makkah').querySelector('img')).toHaveAttribute(
      'src',
      '/media/hotels/makkah/royal-majestic.svg',
    )
    await next(2)
  })

  it('new dates are requested at once, and the chosen hotel takes their price', async () => {
    const { asked } = await withStay()
    await pick('Hotel Makkah', 'Royal Majestic')
    expect(trigger('Hotel Makkah')).toHaveTextContent('DoubleRp. 4.794.000')
    await chooseDay('Tanggal Check-Out', 25)
    await waitFor(() => expect(trigger('Hotel Makkah')).toHaveTextContent('DoubleRp. 2.397.000'))
    expect(asked()).toEqual([from('2026-11-23', '2026-11-27'), from('2026-11-23', '2026-11-25')])
    expect(trigger('Hotel Makkah')).toBeValid()
    await next(2)
  })

  it('Lanjut waits until the hotel’s new price is there', async () => {
    const { server } = await withStay()
    await pick('Hotel Makkah', 'Royal Majestic')
    const answer = held()
    server.on('GET', MAKKAH, answer.react)
    await chooseDay('Tanggal Check-Out', 25)
    press(button('Lanjut'))
    await waitFor(() =>
      expect(trigger('Hotel Makkah')).toHaveAccessibleDescription(
        'Harga hotel untuk tanggal ini sedang dimuat. Tunggu sebentar.',
      ),
    )
    expect(shownStep()).toBe(1)
    answer.letGo()
    await waitFor(() => expect(trigger('Hotel Makkah')).toBeValid())
    await next(2)
  })

  it('of a chosen hotel whose dates are no longer in order nothing is awaited, and the total says why (§6.1.6)', async () => {
    const { server } = await withStay()
    await pick('Hotel Makkah', 'Royal Majestic')
    server.on('GET', MAKKAH, held().react)
    await chooseDay('Tanggal Check-Out', 25)
    expect(trigger('Hotel Makkah')).toHaveTextContent('Menghitung…')
    press(button('Lanjut'))
    await waitFor(() => expect(trigger('Hotel Makkah')).toHaveAccessibleDescription(/sedang dimuat/))
    await chooseDay('Tanggal Check-In', 26)
    const bar = screen.getByRole('contentinfo')
    expect(bar).toHaveTextContent('Belum dapat dihitungTanggal check-out Hotel Makkah belum setelah tanggal check-in.')
    expect(trigger('Hotel Makkah')).toHaveTextContent('Belum dapat dihitung')
    await waitFor(() => expect(trigger('Hotel Makkah')).toHaveAccessibleDescription(/Perbaiki tanggalnya lebih dulu/))
    expect(document.body).not.toHaveTextContent(/Menghitung…|sedang dimuat/)
  })

  it('a hotel that is not offered for new dates is cleared, with the reason', async () => {
    const { server } = await withStay()
    await pick('Hotel Makkah', 'Royal Majestic')
    server.on('GET', MAKKAH, async (_, pass) => {
      const { data } = (await (await pass()).json()) as { data: { data: { nama_hotel: string }[] } }
      return json({ data: data.data.filter((hotel) => hotel.nama_hotel !== 'Royal Majestic') })
    })
    await chooseDay('Tanggal Check-Out', 25)
    await waitFor(() =>
      expect(trigger('Hotel Makkah')).toHaveAccessibleDescription(
        'Hotel yang dipilih tidak tersedia pada tanggal ini. Pilih hotel lain.',
      ),
    )
    expect(trigger('Hotel Makkah')).toHaveTextContent('Belum Terpilih')
    await pick('Hotel Makkah', 'Olayan Golden')
    await waitFor(() => expect(trigger('Hotel Makkah')).toBeValid())
  })
})

describe('a stay without a hotel (fault 24)', () => {
  it('ticking the box clears dates and hotel, and unticking restores neither', async () => {
    const { server } = await withStay()
    await pick('Hotel Makkah', 'Royal Majestic')
    press(checkbox('Tanpa Hotel'))
    expect(screen.queryByRole('button', { name: /^(Tanggal|Hotel Makkah)/ })).toBeNull()
    const before = server.callsTo('GET', MAKKAH).length
    press(checkbox('Tanpa Hotel'))
    expect(trigger('Tanggal Check-In')).toHaveTextContent('Pilih tanggal')
    expect(trigger('Hotel Makkah')).toHaveTextContent('Belum Terpilih')
    expect(trigger('Tanggal Check-Out')).toBeDisabled()
    expect(server.callsTo('GET', MAKKAH)).toHaveLength(before)
  })

  it.each([
    ['the step of the hotel', 'Tanpa Hotel', 1],
    ['the first step', 'Tanpa Hotel Makkah', 0],
  ] as const)('the tick on %s says what it cleared, and is undone with hotel and dates', async (_, name, step) => {
    await withStay()
    await pick('Hotel Makkah', 'Royal Majestic')
    if (step === 0) {
      press(button('Sebelumnya'))
      await atStep(0)
    }
    press(checkbox(name))
    expect(await screen.findByText('Hotel dan tanggal di Makkah dikosongkan.')).toBeVisible()
    press(button('Urungkan'))
    expect(checkbox(name)).not.toBeChecked()
    expect(checkbox(name)).toHaveFocus()
    expect(screen.queryByText('Hotel dan tanggal di Makkah dikosongkan.')).toBeNull()
    if (step === 0) await next(1)
    expect(trigger('Hotel Makkah')).toHaveTextContent('Royal Majestic')
    expect(trigger('Tanggal Check-In')).toHaveTextContent('23 November 2026')
  })

  it('a tick that clears nothing, and one that was taken back, offer nothing', async () => {
    await newWizard()
    press(checkbox('Tanpa Hotel Madinah'))
    expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull()
    press(checkbox('Tanpa Hotel Madinah'))
    expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull()
  })

  it('the mitra can tick the box on the first step too, with the same effect', async () => {
    await withStay()
    await pick('Hotel Makkah', 'Royal Majestic')
    press(button('Sebelumnya'))
    await atStep(0)
    press(checkbox('Tanpa Hotel Makkah'))
    press(checkbox('Tanpa Hotel Makkah'))
    await next(1)
    expect(trigger('Tanggal Check-In')).toHaveTextContent('Pilih tanggal')
  })

  it.each([
    ['Makkah Awal', 1, 2],
    ['Madinah Awal', 2, 1],
  ] as const)('the hotel step of the start city has no such box: %s', async (start, own, other) => {
    const server = await partnerServer({ packages: [0, 0] })
    await newWizard({}, server)
    press(toggle('Urutan Kota', start))
    await next(own)
    expect(screen.queryByRole('checkbox', { name: 'Tanpa Hotel' })).toBeNull()
    await chooseDay('Tanggal Check-In', 23)
    await chooseDay('Tanggal Check-Out', 25)
    await pick(own === 1 ? 'Hotel Makkah' : 'Hotel Madinah', own === 1 ? 'Olayan Golden' : 'Saman Al Jadid')
    await next(other)
    expect(checkbox('Tanpa Hotel')).not.toBeChecked()
  })
})
