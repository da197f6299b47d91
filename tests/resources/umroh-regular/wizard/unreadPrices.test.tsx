import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { id } from '@/i18n/id'
import { json } from '@tests/support/server/fakeFetch'
import type { PartnerServer } from '@tests/support/server/partnerServer'
import { button, press } from '@tests/support/renderApp'
import {
  atStep,
  chooseDay,
  draftAtReview,
  editedQuote,
  MORNING,
  next,
  region,
  shownStep,
  trigger,
} from '@tests/support/wizard'
import { loseNetwork } from '@tests/support/network'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))

const MAKKAH = '/hotel/makkah'
const FAILED = 'Harga hotel untuk tanggal ini belum dapat dimuat.'
const UNKNOWN = 'Belum dapat dihitung'
const hotel = () => trigger('Hotel Makkah')
const total = () => region('Kalkulasi Harga Paket Umroh Regular')
const bar = () => screen.getByRole('contentinfo')
const refuse = (server: PartnerServer, status: number) => server.on('GET', MAKKAH, () => json({}, status))

const ROYAL = { hotel: 'Royal Majestic', checkIn: '2026-11-23', checkOut: '2026-11-27' }

/** Opens the hotel step with Royal Majestic for four nights; a tap on 25 November makes it two nights. */
async function withHotel() {
  const { server } = await draftAtReview(undefined, { step: 1, makkah: ROYAL })
  await waitFor(() => expect(hotel()).toHaveTextContent('Rp. '))
  return server
}

