import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planParts } from '@/domain/offer/paymentPlan'
import { plans } from './packages'

const lastOrders = fc.constantFrom(null, '2026-04-01', '2026-11-22', '2027-01-15', '2027-03-01')

describe('the payment plan of an offer (docs/product.md §21.4.2)', () => {
  it('the parts of any price by any plan are whole rupiah that add up to the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000_000 }), plans, lastOrders, (price, plan, lastOrder) => {
        const parts = planParts(price, plan, '2027-03-01', lastOrder).map(({ amount }) => amount)
        expect(parts.reduce((sum, amount) => sum + amount, 0)).toBe(price)
        for (const amount of parts) expect(Number.isInteger(amount) && amount > 0).toBe(true)
      }),
    )
  })

  it('instalments come in the order of their days, and the rest last', () => {
    const plan = {
      dp: 1_000_000,
      instalments: [
        { percent: 33.3, daysBefore: 30 },
        { amount: 2_000_000, daysBefore: 90 },
      ],
      restDaysBefore: 14,
    }
    expect(planParts(10_000_001, plan, '2027-03-01')).toEqual([
      { kind: 'dp', due: null, amount: 1_000_000 },
      { kind: 'instalment', due: '2026-12-01', amount: 2_000_000 },
      { kind: 'instalment', due: '2027-01-30', amount: 3_330_000 },
      { kind: 'rest', due: '2027-02-15', amount: 3_670_001 },
    ])
  })

  it('a part that is due before the last day of the offer is paid with the order, and the parts still add up', () => {
    const plan = {
      dp: 1_000_000,
      instalments: [
        { percent: 30, daysBefore: 90 },
        { amount: 2_000_000, daysBefore: 60 },
      ],
      restDaysBefore: 30,
    }
    const parts = (lastOrder: string) =>
      planParts(10_000_000, plan, '2027-03-01', lastOrder).map(({ kind, due, amount }) => [kind, due, amount])
    expect(parts('2026-12-02')).toEqual([
      ['dp', null, 4_000_000],
      ['instalment', '2026-12-31', 2_000_000],
      ['rest', '2027-01-30', 4_000_000],
    ])
    expect(parts('2026-12-01')[1]).toEqual(['instalment', '2026-12-01', 3_000_000])
    expect(parts('2027-01-30')).toEqual([
      ['dp', null, 6_000_000],
      ['rest', '2027-01-30', 4_000_000],
    ])
    expect(parts('2027-01-31')).toEqual([['rest', null, 10_000_000]])
  })

  it('a part that is larger than what is left is cut to it, and nothing follows it', () => {
    const plan = { dp: 3_000_000, instalments: [{ amount: 9_000_000, daysBefore: 30 }], restDaysBefore: 14 }
    expect(planParts(5_000_000, plan, '2027-03-01').map(({ kind, amount }) => [kind, amount])).toEqual([
      ['dp', 3_000_000],
      ['instalment', 2_000_000],
    ])
  })
})
