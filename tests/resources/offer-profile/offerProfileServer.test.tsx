import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { ADMIN, HASAN, SITI } from '../../partner-api/fixtures'
import { json } from '../../support/server/fakeFetch'
import { held, partnerServer, type PartnerServer } from '../../support/server/partnerServer'
import { findButton, heading, press, renderApp, write } from '../../support/renderApp'

const PATH = '/partner/offer-profile'
const field = (name: string) => screen.getByRole('textbox', { name })
const name = () => screen.findByRole('textbox', { name: 'Nama usaha' })
const save = async () => press(await findButton('Simpan'))
const told = (text: string | RegExp) => screen.findByText(text)
const newServer = () => partnerServer({ packages: [1, 0], features: ['offer-profile'] })

const onServer = async (server: PartnerServer, as = SITI) =>
  (await server.call('GET', PATH, { token: await server.login(as) })).body.data
/** Saves a profile on the server as a colleague on another phone does. */
const saveElsewhere = async (server: PartnerServer, business: string) =>
  server.call('PUT', PATH, { token: await server.login(HASAN), body: { ...emptyProfile(business), validDays: 14 } })

async function openPage(server: PartnerServer) {
  const app = await renderApp('/profile/penawaran', { server })
  await heading('Profil penawaran')
  return app
}

function offline(isOffline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
  act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')))
}

