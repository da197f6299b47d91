import { expect, it } from 'vitest'
import { detailHoles } from '@/resources/umroh-regular/detail/detailHoles'
import type { DetailHotel, PackageDetail } from '@/domain/types'

type Stay = readonly [checkIn: string | null, checkOut: string | null] | null

const hotel = (stay: Stay) => stay && ({ checkIn: stay[0], checkOut: stay[1] } as DetailHotel)
const journeyOf = (makkah: Stay, madinah: Stay, jamaah: number) =>
  detailHoles({
    name: null,
    jamaah,
    hotels: { makkah: hotel(makkah), madinah: hotel(madinah) },
    totals: { double: null, triple: null, quad: null },
    pricedAt: null,
  } as PackageDetail).journey?.replaceAll('\u00a0', ' ') ?? null

it.each<[Stay, Stay, number, string | null]>([
  [['2027-03-20', '2027-03-25'], ['2027-03-25', '2027-03-28'], 25, '20–28 Maret 2027 · 8 malam · 25 jamaah'],
  [['2027-03-25', '2027-04-02'], ['2027-03-20', '2027-03-25'], 25, '20 Maret – 2 April 2027 · 13 malam · 25 jamaah'],
  [['2027-12-28', '2028-01-03'], null, 10, '28 Desember 2027 – 3 Januari 2028 · 6 malam · 10 jamaah'],
  [['2027-03-20', '2027-03-21'], null, 0, '20–21 Maret 2027 · 1 malam'],
  // A stay whose dates are not known may be longer.
  [['2027-03-20', '2027-03-25'], ['2027-03-25', null], 25, '25 jamaah'],
  [['2027-03-25', '2027-03-20'], null, 25, '25 jamaah'],
  [null, null, 25, '25 jamaah'],
  [null, null, 0, null],
])('the stays %j and %j of %i jamaah read as %j (docs/product.md §9.1.2)', (makkah, madinah, jamaah, text) =>
  expect(journeyOf(makkah, madinah, jamaah)).toBe(text),
)

it('a price whose day the API does not tell has no line', () => {
  const of = (pricedAt: string | null) => detailHoles({ hotels: {}, totals: {}, pricedAt } as unknown as PackageDetail)
  expect(of(null).pricedAt).toBeNull()
  expect(of('2026-11-12T03:00:00.000Z').pricedAt).toBe('Harga per 12 November 2026')
})
