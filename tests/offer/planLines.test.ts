import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicOffer, type OfferPrice } from '@/domain/offer/publicOffer'
import { planLines } from '@/offer/planLines'
import { choices, packages, profiles } from '../domain/offer/packages'

const price = (room: OfferPrice['room'], ...parts: OfferPrice['parts']): OfferPrice => ({ room, perJamaah: 0, parts })
const dp = { kind: 'dp', due: null, amount: 5 } as const
const rest = (amount: number) => ({ kind: 'rest', due: '2027-02-19', amount }) as const
const instalment = (due: string, amount: number) => ({ kind: 'instalment', due, amount }) as const

describe('the payment plans of all room types in one list', () => {
  it('a part that is the same for all room types is said once, another one with the amount of each', () => {
    const lines = planLines([price('double', dp, rest(20)), price('quad', dp, rest(15))])
    expect(lines.map(({ name, isSame }) => [name, isSame])).toEqual([
      ['DP saat memesan', true],
      ['Pelunasan, paling lambat 19 Februari 2027', false],
    ])
    expect(lines[1]?.amounts).toEqual([
      { room: 'double', amount: 20 },
      { room: 'quad', amount: 15 },
    ])
  })

  it('a part that one room type does not have is not said of all, and the days stay in order', () => {
    const [early, late] = [instalment('2026-12-01', 3), instalment('2027-01-02', 3)]
    const lines = planLines([price('double', dp, late, rest(9)), price('quad', dp, early, late, rest(9))])
    expect(lines.map(({ amounts, isSame }) => [amounts.length, isSame])).toEqual([
      [2, true],
      [1, false],
      [2, true],
      [2, true],
    ])
  })

  it('two instalments of one day stay two', () => {
    const twice = [instalment('2026-12-01', 3), instalment('2026-12-01', 3)]
    expect(planLines([price('double', dp, ...twice, rest(1))])).toHaveLength(4)
  })

  it('the parts of each room type add up to its price, whatever the plan', () => {
    fc.assert(
      fc.property(packages, choices, profiles, (detail, choice, profile) => {
        const { prices } = publicOffer(detail, { ...choice, withPaymentPlan: true }, profile)
        const told = planLines(prices).flatMap(({ amounts }) => amounts)
        for (const { room, perJamaah, parts } of prices) {
          const sum = told.filter((one) => one.room === room).reduce((all, { amount }) => all + amount, 0)
          expect(sum).toBe(parts.length > 0 ? perJamaah : 0)
        }
      }),
      { numRuns: 50 },
    )
  })
})
