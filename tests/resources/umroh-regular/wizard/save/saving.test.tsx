import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SINGLE_MASTER_FIELDS } from '@/domain/masters/masters'
import { DRAFTS_KEY } from '@/offline/drafts'
import { html, json } from '@tests/support/server/fakeFetch'
import { LIST } from '@tests/support/packageRows'
import { held, partnerServer, type PartnerServer, type Reaction } from '@tests/support/server/partnerServer'
import { address, button, heading, press, pressTwice, wait, write } from '@tests/support/renderApp'
import {
  arrow,
  atStep,
  draftAtReview,
  editedAtReview,
  footerButton,
  next,
  open,
  option,
  pick,
  shownStep,
  smallPackageAtReview,
  textbox,
  toggle,
  trigger,
} from '@tests/support/wizard'
import { loseNetwork } from '@tests/support/network'

const NOTHING = { id: null }
const SKIPPED = { id: null, tanggalCheckIn: null, tanggalCheckOut: null, tanpaHotel: true }

async function atReview(react?: Reaction, begin: (server: PartnerServer) => Promise<unknown> = draftAtReview) {
  const server = await partnerServer({ packages: [2, 0] })
  const stop = react ? server.on('POST', LIST, react) : () => undefined
  await begin(server)
  return { server, stop, saves: () => server.callsTo('POST', LIST) }
}
const save = () => press(footerButton('Simpan'))
const underWay = () => waitFor(() => expect(footerButton('Menyimpan...')).toBeDisabled())
const card = (name: string) => screen.findByRole('article', { name })
/** Leaves the wizard while its save is under way. */
async function leave() {
  press(arrow())
  press(within(await screen.findByRole('dialog')).getByText('Keluar'))
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
}

