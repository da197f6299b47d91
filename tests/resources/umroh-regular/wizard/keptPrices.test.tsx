import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inTheMorning } from '@tests/support/morning'
import { json } from '@tests/support/server/fakeFetch'
import { afterReload, persistAsBefore, persisted, persistedKinds, withIndexedDb } from '@tests/support/persisted'
import { held, partnerServer, type Reaction } from '@tests/support/server/partnerServer'
import { button, press, wait } from '@tests/support/renderApp'
import {
  atHotelStep,
  chooseDay,
  editedQuote,
  newWizard,
  next,
  open,
  option,
  pick,
  region,
  sheetClosed,
  smallPackageAtReview,
  trigger,
} from '@tests/support/wizard'

withIndexedDb()

inTheMorning()

const FLIGHTS = '/custom-data/pesawat'
const MAKKAH = '/hotel/makkah'
const AN_HOUR_AGO = '20 Nov 2026, 07.00'
const refused: Reaction = () => json({}, 429)
const flightFor =
  (price: number): Reaction =>
  () =>
    json({ data: { data: [{ id: 1, pesawat: 'Batik Air', price, logo: null }] } })
const untilKeptIs = (kind: string) => waitFor(async () => expect(await persistedKinds()).toContain(kind))

/** A phone on which the flight was read an hour ago, at 10 million. */
async function flightsSeen() {
  const server = await partnerServer({ packages: [1, 0] })
  server.on('GET', FLIGHTS, flightFor(10_000_000))
  const view = await newWizard({}, server)
  await untilKeptIs('custom-data/pesawat getList')
  await afterReload(view)
  return server
}

const ageIn = (sheet: HTMLElement) => within(sheet).queryByRole('status')

describe('a picker whose list was read before', () => {
  it('the picker waits for today’s prices, shows persisted prices if that takes long, and later updates the choice', async () => {
    const server = await flightsSeen()
    const answer = held()
    server.on('GET', FLIGHTS, async (call, pass) => {
      await answer.react(call, pass)
      return flightFor(12_000_000)(call, pass)
    })
    await newWizard({ flight: '' }, server)
    const sheet = await open('Pesawat')
    expect([within(sheet).getByRole('progressbar'), within(sheet).queryByRole('option')]).toEqual([
      expect.anything(),
      null,
    ])
    const old = await option(sheet, 'Batik Air')
    expect(ageIn(sheet)).toHaveTextContent(`Data per ${AN_HOUR_AGO}`)
    press(old)
    await sheetClosed()
    expect(trigger('Pesawat')).toHaveTextContent('Rp. 10.000.000')
    answer.letGo()
    await waitFor(() => expect(trigger('Pesawat')).toHaveTextContent('Rp. 12.000.000'))
  })

  it('a picker that cannot be read says how old its prices are, and Coba lagi loads today’s prices', async () => {
    const server = await flightsSeen()
    const stop = server.on('GET', FLIGHTS, refused)
    await newWizard({ flight: '' }, server)
    const sheet = await open('Pesawat')
    expect(await option(sheet, 'Batik Air')).toHaveTextContent('Rp. 10.000.000')
    expect(ageIn(sheet)).toHaveTextContent(`Data per ${AN_HOUR_AGO}`)
    stop()
    server.on('GET', FLIGHTS, flightFor(12_000_000))
    press(within(sheet).getByRole('button', { name: 'Coba lagi' }))
    await waitFor(() => expect(within(sheet).getByRole('option')).toHaveTextContent('Rp. 12.000.000'))
    expect(ageIn(sheet)).toBeNull()
  })
})

