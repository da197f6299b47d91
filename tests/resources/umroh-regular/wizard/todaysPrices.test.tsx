import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { STALE_TIME } from '@/domain/requestPolicy'
import { formatRupiah } from '@/domain/values/money'
import { json } from '@tests/support/server/fakeFetch'
import { LIST } from '@tests/support/packageRows'
import { held, type PartnerServer } from '@tests/support/server/partnerServer'
import { press, pressTwice, wait } from '@tests/support/renderApp'
import { arrow, draftAtReview, editedAtReview, footerButton, MORNING, region } from '@tests/support/wizard'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))

const FLIGHTS = '/custom-data/pesawat'
const MAKKAH = '/hotel/makkah'
const CHANGED = 'Harga berubah sejak terakhir dibaca. Periksa totalnya, lalu simpan sekali lagi.'
const UNREAD = 'Harga terbaru belum dapat dibaca, jadi paket belum disimpan. Isian tetap ada di sini.'

const later = () => void vi.setSystemTime(Date.now() + STALE_TIME.general)
const total = () => region('Kalkulasi Harga Paket Umroh Regular')
const saves = (server: PartnerServer) => [
  ...server.callsTo('POST', LIST),
  ...server.callsTo('PUT', /^\/partner\/umroh-regular\/\d+$/),
]
const reads = (server: PartnerServer, path: string) => server.callsTo('GET', path).length

/** Raises every price of a list from now on. */
function raise(server: PartnerServer, path: string, by: number) {
  server.on('GET', path, async (_, pass) => {
    const { data } = (await (await pass()).json()) as { data: { data: Record<string, number>[] } }
    return json({ data: { data: data.data.map((record) => ({ ...record, price: record.price! + by })) } })
  })
}

/** Raises the price of every flight on the server alone: the app has read the old one. */
async function raiseStored({ store }: PartnerServer, by: number) {
  for (const row of await store.masters.list('pesawat'))
    await store.masters.update([{ ...row, price: (row.price ?? 0) + by }])
}

/** Presses save while a list cannot be read, and then 'Coba lagi' once it can. */
async function savedOnceReadable(server: PartnerServer, stop: () => void) {
  press(footerButton('Simpan'))
  expect(await screen.findByRole('alert')).toHaveTextContent(UNREAD)
  expect(saves(server)).toEqual([])
  stop()
  press(footerButton('Coba lagi'))
  await waitFor(() => expect(saves(server)).toHaveLength(1))
}

const ROYAL = { hotel: 'Royal Majestic', checkIn: '2026-11-23', checkOut: '2026-11-27' }
const withHotelAtReview = async () => (await draftAtReview(undefined, { makkah: ROYAL })).server

