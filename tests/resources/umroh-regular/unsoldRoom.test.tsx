import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SITI } from '../../partner-api/fixtures'
import { inTheMorning } from '../../support/morning'
import { button, press, renderApp } from '../../support/renderApp'
import { partnerServer } from '../../support/server/partnerServer'
import { seededQuote } from '../../support/server/seeded'
import { atHotelStep, draftAtReview, footerButton, open, option, region, sheetClosed } from '../../support/wizard'

/** A hotel of the demo that sells no quad (docs/product.md §16.1.4). */
const NO_QUAD = 'Hilton Convention'
const STAY = { hotel: NO_QUAD, checkIn: '2026-11-23', checkOut: '2026-11-27' }
const LIST = '/partner/umroh-regular'

inTheMorning()

/** The texts of a list of prices by their labels. */
const pricesIn = (within_: HTMLElement) =>
  Object.fromEntries(
    [...within_.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  )

/** A server with one package, whose hotel in Makkah sells no quad. */
async function savedWithoutQuad() {
  const server = await partnerServer({ packages: [0, 0] })
  const token = await server.login(SITI)
  const body = await seededQuote()
  const { tanggalCheckIn, tanggalCheckOut } = body.hotelMakkah
  const path = `/hotel/makkah?date_check_in=${tanggalCheckIn}&date_check_out=${tanggalCheckOut}`
  const id = await server.idOf(token, path, 'nama_hotel', NO_QUAD)
  const saved = await server.call('POST', LIST, { token, body: { ...body, hotelMakkah: { ...body.hotelMakkah, id } } })
  return { server, token, saved: saved.body.data as Record<string, number | null> }
}

describe('a package whose hotel sells no quad (docs/product.md §8.1.8)', () => {
  it('the wizard tells no total of quad, and neither does the notice of the save', async () => {
    const { server } = await draftAtReview(undefined, { makkah: STAY })
    const prices = region('Kalkulasi Harga Paket Umroh Regular')
    expect(pricesIn(prices)).toMatchObject({ Double: expect.stringMatching(/^Rp\. [1-9]/), Quad: '–' })
    const foot = within(document.querySelector('footer')!).getByRole('group', { name: 'Harga per jamaah' })
    expect(pricesIn(foot)).toMatchObject({ Double: expect.stringMatching(/^Rp\. [1-9]/), Quad: '–' })
    press(footerButton('Simpan'))
    await waitFor(() => expect(server.callsTo('POST', LIST)).toHaveLength(1))
    expect(await screen.findByText(/^Paket berhasil disimpan/)).toBeVisible()
  })

  it('the picker shows such a hotel with its other prices, behind those that sell quad', async () => {
    await atHotelStep()
    const sheet = await open('Hotel Makkah')
    const row = await option(sheet, NO_QUAD)
    expect(pricesIn(row)).toMatchObject({ Double: expect.stringMatching(/^[1-9]/), Quad: '–' })
    expect(row).toHaveTextContent(/^[^+]*Total –/)
    expect(within(sheet).getAllByRole('option').at(-1)).toBe(row)
    press(row)
    await sheetClosed()
  })

  it('the server saves no total, and list and detail show a dash', async () => {
    const { server, saved } = await savedWithoutQuad()
    expect(saved).toMatchObject({
      total_price_double_rupiah: expect.any(Number),
      total_price_triple_rupiah: expect.any(Number),
      total_price_quad_rupiah: null,
    })
    await renderApp('/package/umroh-reguler', { server })
    expect(pricesIn(await screen.findByRole('article'))).toMatchObject({ Quad: '–' })
    press(screen.getByRole('link', { name: /^Detail/ }))
    expect(pricesIn(await screen.findByRole('region', { name: 'Total Harga' }))).toMatchObject({
      Double: expect.stringMatching(/^Rp\. [1-9]/),
      Quad: '–',
    })
    const screenText = document.querySelector('main')?.textContent
    expect(screenText).not.toMatch(/NaN|Rp\. 0(?!\d)|SAR 0\.00/)
  })

  it('Simulasi counts with the room types that are sold', async () => {
    const { server, saved } = await savedWithoutQuad()
    await renderApp(`/package/umroh-reguler/${saved.id}`, { server })
    await screen.findByRole('region', { name: 'Total Harga' })
    press(button('Simulasi'))
    const sheet = await screen.findByRole('dialog', { name: 'Simulasi jamaah' })
    const heads = within(within(sheet).getAllByRole('table')[0]!).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Jamaah', 'Double', 'Triple'])
    expect(sheet).not.toHaveTextContent('NaN')
  })
})

describe('a hotel without any price for the stay (docs/product.md §6.10.12)', () => {
  it('stands last, says for which nights, and cannot be chosen', async () => {
    const server = await partnerServer({ packages: [1, 0] })
    const [first, ...others] = await server.store.hotels.list('makkah')
    const none = { double: null, triple: null, quad: null }
    await server.store.hotels.update([{ ...first!, rates: { ...first!.rates, ramadhan: none } }])
    // 1 Ramadhan 1448 is 8 February 2027.
    await atHotelStep(server, ['2027-02-06', '2027-02-10'])
    const sheet = await open('Hotel Makkah')
    await option(sheet, others[0]!.name)
    const row = within(sheet).getAllByRole('option').at(-1)!
    expect(row).toHaveTextContent(first!.name)
    expect(row).toHaveTextContent('Belum ada harga 8–9 Februari 2027')
    expect(row).not.toHaveTextContent('Rp.')
    expect(row).toHaveAttribute('aria-disabled', 'true')
    press(row)
    expect(sheet).toBeVisible()
    press(within(sheet).getByRole('button', { name: 'Harga ↑' }))
    expect(within(sheet).getAllByRole('option').at(-1)).toHaveTextContent(first!.name)
  })
})
