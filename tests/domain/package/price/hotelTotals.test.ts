import { describe, expect, it } from 'vitest'
import { isTotalSoFar, totalsWithHotels } from '@/domain/package/price/hotelTotals'
import { totalsPerRoom } from '@/domain/package/price/packagePrice'
import { hotelSkipped, NO_CHOICE } from '@/domain/package/packageContents'
import type { HotelRecord, Id, PackageForm } from '@/domain/types'
import { chosen, filledForm, stay } from '@tests/support/packageForms'

const DATES = ['2026-03-01', '2026-03-05'] as const
const priced = (id: Id, quad: number | null) => stay(id, ...DATES, { double: 9, triple: 9, quad })
const hotel = (id: Id, quad: number | null): HotelRecord => priced(id, quad).dataHotel as HotelRecord
const form = (changes: Partial<PackageForm> = {}) =>
  filledForm({
    pesawat: chosen(3, 'Batik Air', 14_500_000),
    hotelMakkah: priced(11, 2_867_000),
    hotelMadinah: stay(21, '2026-03-05', '2026-03-08', { double: 9, triple: 9, quad: 2_397_000 }),
    ...changes,
  })
const with45 = { tourLeader: '1', jumlahJamaah: '45' }
const unread = { id: 7, data: null }
const stale = { ...priced(11, 2_867_000), tanggalCheckOut: '2026-03-06' }

describe('the total with another hotel (docs/product.md §6.10.8)', () => {
  it.each<[string, Partial<PackageForm>, HotelRecord, { total: number; by: number | null } | null]>([
    ['a dearer hotel', {}, hotel(12, 3_807_000), { total: 20_704_000, by: 940_000 }],
    ['a cheaper hotel', {}, hotel(12, 2_000_000), { total: 18_897_000, by: -867_000 }],
    ['a hotel of the same price', {}, hotel(12, 2_867_000), { total: 19_764_000, by: 0 }],
    ['the present choice itself', {}, hotel('11', 2_867_000), { total: 19_764_000, by: null }],
    ['no present choice', { hotelMakkah: hotelSkipped(false) }, hotel(12, 1), null],
    [
      'a present choice without a price',
      { hotelMakkah: priced(0, null) },
      hotel(12, 1),
      { total: 16_897_001, by: null },
    ],
    ['another hotel that sells no quad', { hotelMadinah: priced(21, null) }, hotel(12, 1), null],
    ['the share of a tour leader', with45, hotel(12, 3_807_000), { total: 21_164_089, by: 960_889 }],
    ['a hotel without a price', {}, hotel(12, null), null],
    ['another price that is not read yet', { margin: unread }, hotel(12, 1), null],
    ['no number of jamaah', { jumlahJamaah: '' }, hotel(12, 3_807_000), { total: 20_704_000, by: 940_000 }],
    [
      'a present choice priced for other dates',
      { hotelMakkah: stale },
      { ...hotel(12, 5), stay: { checkIn: DATES[0], checkOut: '2026-03-06' } },
      { total: 16_897_005, by: null },
    ],
  ])('%s', (_, changes, option, wanted) => {
    expect(totalsWithHotels(form(changes), 'makkah')(option)).toEqual(wanted)
  })

  it('the total is that of the form with the hotel in it, and is computed once', () => {
    const option = hotel(12, 3_807_000)
    const totalOf = totalsWithHotels(form(), 'makkah')
    const put = form({ hotelMakkah: priced(12, 3_807_000) })
    expect(totalOf(option)?.total).toBe(totalsPerRoom(put).quad)
    expect(totalOf(option)).toBe(totalOf(option))
  })

  it('without a present choice the cheapest hotel is the one to compare with', () => {
    const [cheapest, other] = [hotel(12, 2_000_000), hotel(13, 2_500_000)]
    const totalOf = totalsWithHotels(
      form({ hotelMakkah: { ...priced(12, 1), id: null, dataHotel: null } }),
      'makkah',
      0,
      cheapest,
    )
    expect([totalOf(cheapest)?.by, totalOf(other)?.by]).toEqual([null, 500_000])
  })

  it('a customer is told the rounded total, and the difference of rounded totals', () => {
    const totalOf = totalsWithHotels(form(), 'makkah', 100_000)
    expect(totalOf(hotel(12, 3_807_000))).toEqual({ total: 20_800_000, by: 1_000_000 })
  })

  it.each<[string, Partial<PackageForm>, boolean]>([
    ['with everything that the price needs', {}, false],
    ['without a name', { namaPaket: '' }, false],
    ['without this hotel', { hotelMakkah: hotelSkipped(false) }, false],
    ['with the other city skipped', { hotelMadinah: hotelSkipped(true) }, false],
    ['without the other hotel', { hotelMadinah: hotelSkipped(false) }, true],
    ['without a flight', { pesawat: NO_CHOICE }, true],
    ['without a number of jamaah', { jumlahJamaah: '' }, true],
  ])('%s the total is one so far: %j', (_, changes, wanted) => {
    expect(isTotalSoFar(form(changes), 'makkah')).toBe(wanted)
  })
})
