import type { CalendarDate } from '../types'
import { addDays } from '../values/dates'

/** A part of the price: rupiah per jamaah, or a percentage of the price per jamaah. */
export type PlanShare = { amount: number } | { percent: number }

/** An instalment that is due `daysBefore` days before the departure. */
export type Instalment = PlanShare & { daysBefore: number }

/** How a jamaah pays: a DP in rupiah when ordering, up to four instalments, and the rest (docs/product.md §21.4.2). */
export type PaymentPlan = {
  dp: number
  instalments: readonly Instalment[]
  /** The rest is due this many days before the departure. */
  restDaysBefore: number
}

export const MOST_INSTALMENTS = 4

/** What a jamaah pays and when. `due` is null for the DP, which is due with the order. */
export type PlanPart = { kind: 'dp' | 'instalment' | 'rest'; due: CalendarDate | null; amount: number }

const rupiahOf = (share: PlanShare, price: number) =>
  'percent' in share ? Math.round((price * share.percent) / 100) : Math.round(share.amount)

/**
 * The parts of a price per jamaah in whole rupiah. They always add up to the price: the rest takes what is left, and a part
 * that is larger than what is left is cut to it. Parts of 0 rupiah are left out.
 */
export function planParts(price: number, plan: PaymentPlan, departure: CalendarDate): PlanPart[] {
  let left = price
  const take = (wanted: number) => {
    const amount = Math.min(Math.max(0, wanted), left)
    left -= amount
    return amount
  }
  const dp: PlanPart = { kind: 'dp', due: null, amount: take(plan.dp) }
  const instalments = plan.instalments
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
    .map((share): PlanPart => ({
      kind: 'instalment',
      due: addDays(departure, -share.daysBefore),
      amount: take(rupiahOf(share, price)),
    }))
  const rest: PlanPart = { kind: 'rest', due: addDays(departure, -plan.restDaysBefore), amount: left }
  return [dp, ...instalments, rest].filter(({ amount }) => amount > 0)
}
