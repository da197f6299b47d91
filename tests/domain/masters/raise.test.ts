import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRaise, raisedPrice } from '@/domain/masters/raise'

describe('the typed percent of a change of prices', () => {
  it.each([
    ['5', 5],
    ['+5', 5],
    ['5%', 5],
    ['2,5', 2.5],
    ['-2,5', -2.5],
    ['−10', -10],
    ['-90', -90],
    ['200', 200],
    ['0', null],
    ['', null],
    ['lima', null],
    ['-90,01', null],
    ['201', null],
    ['1,005', null],
    ['0,125', null],
  ])('%j is %s', (typed, percent) => expect(parseRaise(typed)).toBe(percent))
})

describe('a price after a change', () => {
  it.each([
    [510, 5, 1, 536],
    [510, -5, 1, 485],
    [90, 5, 1, 95],
    [57.7, 5, 0.01, 60.59],
    [510, 5, 5, 535],
    [14_500_000, 2.5, 1000, 14_863_000],
    [14_500_000, -2.5, 50_000, 14_150_000],
    // Rounding to 1.000 would make it free.
    [400, -5, 1000, 380],
    [0, 5, 1, 0],
  ])('%d after %d%%, rounded to %d, is %d', (price, percent, step, after) =>
    expect(raisedPrice(price, { percent, step })).toBe(after),
  )

  it('is the nearest step, and never free', () => {
    const prices = fc.integer({ min: 1, max: 100_000_000 }).map((cents) => cents / 100)
    const percents = fc.integer({ min: -9000, max: 20_000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(prices, percents, fc.constantFrom(0.01, 1, 1000), (price, percent, step) => {
        const after = raisedPrice(price, { percent, step })
        const wanted = price * (1 + percent / 100)
        expect(after).toBeGreaterThan(0)
        expect(Math.abs(after - wanted)).toBeLessThanOrEqual(step / 2 + 1e-6 * wanted)
      }),
    )
  })
})
