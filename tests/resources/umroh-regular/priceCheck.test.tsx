import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HASAN, STAFF } from '../../partner-api/fixtures'
import { seededQuote } from '../../support/server/seeded'
import { json } from '../../support/server/fakeFetch'
import { held, type PartnerServer } from '../../support/server/partnerServer'
import { factsOf, findButton, press, pressReady, wait } from '../../support/renderApp'
import { openQuote } from '../../support/savedQuote'
import { atStep, footerButton, MORNING, region } from '../../support/wizard'
import { loseNetwork } from '../../support/network'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))

const sheet = () => screen.findByRole('dialog', { name: 'Harga hari ini' })
const check = async () => {
  await pressReady('Cek harga hari ini')
  return sheet()
}

type Rows = Record<string, unknown>[]

/** Changes the records that a list answers with from now on. */
const bent = (server: PartnerServer, path: string, bend: (rows: Rows) => Rows) =>
  server.on('GET', path, async (_, pass) => {
    const { data } = (await (await pass()).json()) as { data: { data: Rows } }
    return json({ data: { data: bend(data.data) } })
  })
const dearer = (names: readonly string[], by: number) => (rows: Rows) =>
  rows.map((row) => ({ ...row, ...Object.fromEntries(names.map((name) => [name, Number(row[name]) + by])) }))