describe('the offer profile with offer-profile', () => {
  it('Simpan sends it with a key and the version, and a colleague’s phone shows it', async () => {
    const server = await newServer()
    const { unmount } = await openPage(server)
    write(await name(), 'An-Nur Umroh')
    await save()
    await told('Profil penawaran tersimpan.')
    const [put] = server.callsTo('PUT', PATH)
    expect([put?.headers.get('if-match'), put?.headers.get('idempotency-key')]).toEqual(['"0"', expect.any(String)])
    expect(await onServer(server, HASAN)).toMatchObject({ version: '1', profile: { business: 'An-Nur Umroh' } })
    unmount()
    await renderApp('/profile/penawaran', { server, as: HASAN })
    expect(await name()).toHaveValue('An-Nur Umroh')
  })

  it('an API that knows no rounding and no licence gets none, and a rounding is taken back where there was one', async () => {
    const server = await newServer()
    await openPage(server)
    await name()
    const sent: unknown[] = []
    for (const step of ['0', '50000', '0']) {
      write(screen.getByRole('combobox', { name: 'Pembulatan' }), step)
      write(await name(), `An-Nur ${sent.length}`)
      if (sent.length === 2) write(screen.getByRole('textbox', { name: 'Nomor izin PPIU' }), 'U.491')
      await save()
      await waitFor(() => expect(server.callsTo('PUT', PATH)).toHaveLength(sent.length + 1))
      await waitFor(async () => expect(await onServer(server)).toMatchObject({ version: String(sent.length + 1) }))
      await findButton('Simpan')
      sent.push(server.callsTo('PUT', PATH).at(-1)?.body)
    }
    expect(sent[0]).not.toHaveProperty('rounding')
    expect(sent[1]).not.toHaveProperty('licence')
    expect(sent.slice(1)).toMatchObject([{ rounding: 50_000 }, { rounding: 0, licence: 'U.491' }])
    expect(await onServer(server)).toMatchObject({ profile: { rounding: 0, licence: 'U.491' } })
  })

  it('the page waits for the server’s profile if the phone has none, and shows a newer one in place of its copy', async () => {
    const server = await newServer()
    await saveElsewhere(server, 'Pertama')
    const answer = held()
    const stop = server.on('GET', PATH, answer.react)
    const { unmount } = await openPage(server)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(within(screen.getByRole('main')).getByRole('progressbar', { name: 'Memuat…' })).toBeVisible()
    answer.letGo()
    expect(await name()).toHaveValue('Pertama')
    stop()
    unmount()

    await saveElsewhere(server, 'Kedua')
    const late = held()
    server.on('GET', PATH, late.react)
    await openPage(server)
    await waitFor(() => expect(field('Nama usaha')).toHaveValue('Pertama'))
    late.letGo()
    await waitFor(() => expect(field('Nama usaha')).toHaveValue('Kedua'))
  })

  it('without a network the save stays on the phone, says so, and is sent when the network returns', async () => {
    const server = await newServer()
    await openPage(server)
    write(await name(), 'Tanpa jaringan')
    offline(true)
    const stop = server.on('GET', PATH, () => Promise.reject(new TypeError('no network')))
    await save()
    await told('Profil penawaran tersimpan di ponsel ini, belum di server.')
    expect(await told('Perubahan terakhir baru tersimpan di ponsel ini, belum di server.')).toBeVisible()
    stop()
    offline(false)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Kirim sekarang' })).toBeNull())
    expect(await onServer(server)).toMatchObject({ profile: { business: 'Tanpa jaringan' } })
  })

  it('a save that the server could not answer is sent again by Kirim sekarang', async () => {
    const server = await newServer()
    const stop = server.on('PUT', PATH, () => json({ message: 'Sedang sibuk' }, 503))
    await openPage(server)
    write(await name(), 'Coba lagi')
    await save()
    await told(/^Server sedang bermasalah/)
    stop()
    press(await findButton('Kirim sekarang'))
    await told('Profil penawaran tersimpan.')
    expect(await onServer(server)).toMatchObject({ profile: { business: 'Coba lagi' } })
  })

  it('the server’s messages stand at their fields, and the typed text stays', async () => {
    const server = await newServer()
    server.on('PUT', PATH, () => json({ message: 'Salah', errors: { 'paymentPlan.dp': ['Terlalu besar'] } }, 422))
    await openPage(server)
    press(await screen.findByRole('checkbox', { name: 'Pakai rencana pembayaran' }))
    write(field('DP saat memesan (Rp)'), '7000000')
    write(field('Pelunasan, hari sebelum berangkat'), '30')
    await save()
    await waitFor(() => expect(field('DP saat memesan (Rp)')).toHaveAccessibleDescription('Terlalu besar'))
    expect(field('DP saat memesan (Rp)')).toHaveValue('7.000.000')
  })

  describe('if a colleague has saved meanwhile', () => {
    async function conflict() {
      const server = await newServer()
      await saveElsewhere(server, 'Semula')
      await openPage(server)
      write(await name(), 'Milik Siti')
      await saveElsewhere(server, 'Milik Hasan')
      await save()
      const sheet = await screen.findByRole('dialog', { name: 'Profil ini sudah berubah' })
      return { server, sheet: within(sheet) }
    }

    it('a sheet shows both, and Simpan versi saya saves the user’s', async () => {
      const { server, sheet } = await conflict()
      expect(sheet.getAllByRole('term').map((term) => term.textContent)).toEqual(['Nama usaha'])
      expect(sheet.getAllByRole('definition').map((value) => value.textContent)).toEqual([
        'Anda Milik Siti',
        'Tersimpan Milik Hasan',
      ])
      expect(await onServer(server)).toMatchObject({ profile: { business: 'Milik Hasan' } })
      press(sheet.getByRole('button', { name: 'Simpan versi saya' }))
      await told('Profil penawaran tersimpan.')
      expect(await onServer(server)).toMatchObject({ version: '3', profile: { business: 'Milik Siti', validDays: 14 } })
    })

    it('Pakai versi tersimpan shows the colleague’s in the form', async () => {
      const { server, sheet } = await conflict()
      press(sheet.getByRole('button', { name: 'Pakai versi tersimpan' }))
      await waitFor(() => expect(field('Nama usaha')).toHaveValue('Milik Hasan'))
      expect(server.callsTo('PUT', PATH)).toHaveLength(0)
    })

    it('closing the sheet loses nothing: the page says that the user’s is on the phone alone', async () => {
      const { sheet } = await conflict()
      press(sheet.getByRole('button', { name: 'Tutup' }))
      expect(await findButton('Kirim sekarang')).toBeVisible()
      expect(field('Nama usaha')).toHaveValue('Milik Siti')
    })
  })

  it('an admin without a mitra on the desktop keeps it in the browser, and no call is made', async () => {
    const server = await newServer()
    await renderApp('/profile/penawaran', { server, as: ADMIN, width: 1280 })
    await name()
    await save()
    await told('Profil penawaran tersimpan di peramban ini.')
    expect(server.calls.filter(({ path }) => path === PATH)).toEqual([])
  })

  it('the sheet Bagikan reads the server’s profile once in a session', async () => {
    // jsdom draws nothing.
    HTMLCanvasElement.prototype.getContext = () => null
    Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true })
    const server = await newServer()
    await saveElsewhere(server, 'Milik Hasan')
    const { body } = await server.call('GET', '/partner/umroh-regular', { token: await server.login(SITI) })
    await renderApp(`/package/umroh-reguler/${body.data[0].id}`, { server })
    await screen.findByRole('region', { name: 'Total Harga' })
    for (const calls of [1, 1]) {
      press(await findButton('Bagikan'))
      const sheet = within(await screen.findByRole('dialog', { name: 'Bagikan penawaran' }))
      await waitFor(() => expect(sheet.getByRole('region', { name: 'Pratinjau' })).toHaveTextContent('Milik Hasan'))
      press(sheet.getByRole('button', { name: 'Tutup' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(server.callsTo('GET', PATH)).toHaveLength(calls)
    }
  })
})
