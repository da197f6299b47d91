import { describe, expect, it } from 'vitest'
import {
  hasStay,
  isPriceKnown,
  isPriceStale,
  oldestPrice,
  priceOfForm,
  priceProblems,
} from '@/domain/package/price/packagePrice'
import type { PackageForm } from '@/domain/types'
import { EMPTY_PACKAGE } from '@/domain/package/packageContents'
import { chosen, filledForm, stay } from '@tests/support/packageForms'

const price = (id: number, amount: number) => chosen(id, `Pilihan ${id}`, amount)

// The worked package of docs/product.md §16.2, as a mitra would enter it in the wizard.
const WORKED = filledForm({
  jumlahJamaah: ' 45 ',
  tourLeader: '1',
  pesawat: price(1, 14_500_000),
  tipePerjalanan: 'group',
  laPrivate: price(2, 9_500_000),
  visaBus: price(3, 2_850_000),
  muthawwif: price(4, 11_280_000),
  handlingSaudi: price(5, 281_000),
  transportasi: [price(6, 4_935_000), price(7, 6_815_000), price(8, 4_465_000)],
  domestik: price(9, 350_000),
  siskopatuh: price(10, 200_000),
  perlengkapan: price(11, 350_000),
  wisataPlus: price(12, 450_000),
  manasik: price(13, 100_000),
  margin: price(14, 2_000_000),
  hotelMakkah: stay(15, '2026-03-01', '2026-03-05', { double: 4_794_000, triple: 3_509_333.33, quad: 2_867_000 }),
  hotelMadinah: stay(16, '2026-03-05', '2026-03-08', { double: 3_666_000, triple: 2_820_000, quad: 2_397_000 }),
})
const double = (changes: Partial<PackageForm>) =>
  Math.round(Number(priceOfForm({ ...WORKED, ...changes }).double.total))
const BASE = 30_152_000

describe('the price of a form (fault 35, 36)', () => {
  it('the price of the worked quote is right in all three room types', () => {
    const { double, triple, quad } = priceOfForm(WORKED)
    expect([double, triple, quad].map(({ total }) => Math.round(Number(total)))).toEqual([
      30_822_044, 28_644_030, 27_555_022,
    ])
  })

  it('an untouched wizard has the price 0', () => {
    expect(priceOfForm(EMPTY_PACKAGE).quad.total).toBe(0)
  })

  it.each<[string, Partial<PackageForm>, number]>([
    ['jamaah not readable yet', { jumlahJamaah: '4.5' }, BASE - 250_667 - 360_333],
    ['jamaah empty', { jumlahJamaah: '' }, BASE - 250_667 - 360_333],
    ['tour leader empty', { tourLeader: '' }, BASE],
    ['tour leader not readable', { tourLeader: '-1' }, BASE],
    [
      'a private trip: the group services stay in the form and cost nothing',
      { tipePerjalanan: 'private', tourLeader: '0' },
      BASE - 3_131_000 - 250_667 + 9_500_000,
    ],
    ['no trip type', { tipePerjalanan: null, tourLeader: '0' }, BASE - 3_131_000 - 250_667],
    [
      'a skipped hotel, even if its data were still there',
      { hotelMakkah: { ...WORKED.hotelMakkah, tanpaHotel: true }, tourLeader: '0' },
      BASE - 4_794_000,
    ],
    ['a choice without a price', { wisataPlus: chosen(12, 'Dubai', null), tourLeader: '0' }, BASE - 450_000],
    ['a choice whose record is not known yet', { wisataPlus: { id: 12, data: null }, tourLeader: '0' }, BASE - 450_000],
  ])('%s', (_name, changes, expected) => {
    expect(Math.abs(double(changes) - expected)).toBeLessThanOrEqual(1)
  })
})

describe('a stay in a hotel', () => {
  it.each([
    ['2026-03-01', '2026-03-02', true],
    ['2026-03-01', '2026-03-01', false],
    ['2026-03-02', '2026-03-01', false],
    [null, '2026-03-01', false],
    ['2026-03-01', null, false],
    [null, null, false],
  ])('the hotels of a stay from %s to %s can be requested: %s', (tanggalCheckIn, tanggalCheckOut, expected) => {
    expect(hasStay({ tanggalCheckIn, tanggalCheckOut })).toBe(expected)
  })

  const hotel = stay(11, '2026-03-01', '2026-03-05')
  it.each([
    ['as chosen', {}, false],
    ['check-in moved', { tanggalCheckIn: '2026-03-02' }, true],
    ['check-out moved', { tanggalCheckOut: '2026-03-06' }, true],
    ['a date cleared', { tanggalCheckOut: null }, true],
    ['prices of unknown dates', { dataHotel: { ...hotel.dataHotel!, stay: null } }, true],
    ['no hotel chosen', { id: null, dataHotel: null, tanggalCheckIn: '2026-03-02' }, false],
    ['skipped', { tanpaHotel: true, tanggalCheckIn: '2026-03-02' }, false],
  ])('whether a hotel has prices of other dates, %s: %s', (_name, changes, expected) => {
    expect(isPriceStale({ ...hotel, ...changes })).toBe(expected)
  })
})

