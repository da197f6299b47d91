import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatePrice, type PriceInput } from '@/domain/package/price/price'
import {
  breakEven,
  exactNeeded,
  isSameForAnyGroup,
  leastMargin,
  marginLeft,
  MOST_JAMAAH,
  tiersOf,
  type ToldPrice,
} from '@/domain/package/price/simulation'
import { tiersOfPairs, type Price } from '@/domain/masters/tiers'
import { ROOM_TYPES, type RoomType } from '@/domain/types'
import { HANDLING_TIERS } from '@tests/support/tiers'

const NO_HOTELS = { makkah: null, madinah: null }
const inputOf = (jamaah: number | null, handlingSaudi: Price, more: Partial<PriceInput> = {}): PriceInput => ({
  jamaah,
  tourLeader: 0,
  tripType: 'group',
  prices: { handlingSaudi: [handlingSaudi], margin: [10] },
  hotels: NO_HOTELS,
  ...more,
})
const quadOf = (input: PriceInput) => calculatePrice(input).quad.total
const quoteOf = (input: PriceInput): ToldPrice => {
  const prices = calculatePrice(input)
  const told = Object.fromEntries(ROOM_TYPES.map((room) => [room, prices[room].total])) as ToldPrice['told']
  return { input, told, totals: told, step: 0 }
}

describe('a price with tiers (docs/product.md §16.5, §8.1.9)', () => {
  it.each([
    [19, 98],
    [20, 60],
    [44, 48],
    [45, 43],
    [60, 43],
  ])('%i jamaah: %i each', (n, price) => {
    expect(quadOf(inputOf(n, HANDLING_TIERS))).toBe(price + 10)
  })

  it('a group below the first tier, or without a number, has no total in any room, with and without a tour leader', () => {
    for (const jamaah of [19, 0, null])
      for (const tourLeader of [0, 2]) {
        const prices = calculatePrice(inputOf(jamaah, HANDLING_TIERS.slice(2), { tourLeader }))
        expect(ROOM_TYPES.map((room) => prices[room].total)).toEqual([null, null, null])
        expect(prices.quad.lines.find(({ key }) => key === 'handlingSaudi')?.perJamaah).toBeNull()
      }
  })

  it('the tiers of the other trip type count nothing', () => {
    const prices = { handlingSaudi: [HANDLING_TIERS.slice(4)], margin: [10] }
    expect(quadOf(inputOf(1, null, { tripType: 'private', prices }))).toBe(10)
  })
})

// In whole thousands a difference shared by a group is none or more than the hundredth of a rupiah that counts as none.
const thousands = (min: number, max: number) => fc.integer({ min, max }).map((count) => count * 1_000)
const amount = thousands(1, 1_000)
const price: fc.Arbitrary<Price> = fc.oneof(
  amount,
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 60 }), amount), {
      selector: ([from]) => from,
      minLength: 1,
      maxLength: 6,
    })
    .map(tiersOfPairs),
)
const anyInput = fc
  .record({
    jamaah: fc.integer({ min: 1, max: 70 }),
    leaders: fc.nat(2),
    trip: fc.constantFrom('group' as const, 'private' as const),
    visa: price,
    handling: price,
    private: price,
    guide: thousands(0, 5_000),
    margin: thousands(0, 500),
    told: thousands(1, 3_000),
  })
  .map((each): PriceInput & { saved: number } => ({
    saved: each.told,
    jamaah: each.jamaah,
    tourLeader: each.leaders,
    tripType: each.trip,
    prices: {
      visaBus: [each.visa],
      handlingSaudi: [each.handling],
      laPrivate: [each.private],
      muthawwif: [each.guide],
      margin: [each.margin],
    },
    hotels: NO_HOTELS,
  }))
const told = (input: PriceInput & { saved: number }, room: RoomType = 'quad'): ToldPrice => ({
  ...quoteOf(input),
  told: { double: null, triple: null, quad: null, [room]: input.saved },
})

describe('Simulasi with tiers (docs/product.md §24.1)', () => {
  it('at every size it needs the price of a package that is saved with that size', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 100 }), (input, m) => {
        const quote = told({ ...input, saved: 1 })
        expect(exactNeeded(quote, m).quad).toBe(quadOf({ ...input, jamaah: m }))
      }),
    )
  })

  it('the margin left gives the told price, and none is left where there is no price', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 100 }), (input, m) => {
        const quote = told(input)
        const margin = marginLeft(quote, m).quad
        const total = quadOf({ ...input, jamaah: m, prices: { ...input.prices, margin: [margin ?? 0] } })
        if (margin === null) expect(total).toBeNull()
        else expect(total).toBeCloseTo(quote.told.quad ?? Number.NaN, 3)
      }),
    )
  })

  it('break-even is the first group of all that loses nothing', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const quote = told(input)
        const cost = (jamaah: number) => quadOf({ ...input, jamaah, prices: { ...input.prices, margin: [0] } })
        const all = Array.from({ length: MOST_JAMAAH }, (_, at) => at + 1)
        const first = all.find((jamaah) => (cost(jamaah) ?? Infinity) - input.saved < 0.01) ?? null
        expect(breakEven(quote)).toBe(first)
      }),
      { numRuns: 30 },
    )
  })

  it('a package whose only difference between groups is a tier has another price for another group', () => {
    const two = tiersOfPairs([
      [1, 50],
      [20, 40],
    ])
    const same = tiersOfPairs([
      [1, 50],
      [20, 50],
    ])
    const late = tiersOfPairs([[2, 50]])
    const dear = tiersOfPairs([
      [1, 50],
      [20, 40],
      [30, 50],
    ])
    const isSame = (handling: Price) => isSameForAnyGroup(quoteOf(inputOf(25, handling)))
    expect([50, two, same, late, dear].map(isSame)).toEqual([true, false, true, false, false])
  })

  it('a group without a price has no margin, and the table has a row where a tier begins', () => {
    const quote = quoteOf(inputOf(25, HANDLING_TIERS.slice(1)))
    expect(leastMargin(quote, 7)).toBeNull()
    expect(tiersOf(quote)).toEqual([8, 15, 20, 25, 30, 35, 40, 45])
  })
})