describe('saving a new package', () => {
  it('a save sends the body of docs/product.md §10.3 once, says Menyimpan... meanwhile, and ends in the list (fault 32)', async () => {
    const answer = held()
    const { server, saves } = await atReview(answer.react, smallPackageAtReview)
    pressTwice(button('Simpan'))
    await underWay()
    expect(button('Sebelumnya')).toBeDisabled()
    // No save would hold text typed now, so the form is inert; the mitra can still leave.
    expect(arrow().closest('[inert]')).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Ubah' })[0]!.closest('[inert]')).not.toBeNull()
    press(footerButton('Menyimpan...'))
    answer.letGo()
    expect(await card('Umroh Maret')).toBeVisible()
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

  it('a save sends only the services of the chosen trip type (fault 35)', async () => {
    const { saves } = await atReview()
    press(footerButton('Sebelumnya'))
    await atStep(4)
    const sheet = await open('Transportasi')
    press(await option(sheet, 'Hiace'))
    press(screen.getByText('Selesai'))
    write(await screen.findByRole('textbox', { name: 'Tour Leader' }), ' 2 ')
    press(footerButton('Sebelumnya'))
    await atStep(3)
    press(toggle('Tipe Perjalanan', 'Private'))
    await pick('LA Private', 'LA Private VIP')
    press(toggle('Tipe Perjalanan', 'Group'))
    await pick('Visa Bus', 'Visa \\+ Bus VIP')
    for (const step of [4, 5]) await next(step)
    save()
    await card('Umroh Maret')
    expect(saves()[0]!.body).toMatchObject({
      tipePerjalanan: 'group',
      laPrivate: NOTHING,
      visaBus: { id: expect.any(Number) },
      muthawwif: NOTHING,
      transportasi: [{ id: expect.any(Number) }],
      tourLeader: 2,
    })
  })

  // The data provider reads every other wordless answer with the same code (tests/data-provider/savedProof.test.ts).
  it('a save of an API that answers without a body succeeds, because list and form show the package (fault 33)', async () => {
    const { server, saves } = await atReview(async (_, pass) => {
      await pass()
      return new Response(null, { status: 204 })
    })
    save()
    expect(await card('Umroh Maret')).toBeVisible()
    expect(saves()).toHaveLength(1)
    expect(server.callsTo('GET', /edit-data$/)).toHaveLength(1)
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull()
  })

  it('a save that a captive portal answers keeps the draft and says so, and the next one is the same save (fault 33)', async () => {
    const { stop, saves } = await atReview(() => html(200))
    save()
    const alert = await screen.findByText(/Jawaban server tidak dapat dibaca/)
    expect(alert).toHaveTextContent('Isian tetap ada di sini; paket tidak akan tersimpan dua kali.')
    expect(localStorage.getItem(DRAFTS_KEY)).toContain('"isUnsure":true')
    stop()
    press(button('Coba lagi'))
    expect(await card('Umroh Maret')).toBeVisible()
    expect(new Set(saves().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    expect(await screen.findAllByRole('article')).toHaveLength(3)
  })

  it('a save that is acknowledged after the mitra has left opens no screen, but the list shows the package', async () => {
    const answer = held()
    const { server } = await atReview(answer.react)
    save()
    await underWay()
    press(arrow())
    const question = await screen.findByRole('dialog')
    expect(question).toHaveTextContent('Paket sedang disimpan. Bila keluar sekarang, penyimpanan tetap berjalan.')
    expect(within(question).queryByText('Buang isian')).toBeNull()
    press(within(question).getByText('Keluar'))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    press(screen.getByRole('link', { name: 'Kembali ke Beranda' }))
    await heading('Paket Umroh')
    answer.letGo()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Paket berhasil disimpan.'))
    expect([address(), server.callsTo('POST', LIST).length]).toEqual(['/', 1])
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull()
    press(screen.getByRole('link', { name: 'Umroh Reguler' }))
    expect(await card('Umroh Maret')).toBeVisible()
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
  ])('a save that is %s after the mitra has left says so, and its draft is kept', async (_, react, wasLost, words) => {
    const answer = held(react)
    await atReview(answer.react)
    save()
    await underWay()
    await leave()
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() })
    answer.letGo()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words))
    // The notice stays long enough to be read.
    await act(() => vi.advanceTimersByTimeAsync(3500))
    expect(screen.getByRole('status')).toHaveTextContent(words)
    press(screen.getByRole('link', { name: 'Buat Baru' }))
    const asked = await screen.findByRole('dialog', { name: 'Lanjutkan draf?' })
    // A refusal counts as an answer.
    expect(asked.textContent?.includes('jawaban server belum diterima')).toBe(wasLost)
  })

  it('a save leads to the list even if the history holds fewer steps than the mitra took', async () => {
    const { server } = await atReview(undefined, smallPackageAtReview)
    const { usr, ...entry } = window.history.state as { usr: object }
    window.history.replaceState({ ...entry, usr: { ...usr, depth: 99 } }, '')
    save()
    expect(await card('Umroh Maret')).toBeVisible()
    expect([address(), server.callsTo('POST', LIST).length]).toEqual(['/package/umroh-reguler', 1])
  })

  it('a refused save leads to the field even if the mitra has pressed the phone’s back button meanwhile', async () => {
    const answer = held(() =>
      json({ errors: { 'margin.id': ['Margin tidak ada'], 'transportasi.0.id': ['Bus penuh'] } }, 422),
    )
    await atReview(answer.react, smallPackageAtReview)
    save()
    await underWay()
    act(() => window.history.back())
    await atStep(4)
    answer.letGo()
    await waitFor(() => expect(trigger('Margin')).toBeInvalid())
    expect(trigger('Transportasi')).toBeInvalid()
    await wait(100)
    expect(shownStep()).toBe(4)
  })

  it('a save removes the wizard from the history, so that the back button does not return into it', async () => {
    window.history.pushState(null, '', '/x')
    await atReview(undefined, smallPackageAtReview)
    save()
    await heading('Paket Umroh Regular')
    act(() => window.history.back())
    await wait(100)
    expect(screen.queryByText('Simpan')).toBeNull()
  })
})