describe('before a save is sent', () => {
  it('prices that were just read are not read again', async () => {
    const { server } = await draftAtReview()
    const before = reads(server, FLIGHTS)
    press(footerButton('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
    expect([reads(server, FLIGHTS), saves(server).length]).toEqual([before, 1])
  })

  it.each<[string, string, () => Promise<PartnerServer>]>([
    ['a flight', FLIGHTS, async () => (await draftAtReview()).server],
    ['a hotel', MAKKAH, withHotelAtReview],
  ])(
    'a price of %s that was read long ago is read again, and the save goes on if it is the same',
    async (_, path, open) => {
      const server = await open()
      const before = reads(server, path)
      later()
      press(footerButton('Simpan'))
      expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
      expect([reads(server, path), saves(server).length]).toEqual([before + 1, 1])
    },
  )

  it('if a price has changed since it was read, the wizard shows the new total first', async () => {
    const { server } = await draftAtReview()
    const before = total().textContent
    later()
    raise(server, FLIGHTS, 1_000_000)
    press(footerButton('Simpan'))
    expect(await screen.findByRole('alert')).toHaveTextContent(CHANGED)
    expect(saves(server)).toEqual([])
    expect(screen.getByRole('contentinfo')).toHaveTextContent('QuadRp. 15.500.000')
    await waitFor(() => expect(total().textContent).not.toBe(before))
    press(footerButton('Simpan'))
    await waitFor(() => expect(saves(server)).toHaveLength(1))
  })

  it('if the rate of the riyal has changed since the hotel was read, the wizard shows the new total first', async () => {
    const server = await withHotelAtReview()
    const before = total().textContent
    later()
    const rate = { rupiahPerSar: 5000, buffer: 1, validFrom: '2026-11-20', createdAt: 0, createdBy: null }
    await server.store.insertKurs(rate)
    press(footerButton('Simpan'))
    expect(await screen.findByRole('alert')).toHaveTextContent(CHANGED)
    expect(saves(server)).toEqual([])
    await waitFor(() => expect(total().textContent).not.toBe(before))
    const quad = /Quad(Rp\. [\d.]+)/.exec(screen.getByRole('contentinfo').textContent)?.[1]
    press(footerButton('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toHaveTextContent(`Quad${quad}`)
    expect(saves(server)).toHaveLength(1)
  })

  it('if an old price cannot be read again, the save waits until Coba lagi reads it', async () => {
    const { server } = await draftAtReview()
    later()
    const stop = server.on('GET', FLIGHTS, () => json({}, 400))
    await savedOnceReadable(server, stop)
  })

  it('the loss of the network while prices are read ends the save, which is not sent later by itself', async () => {
    const { server } = await draftAtReview()
    later()
    const stop = server.on('GET', FLIGHTS, () => Promise.reject(new TypeError('Failed to fetch')))
    press(footerButton('Simpan'))
    await waitFor(() => expect(footerButton('Memeriksa harga...')).toBeDisabled())
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void onlineManager.setOnline(false))
    expect(await screen.findByRole('alert')).toHaveTextContent('Tidak ada koneksi internet. Paket belum disimpan')
    expect(footerButton('Simpan')).toBeEnabled()
    stop()
    online.mockReturnValue(true)
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() })
    act(() => void onlineManager.setOnline(true))
    await act(() => vi.advanceTimersByTimeAsync(2500))
    expect(saves(server)).toEqual([])
  })

  it('if the mitra may not read prices, the message says so and offers no retry', async () => {
    const { server } = await draftAtReview()
    later()
    server.on('GET', FLIGHTS, () => json({}, 403))
    press(footerButton('Simpan'))
    expect(await screen.findByRole('alert')).toHaveTextContent(`${UNREAD} Anda tidak`)
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
  })

  it('if prices cannot be read, the server may set them: the save has its key, and the notice tells the saved totals', async () => {
    let stop: () => void = () => undefined
    const { server, id } = await editedAtReview({ namaPaket: 'Umroh lain' }, undefined, (partner) => {
      stop = partner.on('GET', FLIGHTS, () => json({}, 403))
    })
    press(footerButton('Simpan'))
    await screen.findByRole('alert')
    await raiseStored(server, 100_000)
    press(footerButton('Simpan dengan harga server'))
    stop()
    const notice = await screen.findByText(/Paket tersimpan dengan harga server/)
    const [put] = saves(server)
    expect(put?.headers.get('idempotency-key')).toMatch(/./)
    const saved = await server.call('GET', `${LIST}/${id}`, { token: localStorage.getItem('partner_token') ?? '' })
    const total = saved.body.data.package.total_price_quad_rupiah
    expect(notice).toHaveTextContent(`Quad ${formatRupiah(total)}`)
    expect(saves(server)).toHaveLength(1)
  })

  it('a price that was raised after it was read is told after the save', async () => {
    const { server } = await draftAtReview()
    await raiseStored(server, 100_000)
    press(footerButton('Simpan'))
    const notice = await screen.findByText(/Paket tersimpan dengan harga server/)
    const card = await screen.findByRole('article', { name: 'Umroh Maret' })
    for (const price of card.textContent?.match(/Rp\. [\d.]+/g) ?? []) expect(notice).toHaveTextContent(price)
  })

  it('the save waits for prices that are being read already, however often the mitra presses the button', async () => {
    const { server } = await draftAtReview()
    later()
    const answer = held()
    server.on('GET', FLIGHTS, answer.react)
    const before = reads(server, FLIGHTS)
    pressTwice(footerButton('Simpan'))
    await waitFor(() => expect(footerButton('Memeriksa harga...')).toBeDisabled())
    expect(total().closest('[inert]')).not.toBeNull()
    answer.letGo()
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
    expect([reads(server, FLIGHTS), saves(server).length]).toEqual([before + 1, 1])
  })

  it('leaving the wizard while prices are read ends the save', async () => {
    const { server } = await draftAtReview()
    later()
    const answer = held()
    server.on('GET', FLIGHTS, answer.react)
    press(footerButton('Simpan'))
    await waitFor(() => expect(footerButton('Memeriksa harga...')).toBeDisabled())
    press(arrow())
    await screen.findByRole('dialog')
    press(screen.getByText('Simpan draf dan keluar'))
    await screen.findAllByRole('article')
    answer.letGo()
    await wait(100)
    expect(saves(server)).toEqual([])
  })

  it('the save of an opened package waits for an unreadable list until Coba lagi reads it', async () => {
    let stop: () => void = () => undefined
    const { server } = await editedAtReview({ namaPaket: 'Umroh lain' }, undefined, (partner) => {
      stop = partner.on('GET', FLIGHTS, () => json({}, 400))
    })
    await savedOnceReadable(server, stop)
  })
})