describe('a hotel whose price for new dates cannot be read', () => {
  it('the hotel’s field says why, the total is unknown, and Coba lagi loads the price', async () => {
    const server = await withHotel()
    const stop = refuse(server, 429)
    await chooseDay('Tanggal Check-Out', 25)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(`${FAILED} ${id.error[429]}`)
    expect(hotel()).toHaveAccessibleDescription(`${FAILED} ${id.error[429]}`)
    expect(hotel()).toBeInvalid()
    expect([hotel(), bar()].map((each) => each.textContent?.includes(UNKNOWN))).toEqual([true, true])
    expect(document.body).not.toHaveTextContent('Menghitung…')
    press(button('Lanjut'))
    await waitFor(() => expect(hotel()).toHaveFocus())
    expect([shownStep(), screen.getByRole('alert')]).toEqual([1, alert])
    stop()
    press(within(alert).getByRole('button', { name: 'Coba lagi' }))
    await waitFor(() => expect(hotel()).toHaveTextContent('DoubleRp. 2.397.000'))
    expect(hotel()).toBeValid()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(bar()).not.toHaveTextContent(UNKNOWN)
    await next(3)
  })

  it('while no rate of the riyal is recorded, the hotel’s field says so in the server’s words, and the total is unknown', async () => {
    const server = await withHotel()
    server.store.findKurs = async () => ({})
    await chooseDay('Tanggal Check-Out', 25)
    expect(await screen.findByRole('alert')).toHaveTextContent(`${FAILED} Kurs riyal belum diatur`)
    expect(bar()).toHaveTextContent(UNKNOWN)
  })

  it('the field offers no retry if the mitra may not read prices (403)', async () => {
    const server = await withHotel()
    refuse(server, 403)
    await chooseDay('Tanggal Check-Out', 25)
    expect(await screen.findByRole('alert')).toHaveTextContent(`${FAILED} ${id.error[403]}`)
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
  })

  it('the price bar says Menghitung… during the request, and that the total is unknown if the dates are wrong', async () => {
    const server = await withHotel()
    let answer: (response: Response) => void = () => undefined
    server.on(
      'GET',
      MAKKAH,
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    await chooseDay('Tanggal Check-Out', 25)
    await waitFor(() => expect(hotel()).toHaveTextContent('Menghitung…'))
    expect(bar()).toHaveTextContent('Menghitung…')
    answer(json({}, 429))
    await screen.findByRole('alert')
    await chooseDay('Tanggal Check-In', 25)
    await waitFor(() => expect(bar()).toHaveTextContent(UNKNOWN))
  })

  it('the app reads the price by itself once there is a network again', async () => {
    const giveBack = loseNetwork(await withHotel())
    await chooseDay('Tanggal Check-Out', 25)
    expect(await screen.findByRole('alert')).toHaveTextContent(`${FAILED} ${id.error.network}`)
    expect(bar()).toHaveTextContent(UNKNOWN)
    giveBack()
    await waitFor(() => expect(hotel()).toHaveTextContent('DoubleRp. 2.397.000'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('the app reads the price again when the network returns after a failure', async () => {
    const server = await withHotel()
    const stop = refuse(server, 429)
    await chooseDay('Tanggal Check-Out', 25)
    await screen.findByRole('alert')
    stop()
    act(() => onlineManager.setOnline(false))
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(hotel()).toHaveTextContent('DoubleRp. 2.397.000'))
  })

  it('the review shows no old total, says why and offers Coba lagi', async () => {
    const server = await withHotel()
    for (const step of [3, 4, 5]) await next(step)
    expect(total()).toHaveTextContent('Rp. 19.294.000')
    press(within(region('Hotel Makkah')).getByRole('link', { name: 'Ubah' }))
    await atStep(1)
    const stop = refuse(server, 429)
    await chooseDay('Tanggal Check-Out', 25)
    await screen.findByRole('alert')
    act(() => window.history.back())
    await atStep(5)
    expect(total()).toHaveTextContent(`${UNKNOWN}${id.error[429]}`)
    expect([total(), region('Hotel Makkah')].map((each) => each.textContent?.includes('Rp.'))).toEqual([false, false])
    stop()
    press(within(total()).getByRole('button', { name: 'Coba lagi' }))
    await waitFor(() => expect(total()).toHaveTextContent('Rp. 16.897.000'))
    expect(region('Hotel Makkah')).toHaveTextContent('DoubleRp. 2.397.000')
  })
})

describe('an opened package whose prices of today cannot be read', () => {
  const UNREAD = 'Harga hari ini belum dapat dibaca'
  const KEPT = 'Harga tersimpan, bukan harga hari ini'
  const note = () => screen.queryByRole('note', { name: UNREAD })

  it.each([
    ['flights', '/custom-data/pesawat'],
    ['hotels', MAKKAH],
  ])(
    'without the list of %s every step says that the total is the saved one, and Coba lagi reads it',
    async (_, path) => {
      let stop: () => void = () => undefined
      await editedQuote(undefined, (server) => {
        stop = server.on('GET', path, () => json({}, 429))
      })
      await waitFor(() => expect(note()).toBeVisible())
      expect(note()?.parentElement).toHaveAttribute('role', 'status')
      expect(note()).toHaveTextContent(`Total yang tampil memakai harga tersimpan. ${id.error[429]}`)
      await next(1)
      expect(bar()).toHaveTextContent(KEPT)
      for (const step of [2, 3, 4, 5]) await next(step)
      expect(total()).toHaveTextContent(KEPT)
      stop()
      press(within(note()!).getByRole('button', { name: 'Coba lagi' }))
      await waitFor(() => expect(note()).toBeNull())
      expect(total()).not.toHaveTextContent(KEPT)
    },
  )

  it('the note offers no retry if the mitra may not read prices (403)', async () => {
    await editedQuote(undefined, (server) => void refuse(server, 403))
    await waitFor(() => expect(note()).toHaveTextContent(id.error[403]))
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
  })

  it('a package whose prices are today’s has no note', async () => {
    await editedQuote()
    for (const step of [1, 2, 3, 4, 5]) await next(step)
    expect([note(), total().textContent?.includes(KEPT)]).toEqual([null, false])
  })
})

describe('a saved choice that comes without its record', () => {
  it('the field says that the price cannot be read, and Coba lagi loads it', async () => {
    let stop: () => void = () => undefined
    await editedQuote(
      ({ pesawat }) => ({ pesawat: { ...(pesawat as object), data: null } }),
      (server) => {
        stop = server.on('GET', '/custom-data/pesawat', () => json({}, 429))
      },
    )
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(`Harga pilihan ini belum dapat dimuat. ${id.error[429]}`)
    stop()
    press(within(alert).getByRole('button', { name: 'Coba lagi' }))
    await waitFor(() => expect(trigger('Pesawat')).toHaveTextContent('Rp. 14.500.000'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('the choice is cleared, with a message, if it is no longer offered', async () => {
    await editedQuote(({ pesawat }) => ({ pesawat: { ...(pesawat as object), id: 999, data: null } }))
    expect(await screen.findByText('Pesawat yang dipilih tidak tersedia lagi. Pilih kembali bila perlu.')).toBeVisible()
    press(button('Lanjut'))
    await waitFor(() => expect(trigger('Pesawat')).toHaveAccessibleDescription('Pesawat wajib dipilih'))
  })

  it('a hotel choice is cleared, with a message, if the hotel is no longer offered', async () => {
    await editedQuote(({ hotelMakkah }) => ({ hotelMakkah: { ...hotelMakkah, id: 999, dataHotel: null } }))
    await next(1)
    expect(hotel()).toHaveTextContent('Belum Terpilih')
    await waitFor(() =>
      expect(hotel()).toHaveAccessibleDescription(
        'Hotel yang dipilih tidak tersedia pada tanggal ini. Pilih hotel lain.',
      ),
    )
  })
})