const HOTEL_PRICES = ['harga_double_jamaah_rupiah', 'harga_triple_jamaah_rupiah', 'harga_quad_jamaah_rupiah']
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('Cek harga hari ini', () => {
  it('if no price has moved, it says so with the time', async () => {
    const { server } = await openQuote()
    const dialog = await check()
    expect(await within(dialog).findByText('Tidak ada harga yang berubah')).toBeVisible()
    expect(within(dialog).getByText('Diperiksa 20 Nov 2026, 08.00')).toBeVisible()
    expect(within(dialog).getByRole('status')).toHaveTextContent('Tidak ada harga yang berubah')
    expect(within(dialog).queryByRole('link', { name: 'Perbarui harga' })).toBeNull()
    const hotels = server.log().filter((line) => line.startsWith('GET /hotel/'))
    expect(hotels.toSorted()).toEqual([
      'GET /hotel/madinah?date_check_in=2027-04-14&date_check_out=2027-04-17',
      'GET /hotel/makkah?date_check_in=2027-04-10&date_check_out=2027-04-14',
    ])
    expect(server.callsTo('GET', '/custom-data/la-private')).toEqual([])
  })

  it('names the room that the hotel does not sell any more, and no other', async () => {
    const { server } = await openQuote()
    const names = ['harga_quad', 'harga_quad_rupiah', 'harga_quad_jamaah_rupiah']
    const unsold = Object.fromEntries(names.map((name) => [name, null]))
    bent(server, '/hotel/makkah', (rows) => rows.map((row) => ({ ...row, ...unsold })))
    const dialog = await check()
    expect(await within(dialog).findByText('Kamar Quad tidak punya harga lagi')).toBeVisible()
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
    expect(dialog).not.toHaveTextContent('Tidak ada harga pilihan yang berubah')
  })

  it('the check says what moved and what is gone, with old and new totals, and Perbarui harga opens the review', async () => {
    const { server } = await openQuote()
    bent(server, '/hotel/makkah', dearer(HOTEL_PRICES, 235_000))
    bent(server, '/custom-data/muthawwif', dearer(['price_IDR'], -450_000))
    bent(server, '/custom-data/manasik', () => [])
    const dialog = await check()
    expect(await within(dialog).findByText('Hotel Makkah naik Rp. 235.000')).toBeVisible()
    expect(within(dialog).getByText('Royal Majestic, per jamaah')).toBeVisible()
    expect(within(dialog).getByText('Muthawwif turun Rp. 450.000')).toBeVisible()
    expect(within(dialog).getByText('Manasik tidak ditawarkan lagi')).toBeVisible()
    // 235.000 more and 450.000 ÷ 45 jamaah less, and of both the tour leader's share.
    const [double] = rows(within(dialog).getByRole('table'))
    expect(double).toEqual(['Double', 'Rp. 30.822.044', 'Rp. 31.052.044'])
    press(within(dialog).getByRole('link', { name: 'Perbarui harga' }))
    await atStep(5)
    const price = region('Kalkulasi Harga Paket Umroh Regular')
    await waitFor(() => expect(factsOf(price)[0]).toEqual(['Double', 'Rp. 31.052.044']))
    press(footerButton('Sebelumnya'))
    await atStep(4)
  })

  it('the check asks the server again on every press, although its lists were read a moment ago', async () => {
    const { server } = await openQuote()
    const first = await check()
    await within(first).findByText('Tidak ada harga yang berubah')
    press(within(first).getByRole('button', { name: 'Tutup' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    bent(server, '/custom-data/pesawat', dearer(['price'], 1_000_000))
    expect(await within(await check()).findByText('Pesawat naik Rp. 1.000.000')).toBeVisible()
  })

  it.each<[string, (server: PartnerServer) => () => void, string]>([
    [
      'a list that fails',
      (server) => server.on('GET', '/custom-data/visa', () => json({ message: 'Daftar visa rusak.' }, 400)),
      'Daftar visa rusak.',
    ],
    [
      'edit data that fails',
      (server) => server.on('GET', /\/edit-data$/, () => json({}, 404)),
      'Data tidak ditemukan.',
    ],
  ])('%s is told, and Coba lagi reads everything again', async (_, fail, text) => {
    const { server } = await openQuote()
    const mend = fail(server)
    const dialog = await check()
    const alert = await within(dialog).findByRole('alert')
    expect(alert).toHaveTextContent('Harga hari ini belum dapat dibaca')
    expect(alert).toHaveTextContent(text)
    mend()
    press(within(alert).getByRole('button', { name: 'Coba lagi' }))
    expect(await within(dialog).findByText('Tidak ada harga yang berubah')).toBeVisible()
  })

  it('without a network it says so', async () => {
    const { server } = await openQuote()
    await findButton('Cek harga hari ini')
    loseNetwork(server)
    const alert = await within(await check()).findByRole('alert')
    expect(alert).toHaveTextContent('Tidak ada koneksi ke server. Periksa jaringan Anda, lalu coba lagi.')
  })

  it('a network that is lost while the lists are read ends the check with a message', async () => {
    const { server } = await openQuote()
    const gate = held()
    server.on('GET', '/custom-data/visa', gate.react)
    const dialog = await check()
    await waitFor(() => expect(server.callsTo('GET', '/custom-data/visa')).toHaveLength(1))
    await wait(50)
    act(() => void onlineManager.setOnline(false))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Tidak ada koneksi ke server')
    gate.letGo()
  })

  it('a check that was closed does not answer for the next one', async () => {
    const { server } = await openQuote()
    const gate = held()
    const stop = server.on('GET', /\/edit-data$/, gate.react)
    const first = await check()
    expect(await within(first).findByRole('progressbar')).toBeVisible()
    press(within(first).getByRole('button', { name: 'Tutup' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    stop()
    bent(server, '/custom-data/pesawat', dearer(['price'], 1_000_000))
    const second = await check()
    expect(await within(second).findByText('Pesawat naik Rp. 1.000.000')).toBeVisible()
    gate.letGo()
    await wait(50)
    expect(within(second).getByText('Pesawat naik Rp. 1.000.000')).toBeVisible()
  })

  it('a package that somebody saved since the detail was read is compared as it is now', async () => {
    const { server, id } = await openQuote()
    await findButton('Cek harga hari ini')
    const token = await server.login(HASAN)
    const body = { ...(await seededQuote()), manasik: { id: null } }
    const answer = await server.call('PUT', `/partner/umroh-regular/${id}`, { token, body })
    expect(answer.status).toBe(200)
    const dialog = await check()
    expect(await within(dialog).findByText('Tidak ada harga yang berubah')).toBeVisible()
    expect(document.querySelector('main')).not.toHaveTextContent('Manasik di kantor')
  })
})

it('a user who may only read the package has no check of its prices', async () => {
  await openQuote(undefined, { as: STAFF, width: 1280 })
  await screen.findByRole('region', { name: 'Rincian harga' })
  await wait(50)
  expect(screen.queryByRole('button', { name: 'Cek harga hari ini' })).toBeNull()
})
