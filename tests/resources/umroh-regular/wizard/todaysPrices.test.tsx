import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { STALE_TIME } from '../../../../src/domain/requestPolicy'
import { json } from '../../../support/fakeFetch'
import { LIST } from '../../../support/packageRows'
import { held, type PartnerServer } from '../../../support/partnerServer'
import { button, press, pressTwice, wait } from '../../../support/renderApp'
import {
  chooseDay,
  editedQuote,
  MORNING,
  newWizard,
  next,
  pick,
  region,
  smallPackageAtReview,
} from '../../../support/wizard'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))
afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

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

/** From now on the list says another price. */
function raise(server: PartnerServer, path: string, by: number) {
  server.on('GET', path, async (_, pass) => {
    const { data } = (await (await pass()).json()) as { data: { data: Record<string, number>[] } }
    return json({ data: { data: data.data.map((record) => ({ ...record, price: record.price! + by })) } })
  })
}

/** Refused while a list cannot be read, and then saved by 'Coba lagi'. */
async function savedOnceReadable(server: PartnerServer, stop: () => void) {
  press(button('Simpan'))
  expect(await screen.findByRole('alert')).toHaveTextContent(UNREAD)
  expect(saves(server)).toEqual([])
  stop()
  press(button('Coba lagi'))
  await waitFor(() => expect(saves(server)).toHaveLength(1))
}

async function withHotelAtReview() {
  const { server } = await newWizard({ without: ['Madinah'] })
  await next(1)
  await chooseDay('Tanggal Check-In', 23)
  await chooseDay('Tanggal Check-Out', 27)
  await pick('Hotel Makkah', 'Royal Majestic')
  for (const step of [3, 4, 5]) await next(step)
  return server
}

describe('a save', () => {
  it('at prices that were just read asks for none of them again', async () => {
    const { server } = await smallPackageAtReview()
    const before = reads(server, FLIGHTS)
    press(button('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
    expect([reads(server, FLIGHTS), saves(server).length]).toEqual([before, 1])
  })

  it.each<[string, string, () => Promise<PartnerServer>]>([
    ['a flight', FLIGHTS, async () => (await smallPackageAtReview()).server],
    ['a hotel', MAKKAH, withHotelAtReview],
  ])(
    'at a price of %s that was read long ago reads it again, and goes on where it is the same',
    async (_, path, open) => {
      const server = await open()
      const before = reads(server, path)
      later()
      press(button('Simpan'))
      expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
      expect([reads(server, path), saves(server).length]).toEqual([before + 1, 1])
    },
  )

  it('at a price of a flight that has changed since shows the new total first', async () => {
    const { server } = await smallPackageAtReview()
    const before = total().textContent
    later()
    raise(server, FLIGHTS, 1_000_000)
    press(button('Simpan'))
    expect(await screen.findByRole('alert')).toHaveTextContent(CHANGED)
    expect(saves(server)).toEqual([])
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Per jamaah (Quad)Rp. 15.500.000')
    await waitFor(() => expect(total().textContent).not.toBe(before))
    press(button('Simpan'))
    await waitFor(() => expect(saves(server)).toHaveLength(1))
  })

  it('at a price that was read long ago and cannot be read now is not sent', async () => {
    const { server } = await smallPackageAtReview()
    later()
    const stop = server.on('GET', FLIGHTS, () => json({}, 400))
    await savedOnceReadable(server, stop)
  })

  it('is not sent after the network went while prices were read, neither then nor later by itself', async () => {
    const { server } = await smallPackageAtReview()
    later()
    const stop = server.on('GET', FLIGHTS, () => Promise.reject(new TypeError('Failed to fetch')))
    press(button('Simpan'))
    await waitFor(() => expect(button('Menyimpan...')).toBeDisabled())
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void onlineManager.setOnline(false))
    expect(await screen.findByRole('alert')).toHaveTextContent('Anda sedang offline. Paket belum disimpan')
    expect(button('Simpan')).toBeEnabled()
    stop()
    online.mockReturnValue(true)
    act(() => void onlineManager.setOnline(true))
    await wait(2500)
    expect(saves(server)).toEqual([])
  })

  it('whose prices may not be read says so, and offers no second try', async () => {
    const { server } = await smallPackageAtReview()
    later()
    server.on('GET', FLIGHTS, () => json({}, 403))
    press(button('Simpan'))
    expect(await screen.findByRole('alert')).toHaveTextContent(`${UNREAD} Anda tidak`)
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
  })

  it('waits for what is being read already, however often it is pressed', async () => {
    const { server } = await smallPackageAtReview()
    later()
    const answer = held()
    server.on('GET', FLIGHTS, answer.react)
    const before = reads(server, FLIGHTS)
    pressTwice(button('Simpan'))
    await waitFor(() => expect(button('Menyimpan...')).toBeDisabled())
    expect(total().closest('[inert]')).not.toBeNull()
    answer.letGo()
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
    expect([reads(server, FLIGHTS), saves(server).length]).toEqual([before + 1, 1])
  })

  it('whose wizard was left while prices were read is not sent', async () => {
    const { server } = await smallPackageAtReview()
    later()
    const answer = held()
    server.on('GET', FLIGHTS, answer.react)
    press(button('Simpan'))
    await waitFor(() => expect(button('Menyimpan...')).toBeDisabled())
    press(screen.getByRole('link', { name: 'Kembali ke daftar paket' }))
    await screen.findByRole('dialog')
    press(button('Simpan draf dan keluar'))
    await screen.findAllByRole('article')
    answer.letGo()
    await wait(100)
    expect(saves(server)).toEqual([])
  })

  it('of an opened package whose list cannot be read keeps the form, says so, and goes on with Coba lagi', async () => {
    let stop: () => void = () => undefined
    const { server } = await editedQuote(undefined, (partner) => {
      stop = partner.on('GET', FLIGHTS, () => json({}, 400))
    })
    for (const step of [1, 2, 3, 4, 5]) await next(step)
    await savedOnceReadable(server, stop)
  })
})
