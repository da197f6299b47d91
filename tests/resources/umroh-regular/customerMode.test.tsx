import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ADMIN } from '../../partner-api/fixtures'
import { formatRupiah, formatSar } from '@/domain/values/money'
import { json } from '../../support/server/fakeFetch'
import { findButton, press, renderApp } from '../../support/renderApp'
import { openQuote, type WireDetail } from '../../support/savedQuote'
import { atStep, editedAtReview, footerButton } from '../../support/wizard'

const modeSwitch = () => screen.findByRole('switch', { name: 'Mode pelanggan' })
/** Everything that the page holds: words, attributes, hidden parts, and what a print would show. */
const wholePage = () => document.documentElement.outerHTML

const ROOMS = ['double', 'triple', 'quad'] as const
const perRoom = (of: (room: number) => number) => Object.fromEntries(ROOMS.map((room, at) => [room, of(at)]))

/** Each secret amount is another prime-like number, so that no other figure on the page can be mistaken for it. */
const SECRET = {
  flight: 11_110_001,
  visa: 1_110_002,
  muthawwif: 11_110_003,
  handling: 1_110_004,
  transports: [1_110_005, 1_110_006, 1_110_007],
  domestik: 1_110_008,
  siskopatuh: 1_110_009,
  perlengkapan: 1_110_011,
  manasik: 1_110_012,
  margin: 1_110_013,
  tourLeader: perRoom((at) => 1_110_014 + at),
  makkah: perRoom((at) => 11_110_017 + at),
  madinah: perRoom((at) => 11_110_021 + at),
  makkahSar: perRoom((at) => 1_117 + at),
  madinahSar: perRoom((at) => 1_127 + at),
  rate: 4_987,
}
const amounts = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : Object.values(value as object).flatMap(amounts)

const ofCity = (city: string, values: Record<string, number>, unit: string) =>
  Object.fromEntries(ROOMS.map((room) => [`hotel_${city}_price_${room}_${unit}`, values[room]]))

const withSecrets = (data: WireDetail) => ({
  package: {
    ...data.package,
    margin: SECRET.margin,
    margin_rupiah: SECRET.margin,
    ...ofCity('makkah', SECRET.makkah, 'rupiah'),
    ...ofCity('madinah', SECRET.madinah, 'rupiah'),
    ...ofCity('makkah', SECRET.makkahSar, 'sar'),
    ...ofCity('madinah', SECRET.madinahSar, 'sar'),
  },
  pesawatRow: { ...(data.pesawatRow as object), price: SECRET.flight },
  privateGroupPrices: { visa_bus: SECRET.visa, muthawwif: SECRET.muthawwif, handling_saudi: SECRET.handling },
  addonPrices: {
    domestik: SECRET.domestik,
    siskopatuh: SECRET.siskopatuh,
    perlengkapan: SECRET.perlengkapan,
    manasik: SECRET.manasik,
  },
  transportasis: SECRET.transports.map((price, at) => ({ transportasi_id: at, name: `Bus ${at}`, price })),
  tourLeaderPerType: SECRET.tourLeader,
  kurs: { rupiah_per_sar: SECRET.rate, per: '2026-11-11' },
})
const written = amounts(SECRET).flatMap((amount) => [formatRupiah(amount), formatSar(amount), String(amount)])

