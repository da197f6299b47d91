import { describe, expect, it } from 'vitest'
import { formPathOf, formValues, wireNameOf } from '@/records/fields'
import { HOTEL_PATHS, type HotelForm } from '@/records/hotel'
import { MASTER_PATHS, type MasterForm } from '@/records/masters'
import { rulesOf } from '@/records/rules'
import { priceNames, recordName } from '@/records/wireNames'
import { MASTER_FIELDS, MASTERS, type FormProblem, type MasterField } from '@/domain/masters/masters'
import { hotelBody, masterBody } from '../support/bodies'
import { addTexts, say } from '@/i18n/translate'
import { adminValidation } from '@/i18n/rules/adminValidation'

const { problems: hotelProblems, parse } = rulesOf('hotel/makkah')
const parseHotel = (value: unknown) => parse(value) as HotelForm
const masterProblems = (field: MasterField, value: unknown) => rulesOf(MASTERS[field].resource).problems(value)
const parseMaster = (field: MasterField, value: unknown) => rulesOf(MASTERS[field].resource).parse(value) as MasterForm

addTexts({ validation: adminValidation })
const texts = (problems: FormProblem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ path, key }) => [path, say(key)]))

const NAME = 'Nama wajib diisi'
const PRICE = 'Harga harus berupa angka 0 atau lebih'
const IMAGE = 'Alamat gambar tidak valid'
const PUBLIC = 'Alamat gambar harus https:// dan terbuka untuk umum'
const STARS = 'Bintang harus berupa angka bulat 0 sampai 5'
const DISTANCE = 'Jarak harus berupa angka 0 sampai 1.000.000 meter'
const RATE = 'Tarif harus berupa angka lebih dari 0'
const UNSOLD = 'Kosongkan bila kamar tidak dijual'

const master = { name: 'Batik Air', price: 14_500_000, logo: 'pesawat/batik-air.svg' }
const rooms = { double: 500, triple: 600.5, quad: null }
const hotel: HotelForm = {
  name: 'Royal Majestic',
  stars: 4,
  distance: 300,
  image: null,
  rates: { regular: rooms, rajabSyaban: rooms, ramadhan: { double: 1, triple: 2, quad: 3 } },
}

