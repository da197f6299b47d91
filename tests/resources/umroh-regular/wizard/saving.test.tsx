import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SINGLE_MASTER_FIELDS } from '../../../../src/domain/masters/masters'
import { DRAFTS_KEY } from '../../../../src/offline/drafts'
import { json } from '../../../support/fakeFetch'
import { LIST } from '../../../support/packageRows'
import { held, partnerServer, type Reaction } from '../../../support/partnerServer'
import { address, button, heading, press, pressTwice, wait, write } from '../../../support/renderApp'
import {
  atStep,
  editedQuote,
  next,
  open,
  option,
  pick,
  shownStep,
  smallPackageAtReview,
  textbox,
  toggle,
  trigger,
} from '../../../support/wizard'

const NOTHING = { id: null }
const SKIPPED = { id: null, tanggalCheckIn: null, tanggalCheckOut: null, tanpaHotel: true }

async function atReview(react?: Reaction) {
  const server = await partnerServer({ packages: [2, 0] })
  const stop = react ? server.on('POST', LIST, react) : () => undefined
  await smallPackageAtReview(server)
  return { server, stop, saves: () => server.callsTo('POST', LIST) }
}

describe('saving a new package', () => {
  it('sends exactly the body of spec §7, once, says Menyimpan... meanwhile, and ends in the list with the new one in it (fault 32)', async () => {
    const answer = held()
    const { server, saves } = await atReview(answer.react)
    pressTwice(button('Simpan'))
    await waitFor(() => expect(button('Menyimpan...')).toBeDisabled())
    expect(button('Sebelumnya')).toBeDisabled()
    // What is typed meanwhile would be in no save.
    expect(screen.getByRole('link', { name: 'Kembali ke daftar paket' }).closest('[inert]')).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Ubah' })[0]!.closest('[inert]')).not.toBeNull()
    press(button('Menyimpan...'))
    answer.letGo()
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
    expect([address(), screen.getAllByRole('article').length]).toEqual(['/package/umroh-reguler', 3])
    expect(screen.getByRole('status')).toHaveTextContent('Paket berhasil disimpan.')
    const { body: flights } = await server.call('GET', '/custom-data/pesawat', {
      token: localStorage.getItem('partner_token') ?? '',
    })
    const batik = flights.data.data.find(({ pesawat }: { pesawat: string }) => pesawat === 'Batik Air')
    expect(saves().map(({ body }) => body)).toEqual([
      {
        ...Object.fromEntries(SINGLE_MASTER_FIELDS.map((field) => [field, NOTHING])),
        namaPaket: 'Umroh Maret',
        startCity: null,
        jumlahJamaah: 45,
        pesawat: { id: batik.id },
        hotelMakkah: SKIPPED,
        hotelMadinah: SKIPPED,
        tipePerjalanan: null,
        laPrivate: NOTHING,
        visaBus: NOTHING,
        muthawwif: NOTHING,
        handlingSaudi: NOTHING,
        transportasi: [],
        domestik: NOTHING,
        siskopatuh: NOTHING,
        perlengkapan: NOTHING,
        wisataPlus: NOTHING,
        manasik: NOTHING,
        tourLeader: 0,
        margin: NOTHING,
      },
    ])
    expect(saves()[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}-[0-9a-f]+$/)
  })

  it('sends the chosen trip type alone (fault 35)', async () => {
    const { saves } = await atReview()
    press(button('Sebelumnya'))
    await atStep(4)
    press(button('Sebelumnya'))
    await atStep(3)
    press(toggle('Tipe Perjalanan', 'Private'))
    await pick('LA Private', 'LA Private VIP')
    press(toggle('Tipe Perjalanan', 'Group'))
    await pick('Visa Bus', 'Visa \\+ Bus VIP')
    await next(4)
    const sheet = await open('Transportasi')
    press(await option(sheet, 'Hiace'))
    press(screen.getByRole('button', { name: 'Selesai' }))
    write(await screen.findByRole('textbox', { name: 'Tour Leader' }), ' 2 ')
    await next(5)
    press(button('Simpan'))
    await screen.findByRole('article', { name: 'Umroh Maret' })
    expect(saves()[0]!.body).toMatchObject({
      tipePerjalanan: 'group',
      laPrivate: NOTHING,
      visaBus: { id: expect.any(Number) },
      muthawwif: NOTHING,
      transportasi: [{ id: expect.any(Number) }],
      tourLeader: 2,
    })
  })

  it.each<[string, () => Response]>([
    ['no body', () => new Response('', { status: 200 })],
    ['204', () => new Response(null, { status: 204 })],
    ['no id', () => json({ message: 'ok' })],
  ])('is done though the answer has %s (fault 33)', async (_, react) => {
    const { server, saves } = await atReview(react)
    press(button('Simpan'))
    expect(await heading('Paket Umroh Regular')).toBeVisible()
    await waitFor(() => expect(server.callsTo('GET', LIST)).toHaveLength(1))
    expect(saves()).toHaveLength(1)
  })

  it('that is acknowledged late does not lead away from where one went meanwhile, but is in the list', async () => {
    const answer = held()
    const { server } = await atReview(answer.react)
    press(button('Simpan'))
    await waitFor(() => expect(button('Menyimpan...')).toBeDisabled())
    press(screen.getByRole('link', { name: 'Kembali ke daftar paket' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Paket sedang disimpan. Bila keluar sekarang, penyimpanan tetap berjalan.',
    )
    expect(screen.queryByRole('button', { name: 'Buang isian' })).toBeNull()
    press(button('Keluar'))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    press(screen.getByRole('link', { name: 'Kembali ke Beranda' }))
    await heading('Paket Umroh')
    answer.letGo()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Paket berhasil disimpan.'))
    expect([address(), server.callsTo('POST', LIST).length]).toEqual(['/', 1])
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull()
    press(screen.getByRole('link', { name: 'Umroh Reguler' }))
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
  })

  it('that is acknowledged while one looks at its detail shows what was saved at once (fault 34)', async () => {
    const { server, id } = await editedQuote()
    const answer = held()
    server.on('PUT', `${LIST}/${id}`, answer.react)
    const before = (textbox('Nama Paket') as HTMLInputElement).value
    write(textbox('Nama Paket'), 'Nama Baru')
    for (const step of [1, 2, 3, 4, 5]) await next(step)
    press(button('Simpan'))
    await waitFor(() => expect(button('Menyimpan...')).toBeDisabled())
    press(screen.getByRole('link', { name: 'Kembali ke daftar paket' }))
    press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keluar' }))
    press(await screen.findByRole('link', { name: `Detail ${before}` }))
    await heading('Detail Paket')
    expect(await screen.findByText(before)).toBeVisible()
    answer.letGo()
    expect(await screen.findByText('Nama Baru')).toBeVisible()
    expect([screen.queryByText(before), address()]).toEqual([null, `/package/umroh-reguler/${id}`])
  })

  it.each<[string, Reaction, boolean, string]>([
    [
      'refused',
      () => json({ message: 'Kuota habis', errors: { namaPaket: ['x'] } }, 422),
      false,
      'Paket “Umroh Maret” belum tersimpan. Buka lagi untuk melanjutkan drafnya.',
    ],
    [
      'cut off',
      () => Promise.reject(new TypeError('Failed to fetch')),
      true,
      'Belum pasti paket “Umroh Maret” tersimpan. Buka drafnya dan simpan lagi; paket tidak akan tersimpan dua kali.',
    ],
  ])('that is %s after its wizard was left says so, and the draft waits', async (_, react, wasLost, words) => {
    const answer = held(react)
    await atReview(answer.react)
    press(button('Simpan'))
    await waitFor(() => expect(button('Menyimpan...')).toBeDisabled())
    press(screen.getByRole('link', { name: 'Kembali ke daftar paket' }))
    await screen.findByRole('dialog')
    press(button('Keluar'))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    answer.letGo()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words))
    // Long enough to be read.
    await wait(3500)
    expect(screen.getByRole('status')).toHaveTextContent(words)
    press(screen.getByRole('link', { name: 'Buat Baru' }))
    const asked = await screen.findByRole('dialog', { name: 'Lanjutkan draf?' })
    // What was refused was answered.
    expect(asked.textContent?.includes('jawaban server belum diterima')).toBe(wasLost)
  })

  it('of an opened package that was not changed says so without speaking of a draft', async () => {
    const answer = held(() => json({}, 403))
    const { server, id } = await editedQuote()
    server.on('PUT', `${LIST}/${id}`, answer.react)
    for (const step of [1, 2, 3, 4, 5]) await next(step)
    await waitFor(
      () => {
        if (server.callsTo('PUT', `${LIST}/${id}`).length === 0) press(button('Simpan'))
        expect(server.callsTo('PUT', `${LIST}/${id}`)).toHaveLength(1)
      },
      { interval: 200 },
    )
    press(screen.getByRole('link', { name: 'Kembali ke daftar paket' }))
    await heading('Paket Umroh Regular')
    answer.letGo()
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Paket “Umroh Syawal 9 Hari” belum tersimpan.'),
    )
  })

  it('of what was saved before, by an API without versions, is a save of its own: the last one stays', async () => {
    const { server, id } = await editedQuote(() => ({ version: undefined }))
    const stop = server.on('PUT', `${LIST}/${id}`, async (_, pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    for (const step of [1, 2, 3, 4, 5]) await next(step)
    for (const jamaah of ['40', '41', '40']) {
      for (const step of [4, 3, 2, 1, 0]) {
        press(button('Sebelumnya'))
        await atStep(step)
      }
      write(textbox('Jumlah Jamaah'), jamaah)
      for (const step of [1, 2, 3, 4, 5]) await next(step)
      if (jamaah === '40' && server.callsTo('PUT', `${LIST}/${id}`).length > 0) stop()
      const before = server.callsTo('PUT', `${LIST}/${id}`).length
      press(button('Simpan'))
      await waitFor(() => expect(server.callsTo('PUT', `${LIST}/${id}`).length).toBeGreaterThan(before))
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Menyimpan...' })).toBeNull())
    }
    await screen.findByRole('article', { name: 'Umroh Syawal 9 Hari' })
    const token = localStorage.getItem('partner_token') ?? ''
    expect((await server.call('GET', `${LIST}/${id}/edit-data`, { token })).body.data.jumlahJamaah).toBe(40)
  }, 60_000)

  it('leads to the list though the history keeps fewer of its steps than were taken', async () => {
    const { server } = await atReview()
    const { usr, ...entry } = window.history.state as { usr: object }
    window.history.replaceState({ ...entry, usr: { ...usr, depth: 99 } }, '')
    press(button('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
    expect([address(), server.callsTo('POST', LIST).length]).toEqual(['/package/umroh-reguler', 1])
  })

  it('that is refused after the phone’s back button leads to the field all the same', async () => {
    const answer = held(() =>
      json({ errors: { 'margin.id': ['Margin tidak ada'], 'transportasi.0.id': ['Bus penuh'] } }, 422),
    )
    await atReview(answer.react)
    press(button('Simpan'))
    await waitFor(() => expect(button('Menyimpan...')).toBeDisabled())
    act(() => window.history.back())
    await atStep(4)
    answer.letGo()
    await waitFor(() => expect(trigger('Margin')).toBeInvalid())
    expect(trigger('Transportasi')).toBeInvalid()
    await wait(100)
    expect(shownStep()).toBe(4)
  })

  it('leaves nothing to go back into: the finished wizard is out of the history', async () => {
    window.history.pushState(null, '', '/x')
    await atReview()
    press(button('Simpan'))
    await heading('Paket Umroh Regular')
    act(() => window.history.back())
    await wait(100)
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull()
  })
})

describe('a save the server refuses (fault 31)', () => {
  const refused =
    (errors: Record<string, unknown>, message = 'Data yang dikirim belum benar') =>
    () =>
      json({ message, errors }, 422)

  it.each<[string, Record<string, unknown>, number, () => HTMLElement, string]>([
    ['a list', { namaPaket: ['Nama sudah dipakai', 'lagi'] }, 0, () => textbox('Nama Paket'), 'Nama sudah dipakai'],
    ['a text', { jumlahJamaah: 'Terlalu banyak jamaah' }, 0, () => textbox('Jumlah Jamaah'), 'Terlalu banyak jamaah'],
    [
      'a choice by its id',
      { 'pesawat.id': ['Pesawat sudah tidak ada'] },
      0,
      () => trigger('Pesawat'),
      'Pesawat sudah tidak ada',
    ],
    ['a choice by its name', { margin: ['Margin tidak berlaku'] }, 4, () => trigger('Margin'), 'Margin tidak berlaku'],
    ['a number on a later step', { tourLeader: ['Terlalu banyak'] }, 4, () => textbox('Tour Leader'), 'Terlalu banyak'],
    [
      'one of several transports',
      { 'transportasi.0.id': ['Bus penuh'] },
      4,
      () => trigger('Transportasi'),
      'Bus penuh',
    ],
    [
      'two steps: the first of the way',
      { margin: ['x'], namaPaket: ['Nama sudah dipakai'] },
      0,
      () => textbox('Nama Paket'),
      'Nama sudah dipakai',
    ],
    [
      'a null beside a text',
      { namaPaket: null, domestik: ['Tidak ada lagi'] },
      4,
      () => trigger('Domestik'),
      'Tidak ada lagi',
    ],
  ])(
    'with %s leads to the field’s step, says it there, and can be sent again',
    async (_, errors, step, field, message) => {
      const { stop, saves } = await atReview(refused(errors))
      press(button('Simpan'))
      await atStep(step)
      await waitFor(() => expect(field()).toHaveAccessibleDescription(message))
      expect(field()).toBeInvalid()
      expect(screen.getByRole('alert')).toHaveTextContent('Data yang dikirim belum benar')
      stop()
      // The server's word stands until the field is touched or the step is looked through again.
      for (let at = shownStep(); at !== 5; at = shownStep()) await next(at === 0 ? 3 : at + 1)
      press(button('Simpan'))
      expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
      expect(saves()).toHaveLength(2)
    },
  )

  it('on two steps leads to the second field too, on the way through its step', async () => {
    await atReview(refused({ namaPaket: ['Nama sudah dipakai'], 'margin.id': ['Margin tidak ada'] }))
    press(button('Simpan'))
    await atStep(0)
    await waitFor(() => expect(textbox('Nama Paket')).toHaveFocus())
    write(textbox('Nama Paket'), 'Nama lain')
    await next(3)
    await next(4)
    await waitFor(() => expect(trigger('Margin')).toHaveFocus())
    expect(trigger('Margin')).toHaveAccessibleDescription('Margin tidak ada')
  })

  it('with a hotel error leads to that city’s step', async () => {
    await atReview(refused({ 'hotelMakkah.id': ['Hotel penuh'] }))
    press(button('Simpan'))
    await waitFor(() => expect(shownStep()).toBe(1))
  })

  it('with a field it does not know says so at the foot, and stays', async () => {
    const { stop } = await atReview(refused({ kuota: ['Kuota paket bulan ini habis'] }))
    press(button('Simpan'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Kuota paket bulan ini habis')
    expect(shownStep()).toBe(5)
    stop()
    press(button('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
  })
})

describe('a save that does not get through', () => {
  it.each<[string, Reaction, string]>([
    ['500', () => json({ message: 'SQLSTATE' }, 500), 'Server sedang bermasalah. Coba lagi sebentar lagi.'],
    [
      'no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Tidak ada koneksi ke server. Periksa jaringan Anda, lalu coba lagi.',
    ],
    ['429', () => json({}, 429), 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.'],
  ])(
    'for %s is not repeated by itself, says so, and is the same save when pressed again (fault 15)',
    async (_, react, message) => {
      const { stop, saves, server } = await atReview(react)
      press(button('Simpan'))
      expect(await screen.findByRole('alert')).toHaveTextContent(message)
      await wait(30)
      expect([saves().length, shownStep()]).toEqual([1, 5])
      // It is said here, and not a second time as of a wizard that was left.
      expect(document.body).not.toHaveTextContent(/drafnya/)
      stop()
      press(button('Simpan'))
      await screen.findByRole('article', { name: 'Umroh Maret' })
      const keys = saves().map(({ headers }) => headers.get('idempotency-key'))
      expect([keys.length, keys[0]]).toEqual([2, keys[1]])
      expect(server.callsTo('GET', LIST)).toHaveLength(1)
    },
  )

  it('because the phone is offline is not even tried; what was filled in stays (fault 32)', async () => {
    const { saves } = await atReview()
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    press(button('Simpan'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Anda sedang offline. Paket belum disimpan; isian tetap ada di sini. Simpan lagi setelah tersambung.',
    )
    expect([saves(), shownStep()]).toEqual([[], 5])
    offline.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByRole('alert')).toBeNull()
    await wait(30)
    expect(saves()).toEqual([])
    press(button('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
  })

  it('because the session is over leads to the login and never says it was saved (fault 10)', async () => {
    const { saves } = await atReview(() => json({ message: 'Sesi berakhir' }, 401))
    press(button('Simpan'))
    expect(await heading('Masuk')).toBeVisible()
    await wait(50)
    expect([saves().length, address(), sessionStorage.getItem('intended_route')]).toEqual([
      1,
      '/auth/login',
      '/package/umroh-reguler/create',
    ])
    expect(document.body).not.toHaveTextContent('berhasil')
  })
})

it('problems on two steps are marked on both, until each is mended', async () => {
  const { server } = await smallPackageAtReview()
  const stop = server.on('POST', LIST, () =>
    json(
      { message: 'Belum benar', errors: { namaPaket: ['Sudah dipakai'], 'margin.id': ['Margin ini sudah tidak ada'] } },
      422,
    ),
  )
  const marked = () =>
    within(screen.getByRole('list', { name: 'Langkah penyusunan paket' }))
      .getAllByRole('listitem')
      .filter((step) => step.textContent?.includes('perlu diperbaiki'))
      .map((step) => step.textContent)
  expect(marked()).toEqual([])
  press(button('Simpan'))
  await atStep(0)
  expect(marked()).toEqual(['!Perjalananperlu diperbaiki', '!Tambahanperlu diperbaiki'])
  stop()
  write(textbox('Nama Paket'), 'Umroh lain')
  await waitFor(() => expect(marked()).toEqual(['!Tambahanperlu diperbaiki']))
  for (const step of [3, 4]) await next(step)
  expect(trigger('Margin')).toHaveAccessibleDescription('Margin ini sudah tidak ada')
  await pick('Margin', 'Rp. 1.000.000')
  await waitFor(() => expect(marked()).toEqual([]))
})
