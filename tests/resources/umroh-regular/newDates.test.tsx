import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { STALE_TIME } from '@/domain/requestPolicy'
import { DRAFTS_KEY } from '@/offline/drafts'
import { ADMIN } from '../../partner-api/fixtures'
import { json } from '../../support/server/fakeFetch'
import { address, factsOf, press, pressTwice, renderApp, write } from '../../support/renderApp'
import { openQuote } from '../../support/savedQuote'
import { seededQuote } from '../../support/server/seeded'
import { held, type PartnerServer } from '../../support/server/partnerServer'
import { atStep, MORNING, region, shownStep, trigger } from '../../support/wizard'

const LIST = '/partner/umroh-regular'
const TITLE = 'Duplikat dengan tanggal baru'

// Queries by role over the whole page take jsdom seconds.
const titleOf = (title: string) => screen.queryByText(title, { selector: 'h2' })
const sheet = async () => (await screen.findByText(TITLE, { selector: 'h2' })).closest<HTMLElement>('[role=dialog]')!
const gone = () => waitFor(() => expect(titleOf(TITLE)).toBeNull())
const name = async () => within(await sheet()).findByLabelText('Nama Paket Baru')
const labelled = async (text: string) =>
  (await screen.findByText(text, { selector: 'button > span' })).closest('button')!
const checkIn = async () => within(await sheet()).findByRole('button', { name: /^Tanggal Check-In baru/ })
const prices = async () =>
  within(within(await sheet()).getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))
const save = () => labelled('Simpan salinan')
const ready = async () => {
  const found = await save()
  await waitFor(() => expect(found).toBeEnabled())
  return found
}

/** Opens the sheet of §5.5. Its button is disabled until the package is there. */
async function openDuplicate() {
  await screen.findByText('Total Harga')
  press(await labelled('Duplikat'))
}

/** Opens the sheet from the detail that is on the screen. */
async function openSheet() {
  await openDuplicate()
  press(await labelled(TITLE))
  await sheet()
}

/** Chooses a day of the month that the calendar shows. */
async function chooseDay(day: number) {
  press(await checkIn())
  press(await screen.findByText(String(day), { selector: '[role=gridcell]' }))
  await waitFor(() => expect(titleOf('Tanggal Check-In baru')).toBeNull())
}

const idShown = () => Number(/^\/package\/umroh-reguler\/(\d+)$/.exec(address())?.[1])
const created = (server: PartnerServer) => server.callsTo('POST', LIST)
const keysOf = (server: PartnerServer) => created(server).map(({ headers }) => headers.get('idempotency-key'))

/** Takes a hotel out of the list of Makkah for the stays that begin on one of these days. */
const withoutHotelOn = (server: PartnerServer, days: readonly string[]) =>
  server.on('GET', '/hotel/makkah', async ({ query }, pass) => {
    const answer = (await (await pass()).json()) as {
      data: { data: { nama_hotel: string }[] } | { nama_hotel: string }[]
    }
    if (!days.some((day) => query.includes(`date_check_in=${day}`))) return json(answer)
    const others = (list: { nama_hotel: string }[]) => list.filter((hotel) => hotel.nama_hotel !== 'Royal Majestic')
    return json({ data: Array.isArray(answer.data) ? others(answer.data) : { data: others(answer.data.data) } })
  })

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))

