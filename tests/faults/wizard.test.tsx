import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FIELD_NAMES } from '@/domain/package/packageFields'
import { DEWI } from '../partner-api/fixtures'
import { json } from '../support/server/fakeFetch'
import { LIST } from '../support/packageRows'
import { partnerServer } from '../support/server/partnerServer'
import { button, press, renderApp, write } from '../support/renderApp'
import {
  atHotelStep,
  atStep,
  checkbox,
  chooseDay,
  editedQuote,
  MORNING,
  newWizard,
  next,
  open,
  pick,
  sheetClosed,
  shownStep,
  smallPackageAtReview,
  textbox,
  toggle,
  trigger,
} from '../support/wizard'

const clockAt = (now: Date) => vi.useFakeTimers({ toFake: ['Date'], now })

describe('fault 22: jumlah jamaah', () => {
  const NONE = 'Jumlah jamaah wajib diisi'
  const WRONG = 'Jumlah jamaah harus berupa angka lebih dari 0'

  // Every other entry: tests/domain/package/validation.test.ts.
  it('a wrong entry for Jumlah Jamaah shows its message and keeps the mitra on the step', async () => {
    await newWizard({ without: ['Makkah', 'Madinah'] })
    for (const [text, message] of [
      ['', NONE],
      ['0', WRONG],
      ['abc', WRONG],
    ] as const) {
      write(textbox('Jumlah Jamaah'), text)
      press(button('Lanjut'))
      await waitFor(() => expect(textbox('Jumlah Jamaah')).toHaveAccessibleDescription(message))
      expect([text, shownStep(), textbox('Jumlah Jamaah').getAttribute('aria-invalid')]).toEqual([text, 0, 'true'])
    }
    for (const text of ['25 orang', '1.000']) {
      write(textbox('Jumlah Jamaah'), text)
      await waitFor(() =>
        expect(textbox('Jumlah Jamaah')).toHaveAccessibleDescription(
          `${WRONG} Tulis angka saja, tanpa titik, koma atau kata: misalnya 25.`,
        ),
      )
      write(textbox('Jumlah Jamaah'), 'abc')
      await waitFor(() => expect(textbox('Jumlah Jamaah')).toHaveAccessibleDescription(WRONG))
    }
    write(textbox('Jumlah Jamaah'), '\u202a٧\u202c')
    await waitFor(() => expect(textbox('Jumlah Jamaah')).toBeValid())
  })

  it('an entry for Jumlah Jamaah with spaces around it, or in other digits, is sent as a number', async () => {
    const { server } = await smallPackageAtReview(undefined, { jamaah: '  ٧ ' })
    press(button('Simpan'))
    await screen.findByRole('article', { name: 'Umroh Maret' })
    expect(server.callsTo('POST', LIST).map(({ body }) => (body as { jumlahJamaah: unknown }).jumlahJamaah)).toEqual([
      7,
    ])
  })
})

describe('fault 24: a hotel that is skipped after it was chosen', () => {
  beforeEach(() => void clockAt(MORNING))

  it('a skipped hotel that is wanted again stays empty and has to be chosen again', async () => {
    await atHotelStep(undefined, ['2026-11-23', '2026-11-25'])
    await pick('Hotel Makkah', 'Royal Majestic')
    press(button('Sebelumnya'))
    await atStep(0)
    press(checkbox('Tanpa Hotel Makkah'))
    press(checkbox('Tanpa Hotel Makkah'))
    press(toggle('Urutan Kota', 'Madinah Awal'))
    press(toggle('Urutan Kota', 'Makkah Awal'))
    await next(1)
    expect(
      [
        trigger('Tanggal Check-In').textContent,
        trigger('Tanggal Check-Out').textContent,
        trigger('Hotel Makkah').textContent,
      ].join(),
    ).not.toMatch(/November|Royal/)
    press(button('Lanjut'))
    await waitFor(() => expect(trigger('Tanggal Check-In')).toHaveAccessibleDescription('Tanggal check-in wajib diisi'))
    expect(trigger('Hotel Makkah')).toBeInvalid()
    expect(shownStep()).toBe(1)
  })

  it('a skipped hotel is sent as null, although it was chosen before', async () => {
    const { server, id } = await editedQuote()
    press(checkbox('Tanpa Hotel Makkah'))
    for (const step of [2, 3, 4, 5]) await next(step)
    press(button('Simpan'))
    await screen.findByRole('article', { name: 'Umroh Syawal 9 Hari' })
    expect(server.callsTo('PUT', `${LIST}/${id}`)[0]!.body).toMatchObject({
      hotelMakkah: { id: null, tanggalCheckIn: null, tanggalCheckOut: null, tanpaHotel: true },
      startCity: 'makkah',
    })
  })
})

describe('fault 25: a check-in on or after the check-out', () => {
  it('a check-in on or after the check-out keeps the mitra on the step until the dates are right', async () => {
    clockAt(MORNING)
    await atHotelStep(undefined, ['2026-11-23', '2026-11-25'])
    await pick('Hotel Makkah', 'Royal Majestic')
    for (const late of [25, 26]) {
      await chooseDay('Tanggal Check-In', late)
      press(button('Lanjut'))
      await waitFor(() =>
        expect(trigger('Tanggal Check-Out')).toHaveAccessibleDescription(
          'Tanggal check-out harus setelah tanggal check-in',
        ),
      )
      expect(shownStep()).toBe(1)
    }
    await chooseDay('Tanggal Check-Out', 28)
    await waitFor(() => expect(trigger('Tanggal Check-Out')).toBeValid())
    await waitFor(() => expect(trigger('Hotel Makkah')).toHaveTextContent('DoubleRp. 2.397.000'))
    await next(2)
  })
})

