import { describe, expect, it } from 'vitest'
import { MASTER_FIELDS, unitOf } from '@/domain/masters/masters'
import { tiersOfPairs } from '@/domain/masters/tiers'
import { calculatePrice } from '@/domain/package/price/price'
import { priceInWords, priceWithUnit, shareText } from '@/ui/elements/priceUnits'

describe('the unit of a price (docs/product.md §8.5)', () => {
  it('is the one by which the calculation divides it, for every master', () => {
    const units = MASTER_FIELDS.map((field) => {
      const input = { jamaah: 20, tourLeader: 0, hotels: { makkah: null, madinah: null }, prices: { [field]: [100] } }
      const totals = (['private', 'group'] as const).map(
        (tripType) => calculatePrice({ ...input, tripType }).quad.total,
      )
      return [field, Math.max(...totals.map(Number)), unitOf(field) === 'jamaah' ? 100 : 5]
    })
    expect(units.map(([field, total]) => [field, total])).toEqual(units.map(([field, , wanted]) => [field, wanted]))
    expect(MASTER_FIELDS.filter((field) => unitOf(field) !== 'jamaah')).toEqual(['muthawwif', 'transportasi'])
  })

  it.each([
    ['visaBus', 350_000, 'Rp. 350.000 per jamaah'],
    ['margin', 2_000_000, 'Rp. 2.000.000 per jamaah'],
    ['muthawwif', 19_000_000, 'Rp. 19.000.000 per rombongan, dibagi jumlah jamaah ÷ 35 = Rp. 542.857'],
    ['transportasi', 750_000, 'Rp. 750.000 per kendaraan ÷ 35 = Rp. 21.429'],
    ['transportasi', null, 'Harga belum tersedia'],
  ] as const)('of %s %s stands behind it: %s', (field, price, text) =>
    expect(priceInWords(field, { price }, 35)).toBe(text),
  )

  it.each([null, 0])('without a number of jamaah (%s) nothing is divided', (n) => {
    expect(shareText('muthawwif', 19_000_000, n)).toBeNull()
    expect(priceInWords('muthawwif', { price: 19_000_000 }, n)).toBe(priceWithUnit('muthawwif', 19_000_000))
  })

  it.each([
    [20, 'Rp. 60.000 per jamaah (20–34 jamaah)'],
    [35, 'Rp. 48.000 per jamaah (35+ jamaah)'],
    [19, 'Belum ada harga untuk 19 jamaah'],
    [0, 'mulai 20 jamaah Rp. 60.000 per jamaah'],
    [null, 'mulai 20 jamaah Rp. 60.000 per jamaah'],
  ])('a price by the size of the group, for %s jamaah: %s (docs/product.md §16.5.7)', (n, text) => {
    const tiers = tiersOfPairs([
      [20, 60_000],
      [35, 48_000],
    ])
    expect(priceInWords('visaBus', { price: 60_000, tiers }, n)).toBe(text)
  })
})