describe('a copy with new dates (docs/product.md §23.1)', () => {
  it('the sheet takes over the typed name and begins with the same check-in, and old and new price stand side by side', async () => {
    await openQuote()
    await openDuplicate()
    write(await screen.findByLabelText('Nama Paket Baru'), 'Umroh April')
    press(await labelled(TITLE))
    expect(await name()).toHaveValue('Umroh April')
    expect(await checkIn()).toHaveTextContent('10 April 2027')
    await ready()
    expect((await prices())[0]).toEqual(['Double', 'Rp. 30.822.044', 'Rp. 30.822.044'])
    await waitFor(() => expect(titleOf('Duplikasi Paket')).toBeNull())
  })

  it('a past package begins with the next year in which its check-in is not past', async () => {
    const { server, id } = await openQuote()
    server.on('GET', `${LIST}/${id}/edit-data`, async (_, pass) => {
      const { data } = (await (await pass()).json()) as { data: Record<string, object> }
      const hotelMakkah = { ...data.hotelMakkah, tanggalCheckIn: '2025-04-10', tanggalCheckOut: '2025-04-14' }
      const hotelMadinah = { ...data.hotelMadinah, tanggalCheckIn: '2025-04-14', tanggalCheckOut: '2025-04-17' }
      return json({ data: { ...data, hotelMakkah, hotelMadinah } })
    })
    await openSheet()
    await ready()
    expect(await checkIn()).toHaveTextContent('10 April 2027')
    expect(factsOf(await sheet())).toEqual([
      ['Hotel Makkah', '10–14 April 2027Royal Majestic'],
      ['Hotel Madinah', '14–17 April 2027Grand Plaza Badr Al Maqam'],
    ])
  })

  describe('a package of Sya’ban that moves into Ramadhan (§23.1.9, §23.1.10)', () => {
    /** Opens the sheet of the package and chooses 12 February 2027, the fifth day of Ramadhan. */
    async function moved(typed?: string) {
      const { hotelMakkah, hotelMadinah } = await seededQuote()
      await openQuote(undefined, {
        body: {
          namaPaket: "Umroh Sya'ban 7 Hari",
          hotelMakkah: { ...hotelMakkah, tanggalCheckIn: '2027-02-01', tanggalCheckOut: '2027-02-05' },
          hotelMadinah: { ...hotelMadinah, tanggalCheckIn: '2027-02-05', tanggalCheckOut: '2027-02-08' },
        },
      })
      await openDuplicate()
      if (typed) write(await screen.findByLabelText('Nama Paket Baru'), typed)
      press(await labelled(TITLE))
      await ready()
      const before = await name()
      expect(before).toHaveValue(typed ?? "Umroh Sya'ban 7 Hari (Copy)")
      expect(within(await sheet()).queryByRole('list', { name: 'Yang membuat harga berbeda' })).toBeNull()
      await chooseDay(12)
      await ready()
    }

    it('each new total says how much more it is, the hotels say why, and the name has the new month', async () => {
      await moved()
      expect(await name()).toHaveValue('Umroh Ramadhan 7 Hari')
      const [, , [room, before, after] = []] = await prices()
      const amount = (text = '') => Number(/Rp\. ([\d.]+)/.exec(text)?.[1]?.replaceAll('.', ''))
      const by = amount(after?.split('+')[1])
      expect([room, amount(after) - amount(before ?? '')]).toEqual(['Quad', by])
      expect(by).toBeGreaterThan(1_000_000)
      const reasons = within(within(await sheet()).getByRole('list', { name: 'Yang membuat harga berbeda' }))
      expect(reasons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Hotel Makkah (Quad) naik Rp. 1.720.200',
        expect.stringMatching(/^Hotel Madinah \(Quad\) naik Rp\. [\d.]+$/),
      ])
    })

    it('a typed name stays as it is', async () => {
      await moved("Paket Sya'ban Bu Siti")
      expect(await name()).toHaveValue("Paket Sya'ban Bu Siti")
    })
  })

  it('a day before today cannot be chosen', async () => {
    const stay = (from: string, to: string) => ({ tanggalCheckIn: from, tanggalCheckOut: to })
    const { server, id } = await openQuote()
    server.on('GET', `${LIST}/${id}/edit-data`, async (_, pass) => {
      const { data } = (await (await pass()).json()) as { data: Record<string, object> }
      const hotelMakkah = { ...data.hotelMakkah, ...stay('2026-11-25', '2026-11-27') }
      return json({
        data: { ...data, hotelMakkah, hotelMadinah: { ...data.hotelMadinah, ...stay('2026-11-27', '2026-11-29') } },
      })
    })
    await openSheet()
    press(await checkIn())
    const day = (text: string) => screen.findByText(text, { selector: '[role=gridcell]' })
    expect(await day('19')).toBeDisabled()
    expect(await day('20')).toBeEnabled()
  })

  it('staff, who have no mitra for a new package, copy with the same dates only', async () => {
    await openQuote(undefined, { as: ADMIN, width: 1280 })
    await openDuplicate()
    expect(await labelled('Batal')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull())
  })

  it('every stay moves with the first, hotels are read for the new dates, and two taps save one package', async () => {
    const { server } = await openQuote()
    const before = created(server).length
    const answer = held()
    server.on('POST', LIST, answer.react)
    await openSheet()
    await chooseDay(20)
    await ready()
    expect(factsOf(await sheet()).map(([, text]) => text)).toEqual([
      '20–24 April 2027Royal Majestic',
      '24–27 April 2027Grand Plaza Badr Al Maqam',
    ])
    expect(server.log()).toContain('GET /hotel/makkah?date_check_in=2027-04-20&date_check_out=2027-04-24')
    write(await name(), '  Umroh akhir April ')
    pressTwice(await save())
    expect(await labelled('Menyimpan...')).toBeDisabled()
    answer.letGo()
    await gone()
    const sent = created(server).slice(before)
    expect(sent).toHaveLength(1)
    expect(sent[0]!.headers.get('idempotency-key')).toMatch(/^copy-\d+\.[0-9a-f]{32}-[0-9a-f]+$/)
    expect(sent[0]!.body).toMatchObject({
      namaPaket: 'Umroh akhir April',
      jumlahJamaah: 45,
      hotelMakkah: { tanggalCheckIn: '2027-04-20', tanggalCheckOut: '2027-04-24' },
      hotelMadinah: { tanggalCheckIn: '2027-04-24', tanggalCheckOut: '2027-04-27' },
    })
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull()
  })

  it.each([
    ['with new dates', async () => press(await labelled(TITLE)), ready],
    ['with the same dates', async () => undefined, () => within(screen.getByRole('dialog')).findByText('Duplikat')],
  ])('a copy %s takes the place of its original on the screen (§23.1.11)', async (_, choose, submit) => {
    const { id } = await openQuote()
    await openDuplicate()
    write(await screen.findByLabelText('Nama Paket Baru'), 'Umroh akhir April')
    const entries = window.history.length
    await choose()
    press(await submit())
    expect(await screen.findByText('Umroh akhir April', { selector: 'h2' })).toBeVisible()
    expect(idShown()).toBeGreaterThan(id)
    expect(window.history.length).toBe(entries)
  })

  it('a copy with new dates opens from the list too, and the list stays behind it (§23.1.11)', async () => {
    const { server, id, unmount } = await openQuote()
    unmount()
    await renderApp('/package/umroh-reguler', { server })
    press((await screen.findAllByRole('button', { name: /^Duplikat / }))[0]!)
    const byName = await labelled(TITLE)
    const entries = window.history.length
    press(byName)
    press(await ready())
    await waitFor(() => expect(idShown()).toBeGreaterThan(id))
    expect(window.history.length).toBe(entries + 1)
  })

  it('a hotel that is not offered is named and not saved; another date brings it back', async () => {
    const { server } = await openQuote()
    withoutHotelOn(server, ['2027-04-20'])
    await openSheet()
    await chooseDay(20)
    const alert = await within(await sheet()).findByText(/Royal Majestic” tidak tersedia/)
    expect(alert).toHaveTextContent(
      'Hotel Makkah “Royal Majestic” tidak tersedia pada tanggal ini. Pilih hotel lain lewat “Buka di wizard”.',
    )
    expect((await prices())[0]).toEqual(['Double', 'Rp. 30.822.044', 'Belum dapat dihitung'])
    expect(await save()).toBeDisabled()
    await chooseDay(21)
    await ready()
    expect(within(await sheet()).queryByText(/tidak tersedia/)).toBeNull()
  })

  it('‘Buka di wizard’ leads to the step of the missing hotel with everything that was typed, and saves nothing', async () => {
    const { server } = await openQuote()
    const before = created(server).length
    withoutHotelOn(server, ['2027-04-20'])
    await openSheet()
    write(await name(), 'Umroh akhir April')
    await chooseDay(20)
    await within(await sheet()).findByText(/Royal Majestic” tidak tersedia/)
    press(await labelled('Buka di wizard'))
    await atStep(1)
    expect(address()).toBe('/package/umroh-reguler/create')
    expect(trigger('Tanggal Check-In')).toHaveTextContent('20 April 2027')
    expect(trigger('Hotel Makkah')).not.toHaveTextContent('Royal Majestic')
    expect(created(server)).toHaveLength(before)
    expect(localStorage.getItem(DRAFTS_KEY)).toContain('Umroh akhir April')
  })

  it('‘Buka di wizard’ opens the review of a complete copy beside an earlier draft, and its save makes one package', async () => {
    const { server } = await openQuote()
    const before = created(server).length
    await openSheet()
    await ready()
    press(await labelled('Buka di wizard'))
    await atStep(5)
    await waitFor(() => expect(region('Kalkulasi Harga Paket Umroh Regular')).toHaveTextContent('Rp. 30.822.044'))
    fireEvent.submit(document.querySelector('form')!)
    await waitFor(() => expect(address()).toBe('/package/umroh-reguler'))
    expect(created(server)).toHaveLength(before + 1)
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull()
  })
})