describe('choices whose price is not known', () => {
  const unread = { id: 9, data: null }
  const { data } = chosen(5)
  const inDollars = { id: 5, data: data && { ...data, price: null, currency: 'USD' as const, amount: 145 } }
  it.each<[string, Partial<PackageForm>, string[]]>([
    ['no choice of an untouched form', {}, []],
    ['a flight that could not be read', { pesawat: unread }, ['pesawat.id']],
    ['an add-on and a margin', { manasik: unread, margin: unread }, ['manasik.id', 'margin.id']],
    ['the second transport', { transportasi: [chosen(1), unread] }, ['transportasi.1.id']],
    ['a group’s visa', { tipePerjalanan: 'group', visaBus: unread, laPrivate: unread }, ['visaBus.id']],
    ['no choice of the trip type that is not chosen', { tipePerjalanan: 'private', visaBus: unread }, []],
    [
      'a hotel that could not be read',
      { hotelMakkah: { ...stay(1, '2026-03-01', '2026-03-05'), dataHotel: null } },
      ['hotelMakkah.id'],
    ],
    [
      'a hotel priced for other dates',
      { hotelMadinah: { ...stay(1, '2026-03-01', '2026-03-05'), tanggalCheckOut: '2026-03-06' } },
      ['hotelMadinah.id'],
    ],
    ['a service in dollars without a kurs', { manasik: inDollars }, ['manasik.id']],
    ['no skipped hotel', { hotelMadinah: { ...EMPTY_PACKAGE.hotelMadinah, tanpaHotel: true, id: 3 } }, []],
  ])('%s', (_, changes, paths) => {
    expect(priceProblems(filledForm(changes)).map(({ path }) => path)).toEqual(paths)
  })
})

describe('whether the price may be shown', () => {
  const moved = { ...stay(1, '2026-03-01', '2026-03-05'), tanggalCheckOut: '2026-03-08' }
  it.each<[string, Partial<PackageForm>, boolean]>([
    ['the price of the choices so far is shown', {}, true],
    ['the price of an empty form is shown', EMPTY_PACKAGE, true],
    ['no price is shown while a hotel has the price of other dates', { hotelMakkah: moved }, false],
    [
      'no price is shown while the dates are in the wrong order',
      { hotelMakkah: { ...moved, tanggalCheckOut: '2026-02-01' } },
      false,
    ],
    ['no price is shown if a record could not be read', { margin: { id: 9, data: null } }, false],
  ])('%s', (_, changes, known) => {
    expect(isPriceKnown(filledForm(changes))).toBe(known)
  })

  it('dates in the wrong order are no problem of the hotel’s price', () => {
    expect(priceProblems(filledForm({ hotelMakkah: { ...moved, tanggalCheckOut: '2026-02-01' } }))).toEqual([])
  })
})

describe('the oldest price of a form', () => {
  const old = (asOf: number) => ({ id: 1, data: { id: 1, name: 'Lama', price: 1, logo: null, asOf } })
  const oldStay = { ...WORKED.hotelMakkah, dataHotel: { ...WORKED.hotelMakkah.dataHotel!, asOf: 5 } }

  it.each<[string, Partial<PackageForm>, number | null]>([
    ['none if all prices are today’s', {}, null],
    ['a flight’s', { pesawat: old(7) }, 7],
    ['the older of two prices', { pesawat: old(7), margin: old(6) }, 6],
    ['a transport’s', { transportasi: [price(6, 1), old(3)] }, 3],
    ['a hotel’s', { hotelMakkah: oldStay }, 5],
    ['not the price of a skipped hotel', { hotelMakkah: { ...oldStay, tanpaHotel: true } }, null],
    ['not a price of the other trip type', { laPrivate: old(7) }, null],
  ])('the oldest price is %s', (_, changes, at) => {
    expect(oldestPrice({ ...WORKED, ...changes })).toBe(at)
  })
})
