import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Feature } from '@/domain/access/features'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { addDays, formatDate, today } from '@/domain/values/dates'
import { ADMIN, SITI } from '@tests/partner-api/fixtures'
import { json } from '@tests/support/server/fakeFetch'
import { partnerServer, type PartnerServer } from '@tests/support/server/partnerServer'
import { button, press, renderApp, write } from '@tests/support/renderApp'

/** The sheet 'Bagikan penawaran'. jsdom draws nothing, so the picture itself is looked at in share.e2e.ts. */

const LIST = '/partner/umroh-regular'

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true })
})

async function openSheet(
  changes: Record<string, unknown> = {},
  as = SITI,
  features: Feature[] = [],
  profile: object | null = null,
) {
  const server = await serverOf(changes, features)
  if (profile) await server.call('PUT', '/partner/offer-profile', { token: await server.login(as), body: profile })
  return openSheetOf(server, as)
}

async function serverOf(changes: Record<string, unknown>, features: Feature[]) {
  const server = await partnerServer({ packages: [1, 0], features })
  server.on('GET', new RegExp(`^${LIST}/\\d+$`), async (_, pass) => {
    const { data } = (await (await pass()).json()) as { data: { package: object } }
    return json({ data: { ...data, package: { ...data.package, ...changes } } })
  })
  return server
}

async function openSheetOf(server: PartnerServer, as: string) {
  const token = await server.login(as)
  const list = await server.call('GET', LIST, { token })
  await renderApp(`/package/umroh-reguler/${list.body.data[0].id}`, { server, as })
  await screen.findByRole('region', { name: 'Total Harga' })
  press(button('Bagikan'))
  return { server, sheet: within(await screen.findByRole('dialog', { name: 'Bagikan penawaran' })) }
}

const ahead = {
  hotel_makkah_check_in: '2999-01-01',
  hotel_madinah_check_in: null,
  hotel_madinah_id: null,
  hotel_madinah_name: null,
}