describe('a master', () => {
  it.each(MASTER_FIELDS)('a master of %s needs a name and a price; a margin needs only its amount', (field) => {
    expect(masterProblems(field, master)).toEqual([])
    const missing = field === 'margin' ? { price: PRICE } : { name: NAME, price: PRICE }
    expect(texts(masterProblems(field, {}))).toEqual(missing)
    expect(texts(masterProblems(field, { name: null, price: null, logo: null }))).toEqual(missing)
    expect(parseMaster(field, { ...master, extra: 1 })).toEqual({
      price: master.price,
      ...(field === 'margin' ? {} : { name: master.name }),
      ...(field === 'pesawat' ? { logo: master.logo } : {}),
    })
  })
  it.each<[unknown, string | null]>([
    [0, null],
    [0.5, null],
    [1_500_000.25, null],
    [1e12, null],
    [1e12 + 1, 'Harga maksimal Rp. 1.000.000.000.000'],
    [-0.01, PRICE],
    [Number.NaN, PRICE],
    [Infinity, PRICE],
    ['', PRICE],
    ['1.500', PRICE],
    ['1500', PRICE],
    [null, PRICE],
    [true, PRICE],
    [{}, PRICE],
  ])('price %o: %s', (price, text) => {
    expect(texts(masterProblems('manasik', { ...master, price }))).toEqual(text === null ? {} : { price: text })
  })
  it('0 is no price of what is bought; what a business gives itself may be free', () => {
    const isFree = (field: (typeof MASTER_FIELDS)[number]) =>
      masterProblems(field, { ...master, price: 0 }).length === 0
    expect(MASTER_FIELDS.filter(isFree)).toEqual(['domestik', 'perlengkapan', 'wisataPlus', 'manasik', 'margin'])
    for (const price of [0, 0.004])
      expect(texts(masterProblems('pesawat', { ...master, price }))).toEqual({ price: 'Harga harus lebih dari 0' })
    expect(masterProblems('pesawat', { ...master, price: 0.01 })).toEqual([])
  })
  it.each<[unknown, string | null]>([
    ['x', null],
    ['  Batik  ', null],
    ['x'.repeat(200), null],
    ['x'.repeat(201), 'Nama maksimal 200 karakter'],
    [' ', NAME],
    [5, NAME],
    [undefined, NAME],
  ])('name %o: %s', (name, text) => {
    expect(texts(masterProblems('visaBus', { ...master, name }))).toEqual(text === null ? {} : { name: text })
  })
  it.each<[unknown, string | null]>([
    [null, null],
    [undefined, null],
    ['', null],
    [' ', null],
    ['pesawat/a.svg', null],
    ['/a b.png', null],
    ['https://cdn.a.co/a.png', null],
    ['/media/pesawat/a.svg', null],
    ['https://cdn.a.co:8443/a.png?w=1', null],
    ['https://xn--hotel-9ua.co.id/a.png', null],
    ['http://a.co/a', PUBLIC],
    ['http://169.254.169.254/', PUBLIC],
    ['https://169.254.169.254/latest', PUBLIC],
    ['https://10.0.0.7/a.png', PUBLIC],
    ['https://127.1/a.png', PUBLIC],
    ['https://0x7f000001/a.png', PUBLIC],
    ['https://2130706433/a.png', PUBLIC],
    ['https://１２７.0.0.1/a.png', PUBLIC],
    ['https://[::1]/a.png', PUBLIC],
    ['https://[::ffff:10.0.0.7]/a.png', PUBLIC],
    ['https://[fe80::1]/a.png', PUBLIC],
    ['https://localhost/a.png', PUBLIC],
    ['https://LOCALHOST./a.png', PUBLIC],
    ['https://app.localhost/a.png', PUBLIC],
    ['https://metadata.google.internal/a.png', PUBLIC],
    ['https://intranet/a.png', PUBLIC],
    ['https://siti:rahasia@a.co/a.png', PUBLIC],
    ['https://siti@a.co/a.png', PUBLIC],
    ['a/v1..2.png', null],
    ['..', IMAGE],
    ['a/../b', IMAGE],
    ['https://a.co/../b', IMAGE],
    ['a/%2e%2E/b', IMAGE],
    ['//a.co/x', IMAGE],
    ['\\\\a.co', IMAGE],
    ['javascript:alert(1)', IMAGE],
    ['data:image/png,x', IMAGE],
    ['ftp://a.co/a', IMAGE],
    ['java\tscript:x', IMAGE],
    ['x'.repeat(501), IMAGE],
    [7, IMAGE],
  ])('logo %o: %s', (logo, text) => {
    expect(texts(masterProblems('pesawat', { ...master, logo }))).toEqual(text === null ? {} : { logo: text })
    expect(texts(hotelProblems({ ...hotel, image: logo }))).toEqual(text === null ? {} : { image: text })
  })
  it('the texts of a master are trimmed, and an empty logo becomes null', () => {
    expect(parseMaster('pesawat', { name: ' Batik ', price: 1, logo: '  ' })).toEqual({
      name: 'Batik',
      price: 1,
      logo: null,
    })
    expect(parseMaster('pesawat', { name: 'B', price: 1, logo: ' a.svg ' }).logo).toBe('a.svg')
    expect(() => parseMaster('pesawat', { name: '', price: 1 })).toThrow()
  })
})

