import { describe, expect, it } from 'vitest'
import { EMPTY_PACKAGE, hotelSkipped } from '@/domain/package/packageContents'
import { packageProblems } from '@/domain/package/packageSchema'
import type { HotelChoice, PackageForm } from '@/domain/types'
import { validation } from '@/i18n/rules/validation'
import { chosen, filledForm } from '../../support/packageForms'

/** Each field that breaks a rule, with the message that the mitra reads. */
const messages = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    packageProblems(value).map(({ path, key }) => [
      path,
      validation[key.replace('validation.', '') as keyof typeof validation],
    ]),
  )

const withHotel = (city: 'hotelMakkah' | 'hotelMadinah', changes: object): PackageForm => {
  const form = filledForm()
  return { ...form, [city]: { ...form[city], ...changes } as HotelChoice }
}

const NAME = 'Nama Paket wajib diisi'
const JAMAAH = 'Jumlah jamaah wajib diisi'
const JAMAAH_NUMBER = 'Jumlah jamaah harus berupa angka lebih dari 0'
const FLIGHT = 'Pesawat wajib dipilih'
const CHECK_IN = 'Tanggal check-in wajib diisi'
const CHECK_OUT = 'Tanggal check-out wajib diisi'
const AFTER = 'Tanggal check-out harus setelah tanggal check-in'
const MAKKAH = 'Hotel Makkah wajib dipilih'
const MADINAH = 'Hotel Madinah wajib dipilih'
const INVALID_DATE = 'Tanggal tidak valid'
const LEADER = 'Tour Leader harus berupa angka 0 atau lebih'
const MANY_LEADERS = 'Tour Leader maksimal 1.000.000'
const UNKNOWN = 'Pilihan tidak dikenal'

const EVERY_REQUIRED = {
  namaPaket: NAME,
  jumlahJamaah: JAMAAH,
  'pesawat.id': FLIGHT,
  'hotelMakkah.id': MAKKAH,
  'hotelMakkah.tanggalCheckIn': CHECK_IN,
  'hotelMakkah.tanggalCheckOut': CHECK_OUT,
  'hotelMadinah.id': MADINAH,
  'hotelMadinah.tanggalCheckIn': CHECK_IN,
  'hotelMadinah.tanggalCheckOut': CHECK_OUT,
}

