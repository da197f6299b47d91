import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isTooSmall,
  priceFor,
  priceOf,
  sizesFor,
  tierProblems,
  tiersOfPairs,
  withFirstPrice,
  type Tier,
} from '@/domain/masters/tiers'
import { HANDLING_TIERS } from '@tests/support/tiers'

describe('the price for a group of n jamaah (docs/product.md §16.5)', () => {
  it.each([
    [1, 249, '1–7'],
    [7, 249, '1–7'],
    [8, 98, '8–19'],
    [19, 98, '8–19'],
    [20, 60, '20–34'],
    [34, 60, '20–34'],
    [44, 48, '35–44'],
    [45, 43, '45+'],
    [60, 43, '45+'],
  ])('a group of %i pays %i per jamaah by the tier %s', (n, price, sizes) => {
    expect([priceFor(HANDLING_TIERS, n), sizesFor(HANDLING_TIERS, n)]).toEqual([price, sizes])
  })

  it('fewer jamaah than the first tier, and an unknown number, have no price', () => {
    const tiers = HANDLING_TIERS.slice(2)
    for (const n of [19, 1, 0, null]) expect([priceFor(tiers, n), sizesFor(tiers, n)]).toEqual([null, null])
    expect([19, 20, 0, null].map((n) => isTooSmall({ price: 60, tiers }, n))).toEqual([true, false, false, false])
    expect(isTooSmall({ price: 60 }, 1)).toBe(false)
  })

  it('a tier of a single size says that size', () => {
    const tiers = tiersOfPairs([
      [2, 30],
      [1, 40],
    ])
    expect([1, 2].map((n) => sizesFor(tiers, n))).toEqual(['1', '2+'])
  })

  it('a record without tiers has its price for every group', () => {
    expect([priceOf({ price: 5 }), priceOf({ price: null }), priceOf(null)]).toEqual([5, null, null])
    expect(priceFor(5, null)).toBe(5)
  })
})

describe('the rules of tiers', () => {
  it.each<[string, readonly (readonly [unknown, unknown])[], string[]]>([
    ['a size of 0', [[0, 5]], ['tingkatMulai 0.from']],
    ['half a jamaah', [[1.5, 5]], ['tingkatMulai 0.from']],
    ['a size that is no number', [['8', 5]], ['tingkatMulai 0.from']],
    ['a price of 0', [[1, 0]], ['tingkatHarga 0.amount']],
    ['three decimals', [[1, 0.125]], ['tingkatHarga 0.amount']],
    ['no price', [[1, null]], ['tingkatHarga 0.amount']],
    ['too high a price', [[1, 1e12 + 1]], ['tingkatHargaBesar 0.amount']],
    [
      'two rows that begin at one size',
      [
        [8, 5],
        [1, 9],
        [8, 4],
      ],
      ['tingkatKembar 0.from,2.from'],
    ],
    ['21 rows', Array.from({ length: 21 }, (_, at) => [at + 1, 5] as const), ['tingkatBanyak 0.from']],
    [
      'rows in any order',
      [
        [8, 5],
        [1, 9],
      ],
      [],
    ],
  ])('%s', (_, rows, problems) => {
    const tiers = rows.map(([from, amount]) => ({ from, amount }) as Tier)
    expect(tierProblems(tiers).map(({ key, cells }) => `${key} ${cells.join()}`)).toEqual(problems)
  })
})

describe('the record’s own price', () => {
  const saved = { price: 249, tiers: HANDLING_TIERS }
  it('a price that changes alone moves the first tier, and other tiers give the price', () => {
    const [, ...others] = HANDLING_TIERS
    expect(withFirstPrice({ ...saved, price: 300 }, saved)).toEqual({
      price: 300,
      tiers: [{ from: 1, amount: 300 }, ...others],
    })
    expect(withFirstPrice({ price: 300, tiers: others }, saved)).toEqual({ price: 98, tiers: others })
    expect(withFirstPrice({ price: 300, tiers: others })).toEqual({ price: 98, tiers: others })
    expect(withFirstPrice({ price: 300 }, saved)).toEqual({ price: 300 })
  })

  it('after every write it is the price of the first tier', () => {
    const amount = fc.integer({ min: 1, max: 1000 })
    const lists = fc.option(fc.uniqueArray(fc.tuple(fc.nat(50), amount), { selector: ([from]) => from, minLength: 1 }))
    const record = fc.record({ price: amount, tiers: lists.map((pairs) => pairs && tiersOfPairs(pairs)) })
    fc.assert(
      fc.property(record, record, fc.boolean(), (before, after, isKept) => {
        const { price, tiers } = withFirstPrice(isKept ? { ...after, tiers: before.tiers } : after, before)
        if (tiers) expect(price).toBe(tiers[0]?.amount)
        else expect(price).toBe(after.price)
      }),
    )
  })
})