describe('a quote with persisted prices', () => {
  async function atReview() {
    const server = await flightsSeen()
    const stop = server.on('GET', FLIGHTS, refused)
    await smallPackageAtReview(server)
    return { server, stop, saves: () => server.callsTo('POST', '/partner/umroh-regular') }
  }
  const total = () => region('Kalkulasi Harga Paket Umroh Regular')

  it('the quote says how old its prices are, and shows different new prices before it is saved', async () => {
    const { server, stop, saves } = await atReview()
    expect(total()).toHaveTextContent(`Harga per ${AN_HOUR_AGO}`)
    expect(total()).toHaveTextContent('Rp. 10.000.000')
    stop()
    server.on('GET', FLIGHTS, flightFor(12_000_000))
    press(button('Simpan'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Harga berubah sejak terakhir dibaca. Periksa totalnya, lalu simpan sekali lagi.',
    )
    expect(saves()).toEqual([])
    await waitFor(() => expect(total()).toHaveTextContent('Rp. 12.000.000'))
    expect(total()).not.toHaveTextContent('Harga per 20')
    press(button('Simpan'))
    await waitFor(() => expect(saves()).toHaveLength(1))
  })
})

describe('a hotel with persisted prices', () => {
  /** Chooses a hotel that was read an hour ago, while today's prices cannot be read. */
  async function chosenOld() {
    const server = await partnerServer({ packages: [1, 0] })
    const view = await atHotelStep(server)
    await pick('Hotel Makkah', 'Anjum')
    await untilKeptIs('hotel/makkah getList')
    await afterReload(view)
    const stop = server.on('GET', MAKKAH, refused)
    await atHotelStep(server)
    const sheet = await open('Hotel Makkah')
    const old = await option(sheet, 'Anjum')
    expect(ageIn(sheet)).toHaveTextContent(`Data per ${AN_HOUR_AGO}`)
    press(old)
    await sheetClosed()
    stop()
    return server
  }
  const reopen = async () => {
    await open('Hotel Makkah')
    press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Tutup' }))
    await sheetClosed()
  }

  it('the hotel takes today’s prices as soon as they arrive', async () => {
    const server = await chosenOld()
    const price = trigger('Hotel Makkah').textContent
    server.on('GET', MAKKAH, async (_, pass) => {
      const text = (await (await pass()).text()).replaceAll(/("harga_quad_jamaah_rupiah":)[^,}]+/g, '$1123456')
      return new Response(text, { headers: { 'content-type': 'application/json' } })
    })
    await reopen()
    await waitFor(() => expect(trigger('Hotel Makkah')).toHaveTextContent('Rp. 123.456'))
    expect(trigger('Hotel Makkah').textContent).not.toBe(price)
  })

  it('a persisted list does not clear the hotel, not even for other dates', async () => {
    const server = await partnerServer({ packages: [1, 0] })
    const stopBefore = server.on('GET', MAKKAH, ({ query }, pass) =>
      query.includes('11-26') ? json({ data: { data: [] } }) : pass(),
    )
    const view = await atHotelStep(server)
    await pick('Hotel Makkah', 'Anjum')
    await chooseDay('Tanggal Check-Out', 26)
    await waitFor(async () =>
      expect((await persistedKinds()).filter((kind) => kind === 'hotel/makkah getList')).toHaveLength(2),
    )
    await afterReload(view)
    stopBefore()
    server.on('GET', MAKKAH, refused)
    await atHotelStep(server)
    await pick('Hotel Makkah', 'Anjum')
    await chooseDay('Tanggal Check-Out', 26)
    await wait(300)
    expect(trigger('Hotel Makkah')).toHaveTextContent('Anjum')
    expect(trigger('Hotel Makkah')).toHaveTextContent('Belum dapat dihitung')
  })

  it('the hotel is cleared once a new list no longer offers it', async () => {
    const server = await chosenOld()
    server.on('GET', MAKKAH, () => json({ data: { data: [] } }))
    await reopen()
    await waitFor(() =>
      expect(trigger('Hotel Makkah')).toHaveAccessibleDescription(
        'Hotel yang dipilih tidak tersedia pada tanggal ini. Pilih hotel lain.',
      ),
    )
  })
})

describe('editing a package', () => {
  it('the wizard does not take persisted prices by itself', async () => {
    const view = await editedQuote()
    const flight = trigger('Pesawat').textContent
    await untilKeptIs('hotel/makkah getList')
    await next(1)
    const hotel = trigger('Hotel Makkah').textContent
    await afterReload(view)
    const cheaper = (data: unknown) =>
      JSON.parse(JSON.stringify(data).replaceAll(/("(?:price|quad)":)[^,}]+/g, '$11')) as unknown
    await persistAsBefore((await persisted()).map((entry) => ({ ...entry, data: cheaper(entry.data) })))

    await editedQuote(undefined, (server) => {
      for (const list of [FLIGHTS, MAKKAH]) server.on('GET', list, refused)
    })
    await wait(600)
    expect(trigger('Pesawat').textContent).toBe(flight)
    await next(1)
    expect(trigger('Hotel Makkah').textContent).toBe(hotel)
    expect(await option(await open('Hotel Makkah'), 'Royal Majestic')).toHaveTextContent(/Quad1$/)
  })
})