describe('fault 26: the day that is tapped is the day that is sent', () => {
  const before = process.env.TZ
  afterEach(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  const CLOCKS: [
    zone: string,
    when: string,
    now: [number, number, number, number, number],
    days: [number, number],
    sent: string,
  ][] = [
    ['Asia/Jakarta', 'just after midnight', [2026, 10, 20, 0, 5], [20, 21], '2026-11-20/2026-11-21'],
    ['Etc/GMT+5', 'just before midnight', [2026, 10, 20, 23, 55], [20, 21], '2026-11-20/2026-11-21'],
    ['America/New_York', 'as the clocks go forward', [2026, 2, 8, 0, 30], [8, 9], '2026-03-08/2026-03-09'],
    ['America/New_York', 'as the clocks go back', [2026, 10, 1, 0, 30], [1, 2], '2026-11-01/2026-11-02'],
  ]
  it.each(CLOCKS)('the tapped days are sent unchanged in %s, %s', async (zone, _, now, [checkIn, checkOut], sent) => {
    process.env.TZ = zone
    clockAt(new Date(...now))
    const { server } = await atHotelStep(undefined, [null, null])
    await chooseDay('Tanggal Check-In', checkIn, 'this month')
    await chooseDay('Tanggal Check-Out', checkOut)
    await open('Hotel Makkah')
    await waitFor(() => expect(server.callsTo('GET', '/hotel/makkah')).toHaveLength(1))
    const query = new URLSearchParams(server.callsTo('GET', '/hotel/makkah')[0]!.query)
    expect(`${query.get('date_check_in')}/${query.get('date_check_out')}`).toBe(sent)
  })

  it('the body of the save has the tapped days too', async () => {
    process.env.TZ = 'Asia/Jayapura'
    clockAt(new Date(2026, 10, 20, 0, 5))
    const { server } = await newWizard({ without: ['Madinah'] })
    await next(1)
    await chooseDay('Tanggal Check-In', 20, 'this month')
    await chooseDay('Tanggal Check-Out', 21)
    await pick('Hotel Makkah', 'Royal Majestic')
    for (const step of [3, 4, 5]) await next(step)
    press(button('Simpan'))
    await screen.findByRole('article', { name: 'Umroh Maret' })
    expect(server.callsTo('POST', LIST)[0]!.body).toMatchObject({
      hotelMakkah: { tanggalCheckIn: '2026-11-20', tanggalCheckOut: '2026-11-21' },
    })
  })
})

describe('fault 27: a hotel that is not offered for the new dates', () => {
  it('a hotel that is not offered for the new dates is cleared, and the old dates do not restore it', async () => {
    clockAt(MORNING)
    const { server } = await atHotelStep(undefined, ['2026-11-23', '2026-11-25'])
    await pick('Hotel Makkah', 'Royal Majestic')
    const stop = server.on('GET', '/hotel/makkah', () => json({ data: [] }))
    await chooseDay('Tanggal Check-Out', 26)
    await waitFor(() =>
      expect(trigger('Hotel Makkah')).toHaveAccessibleDescription(
        'Hotel yang dipilih tidak tersedia pada tanggal ini. Pilih hotel lain.',
      ),
    )
    stop()
    await chooseDay('Tanggal Check-Out', 25)
    press(button('Lanjut'))
    await waitFor(() => expect(trigger('Hotel Makkah')).toHaveAccessibleDescription('Hotel Makkah wajib dipilih'))
    expect([shownStep(), trigger('Hotel Makkah').textContent?.includes('Royal')]).toEqual([1, false])
  })
})

describe('fault 28: an old package', () => {
  it('past days of a saved stay cannot be chosen again after another day was chosen', async () => {
    clockAt(MORNING)
    await editedQuote((data) => ({
      hotelMakkah: { ...data.hotelMakkah, tanggalCheckIn: '2026-11-10', tanggalCheckOut: '2026-11-14' },
    }))
    await next(1)
    await chooseDay('Tanggal Check-In', 21)
    const days = await open('Tanggal Check-In')
    for (const day of ['10', '19']) expect(await within(days).findByRole('gridcell', { name: day })).toBeDisabled()
    press(within(days).getByRole('button', { name: 'Tutup' }))
    await sheetClosed()
  })
})

describe('fault 29: edit data that is missing or incomplete', () => {
  it('edit data of another mitra’s package is reported as not found', async () => {
    const server = await partnerServer({ packages: [1, 1] })
    const { body } = await server.call('GET', LIST, { token: await server.login(DEWI) })
    await renderApp(`/package/umroh-reguler/edit/${body.data[0].id}`, { server })
    expect(await screen.findByRole('alert')).toHaveTextContent('Data tidak ditemukan')
    expect(document.body).not.toHaveTextContent(body.data[0].nama_paket)
  })

  // Every other value: tests/data-provider/mapPackages.test.ts.
  it('edit data in which every field is a text opens an empty wizard at the first step', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    server.on('GET', `${LIST}/7/edit-data`, () =>
      json({ data: Object.fromEntries(FIELD_NAMES.map((field) => [field, 'x'])) }),
    )
    await renderApp('/package/umroh-reguler/edit/7', { server })
    await atStep(0)
    expect(trigger('Pesawat')).toHaveTextContent('Belum Terpilih')
    expect(
      [toggle('Urutan Kota', 'Makkah Awal'), toggle('Urutan Kota', 'Madinah Awal')].map((each) =>
        each.getAttribute('aria-pressed'),
      ),
    ).toEqual(['false', 'false'])
    press(button('Lanjut'))
    await waitFor(() => expect(trigger('Pesawat')).toHaveAccessibleDescription('Pesawat wajib dipilih'))
    expect(document.body).not.toHaveTextContent(/NaN|undefined|\[object/)
  })
})