describe('Mode pelanggan on the detail', () => {
  it('the mode is off at first, and the detail shows every secret', async () => {
    await openQuote(withSecrets)
    expect(await modeSwitch()).not.toBeChecked()
    await screen.findByRole('region', { name: 'Rincian harga' })
    const page = wholePage()
    const isShown = (amount: number) => page.includes(formatRupiah(amount)) || page.includes(formatSar(amount))
    expect(amounts(SECRET).filter((amount) => !isShown(amount))).toEqual([])
    expect(page).toMatch(/Margin/)
  })

  it('while it is on, no secret is in the page at all, and a word says that it is on', async () => {
    await openQuote(withSecrets)
    press(await modeSwitch())
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Rincian harga' })).toBeNull())
    const toggle = await modeSwitch()
    expect(toggle).toBeChecked()
    expect(screen.getByRole('banner')).toHaveTextContent(/Mode pelangganAktif$/)
    const page = wholePage()
    for (const text of written) expect(page).not.toContain(text)
    expect(page).not.toMatch(/Margin|Tour Leader|tour leader|Kurs|SAR |Cek harga/)
    const total = screen.getByRole('region', { name: 'Total Harga' })
    expect(total).toHaveTextContent('Rp. 30.822.044')
    expect(screen.getByRole('region', { name: 'Hotel Makkah' })).toHaveTextContent('Royal Majestic')
    expect(screen.getByRole('region', { name: 'Informasi Perjalanan' })).toHaveTextContent('Muthawwif 8 hari')
    press(toggle)
    expect(await screen.findByRole('region', { name: 'Rincian harga' })).toBeVisible()
  })

  it('the phone remembers it for the user who chose it, and for nobody else', async () => {
    const { server, unmount, id } = await openQuote(withSecrets)
    press(await modeSwitch())
    await waitFor(async () => expect(await modeSwitch()).toBeChecked())
    unmount()
    const again = await renderApp(`/package/umroh-reguler/${id}`, { server })
    expect(await modeSwitch()).toBeChecked()
    expect(wholePage()).not.toContain(formatRupiah(SECRET.margin))
    again.unmount()
    await renderApp(`/package/umroh-reguler/${id}`, { server, as: ADMIN })
    expect(await modeSwitch()).not.toBeChecked()
  })

  it('the mode takes the names of other customers and the history of the package from the page', async () => {
    await openQuote(withSecrets, {
      as: ADMIN,
      width: 1280,
      prepare: (server) =>
        server.on('GET', /\/offers$/, () =>
          json({
            data: [
              {
                id: 1,
                version: 1,
                customerName: 'Ibu Pelanggan Lain',
                customerPhone: null,
                rooms: ['double'],
                validUntil: '2099-01-01',
                createdAt: '2026-11-20T03:00:00.000Z',
                seenAt: null,
                acceptance: null,
                state: 'open',
              },
            ],
          }),
        ),
    })
    expect(await screen.findByText(/Ibu Pelanggan Lain/)).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Riwayat' })).toBeVisible()
    press(await modeSwitch())
    await waitFor(() => expect(wholePage()).not.toMatch(/Ibu Pelanggan Lain|Riwayat<\/h2>/))
  })
})

describe('Mode pelanggan on the review', () => {
  const open = () => editedAtReview({ namaPaket: 'Umroh Syawal Baru' })

  it('while it is on, the review has no price but the totals, and no margin or tour leader', async () => {
    await open()
    const toggle = await modeSwitch()
    expect(toggle).not.toBeChecked()
    const priced = ['Rp. 14.500.000', 'Rp. 4.794.000', 'Rp. 2.850.000', 'Rp. 2.000.000', 'Rp. 670.044']
    for (const text of priced) expect(wholePage()).toContain(text)
    press(toggle)
    await waitFor(() => expect(toggle).toBeChecked())
    for (const text of priced) expect(wholePage()).not.toContain(text)
    const rupiah = [...(screen.getByRole('main').textContent ?? '').matchAll(/Rp\. [\d.]+/g)].map(([text]) => text)
    expect(rupiah).toEqual([
      'Rp. 30.822.044',
      expect.stringMatching(/^Rp\. 2\d\.\d{3}\.\d{3}$/),
      expect.stringMatching(/^Rp\. 2\d\.\d{3}\.\d{3}$/),
    ])
    expect(wholePage()).not.toMatch(/Margin|Tour Leader|Rincian harga/)
    expect(screen.getByRole('region', { name: 'Tambahan Lainnya' })).toHaveTextContent('Bus JED–Makkah')
  })

  it('only the review has the switch', async () => {
    await open()
    await modeSwitch()
    await act(async () => press(footerButton('Sebelumnya')))
    await atStep(4)
    expect(screen.queryByRole('switch')).toBeNull()
    await findButton('Lanjut')
  })
})

it('the switch and its word can be found by role and name', async () => {
  await openQuote()
  const header = within(await screen.findByRole('banner'))
  const toggle = await header.findByRole('switch', { name: 'Mode pelanggan' })
  expect(header.queryByText('Aktif')).toBeNull()
  press(toggle)
  expect(await header.findByText('Aktif')).toBeVisible()
})