describe('a copy that fails', () => {
  /** The server saves the package, and the answer is lost. */
  const loseAnswer = (server: PartnerServer) =>
    server.on('POST', LIST, async (_, pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
  const total = async (server: PartnerServer, token: string | null) =>
    (await server.call('GET', `${LIST}?per_page=1`, { token: token ?? undefined })).body.meta.total as number

  it('after a lost answer the next press repeats the save with the same key, and there is one copy', async () => {
    const { server, token } = await openQuote()
    const before = await total(server, token)
    const sentBefore = created(server).length
    const stop = loseAnswer(server)
    await openSheet()
    press(await ready())
    expect(await within(await sheet()).findByText(/paket tidak akan tersimpan dua kali/)).toBeVisible()
    stop()
    press(await ready())
    await gone()
    const keys = keysOf(server).slice(sentBefore)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    expect(await total(server, token)).toBe(before + 1)
  })

  it('after a lost answer and a reload the sheet has what was typed, and the save is repeated with the same key', async () => {
    const { server, token, id, unmount } = await openQuote()
    const before = await total(server, token)
    const sentBefore = created(server).length
    const stop = loseAnswer(server)
    await openSheet()
    write(await name(), 'Umroh akhir April')
    await chooseDay(20)
    press(await ready())
    await within(await sheet()).findByText(/paket tidak akan tersimpan dua kali/)
    stop()
    unmount()
    await renderApp(`/package/umroh-reguler/${id}`, { server })
    await openSheet()
    expect(await name()).toHaveValue('Umroh akhir April')
    expect(await checkIn()).toHaveTextContent('20 April 2027')
    press(await ready())
    await gone()
    const keys = keysOf(server).slice(sentBefore)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    expect(await total(server, token)).toBe(before + 1)
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull()
  })

  it('after a lost answer and a reload, a copy with another name changes the one that was saved', async () => {
    const { server, token, id, unmount } = await openQuote()
    const before = await total(server, token)
    const stop = loseAnswer(server)
    await openSheet()
    press(await ready())
    await within(await sheet()).findByText(/paket tidak akan tersimpan dua kali/)
    stop()
    unmount()
    await renderApp(`/package/umroh-reguler/${id}`, { server })
    await openSheet()
    write(await name(), 'Umroh akhir April')
    press(await ready())
    await gone()
    expect(await total(server, token)).toBe(before + 1)
    expect(server.callsTo('PUT', /^.partner.umroh-regular/).map(({ body }) => body)).toMatchObject([
      { namaPaket: 'Umroh akhir April' },
    ])
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull()
  })

  it('a copy that was acknowledged can be made once more: it is another package', async () => {
    const { server, token } = await openQuote()
    const before = await total(server, token)
    for (let copies = 0; copies < 2; copies += 1) {
      await openSheet()
      press(await ready())
      await gone()
    }
    expect(await total(server, token)).toBe(before + 2)
  })

  it('a refused copy says why, stays open with what was typed, and can be saved once it is mended', async () => {
    const { server } = await openQuote()
    const stop = server.on('POST', LIST, () =>
      json({ message: 'Nama sudah dipakai', errors: { namaPaket: ['Nama sudah dipakai'] } }, 422),
    )
    await openSheet()
    write(await name(), 'Umroh lama')
    press(await ready())
    await waitFor(async () => expect(await name()).toHaveAccessibleDescription('Nama sudah dipakai'))
    stop()
    write(await name(), 'Umroh baru')
    press(await ready())
    await gone()
  })

  describe('prices that were read long ago and cannot be read again', () => {
    const FLIGHTS = '/custom-data/pesawat'
    /** Presses save and returns the message, the number of copies before it, and what lets the list be read again. */
    async function refusedCopy() {
      const { server } = await openQuote()
      await openSheet()
      await ready()
      const before = created(server).length
      vi.setSystemTime(Date.now() + STALE_TIME.general)
      const stop = server.on('GET', FLIGHTS, () => json({}, 400))
      press(await save())
      const words = await within(await sheet()).findByText(/^Harga terbaru belum dapat dibaca/)
      expect(created(server)).toHaveLength(before)
      return { server, before, stop, message: words.closest<HTMLElement>('[role=alert]')! }
    }

    it('Coba lagi saves the copy once they can be read', async () => {
      const { server, before, stop, message } = await refusedCopy()
      stop()
      press(within(message).getByText('Coba lagi'))
      await gone()
      expect(created(server)).toHaveLength(before + 1)
    })

    it('Simpan dengan harga server saves one copy with its key, and says beside the price that it is old', async () => {
      const { server, before, message } = await refusedCopy()
      expect(
        await within(await sheet()).findByRole('note', { name: 'Harga hari ini belum dapat dibaca' }),
      ).toBeVisible()
      pressTwice(within(message).getByText('Simpan dengan harga server'))
      await gone()
      expect(created(server)).toHaveLength(before + 1)
      expect(keysOf(server).at(-1)).toMatch(/^copy-/)
    })
  })

  it('in Mode pelanggan a margin that is no longer offered is not named', async () => {
    const { server } = await openQuote()
    server.on('GET', '/custom-data/margin', () => json({ data: { data: [] } }))
    press(await screen.findByRole('switch', { name: 'Mode pelanggan' }))
    await openSheet()
    expect(await within(await sheet()).findByText(/^Satu pilihan tambahan tidak tersedia lagi/)).toBeVisible()
    expect(document.documentElement.outerHTML).not.toMatch(/Margin|Rp\. 2\.000\.000/)
  })

  it('without a name nothing can be saved', async () => {
    await openQuote()
    await openSheet()
    await ready()
    write(await name(), '   ')
    await waitFor(async () => expect(await save()).toBeDisabled())
    expect(await name()).toHaveAccessibleDescription('Nama Paket wajib diisi')
  })

  it('hotels that cannot be read say so and can be read again; the name stays', async () => {
    const { server } = await openQuote()
    const stop = server.on('GET', '/hotel/madinah', () => json({ message: 'Tidak boleh' }, 422))
    await openSheet()
    write(await name(), 'Umroh akhir April')
    expect(await within(await sheet()).findByText('Harga belum dapat dihitung')).toBeVisible()
    expect(await save()).toBeDisabled()
    stop()
    press(await labelled('Coba lagi'))
    await ready()
    expect(await name()).toHaveValue('Umroh akhir April')
  })

  it('a package that cannot be read says so and can be read again', async () => {
    const { server, id } = await openQuote()
    const stop = server.on('GET', `${LIST}/${id}/edit-data`, () => json({ message: 'x' }, 422))
    await openSheet()
    expect(await within(await sheet()).findByText('Paket belum dapat dibaca')).toBeVisible()
    stop()
    press(await labelled('Coba lagi'))
    await ready()
    expect(shownStep()).toBe(-1)
  })

  it('a package without hotels has no dates to move, and says so', async () => {
    const skipped = { id: null, tanggalCheckIn: null, tanggalCheckOut: null, tanpaHotel: true }
    await openQuote(undefined, { body: { hotelMakkah: skipped, hotelMadinah: skipped } })
    await openSheet()
    expect(await within(await sheet()).findByText(/^Paket ini tanpa hotel/)).toBeVisible()
  })
})