describe('every rule, with its message on its field', () => {
  it('a filled form breaks no rule', () => {
    expect(messages(filledForm())).toEqual({})
  })

  it('an untouched wizard and an empty body miss the same fields', () => {
    expect(messages(EMPTY_PACKAGE)).toEqual(EVERY_REQUIRED)
    expect(messages({})).toEqual(EVERY_REQUIRED)
    expect(
      messages({
        namaPaket: null,
        jumlahJamaah: null,
        pesawat: null,
        hotelMakkah: null,
        hotelMadinah: null,
        transportasi: null,
      }),
    ).toEqual(EVERY_REQUIRED)
  })

  it.each<[string, unknown, string | null]>([
    ['Umroh', 'Umroh', null],
    ['a name with spaces around', '  Umroh  ', null],
    ['emoji', '🕋', null],
    ['1000 letters', 'x'.repeat(1000), null],
    ['empty', '', NAME],
    ['spaces', '   ', NAME],
    ['null', null, NAME],
    ['absent', undefined, NAME],
    ['a number', 5, NAME],
    ['1001 letters', 'x'.repeat(1001), 'Nama Paket maksimal 1000 karakter'],
  ])('the rule of namaPaket for %s', (_name, namaPaket, message) => {
    expect(messages({ ...filledForm(), namaPaket })).toEqual(message === null ? {} : { namaPaket: message })
  })

  it.each<[unknown, string | null]>([
    ['10', null],
    [' 10 ', null],
    ['  7 ', null],
    [1, null],
    [1e9, null],
    ['', JAMAAH],
    [' ', JAMAAH],
    [null, JAMAAH],
    [undefined, JAMAAH],
    ['0', JAMAAH_NUMBER],
    ['00', JAMAAH_NUMBER],
    ['1,5', JAMAAH_NUMBER],
    ['9'.repeat(20), JAMAAH_NUMBER],
    [0, JAMAAH_NUMBER],
    ['-1', JAMAAH_NUMBER],
    ['2.5', JAMAAH_NUMBER],
    [2.5, JAMAAH_NUMBER],
    ['1.000', JAMAAH_NUMBER],
    ['1e3', JAMAAH_NUMBER],
    ['0x10', JAMAAH_NUMBER],
    ['١٢', null],
    ['25 orang', JAMAAH_NUMBER],
    ['abc', JAMAAH_NUMBER],
    [Number.NaN, JAMAAH_NUMBER],
    [true, JAMAAH_NUMBER],
    [[], JAMAAH_NUMBER],
    [{}, JAMAAH_NUMBER],
  ])('the message for jumlahJamaah %o is %s (fault 22)', (jumlahJamaah, message) => {
    expect(messages({ ...filledForm(), jumlahJamaah })).toEqual(message === null ? {} : { jumlahJamaah: message })
  })

  it.each<[unknown, string | null]>([
    ['', null],
    [null, null],
    [undefined, null],
    ['0', null],
    [' 2 ', null],
    [3, null],
    ['1000000', null],
    ['1000001', MANY_LEADERS],
    ['9007199254740991', MANY_LEADERS],
    ['-1', LEADER],
    ['1.5', LEADER],
    ['1e3', LEADER],
    ['abc', LEADER],
    [true, LEADER],
  ])('the message for tourLeader %o is %s (fault 36)', (tourLeader, message) => {
    expect(messages({ ...filledForm(), tourLeader })).toEqual(message === null ? {} : { tourLeader: message })
  })

  it.each<[unknown, Record<string, string>]>([
    [{ id: null, data: null }, { 'pesawat.id': FLIGHT }],
    [{ id: '' }, { 'pesawat.id': FLIGHT }],
    [{ id: '  ' }, { 'pesawat.id': FLIGHT }],
    [{}, { 'pesawat.id': FLIGHT }],
    [{ id: 1.5 }, { 'pesawat.id': FLIGHT }],
    [{ id: {} }, { 'pesawat.id': FLIGHT }],
    ['3', { pesawat: FLIGHT }],
    [{ id: 'ga-1' }, {}],
    [{ id: 0 }, {}],
  ])('the messages for the flight %j are %j', (pesawat, expected) => {
    expect(messages({ ...filledForm(), pesawat })).toEqual(expected)
  })

  it.each([
    ['hotelMakkah', MAKKAH],
    ['hotelMadinah', MADINAH],
  ] as const)('%s', (city, missing) => {
    const on = (changes: object) => messages(withHotel(city, changes))
    expect(on({ id: null })).toEqual({ [`${city}.id`]: missing })
    expect(on({ id: '' })).toEqual({ [`${city}.id`]: missing })
    expect(on({ tanggalCheckIn: null })).toEqual({ [`${city}.tanggalCheckIn`]: CHECK_IN })
    expect(on({ tanggalCheckIn: '' })).toEqual({ [`${city}.tanggalCheckIn`]: CHECK_IN })
    expect(on({ tanggalCheckOut: null })).toEqual({ [`${city}.tanggalCheckOut`]: CHECK_OUT })
    expect(on({ tanggalCheckOut: undefined })).toEqual({ [`${city}.tanggalCheckOut`]: CHECK_OUT })
    expect(on({ tanggalCheckIn: '2026-02-31' })).toEqual({ [`${city}.tanggalCheckIn`]: INVALID_DATE })
    expect(on({ tanggalCheckOut: '2026-03-05T00:00:00Z' })).toEqual({ [`${city}.tanggalCheckOut`]: INVALID_DATE })
    expect(on({ tanggalCheckOut: '2026-03-01', tanggalCheckIn: '2026-03-01' })).toEqual({
      [`${city}.tanggalCheckOut`]: AFTER,
    })
    expect(on({ tanggalCheckOut: '2026-03-01', tanggalCheckIn: '2026-03-02' })).toEqual({
      [`${city}.tanggalCheckOut`]: AFTER,
    })
    expect(on({ tanggalCheckOut: '2027-01-01', tanggalCheckIn: '2026-12-31' })).toEqual({})
    expect(on({ tanpaHotel: undefined })).toEqual({})
    expect(on({ tanpaHotel: null })).toEqual({})
    expect(on({ tanpaHotel: 'ya' })).toEqual({ [`${city}.tanpaHotel`]: missing })
  })

  it('check-out is checked also while the hotel is still missing', () => {
    expect(
      messages(withHotel('hotelMakkah', { id: null, tanggalCheckIn: '2026-03-05', tanggalCheckOut: '2026-03-05' })),
    ).toEqual({
      'hotelMakkah.id': MAKKAH,
      'hotelMakkah.tanggalCheckOut': AFTER,
    })
  })

  it('a check-in in the past is no error: an old quote can be saved again (fault 28)', () => {
    expect(messages(withHotel('hotelMakkah', { tanggalCheckIn: '2001-01-01', tanggalCheckOut: '2001-01-02' }))).toEqual(
      {},
    )
  })

  it('a skipped hotel has no rules', () => {
    expect(messages(filledForm({ hotelMakkah: hotelSkipped(true) }))).toEqual({})
    expect(messages(filledForm({ hotelMakkah: hotelSkipped(true), hotelMadinah: hotelSkipped(true) }))).toEqual({})
    expect(
      messages(withHotel('hotelMadinah', { tanpaHotel: true, id: '', tanggalCheckIn: 'x', tanggalCheckOut: 7 })),
    ).toEqual({})
  })

  it.each<[string, unknown, Record<string, string>]>([
    ['startCity', 'jeddah', { startCity: 'Urutan kota tidak dikenal' }],
    ['startCity', '', {}],
    ['startCity', 'makkah', {}],
    ['tipePerjalanan', 'vip', { tipePerjalanan: 'Tipe perjalanan tidak dikenal' }],
    ['tipePerjalanan', null, {}],
    ['tipePerjalanan', 'group', {}],
    ['margin', { id: {} }, { 'margin.id': UNKNOWN }],
    ['margin', 'x', { margin: UNKNOWN }],
    ['margin', null, {}],
    ['margin', { id: '' }, {}],
    ['domestik', { id: 'x'.repeat(101) }, { 'domestik.id': UNKNOWN }],
    ['transportasi', [{ id: 1 }, { id: '' }], { 'transportasi.1.id': UNKNOWN }],
    ['transportasi', ['x'], { 'transportasi.0': UNKNOWN }],
    ['transportasi', 'x', { transportasi: UNKNOWN }],
    ['transportasi', [], {}],
    ['transportasi', Array.from({ length: 201 }, () => ({ id: 1 })), { transportasi: UNKNOWN }],
  ])('the messages for %s %j are %j', (field, value, expected) => {
    expect(messages({ ...filledForm(), [field]: value })).toEqual(expected)
  })

  it.each([[null], [undefined], ['text'], [5], [[]]])('a body that is %j breaks rules and does not throw', (body) => {
    expect(packageProblems(body).length).toBeGreaterThan(0)
  })

  it('every message of the schema is a text of i18n', () => {
    const worst = {
      ...filledForm({ transportasi: [chosen('')] }),
      startCity: 1,
      tipePerjalanan: 1,
      tourLeader: 'x',
      margin: 1,
      hotelMakkah: { tanpaHotel: 'x' },
    }
    for (const text of Object.values({ ...messages(worst), ...messages({}) })) expect(text).toBeTypeOf('string')
  })
})

describe('skipping a hotel (fault 24)', () => {
  it('ticking clears hotel and dates, and unticking leaves them cleared', () => {
    for (const tanpaHotel of [true, false]) {
      expect(hotelSkipped(tanpaHotel)).toEqual({
        tanpaHotel,
        id: null,
        dataHotel: null,
        tanggalCheckIn: null,
        tanggalCheckOut: null,
      })
    }
  })

  it('ticking changes only that city', () => {
    const form = filledForm({ hotelMakkah: hotelSkipped(true) })
    expect(form.hotelMakkah.tanpaHotel).toBe(true)
    expect(form.hotelMadinah.tanpaHotel).toBe(false)
  })
})