describe('a hotel', () => {
  it('a hotel needs a name, stars and nine rates, which may be empty', () => {
    expect(hotelProblems(hotel)).toEqual([])
    expect(parseHotel(hotel)).toEqual(hotel)
    const rates = HOTEL_PATHS.map(({ path }) => path).filter((path) => path.startsWith('rates'))
    expect(rates).toHaveLength(9)
    expect(texts(hotelProblems({}))).toEqual({
      name: NAME,
      stars: STARS,
      ...Object.fromEntries(rates.map((path) => [path, RATE])),
    })
  })
  it.each<[unknown, string | null]>([
    [0, null],
    [5, null],
    [6, STARS],
    [-1, STARS],
    [3.5, STARS],
    ['4', STARS],
    [null, STARS],
  ])('stars %o: %s', (stars, text) => {
    expect(texts(hotelProblems({ ...hotel, stars }))).toEqual(text === null ? {} : { stars: text })
  })
  it.each<[unknown, string | null]>([
    [0, null],
    [12.5, null],
    [null, null],
    ['', null],
    [-1, DISTANCE],
    ['300', DISTANCE],
    [1e7, DISTANCE],
  ])('distance %o: %s', (distance, text) => {
    expect(texts(hotelProblems({ ...hotel, distance }))).toEqual(text === null ? {} : { distance: text })
  })
  it.each<[unknown, string | null]>([
    [0, UNSOLD],
    [0.004, UNSOLD],
    [0.01, null],
    [1e6, null],
    [1e6 + 1, 'Tarif maksimal SAR 1,000,000.00'],
    [-1, RATE],
    [null, null],
    ['', null],
    [undefined, RATE],
    [false, RATE],
    ['5', RATE],
  ])('a rate of %o: %s', (rate, text) => {
    const broken = { ...hotel, rates: { ...hotel.rates, ramadhan: { ...rooms, triple: rate } } }
    expect(texts(hotelProblems(broken))).toEqual(text === null ? {} : { 'rates.ramadhan.triple': text })
  })
  it('a hotel needs at least one price', () => {
    const none = { double: null, triple: null, quad: '' }
    const rates = { regular: none, rajabSyaban: none, ramadhan: none }
    expect(texts(hotelProblems({ ...hotel, rates }))).toEqual({
      'rates.regular.double': 'Isi paling sedikit satu harga',
    })
    expect(hotelProblems({ ...hotel, rates: { ...rates, ramadhan: { ...none, triple: 1 } } })).toEqual([])
  })
  it.each([null, undefined, 'x', 5, []])('a hotel given as %j breaks rules and does not throw', (value) => {
    expect(hotelProblems(value).length + masterProblems('margin', value).length).toBeGreaterThan(1)
    expect(hotelProblems({ ...hotel, rates: value }).length).toBeGreaterThan(0)
  })
})

describe('the API’s names of a master’s fields', () => {
  it('each master has its own names; a flight also has a logo, and a margin has only its amount', () => {
    for (const field of MASTER_FIELDS) {
      const body = masterBody(field, master)
      expect(body[priceNames(field)[0]]).toBe(master.price)
      if (field !== 'margin') expect(body[recordName(field)]).toBe(master.name)
      expect(Object.keys(body)).toHaveLength(field === 'margin' ? 1 : field === 'pesawat' ? 3 : 2)
      expect(parseMaster(field, formValues(MASTER_PATHS[field], body))).toEqual({
        price: master.price,
        ...(field === 'margin' ? {} : { name: master.name }),
        ...(field === 'pesawat' ? { logo: master.logo } : {}),
      })
    }
  })
  it('a hotel has thirteen names, and is read back unchanged', () => {
    expect(hotelBody(hotel)).toEqual({
      nama_hotel: 'Royal Majestic',
      bintang: 4,
      jarak: 300,
      image_path: null,
      rate_double: 500,
      rate_triple: 600.5,
      rate_quad: null,
      rate_double_rajab_syaban: 500,
      rate_triple_rajab_syaban: 600.5,
      rate_quad_rajab_syaban: null,
      rate_double_ramadhan: 1,
      rate_triple_ramadhan: 2,
      rate_quad_ramadhan: 3,
    })
    expect(parseHotel(formValues(HOTEL_PATHS, hotelBody(hotel)))).toEqual(hotel)
  })
  it('every path has a name and every name has a path; unknown names stay unchanged', () => {
    for (const fields of [HOTEL_PATHS, ...MASTER_FIELDS.map((field) => MASTER_PATHS[field])])
      for (const { path, wire } of fields)
        expect([wireNameOf(fields, path), formPathOf(fields, wire)]).toEqual([wire, path])
    expect([wireNameOf(HOTEL_PATHS, 'x'), formPathOf(HOTEL_PATHS, 'constructor')]).toEqual(['x', 'constructor'])
  })
})
