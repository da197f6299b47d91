import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { SITI } from '@tests/partner-api/fixtures'
import { json } from '@tests/support/server/fakeFetch'
import { keepCopyOf } from '@tests/support/keptList'
import { partnerServer } from '@tests/support/server/partnerServer'
import { button, press, pressInMenu, renderApp, write } from '@tests/support/renderApp'

/** Links of offers on the phone, over answers as the contract describes them. */

const LIST = '/partner/umroh-regular'

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true })
})

const sent = {
  id: 4,
  version: 2,
  rooms: ['double'],
  validUntil: '2999-01-01',
  customerName: 'Bapak Ahmad',
  customerPhone: '6281234567890',
  createdAt: '2026-11-20T03:00:00.000Z',
  seenAt: null,
  answer: null,
  state: 'open',
}

async function openDetail(
  offers: object[] | ((packageId: number) => object[]),
  answer?: (call: { query: string }) => object,
) {
  const shown: object[] = []
  const server = await partnerServer({ packages: [1, 0], features: ['offers'] })
  const list = await server.call('GET', LIST, { token: await server.login(SITI) })
  const { id } = list.body.data[0]
  server.on('GET', `${LIST}/${id}`, async (_, pass) => {
    const { data } = (await (await pass()).json()) as { data: { package: object } }
    const ahead = { hotel_makkah_check_in: '2999-02-01', hotel_madinah_check_in: '2999-02-05' }
    return json({ data: { ...data, package: { ...data.package, ...ahead } } })
  })
  shown.push(...(typeof offers === 'function' ? offers(id) : offers))
  server.on('GET', `${LIST}/${id}/offers`, (call) => json(answer?.(call) ?? { data: shown }))
  await renderApp(`/package/umroh-reguler/${id}`, { server })
  await screen.findByRole('region', { name: 'Total Harga' })
  return { server, id, shown }
}

const section = async () => within(await screen.findByRole('region', { name: 'Penawaran terkirim' }))