describe('saving an opened package', () => {
  it('a detail that is open during the save shows the saved name at once (fault 34)', async () => {
    const { server, id } = await editedAtReview({ namaPaket: 'Nama Baru' })
    const answer = held()
    server.on('PUT', `${LIST}/${id}`, answer.react)
    const before = 'Umroh Syawal 9 Hari'
    save()
    await underWay()
    await leave()
    press(await screen.findByRole('link', { name: `Detail ${before}` }))
    await heading('Detail Paket')
    expect(await screen.findByText(before)).toBeVisible()
    answer.letGo()
    expect(await screen.findByText('Nama Baru')).toBeVisible()
    expect([screen.queryByText(before), address()]).toEqual([null, `/package/umroh-reguler/${id}`])
  })

  it('a save that fails after the mitra has left an unchanged form says so, and mentions no draft', async () => {
    const answer = held(() => json({}, 403))
    const { server, id } = await editedAtReview({ namaPaket: 'Lain' })
    press(screen.getAllByText('Ubah')[0]!)
    await atStep(0)
    write(textbox('Nama Paket'), 'Umroh Syawal 9 Hari')
    act(() => window.history.back())
    await atStep(5)
    server.on('PUT', `${LIST}/${id}`, answer.react)
    save()
    await waitFor(() => expect(server.callsTo('PUT', `${LIST}/${id}`)).toHaveLength(1))
    press(arrow())
    await heading('Paket Umroh Regular')
    answer.letGo()
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Paket “Umroh Syawal 9 Hari” belum tersimpan.'),
    )
  })
})

describe('a save that the server refuses (fault 31)', () => {
  const refused =
    (errors: Record<string, unknown>, message = 'Data yang dikirim belum benar') =>
    () =>
      json({ message, errors }, 422)

  // serverProblems.test.ts covers each way to name a field.
  it.each<[string, Record<string, unknown>, number, () => HTMLElement, string]>([
    ['a list', { namaPaket: ['Nama sudah dipakai', 'lagi'] }, 0, () => textbox('Nama Paket'), 'Nama sudah dipakai'],
    ['a text', { jumlahJamaah: 'Terlalu banyak jamaah' }, 0, () => textbox('Jumlah Jamaah'), 'Terlalu banyak jamaah'],
    [
      'one of several transports',
      { 'transportasi.0.id': ['Bus penuh'] },
      4,
      () => trigger('Transportasi'),
      'Bus penuh',
    ],
    [
      'a null beside a text',
      { namaPaket: null, domestik: ['Tidak ada lagi'] },
      4,
      () => trigger('Domestik'),
      'Tidak ada lagi',
    ],
  ])(
    'an answer with %s leads to the field’s step and shows the error there, and the save can be repeated',
    async (_, errors, step, field, message) => {
      const { stop, saves } = await atReview(refused(errors))
      save()
      await atStep(step)
      await waitFor(() => expect(field()).toHaveAccessibleDescription(message))
      expect(field()).toBeInvalid()
      expect(screen.getByRole('alert')).toHaveTextContent('Data yang dikirim belum benar')
      stop()
      // The server's error stands until the field is touched or its step is passed again.
      for (let at = shownStep(); at !== 5; at = shownStep()) await next(at === 0 ? 3 : at + 1)
      save()
      expect(await card('Umroh Maret')).toBeVisible()
      expect(saves()).toHaveLength(2)
    },
  )

  it('errors on two steps mark both steps, and lead to each field in turn until each is corrected', async () => {
    const { stop } = await atReview(refused({ namaPaket: ['Nama sudah dipakai'], 'margin.id': ['Margin tidak ada'] }))
    const marked = () =>
      within(screen.getByRole('list', { name: 'Langkah penyusunan paket' }))
        .getAllByRole('listitem')
        .filter((step) => step.textContent?.includes('perlu diperbaiki'))
        .map((step) => step.textContent)
    expect(marked()).toEqual([])
    save()
    await atStep(0)
    await waitFor(() => expect(textbox('Nama Paket')).toHaveFocus())
    expect(marked()).toEqual(['!Info perlu diperbaiki', '!Ekstra perlu diperbaiki'])
    stop()
    write(textbox('Nama Paket'), 'Nama lain')
    await waitFor(() => expect(marked()).toEqual(['!Ekstra perlu diperbaiki']))
    await next(3)
    await next(4)
    await waitFor(() => expect(trigger('Margin')).toHaveFocus())
    expect(trigger('Margin')).toHaveAccessibleDescription('Margin tidak ada')
    await pick('Margin', 'Rp. 1.000.000')
    await waitFor(() => expect(marked()).toEqual([]))
  })

  it('an error of a field that the form does not have shows at the foot, and the wizard stays at the review', async () => {
    const { stop } = await atReview(refused({ kuota: ['Kuota paket bulan ini habis'] }))
    save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Kuota paket bulan ini habis')
    expect(shownStep()).toBe(5)
    stop()
    save()
    expect(await card('Umroh Maret')).toBeVisible()
  })
})