describe('the sheet Bagikan (docs/product.md §21.2)', () => {
  it('all room types are on, the last one cannot be taken off, the text follows, and a business without a number is led to its profile', async () => {
    const { sheet } = await openSheet(ahead)
    expect(sheet.getByRole('link', { name: 'Profil penawaran' })).toHaveAttribute('href', '/profile/penawaran')
    const rooms = within(sheet.getByRole('group', { name: 'Harga yang ditampilkan' }))
    const boxes = rooms.getAllByRole('checkbox')
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, true])
    press(rooms.getByRole('checkbox', { name: 'Double' }))
    press(rooms.getByRole('checkbox', { name: 'Quad' }))
    expect(rooms.getByRole('checkbox', { name: 'Triple' })).toBeDisabled()
    const text = sheet.getByRole('region', { name: 'Pratinjau' }).textContent
    expect(text).toContain('Triple: Rp.')
    expect(text).not.toMatch(/Double|Quad/)
  })

  it('the validity follows a profile that arrives while the sheet is open, until the mitra has chosen one', async () => {
    const profile = { business: 'An-Nur', whatsapp: null, paymentPlan: null, included: [], excluded: [], terms: [] }
    const { server, sheet } = await openSheet(ahead, SITI, ['offer-profile'], { ...profile, validDays: 3 })
    const inDays = (days: number) => formatDate(addDays(today(), days))
    expect(await sheet.findByText(inDays(3))).toBeVisible()
    expect(server.callsTo('GET', '/partner/offer-profile')).toHaveLength(1)
  })

  it('a plan of payment is offered for a package with a check-in alone, because its days are counted from there', async () => {
    const paymentPlan = { dp: 1_000_000, instalments: [], restDaysBefore: 30 }
    const profile = { business: 'An-Nur', whatsapp: null, validDays: 3, included: [], excluded: [], terms: [] }
    const saved = { ...profile, paymentPlan }
    const { sheet } = await openSheet({ ...ahead, hotel_makkah_check_in: null }, SITI, ['offer-profile'], saved)
    await sheet.findByText(formatDate(addDays(today(), 3)))
    expect(sheet.queryByRole('checkbox', { name: 'Sertakan rencana pembayaran' })).toBeNull()
    cleanup()
    const other = await openSheet(ahead, SITI, ['offer-profile'], saved)
    expect(await other.sheet.findByRole('checkbox', { name: 'Sertakan rencana pembayaran' })).toBeEnabled()
  })

  it('a browser that draws no picture says so, and the text can still be sent', async () => {
    const { sheet } = await openSheet(ahead)
    expect(await sheet.findByText('Gambar tidak dapat dibuat di perangkat ini. Kirim teksnya.')).toBeVisible()
    expect(sheet.getByRole('button', { name: 'Kirim gambar' })).toBeDisabled()
    expect(sheet.getByRole('button', { name: 'Kirim teks' })).toBeEnabled()
  })

  it('the preview stands before the choices, and a tap shows the picture on the whole screen', async () => {
    const { sheet } = await openSheet(ahead)
    const preview = sheet.getByRole('region', { name: 'Pratinjau' })
    const rooms = sheet.getByRole('group', { name: 'Harga yang ditampilkan' })
    expect(preview.compareDocumentPosition(rooms) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const name = within(preview).getByRole('img').getAttribute('aria-label') ?? ''
    press(sheet.getByRole('button', { name: 'Perbesar gambar' }))
    const whole = within(await screen.findByRole('dialog', { name: 'Gambar penawaran' }))
    expect(whole.getByRole('img', { name })).toBeInTheDocument()
    press(whole.getByRole('button', { name: 'Tutup' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Gambar penawaran' })).toBeNull())
  })

  it('each choice says in one line what is chosen, and the text opens on a tap', async () => {
    const { sheet } = await openSheet(ahead)
    const day = formatDate(addDays(today(), 7))
    expect(sheet.getByRole('button', { name: `Berlaku s.d. ${day}` })).toBeVisible()
    const whole = sheet.getByRole('button', { name: 'Lihat seluruh teks', expanded: false })
    press(whole)
    expect(sheet.getByRole('button', { name: 'Ringkas teks', expanded: true })).toBeVisible()
  })

  it('a text of more than 2,000 letters is told to be long', async () => {
    const terms = Array.from({ length: 12 }, (_, index) =>
      `${index + 1}. ${'Syarat pembatalan berlaku. '.repeat(6)}`.trim().slice(0, 160),
    )
    const profile = {
      business: 'An-Nur',
      whatsapp: null,
      validDays: 7,
      paymentPlan: null,
      included: terms,
      excluded: [],
      terms: [],
    }
    const short = await openSheet(ahead)
    expect(short.sheet.queryByText(/^Teks ini lebih dari/)).toBeNull()
    cleanup()
    const { sheet } = await openSheet(ahead, SITI, ['offer-profile'], profile)
    expect(await sheet.findByText(/^Teks ini lebih dari 2\.000 huruf\. Gambar atau PDF/)).toBeVisible()
  })

  it('a business without a number types it in the sheet: it is in the offer at once, and in the profile when the field is left', async () => {
    const profile = {
      business: 'An-Nur',
      whatsapp: null,
      validDays: 7,
      paymentPlan: null,
      included: [],
      excluded: [],
      terms: [],
    }
    const { server, sheet } = await openSheet(ahead, SITI, ['offer-profile'], profile)
    const preview = await sheet.findByRole('region', { name: 'Pratinjau' })
    await waitFor(() => expect(preview).toHaveTextContent(/An-Nur$/))
    const field = sheet.getByRole('textbox', { name: 'Nomor WhatsApp usaha' })
    write(field, '0812')
    expect(sheet.getByRole('button', { name: 'Kirim teks' })).toBeDisabled()
    field.focus()
    field.blur()
    expect(await sheet.findByText('Nomor WhatsApp tidak valid')).toBeVisible()
    expect(server.callsTo('PUT', '/partner/offer-profile')).toEqual([])
    write(field, '0812 3456 7890')
    expect(preview).toHaveTextContent(/\+62 812-3456-7890$/)
    field.focus()
    field.blur()
    await waitFor(() => expect(server.callsTo('PUT', '/partner/offer-profile')).toHaveLength(1))
    expect(server.callsTo('PUT', '/partner/offer-profile')[0]?.body).toMatchObject({ whatsapp: '6281234567890' })
    expect(sheet.getByRole('textbox', { name: 'Nomor WhatsApp usaha' })).toHaveValue('0812 3456 7890')
  })

  it('a number that could not be saved beside the server’s own profile replaces nothing, and no link is made', async () => {
    const { server, sheet } = await openSheet(ahead, SITI, ['offer-profile', 'offers'])
    server.on('GET', '/partner/offer-profile', () => Response.json({ message: 'Gagal' }, { status: 500 }))
    write(sheet.getByRole('textbox', { name: 'Nomor WhatsApp usaha' }), '0812 3456 7890')
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Buat tautan' })).toBeEnabled())
    press(sheet.getByRole('button', { name: 'Buat tautan' }))
    expect(await sheet.findByText(/Nomor WhatsApp usaha belum tersimpan di profil penawaran/)).toBeVisible()
    expect(server.callsTo('PUT', '/partner/offer-profile')).toEqual([])
    expect(server.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/offers'))).toEqual([])
  })

  it('without a network the sheet says that a link needs one', async () => {
    const { sheet } = await openSheet(ahead, SITI, ['offers'])
    expect(sheet.queryByText('Tautan hanya dapat dibuat saat ada internet.')).toBeNull()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    expect(await sheet.findByText('Tautan hanya dapat dibuat saat ada internet.')).toBeVisible()
    expect(sheet.getByRole('button', { name: 'Buat tautan' })).toBeDisabled()
    onLine.mockRestore()
    window.dispatchEvent(new Event('online'))
  })

  it('a wrong number is told when its field is left, and nothing is sent meanwhile', async () => {
    const { sheet } = await openSheet(ahead)
    const field = sheet.getByRole('textbox', { name: 'WhatsApp pelanggan' })
    write(field, '0812')
    expect(sheet.queryByText('Nomor WhatsApp tidak valid')).toBeNull()
    expect(sheet.getByRole('status')).toHaveTextContent('Belum dapat dikirim. Periksa isian di atas.')
    expect(sheet.getByRole('button', { name: 'Kirim teks' })).toBeDisabled()
    field.focus()
    field.blur()
    expect(await sheet.findByText('Nomor WhatsApp tidak valid')).toBeVisible()
    write(field, '+62 812 3456 789')
    expect(sheet.queryByText('Nomor WhatsApp tidak valid')).toBeNull()
    expect(sheet.getByRole('button', { name: 'Kirim teks' })).toBeEnabled()
  })

  it('a package whose check-in has passed is not shared, and the sheet says what to do', async () => {
    const { sheet } = await openSheet({ ...ahead, hotel_makkah_check_in: '2020-01-02' })
    expect(sheet.getByRole('alert')).toHaveTextContent(
      'Check-in paket ini sudah lewat (2 Januari 2020). Ubah tanggalnya lewat “Edit”, lalu bagikan.',
    )
    expect(sheet.queryByRole('button', { name: 'Kirim teks' })).toBeNull()
  })

  it('a room type without a known price is not shared, and the sheet says why', async () => {
    const { sheet } = await openSheet({ ...ahead, total_price_quad_rupiah: null })
    const quad = sheet.getByRole('checkbox', { name: 'Quad' })
    expect(quad).not.toBeChecked()
    expect(quad).toBeDisabled()
    expect(sheet.getByText(/^Quad tidak dibagikan: harganya tidak diketahui\./)).toBeVisible()
    expect(sheet.queryByRole('alert')).toBeNull()
    expect(sheet.getByRole('button', { name: 'Kirim teks' })).toBeEnabled()
    expect(sheet.getByRole('region', { name: 'Pratinjau' })).not.toHaveTextContent('Quad')
  })

  it('a package without any known price is not shared', async () => {
    const none = { total_price_double_rupiah: null, total_price_triple_rupiah: null, total_price_quad_rupiah: null }
    const { sheet } = await openSheet({ ...ahead, ...none })
    expect(sheet.getByRole('alert')).toHaveTextContent('Harga Double, Triple, Quad belum diketahui.')
    expect(sheet.getByRole('button', { name: 'Kirim teks' })).toBeDisabled()
  })

  it('a package without a hotel asks for no type of room, and has one price', async () => {
    const none = { hotel_makkah_id: null, hotel_makkah_name: null, hotel_madinah_id: null, hotel_madinah_name: null }
    const same = { total_price_double_rupiah: 9e6, total_price_triple_rupiah: 9e6, total_price_quad_rupiah: 9e6 }
    const { sheet } = await openSheet({ ...none, ...same })
    expect(sheet.queryByRole('group', { name: 'Harga yang ditampilkan' })).toBeNull()
    expect(sheet.queryByRole('button', { name: 'Hitung rombongan' })).toBeNull()
    const text = sheet.getByRole('region', { name: 'Pratinjau' }).textContent
    expect(text).toMatch(/Tanpa hotel[^]*Harga per jamaah: Rp\. 9\.000\.000/)
  })

  it('an admin offers a package in the name of its mitra, by the profile of that mitra', async () => {
    const server = await serverOf(ahead, ['offer-profile', 'accounts'])
    const own = {
      ...emptyProfile('An-Nur Umroh'),
      whatsapp: '6281234567890',
      rounding: 100_000,
      terms: ['Paspor 7 bulan'],
    }
    const saved = await server.call('PUT', '/partner/offer-profile', { token: await server.login(SITI), body: own })
    expect(saved.status).toBe(200)
    const { sheet } = await openSheetOf(server, ADMIN)
    const preview = await sheet.findByRole('region', { name: 'Pratinjau' })
    press(within(preview).getByRole('button', { name: 'Lihat seluruh teks' }))
    expect(preview.textContent).toMatch(/Paspor 7 bulan.*An-Nur Umroh.*\+62 812-3456-7890/s)
    expect(preview.textContent).toMatch(/Double: Rp\. [\d.]+00\.000/)
    expect(sheet.queryByRole('textbox', { name: 'Nomor WhatsApp usaha' })).toBeNull()
  })

  it('a mitra that has saved no profile is offered by its name', async () => {
    const { sheet } = await openSheet(ahead, ADMIN, ['offer-profile', 'accounts'])
    const preview = await sheet.findByRole('region', { name: 'Pratinjau' })
    expect(preview.textContent).toMatch(/An-Nur Tour & Travel$/)
    expect(sheet.queryByRole('link', { name: 'Profil penawaran' })).toBeNull()
  })

  it('the sheet says that the profile of the mitra cannot be read, and offers nothing', async () => {
    const server = await serverOf(ahead, ['offer-profile', 'accounts', 'offers'])
    const again = server.on('GET', /^\/mitra\/\d+\/offer-profile$/, () => json({ message: 'Rusak.' }, 400))
    const { sheet } = await openSheetOf(server, ADMIN)
    const notice = await sheet.findByRole('alert')
    expect(notice).toHaveTextContent('Profil penawaran An-Nur Tour & Travel tidak dapat dibaca')
    expect(sheet.queryByRole('button', { name: 'Kirim teks' })).toBeNull()
    again()
    press(within(notice).getByRole('button', { name: 'Coba lagi' }))
    expect(await sheet.findByRole('region', { name: 'Pratinjau' })).toBeVisible()
  })

  it('an API that keeps no profiles is asked for none, and the sheet of another mitra says so', async () => {
    const { server, sheet } = await openSheet(ahead, ADMIN)
    expect(await sheet.findByRole('alert')).toHaveTextContent('Server tidak memberitahukannya.')
    expect(sheet.queryByRole('button', { name: 'Kirim teks' })).toBeNull()
    expect(server.callsTo('GET', /offer-profile/)).toEqual([])
  })

  it('on an API that knows no offers, sharing makes no call', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const { server, sheet } = await openSheet(ahead)
    const before = server.calls.length
    press(sheet.getByRole('button', { name: 'Kirim teks' }))
    await waitFor(() => expect(window.open).toHaveBeenCalledTimes(1))
    expect(server.calls).toHaveLength(before)
    expect(sheet.queryByRole('button', { name: 'Buat tautan' })).toBeNull()
  })
})

describe('Hitung rombongan (docs/product.md §25.1)', () => {
  it('rooms are arranged for the group, and become a part of the offer', async () => {
    const { sheet } = await openSheet({ ...ahead, jumlah_jamaah: 25 })
    press(sheet.getByRole('button', { name: 'Hitung rombongan' }))
    const mix = within(await screen.findByRole('dialog', { name: 'Hitung rombongan' }))
    expect(mix.getByRole('status')).toHaveTextContent('Kurang 25 tempat')
    expect(mix.getByRole('button', { name: 'Sertakan di penawaran' })).toBeDisabled()
    write(mix.getByRole('spinbutton', { name: 'Kamar quad' }), '7')
    expect(mix.getByRole('status')).toHaveTextContent('Lebih 3 tempat')
    press(mix.getByRole('button', { name: 'Atur otomatis' }))
    expect(mix.getByRole('status')).toHaveTextContent('Pas untuk 25 jamaah')
    press(mix.getByRole('button', { name: 'Sertakan di penawaran' }))
    expect(sheet.getByText(/^Rombongan: .*Quad$/)).toBeVisible()
    const preview = await sheet.findByRole('region', { name: 'Pratinjau' })
    expect(preview).toHaveTextContent('Total rombongan: Rp.')
    // The group's other rooms alone would be too few, and so would their total.
    press(sheet.getByRole('checkbox', { name: 'Quad' }))
    expect(sheet.getByText('Rombongan tidak ikut, karena Quad tidak ditawarkan.')).toBeVisible()
    expect(preview).not.toHaveTextContent('Total rombongan')
    // Nothing that was typed is lost.
    press(sheet.getByRole('checkbox', { name: 'Quad' }))
    expect(sheet.getByText(/^Rombongan: .*Quad$/)).toBeVisible()
    expect(preview).toHaveTextContent('Total rombongan: Rp.')
  })

  it('a number of rooms that is none says so at its field', async () => {
    const { sheet } = await openSheet(ahead)
    press(sheet.getByRole('button', { name: 'Hitung rombongan' }))
    const mix = within(await screen.findByRole('dialog', { name: 'Hitung rombongan' }))
    for (const wrong of ['501', '2 kamar', '-1']) {
      write(mix.getByRole('spinbutton', { name: 'Kamar double' }), wrong)
      expect(mix.getByText('Isi 0 sampai 500')).toBeVisible()
      expect(mix.getByRole('spinbutton', { name: 'Kamar double' })).toHaveValue(wrong)
    }
    expect(mix.getByRole('button', { name: 'Sertakan di penawaran' })).toBeDisabled()
  })
})

describe('a share is noted as the status of the package (docs/product.md §21.6.5)', () => {
  const notes = (server: Awaited<ReturnType<typeof partnerServer>>) =>
    server.calls.filter(({ path }) => path.endsWith('/sent')).map(({ body }) => body)

  it('a text that was sent is noted with validity and customer, and the detail says “Terkirim”', async () => {
    vi.stubGlobal('open', vi.fn<() => object>().mockReturnValue({ closed: false }))
    const { server, sheet } = await openSheet(ahead, SITI, ['status'])
    write(sheet.getByRole('textbox', { name: 'Nama pelanggan' }), 'Ibu Aminah')
    write(sheet.getByRole('textbox', { name: 'WhatsApp pelanggan' }), '0812 3456 789')
    press(sheet.getByRole('button', { name: 'Kirim teks' }))
    await waitFor(() => expect(notes(server)).toHaveLength(1))
    expect(notes(server)).toEqual([
      { validUntil: expect.stringMatching(/^\d{4}-/), customerName: 'Ibu Aminah', customerPhone: '628123456789' },
    ])
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Status', hidden: true })).toHaveTextContent('Ibu Aminah'),
    )
  })

  it('a server that keeps what was told gets the price of each chosen room type, and the detail says what the customer holds', async () => {
    vi.stubGlobal('open', vi.fn<() => object>().mockReturnValue({ closed: false }))
    const { server, sheet } = await openSheet(ahead, SITI, ['status', 'news'])
    press(sheet.getByRole('checkbox', { name: 'Double' }))
    press(sheet.getByRole('button', { name: 'Kirim teks' }))
    await waitFor(() => expect(notes(server)).toHaveLength(1))
    const [{ prices }] = notes(server) as [{ prices: Record<string, number> }]
    expect(Object.keys(prices).sort()).toEqual(['quad', 'triple'])
    const status = () => screen.getByRole('region', { name: 'Status', hidden: true })
    await waitFor(() =>
      expect(status()).toHaveTextContent(/Pelanggan memegangTriple Rp\. [\d.]+ Quad Rp\. [\d.]+dari \d/),
    )
    const held = within(status()).getByText('Pelanggan memegang').nextElementSibling
    expect(held?.textContent).toMatch(/^Triple [^\n]+\nQuad [^\n]+$/)
  })

  describe('a package that was shared before (docs/product.md §21.2.17)', () => {
    const boxes = (sheet: Awaited<ReturnType<typeof openSheet>>['sheet']) =>
      ['Nama pelanggan', 'WhatsApp pelanggan'].map((name) => sheet.getByRole<HTMLInputElement>('textbox', { name }))

    async function sharedWith(customer: object, as = SITI) {
      const server = await serverOf(ahead, ['status', 'offer-profile', 'accounts'])
      const token = await server.login(SITI)
      const list = await server.call('GET', LIST, { token })
      const body = { validUntil: addDays(today(), 3), ...customer }
      await server.call('POST', `${LIST}/${list.body.data[0].id}/sent`, { token, body })
      return openSheetOf(server, as)
    }

    it.each([
      ['its mitra', SITI],
      ['an admin', ADMIN],
    ])('begins with the customer of that share for %s, and both can be changed and deleted', async (_, as) => {
      vi.stubGlobal('open', vi.fn<() => object>().mockReturnValue({ closed: false }))
      const { server, sheet } = await sharedWith({ customerName: 'Ibu Nur', customerPhone: '6285712345678' }, as)
      const preview = await sheet.findByRole('region', { name: 'Pratinjau' })
      const [name, phone] = boxes(sheet)
      expect([name?.value, phone?.value]).toEqual(['Ibu Nur', '+62 857-1234-5678'])
      expect(preview).toHaveTextContent('Ibu Nur')
      write(name!, 'Ibu Sri')
      write(phone!, '')
      press(sheet.getByRole('button', { name: 'Kirim teks' }))
      await waitFor(() => expect(notes(server).at(-1)).toMatchObject({ customerName: 'Ibu Sri', customerPhone: null }))
      expect(boxes(sheet).map(({ value }) => value)).toEqual(['Ibu Sri', ''])
    })

    it('while another customer is looking, it names nobody (§22.1.6)', async () => {
      const server = await serverOf(ahead, [])
      const { body } = await server.call('GET', '/partner/me', { token: await server.login(SITI) })
      localStorage.setItem(`customer-mode/${body.user.id}`, 'on')
      const { sheet } = await sharedWith({ customerName: 'Ibu Nur', customerPhone: '6285712345678' })
      expect(boxes(sheet).map(({ value }) => value)).toEqual(['', ''])
      expect(document.body).not.toHaveTextContent('Ibu Nur')
    })

    it('without a customer it begins empty', async () => {
      const { sheet } = await sharedWith({ customerName: null, customerPhone: null })
      expect(boxes(sheet).map(({ value }) => value)).toEqual(['', ''])
    })
  })

  it.each<[Feature[], string | null, string | null]>([
    [['status'], null, null],
    [['status', 'push'], null, 'due'],
    [['status', 'push'], 'told', 'told'],
  ])('with %j and the wish %s for notices, the first share leaves the wish %s', async (features, before, after) => {
    vi.stubGlobal('open', vi.fn<() => object>().mockReturnValue({ closed: false }))
    const server = await serverOf(ahead, features)
    const { body } = await server.call('GET', '/partner/me', { token: await server.login(SITI) })
    const key = `push/${body.user.id}`
    localStorage.removeItem(key)
    if (before) localStorage.setItem(key, before)
    const { sheet } = await openSheetOf(server, SITI)
    press(sheet.getByRole('button', { name: 'Kirim teks' }))
    await waitFor(() => expect(notes(server)).toHaveLength(1))
    expect(localStorage.getItem(key)).toBe(after)
  })

  it('a window that the browser blocked is told and not noted, and a link opens WhatsApp', async () => {
    const open = vi.fn<() => null>().mockReturnValue(null)
    vi.stubGlobal('open', open)
    const { server, sheet } = await openSheet(ahead, SITI, ['status'])
    write(sheet.getByRole('textbox', { name: 'WhatsApp pelanggan' }), '+966 50 123 4567')
    press(sheet.getByRole('button', { name: 'Kirim teks' }))
    const link = await sheet.findByRole('link', { name: 'Buka WhatsApp' })
    expect(sheet.getByRole('status')).toHaveTextContent(/^WhatsApp tidak terbuka/)
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/966501234567\?text=/)
    expect(notes(server)).toEqual([])
    link.addEventListener('click', (event) => event.preventDefault())
    press(link)
    await waitFor(() => expect(notes(server)).toMatchObject([{ customerPhone: '+966501234567' }]))
    expect(sheet.queryByRole('link', { name: 'Buka WhatsApp' })).toBeNull()
    expect(sheet.getByRole('status')).toHaveTextContent('Penawaran diteruskan ke aplikasi lain.')
  })

  it('a text that went out is told', async () => {
    vi.stubGlobal('open', vi.fn<() => object>().mockReturnValue({ closed: false }))
    const { sheet } = await openSheet(ahead)
    press(sheet.getByRole('button', { name: 'Kirim teks' }))
    await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent('Penawaran diteruskan ke aplikasi lain.'))
  })

  it.each<[string, () => Promise<void>, string, number]>([
    [
      'throws at once',
      () => {
        throw new TypeError('share')
      },
      'Aplikasi lain tidak dapat dibuka. Coba lagi, atau salin teksnya.',
      1000,
    ],
    [
      'never answers',
      () => new Promise(() => undefined),
      'Belum ada jawaban dari aplikasi lain. Bila tidak ada yang terbuka, salin teksnya.',
      5000,
    ],
  ])('a phone whose share %s is told in words, and nothing is noted', async (_, share, words, timeout) => {
    vi.stubGlobal('navigator', Object.assign(navigator, { share }))
    const { server, sheet } = await openSheet(ahead, SITI, ['status'])
    press(sheet.getByRole('button', { name: 'Kirim teks' }))
    await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(words), { timeout })
    expect(notes(server)).toEqual([])
    Reflect.deleteProperty(navigator, 'share')
  })

  it('a share that the mitra closes again and a copied text note nothing', async () => {
    const share = vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('closed', 'AbortError'))
    vi.stubGlobal('navigator', Object.assign(navigator, { share }))
    const { server, sheet } = await openSheet(ahead, SITI, ['status'])
    press(sheet.getByRole('button', { name: 'Kirim teks' }))
    press(sheet.getByRole('button', { name: 'Salin teks' }))
    await waitFor(() => expect(share).toHaveBeenCalled())
    await share.mock.results[0]?.value.catch(() => undefined)
    expect(notes(server)).toEqual([])
    Reflect.deleteProperty(navigator, 'share')
  })
})