describe('the links of a package on its detail (docs/product.md §21.5.2)', () => {
  it('each link says whom it is for, its version, its days, who read it and what was answered', async () => {
    const answer = { by: 'customer', name: 'Ahmad', room: 'quad', jamaah: 4, at: '2026-11-21T05:00:00.000Z' }
    await openDetail([
      { ...sent, state: 'accepted', seenAt: '2026-11-21T04:00:00.000Z', answer },
      { ...sent, id: 3, version: 1, state: 'replaced', customerName: null, customerPhone: null },
    ])
    const rows = (await section()).getAllByRole('listitem').map((row) => row.textContent)
    expect(rows[0]).toContain('Bapak Ahmad (V2)Setuju')
    expect(rows[0]).toContain('Dibuat 20 November 2026, berlaku s.d. 1 Januari 2999')
    expect(rows[0]).toMatch(/Ahmad setuju: Quad, 4 jamaah \(21 Nov 2026, /)
    expect(rows[1]).toContain('Tanpa nama pelanggan (V1)Diganti versi baru')
  })

  it('the newest twenty are there, and a press shows the older ones', async () => {
    const all = Array.from({ length: 25 }, (_, at) => ({ ...sent, id: 99 - at, customerName: `Ibu ${at}` }))
    await openDetail(all, ({ query }) => {
      const page = Number(new URLSearchParams(query).get('page'))
      return { data: all.slice((page - 1) * 20, page * 20), meta: { total: 25 } }
    })
    expect((await section()).getAllByRole('listitem')).toHaveLength(20)
    await press(button('Tampilkan yang lebih lama'))
    await waitFor(async () => expect((await section()).getAllByRole('listitem')).toHaveLength(25))
    expect(screen.queryByRole('button', { name: 'Tampilkan yang lebih lama' })).toBeNull()
  })

  it('an API without pages tells all at once, and is not asked again', async () => {
    const { server } = await openDetail(Array.from({ length: 25 }, (_, at) => ({ ...sent, id: 99 - at })))
    expect((await section()).getAllByRole('listitem')).toHaveLength(25)
    expect(screen.queryByRole('button', { name: 'Tampilkan yang lebih lama' })).toBeNull()
    expect(server.calls.filter(({ path }) => path.endsWith('/offers'))).toHaveLength(1)
  })

  it('a link with options says which one this package is, and which one was chosen', async () => {
    const yes = { by: 'mitra', name: 'A', room: 'double', jamaah: 2, at: null }
    const { server } = await openDetail((id) => {
      const options = [
        { letter: 'A', packageId: 987, name: 'Umroh Lain', version: 1 },
        { letter: 'B', packageId: id, name: 'Umroh Ini', version: 2 },
      ]
      const chosen = (option: string) => ({ ...sent, options, state: 'accepted', answer: { ...yes, option } })
      return [
        { ...sent, options },
        { ...chosen('A'), id: 3 },
        { ...chosen('B'), id: 2 },
      ]
    })
    server.on('POST', '/partner/offers/4/answer', () => json({ data: sent }))
    const rows = (await section()).getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent('pilihan A. Umroh Lain, B. Umroh Ini. Paket ini adalah pilihan B.')
    expect(rows[1]).toHaveTextContent('Yang dipilih: A. Umroh Lain, bukan paket ini.')
    expect(rows[2]).toHaveTextContent('Yang dipilih: B. Umroh Ini (paket ini).')
    press(within(rows[0]!).getByRole('button', { name: 'Catat setuju' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Catat setuju' }))
    expect(sheet.getByRole('combobox', { name: 'Pilihan' })).toHaveValue('B')
    fireEvent.change(sheet.getByRole('combobox', { name: 'Pilihan' }), { target: { value: 'A' } })
    write(sheet.getByRole('textbox', { name: 'Jumlah jamaah' }), '3')
    press(sheet.getByRole('button', { name: 'Simpan' }))
    await waitFor(() => expect(server.callsTo('POST', '/partner/offers/4/answer')).toHaveLength(1))
    const answer = { name: 'Bapak Ahmad', room: 'double', jamaah: 3, option: 'A' }
    expect(server.callsTo('POST', '/partner/offers/4/answer')[0]?.body).toEqual({ answer })
  })

  it('a package without links has no such section, and a list that fails says so', async () => {
    await openDetail([])
    expect(screen.queryByRole('region', { name: 'Penawaran terkirim' })).toBeNull()
  })

  it.each([
    ['open', null, ['Kirim lagi', 'Catat setuju', 'Cabut tautan']],
    [
      'accepted',
      { by: 'mitra', name: 'A', room: 'quad', jamaah: 2, at: null },
      ['Batalkan persetujuan', 'Cabut tautan'],
    ],
    ['revoked', null, []],
    ['replaced', null, []],
    ['expired', null, ['Catat setuju', 'Cabut tautan']],
  ])(
    'a link that is %s offers what can still be done, and its menu erases the customer',
    async (state, answer, actions) => {
      await openDetail([{ ...sent, state, answer }])
      const [menu, ...buttons] = (await section()).getAllByRole('button')
      expect(buttons.map((each) => each.textContent)).toEqual(actions)
      expect(menu).toHaveAccessibleName('Menu Bapak Ahmad (V2)')
      press(menu!)
      expect(await screen.findByRole('button', { name: 'Hapus data pelanggan' })).toBeVisible()
    },
  )

  it('a link that nobody has opened is sent again: the sheet has its customer and its room types', async () => {
    await openDetail([sent, { ...sent, id: 3, seenAt: '2026-11-21T04:00:00.000Z' }])
    const again = (await section()).getAllByRole('button', { name: 'Kirim lagi' })
    expect(again).toHaveLength(1)
    press(again[0]!)
    const sheet = within(await screen.findByRole('dialog', { name: 'Bagikan penawaran' }))
    expect(sheet.getByRole('textbox', { name: 'Nama pelanggan' })).toHaveValue('Bapak Ahmad')
    expect(sheet.getByRole('textbox', { name: 'WhatsApp pelanggan' })).toHaveValue('+62 812-3456-7890')
    expect(sheet.getByRole('checkbox', { name: 'Double' })).toBeChecked()
    expect(sheet.getByRole('checkbox', { name: 'Quad' })).not.toBeChecked()
  })

  it('a link is revoked after a question, with a key, and the list is read again', async () => {
    const { server, shown } = await openDetail([sent])
    server.on('DELETE', '/partner/offers/4', () => {
      shown.splice(0, 1, { ...sent, state: 'revoked' })
      return json({ data: { ...sent, state: 'revoked' } })
    })
    press((await section()).getByRole('button', { name: 'Cabut tautan' }))
    const question = within(await screen.findByRole('dialog', { name: 'Cabut tautan' }))
    expect(server.callsTo('DELETE', '/partner/offers/4')).toHaveLength(0)
    press(question.getByRole('button', { name: 'Ya, lanjutkan' }))
    expect(await (await section()).findByText('Dicabut')).toBeVisible()
    expect(server.callsTo('DELETE', '/partner/offers/4')[0]?.headers.get('Idempotency-Key')).toMatch(/./)
  })

  it('an answer is noted with name, room and number, and a wrong number is told at its field', async () => {
    const { server } = await openDetail([sent])
    server.on('POST', '/partner/offers/4/answer', () => json({ data: sent }))
    press((await section()).getByRole('button', { name: 'Catat setuju' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Catat setuju' }))
    expect(sheet.getByRole('textbox', { name: 'Nama' })).toHaveValue('Bapak Ahmad')
    press(sheet.getByRole('button', { name: 'Simpan' }))
    expect(sheet.getByText('Isi jumlah jamaah, 1 sampai 1000')).toBeVisible()
    const rooms = sheet.getByRole('combobox', { name: 'Tipe kamar' })
    expect(
      within(rooms)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['Double'])
    write(sheet.getByRole('textbox', { name: 'Jumlah jamaah' }), '4')
    press(sheet.getByRole('button', { name: 'Simpan' }))
    await waitFor(() => expect(server.callsTo('POST', '/partner/offers/4/answer')).toHaveLength(1))
    expect(server.callsTo('POST', '/partner/offers/4/answer')[0]?.body).toEqual({
      answer: { name: 'Bapak Ahmad', room: 'double', jamaah: 4 },
    })
  })

  it('of several rooms none is noted that nobody chose (§21.5.27)', async () => {
    const { server } = await openDetail([{ ...sent, rooms: ['double', 'triple', 'quad'] }])
    server.on('POST', '/partner/offers/4/answer', () => json({ data: sent }))
    press((await section()).getByRole('button', { name: 'Catat setuju' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Catat setuju' }))
    write(sheet.getByRole('textbox', { name: 'Jumlah jamaah' }), '4')
    press(sheet.getByRole('button', { name: 'Simpan' }))
    const rooms = sheet.getByRole('combobox', { name: 'Tipe kamar' })
    expect(rooms).toHaveAccessibleDescription('Pilih tipe kamar')
    expect(server.callsTo('POST', '/partner/offers/4/answer')).toEqual([])
    fireEvent.change(rooms, { target: { value: 'quad' } })
    press(sheet.getByRole('button', { name: 'Simpan' }))
    await waitFor(() => expect(server.callsTo('POST', '/partner/offers/4/answer')).toHaveLength(1))
  })

  it('a change that the server refuses says why in its sheet', async () => {
    const { server } = await openDetail([sent])
    server.on('DELETE', '/partner/offers/4/customer', () => json({ message: 'Tidak boleh.' }, 422))
    keepCopyOf('Bapak Ahmad')
    await pressInMenu('Menu Bapak Ahmad (V2)', 'Hapus data pelanggan')
    const question = within(await screen.findByRole('dialog', { name: 'Hapus data pelanggan' }))
    press(question.getByRole('button', { name: 'Ya, lanjutkan' }))
    expect(await question.findByRole('alert')).toHaveTextContent('Tidak boleh.')
    // The phone's copies with the customer go as soon as the request is sent.
    expect(JSON.stringify({ ...localStorage })).not.toContain('Bapak Ahmad')
  })
})

describe('making a link (docs/product.md §21.5.1)', () => {
  it('a link is made once, told, and made anew after a change', async () => {
    const { server, id } = await openDetail([])
    const made = { id: 9, url: 'https://mitra.test/p/abc', validUntil: '2026-11-29', version: 1 }
    let isFirst = true
    server.on('POST', `${LIST}/${id}/offers`, () => {
      if (!isFirst) return json({ data: made }, 201)
      isFirst = false
      return json({ message: 'Server sibuk.' }, 503)
    })
    press(button('Bagikan'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Bagikan penawaran' }))
    await sheet.findByText('Gambar tidak dapat dibuat di perangkat ini. Kirim teksnya.')
    write(sheet.getByRole('textbox', { name: 'WhatsApp pelanggan' }), '0812-3456-7890')
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Buat tautan' })).toBeEnabled())
    press(sheet.getByRole('button', { name: 'Buat tautan' }))
    expect(await sheet.findByRole('alert')).toHaveTextContent('Tautan belum dibuat.')
    press(sheet.getByRole('button', { name: 'Buat tautan' }))
    expect(await sheet.findByRole('textbox', { name: 'Tautan penawaran' })).toHaveValue(made.url)
    expect(sheet.getByText('Tautan dibuat.')).toHaveRole('status')
    expect(sheet.getByRole('button', { name: 'Kirim tautan' })).toHaveFocus()
    const calls = server.callsTo('POST', `${LIST}/${id}/offers`)
    expect(calls[0]?.body).toMatchObject({
      rooms: ['double', 'triple', 'quad'],
      customerName: null,
      customerPhone: '6281234567890',
      roomMix: null,
      withPaymentPlan: false,
      image: null,
    })
    expect(calls[1]?.headers.get('Idempotency-Key')).toBe(calls[0]?.headers.get('Idempotency-Key'))
    write(sheet.getByRole('textbox', { name: 'Nama pelanggan' }), 'Ibu Sri')
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Buat tautan' })).toBeEnabled())
    expect(sheet.queryByRole('textbox', { name: 'Tautan penawaran' })).toBeNull()
  })

  it('a package that a colleague has saved meanwhile gets no link before the mitra has seen its new preview', async () => {
    const { server, id } = await openDetail([])
    server.on('POST', `${LIST}/${id}/offers`, () =>
      json({ data: { id: 9, url: 'https://mitra.test/p/abc', validUntil: '2026-11-29', version: 1 } }, 201),
    )
    press(button('Bagikan'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Bagikan penawaran' }))
    await sheet.findByText('Gambar tidak dapat dibuat di perangkat ini. Kirim teksnya.')
    server.on('GET', `${LIST}/${id}`, async (_, pass) => {
      const { data } = (await (await pass()).json()) as { data: { package: object } }
      const saved = { nama_paket: 'Nama dari rekan', hotel_makkah_check_in: '2999-02-01', hotel_madinah_check_in: null }
      return json({ data: { ...data, package: { ...data.package, ...saved } } })
    })
    press(sheet.getByRole('button', { name: 'Buat tautan' }))
    expect(await sheet.findByRole('alert')).toHaveTextContent(
      'Tautan belum dibuat. Paket ini sudah disimpan ulang. Periksa pratinjaunya, lalu buat tautan lagi.',
    )
    expect(await sheet.findByText(/^\*Nama dari rekan\*/)).toBeVisible()
    expect(server.callsTo('POST', `${LIST}/${id}/offers`)).toHaveLength(0)
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Buat tautan' })).toBeEnabled())
    press(sheet.getByRole('button', { name: 'Buat tautan' }))
    expect(await sheet.findByRole('textbox', { name: 'Tautan penawaran' })).toBeVisible()
  })

  it('the message with the link says the name and price that the server offered, and the sheet says that they are newer', async () => {
    const { server, id } = await openDetail([])
    const offered = { name: 'Umroh dari Rekan', lowestPrice: 21_500_000 }
    const made = { id: 9, url: 'https://mitra.test/p/abc', validUntil: '2026-11-29', version: 1, ...offered }
    server.on('POST', `${LIST}/${id}/offers`, () => json({ data: made }, 201))
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    press(button('Bagikan'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Bagikan penawaran' }))
    await sheet.findByText('Gambar tidak dapat dibuat di perangkat ini. Kirim teksnya.')
    press(sheet.getByRole('button', { name: 'Buat tautan' }))
    expect(await sheet.findByRole('alert')).toHaveTextContent(
      'Tautan memuat isi terbaru: Umroh dari Rekan, mulai Rp. 21.500.000/jamaah.',
    )
    press(sheet.getByRole('button', { name: 'Kirim tautan' }))
    expect(share).toHaveBeenCalledWith({
      text: '*Umroh dari Rekan*\nmulai Rp. 21.500.000/jamaah\nhttps://mitra.test/p/abc',
    })
  })

  it('an API that tells no price with the link gets a message with the price on the phone', async () => {
    const { server, id } = await openDetail([])
    const made = { id: 9, url: 'https://mitra.test/p/abc', validUntil: '2026-11-29', version: 1 }
    server.on('POST', `${LIST}/${id}/offers`, () => json({ data: made }, 201))
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    press(button('Bagikan'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Bagikan penawaran' }))
    await sheet.findByText('Gambar tidak dapat dibuat di perangkat ini. Kirim teksnya.')
    press(sheet.getByRole('button', { name: 'Buat tautan' }))
    press(await sheet.findByRole('button', { name: 'Kirim tautan' }))
    expect(sheet.queryByRole('alert')).toBeNull()
    expect(decodeURIComponent(String(open.mock.calls[0]?.[0]))).toMatch(/mulai Rp\. [\d.]+\/jamaah\nhttps:/)
  })
})