describe('a save that fails', () => {
  it.each<[string, Reaction, string]>([
    ['500', () => json({ message: 'SQLSTATE' }, 500), 'Server sedang bermasalah. Coba lagi sebentar lagi.'],
    [
      'no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Tidak ada koneksi ke server. Periksa jaringan Anda, lalu coba lagi.',
    ],
    ['429', () => json({}, 429), 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.'],
  ])(
    'after %s the wizard says so, sends nothing by itself, and the next press sends the same key (fault 15)',
    async (_, react, message) => {
      const { stop, saves, server } = await atReview(react)
      save()
      expect(await screen.findByRole('alert')).toHaveTextContent(message)
      await wait(30)
      expect([saves().length, shownStep()]).toEqual([1, 5])
      // The notice for a mitra who has left the wizard must not repeat the message.
      expect(document.body).not.toHaveTextContent(/drafnya/)
      stop()
      save()
      await card('Umroh Maret')
      const keys = saves().map(({ headers }) => headers.get('idempotency-key'))
      expect([keys.length, keys[0]]).toEqual([2, keys[1]])
      expect(server.callsTo('GET', LIST)).toHaveLength(1)
    },
  )

  it('the wizard sends nothing while the phone is offline, and the form stays as it is (fault 32)', async () => {
    const { server, saves } = await atReview()
    const giveBack = loseNetwork(server)
    save()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Tidak ada koneksi internet. Paket belum disimpan; isian tetap ada di sini. Simpan lagi setelah tersambung.',
    )
    expect([saves(), shownStep()]).toEqual([[], 5])
    giveBack()
    expect(screen.queryByRole('alert')).toBeNull()
    await wait(30)
    expect(saves()).toEqual([])
    save()
    expect(await card('Umroh Maret')).toBeVisible()
  })

  it('a phone whose browser denies its network, although it works, loads the wizard and saves', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { saves } = await atReview()
    save()
    expect(await card('Umroh Maret')).toBeVisible()
    expect(saves()).toHaveLength(1)
  })

  it('Coba lagi saves once the network works, also if the browser goes on denying it', async () => {
    const { server, saves } = await atReview()
    const giveBack = loseNetwork(server)
    save()
    await screen.findByRole('alert')
    giveBack()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    save()
    expect(await card('Umroh Maret')).toBeVisible()
    expect(saves()).toHaveLength(1)
  })

  it('an ended session leads to the login, and the app never says that the package was saved (fault 10)', async () => {
    const { saves } = await atReview(() => json({ message: 'Sesi berakhir' }, 401))
    save()
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
